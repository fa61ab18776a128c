// The ways VP come, and how far a seat is on each, as far as the board tells.
import { columnsOf } from './developments';
import { controlled, regionOf, taxOf } from './position';
import type { Board, SeatName, Tier, View } from './shapes.gen';

export interface Taxes {
  /** What the regions would bring now, before linked markets and developments. */
  raised: number;
  /** The tier that brings VP for it. */
  now: Tier | null;
  /** The next one, and what is missing to it. */
  next: Tier | null;
  missing: number;
}

export function taxesOf(view: View, board: Board, seat: SeatName): Taxes {
  const raised = controlled(view, seat).reduce((sum, name) => {
    const region = regionOf(board, name);
    const state = view.regions[name];
    return region && state ? sum + taxOf(region, state) : sum;
  }, 0);
  const tiers = [...board.tiers].sort((a, b) => a.raised - b.raised);
  const next = tiers.find((tier) => tier.raised > raised) ?? null;
  return { raised, now: tiers.findLast((tier) => tier.raised <= raised) ?? null, next, missing: next ? next.raised - raised : 0 };
}

/** How many columns are complete, of how many. */
export function columnsDone(view: View, board: Board, seat: SeatName): { done: number; all: number } {
  const columns = columnsOf(view, board, seat, []);
  return { done: columns.filter(({ items, done }) => done === items.length).length, all: columns.length };
}
