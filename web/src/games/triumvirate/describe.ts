// The position in words: for screen readers, for the headline and for the strip of phases.
import type { EntryOf } from '../../lib/types';
import type { Board, Shapes, View } from './shapes.gen';
import { HOUSES, inHand, numberOf, sorted, SUITS, type House, type Position } from './position';
import { texts } from './texts';

export const phases: { id: string; title: string }[] = Object.entries(texts.phases).map(([id, title]) => ({ id, title }));

export function phaseOf(view: View): keyof typeof texts.phases {
  const { phase } = view;
  if (phase === 'dealer' || phase === 'deal') return 'deal';
  return phase === 'pledge' || phase === 'over' ? 'pledges' : 'tricks';
}

export const trickNumber = (position: Position): number => Math.floor(position.plays.length / 2) + 1;

export function headline(view: View, _board: Board): string {
  const position = view;
  const what = texts.doing[position.phase] ?? texts.trick.number(trickNumber(position)).toLowerCase();
  return texts.headline(position.game_number, Math.max(1, position.hand_number), what);
}

function houseLines(position: Position, house: House): string[] {
  const seat = position.seats[house];
  const hand = inHand(seat);
  return [
    hand ? texts.words.hand(house, hand) : texts.hand.hidden(house, seat.cards),
    seat.pledges && seat.pledges.length > 0 ? texts.words.pledged(house, sorted(seat.pledges)) : texts.words.pledgedHidden(house, seat.pledged),
  ];
}

export function describe(view: View, board: Board): string[] {
  const position = view;
  const { words } = texts;
  const [tricks, consuls, markers] = ['tricks_to_consul', 'consuls_to_emperor', 'markers_to_win'].map((name) => numberOf(board, name)) as [
    number,
    number,
    number,
  ];
  return [
    `${headline(view, board)}.`,
    ...(position.dealer ? [words.dealer(position.dealer)] : []),
    ...(position.leader ? [position.lead ? words.lead(position.leader, position.lead) : words.leader(position.leader)] : []),
    ...SUITS.map((suit) => texts.suit.told(suit, position.tricks[suit], tricks, position.consuls[suit], consuls)),
    ...(position.emperor ? [texts.suit.crowned(position.emperor)] : []),
    ...HOUSES.flatMap((house) => houseLines(position, house)),
    words.onTable(position.plays.map((play) => words.play(play.seat, play.card))),
    words.aside(position.aside),
    words.score(
      HOUSES.map((house) => [house, position.seats[house].markers]),
      markers,
    ),
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
    return [texts.words.dealt(house, cards.length, known)];
  });
}

export const verbTitle = (verb: string): string => texts.verbs[verb] ?? verb;
