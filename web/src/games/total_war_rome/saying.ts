// The sentences of this game: the entries of its catalogue, as the compiler knows them.
import { sayer } from '../../lib/words';
import type { GameWords } from './words.gen';

export const say = sayer<GameWords>('total_war_rome');

/** A percentage without false precision: what is not certain is neither 0 nor 100. */
export function percent(chance: number): string {
  const whole = chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
  return say('page-percent', { chance: whole });
}
