// A battle as sums: what each side had, what it lost to what, and what is left.
import { say } from './saying';

export interface Losses {
  /** Legions at the start. */
  had: number;
  /** Lost to the weapons of the other side, to a character who defends, and one for one. */
  weapons: number;
  guard: number;
  clash: number;
}

export const leftOf = ({ had, weapons, guard, clash }: Losses): number => Math.max(0, had - weapons - guard - clash);

/** "6 − 1 weapon − 2 clash = 3"; before anything is lost only what there was. */
export function sum(side: Losses): string {
  const terms = [
    ...(side.weapons ? [say('page-battle-by-weapons', { n: side.weapons })] : []),
    ...(side.guard ? [say('page-battle-by-guard', { n: side.guard })] : []),
    ...(side.clash ? [say('page-battle-by-clash', { n: side.clash })] : []),
  ];
  if (terms.length === 0) return say('page-battle-had', { n: side.had });
  const minus = terms.reduce((before, term) => say('page-battle-minus', { before, term }), String(side.had));
  return say('page-battle-equals', { sum: minus, left: leftOf(side) });
}
