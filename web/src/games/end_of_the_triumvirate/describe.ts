// The position in words: for screen readers, for the headline and for the strip of phases.
import type { Move } from '../../lib/types';
import type { Board, View } from './shapes.gen';
import { fieldsOf } from './narrow';
import { characterIn, movementPoints, numeral, seated, year, type SeatName, type SeatState } from './position';
import { texts } from './texts';

export const phases: { id: string; title: string }[] = Object.entries(texts.phases).map(([id, title]) => ({ id, title }));

export function phaseOf(view: View): keyof typeof texts.phases {
  const { phase } = view;
  if (phase === 'supply' || phase.startsWith('take') || phase === 'rome') return 'supply';
  return phase === 'actions' || phase === 'consul' || phase === 'over' ? 'actions' : 'movement';
}

export function headline(view: View, board: Board): string {
  const position = view;
  const gold = position.seats[position.active]?.gold ?? 0;
  const { phase } = position;
  const what =
    texts.doing[phase] ??
    (phase === 'rome'
      ? texts.rome
      : phase === 'actions'
        ? texts.actions(position.actions_taken, gold)
        : texts.points(position.points, movementPoints(board), gold));
  return texts.headline(year(position, board), position.calendar ? numeral(position.calendar) : texts.electio, what);
}

function seatSentence(name: SeatName, seat: SeatState, bag: number): string {
  const parts = [
    texts.count(seat.provinces, 'province'),
    `${numeral(seat.political)} political`,
    `${numeral(seat.military)} military`,
    texts.count(seat.citizens, 'citizen'),
    `${seat.gold} gold in hand`,
    `${texts.count(bag, 'weapon')} in the bag and ${seat.weapons_in_reserve} in reserve`,
    ...(seat.consul ? ['a consul card'] : []),
    ...(seat.carried ? [texts.servants(seat.carried)] : []),
  ];
  return `${name} is in ${seat.character} and has ${texts.list(parts)}.`;
}

export function describe(view: View, board: Board): string[] {
  const position = view;
  const card = position.compensation;
  return [
    `${headline(view, board)}, ${texts.phases[phaseOf(view)]}.`,
    ...seated(position).map(([name, seat]) => seatSentence(name, seat, position.bag[name])),
    texts.neutral(position.neutral_citizens),
    card.holder ? texts.cardHeld(card.holder, card.side) : texts.cardFree,
    `The supply holds ${texts.list([texts.gold(position.supply.gold), texts.legions(position.supply.legions), texts.servants(position.supply.servants)])}.`,
    ...board.provinces.flatMap((p) => {
      const state = position.provinces[p.name];
      return state ? [`${texts.province(p.name, texts.types[p.type] ?? p.type, state, characterIn(position, p.name))}.`] : [`${texts.outOfPlay(p.name)}.`];
    }),
  ];
}

export function isEnding(move: Move): boolean {
  const { verb } = fieldsOf(move);
  return verb === 'end movement' || verb === 'end turn';
}

export const verbTitle = (verb: string): string => texts.verbs[verb] ?? verb;
