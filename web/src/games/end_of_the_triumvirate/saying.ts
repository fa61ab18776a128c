// The sentences of this game: the entries of its catalogue, as the compiler knows them.
import { rowOf, sayer } from '../../lib/words';
import type { ProvinceState, SeatName } from './position';
import type { GameWords } from './words.gen';

export const say = sayer<GameWords>('end_of_the_triumvirate');

/** A percentage without false precision: what is not certain is neither 0 nor 100. */
export function percent(chance: number): string {
  const whole = chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
  return say('page-percent', { chance: whole });
}

/** A province and what is in it: for those who hear the board, or for a card that has the name as its title. */
export function provinceSaid(name: string, type: string, state: ProvinceState, characters: SeatName[], isTitled = false): string {
  const what = [
    ...characters.map((seat) => say('page-is-here', { seat })),
    say('page-legions', { n: state.legions }),
    say(`page-governor-${state.governor}`),
    ...(state.servants > 1 ? [say('page-servants', { n: state.servants })] : []),
    ...(state.gold ? [say('page-gold', { n: state.gold })] : []),
  ];
  const told = { type, owner: state.owner, what: rowOf(what, 'comma') };
  return isTitled ? say('page-province-card', told) : say('page-province', { name, ...told });
}

export function nextSupply(gold: number, legions: number): string {
  const things = [...(gold ? [say('page-gold', { n: gold })] : []), ...(legions ? [say('page-legions', { n: legions })] : [])];
  return things.length > 0 ? say('page-next-supply', { things }) : say('page-next-supply-nothing');
}
