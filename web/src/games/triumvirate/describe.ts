// The position in words: for screen readers, for the headline and for the strip of phases.
import type { EntryOf } from '../../lib/types';
import { rowOf } from '../../lib/words';
import { HOUSES, inHand, numberOf, sorted, SUITS, type House, type Position } from './position';
import { say } from './saying';
import type { Board, Shapes, View } from './shapes.gen';

const PHASES = ['deal', 'tricks', 'pledges'] as const;
type Phase = (typeof PHASES)[number];

export const phases: { id: string; title: string }[] = PHASES.map((id) => ({ id, title: say(`page-phase-${id}`) }));

export function phaseOf(view: View): Phase {
  const { phase } = view;
  if (phase === 'dealer' || phase === 'deal') return 'deal';
  return phase === 'pledge' || phase === 'over' ? 'pledges' : 'tricks';
}

const trickNumber = (position: Position): number => Math.floor(position.plays.length / 2) + 1;

/** What is going on. */
function doing(position: Position): string {
  const { phase } = position;
  return phase === 'lead' || phase === 'reply' ? say('page-doing-trick', { number: trickNumber(position) }) : say(`page-doing-${phase}`);
}

export function headline(view: View, _board: Board): string {
  const position = view;
  return say('page-headline', { game: position.game_number, hand: Math.max(1, position.hand_number), what: doing(position) });
}

function houseLines(position: Position, house: House): string[] {
  const seat = position.seats[house];
  const hand = inHand(seat);
  return [
    hand ? say('page-words-hand', { house, cards: hand }) : say('page-hand-hidden', { house, cards: seat.cards }),
    seat.pledges && seat.pledges.length > 0
      ? say('page-words-pledged', { house, cards: sorted(seat.pledges) })
      : say('page-words-pledged-hidden', { house, made: seat.pledged }),
  ];
}

export function describe(view: View, board: Board): string[] {
  const position = view;
  const [tricks, consuls, markers] = ['tricks_to_consul', 'consuls_to_emperor', 'markers_to_win'].map((name) => numberOf(board, name)) as [
    number,
    number,
    number,
  ];
  return [
    `${headline(view, board)}.`,
    ...(position.dealer ? [say('page-words-dealer', { house: position.dealer })] : []),
    ...(position.leader
      ? [position.lead ? say('page-words-lead', { house: position.leader, card: position.lead }) : say('page-words-leader', { house: position.leader })]
      : []),
    ...SUITS.map((suit) =>
      say('page-suit-told', { suit, tricks: position.tricks[suit], of_tricks: tricks, consuls: position.consuls[suit], of_consuls: consuls }),
    ),
    ...(position.emperor ? [say('page-suit-crowned', { suit: position.emperor })] : []),
    ...HOUSES.flatMap((house) => houseLines(position, house)),
    say('page-words-on-table', {
      plays: rowOf(
        position.plays.map((play) => say('page-words-play', { house: play.seat, card: play.card })),
        'comma',
      ),
    }),
    say('page-words-aside', { cards: position.aside }),
    say('page-words-score', { score: HOUSES.map((house) => say('page-words-markers', { house, made: position.seats[house].markers })), most: markers }),
  ];
}

/** A single card that is dealt, and nothing else. */
export const isSmall = (entry: EntryOf<Shapes>): boolean => entry.events.length === 1 && entry.events[0]!.name === 'dealt';

/** Cards dealt one after the other, in one breath: what each house got, as far as it may be known. */
export function gathered(entries: EntryOf<Shapes>[]): string[] {
  const dealt = entries.flatMap((entry) => entry.events).flatMap((event) => (event.name === 'dealt' ? [event.fields] : []));
  return HOUSES.flatMap((house) => {
    const cards = dealt.filter((one) => one.seat === house).map((one) => one.card);
    if (cards.length === 0) return [];
    const known = sorted(cards.filter((card) => card !== ''));
    if (known.length < cards.length) return [say('page-words-dealt-hidden', { house, number: cards.length })];
    return [say('page-words-dealt', { house, cards: known })];
  });
}
