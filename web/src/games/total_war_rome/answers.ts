// One's own answers that are given and not shown yet, as a person reads them.
import { labelOf } from '../../lib/labels';
import { eventOf, orderSaid, ordersIn, wordsOf } from './basket';
import { say } from './saying';
import type { Board, SeatName, View } from './shapes.gen';

const GAME = 'total_war_rome';
/** Answers that are one verb. */
const BARE = ['pass', 'finish', 'hold'];

export function answerSaid(words: string, view: View, board: Board, seat: string): string | null {
  const name = seat as SeatName;
  const orders = ordersIn(view, name);
  const place = orders.findIndex((order) => wordsOf(order) === words);
  if (place >= 0) return orderSaid(orders[place]!, board, name, orders.slice(0, place), view.seats[name]?.developments ?? []);
  const [verb = '', number = ''] = words.split(' ');
  if (BARE.includes(words)) return labelOf(GAME, { id: 0, group: '', words, fields: { verb } });
  if (verb === 'bid') return labelOf(GAME, { id: 0, group: '', words, fields: { verb, gold: Number(number) } });
  const card = /^play (card \d+)/.exec(words)?.[1];
  return card ? say('page-battle-event', { event: eventOf(board, card) }) : null;
}
