// Where the round is, and what comes next.
import type { Phase, SeatName, View } from './shapes.gen';

export const ROUND = ['initiative', 'agents', 'taxation', 'campaign', 'spending'] as const satisfies readonly Phase[];

export interface PhaseSeen {
  phase: (typeof ROUND)[number];
  when: 'done' | 'now' | 'later';
  /** Who takes a turn in it, in turn order, and whether he has had it; none where all act at once. */
  turns: { seat: SeatName; when: 'done' | 'now' | 'later' }[];
}

const BY_TURNS: readonly Phase[] = ['agents', 'campaign'];

/** The five phases of the round. */
export function phasesOf(view: View): PhaseSeen[] {
  const now = ROUND.indexOf((view.phase || 'initiative') as (typeof ROUND)[number]);
  return ROUND.map((phase, i) => {
    const when = i < now ? 'done' : i === now ? 'now' : 'later';
    if (!BY_TURNS.includes(phase)) return { phase, when, turns: [] };
    // Before the bids are shown nobody knows who goes first.
    if (now === 0) return { phase, when, turns: [] };
    const at = view.order.indexOf(view.active);
    const turns = view.order.map((seat, place) => ({
      seat,
      when: when !== 'now' ? when : place < at ? ('done' as const) : place === at ? ('now' as const) : ('later' as const),
    }));
    return { phase, when, turns };
  });
}

/** Who is waited for: all who are asked and not known to have answered, or the one who decides. */
export function waitedFor(view: View, answered: readonly string[] = []): SeatName[] {
  if (view.result) return [];
  if (view.asked.length) return view.asked.filter((seat) => !answered.includes(seat));
  return view.decides && view.decides !== 'chance' ? [view.decides] : [];
}
