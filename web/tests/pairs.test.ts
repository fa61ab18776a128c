import { describe, expect, it } from 'vitest';
import { paired } from '../src/lib/pairs';
import type { Opened, Summary } from '../src/lib/types';
import { invitations, ownTable } from '../src/routes/new/tables';

function match(id: string, duplicate?: string, table: 1 | 2 = 1): Summary {
  const place = duplicate ? { id: duplicate, mode: 'together' as const, table, sealed: false, other: null, other_status: null } : null;
  return { id, duplicate: place } as Summary;
}

describe('the two tables of a duplicate', () => {
  it('stand together, the first one first', () => {
    const list = [match('b2', 'b', 2), match('x'), match('a1', 'a'), match('b1', 'b'), match('y')];
    expect(paired(list).map((one) => one.id)).toEqual(['b1', 'b2', 'x', 'a1', 'y']);
  });

  it('each have their invitations, by seat and table', () => {
    const opened: Opened[] = [
      { id: 'one', invites: { Claudii: '/join/one/t' } },
      { id: 'two', invites: { Aemilii: '/join/two/u' } },
    ];
    expect(invitations(opened)).toEqual([
      { seat: 'Claudii', path: '/join/one/t', table: 1 },
      { seat: 'Aemilii', path: '/join/two/u', table: 2 },
    ]);
    expect(invitations(opened.slice(0, 1))[0]!.table).toBeNull();
    expect(ownTable({ id: 'd', tables: opened }, true)).toBe('two');
    expect(ownTable({ id: 'd', tables: opened }, false)).toBe('one');
    expect(ownTable({ id: 'd', tables: opened.slice(0, 1) }, true)).toBe('one');
  });
});
