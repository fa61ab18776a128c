// The ways to win: how far one is oneself, and who of the others is farthest.
import type { Goal } from './types';

export interface Standing {
  seat: string;
  has: number;
}

export interface Progress {
  own: Standing | null;
  /** The farthest of the others; null where none has anything, or nobody knows. */
  rival: Standing | null;
}

/** Those who are farthest first; who has to reach something else before comes last. */
export function standings(goal: Goal): Standing[] {
  const rows = Object.entries(goal.has).map(([seat, has]) => ({ seat, has }));
  const counts = (seat: string): number => (seat in goal.first ? 0 : 1);
  return rows.sort((a, b) => counts(b.seat) - counts(a.seat) || b.has - a.has);
}

export function progressOf(goal: Goal, me: string | null): Progress {
  const rows = standings(goal);
  return { own: rows.find((row) => row.seat === me) ?? null, rival: rows.find((row) => row.seat !== me && row.has > 0) ?? null };
}
