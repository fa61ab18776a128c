import { describe, expect, it } from 'vitest';
import { progressOf, standings } from '../src/lib/goals';
import type { Goal } from '../src/lib/types';

const goal = (has: Record<string, number>, first: string[] = []): Goal => ({
  name: 'g',
  rule: '1.1',
  says: { id: 'x.y', fields: {} },
  needs: 9,
  has,
  first: Object.fromEntries(first.map((seat) => [seat, { id: 'x.first', fields: {} }])),
});

describe('a goal', () => {
  it('tells how far I am, and who of the others is farthest', () => {
    expect(progressOf(goal({ A: 5, B: 6, C: 7 }), 'A')).toEqual({ own: { seat: 'A', has: 5 }, rival: { seat: 'C', has: 7 } });
    expect(progressOf(goal({ A: 8, B: 6 }), 'A').rival).toEqual({ seat: 'B', has: 6 });
  });

  it('knows nothing of those whose progress is hidden', () => {
    expect(progressOf(goal({ A: 5 }), 'A').rival).toBeNull();
    expect(progressOf(goal({ A: 5, B: 1 }), null)).toEqual({ own: null, rival: { seat: 'A', has: 5 } });
  });

  it('puts those last for whom it does not count yet', () => {
    expect(standings(goal({ A: 5, B: 2 }, ['A'])).map((row) => row.seat)).toEqual(['B', 'A']);
  });
});
