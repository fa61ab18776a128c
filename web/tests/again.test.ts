import { describe, expect, it } from 'vitest';
import { duplicateAgain, seatsAgain } from '../src/lib/again';
import type { Comparison, DuplicateTable } from '../src/lib/types';
import { seat, snapshot } from './samples';

const person = { ...seat('Claudii'), kind: 'person' as const, bot: null };
const compared = {
  tables: [
    { id: 'here', players: ['Anna', 'greedy'] },
    { id: 'there', players: ['Berta', 'greedy'] },
  ],
} as unknown as Comparison;
const place = (mode: 'together' | 'exchange', table: 1 | 2): DuplicateTable => ({ id: 'd', mode, table, sealed: false, other: 'there', other_status: 'over' });

describe('playing again', () => {
  it('keeps me and the bots, and invites the others', () => {
    expect(seatsAgain([seat('Aemilii', true), seat('B'), person])).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'invite' }]);
  });

  it('opens both tables of a duplicate as they were', () => {
    const now = snapshot(0, { id: 'here', seats: [seat('Aemilii', true), seat('Claudii')] });
    const again = duplicateAgain(now, place('together', 2), compared, ['greedy']);
    expect(again.first).toEqual([{ kind: 'invite' }, { kind: 'bot', bot: 'greedy' }]);
    expect(again.second).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('begins an exchange in the chairs of its first table', () => {
    const now = snapshot(0, { id: 'there', seats: [person, seat('Aemilii', true)] });
    expect(duplicateAgain(now, place('exchange', 2), compared, []).first).toEqual([{ kind: 'me' }, { kind: 'invite' }]);
    expect(duplicateAgain(now, place('exchange', 1), compared, []).second).toBeNull();
  });
});
