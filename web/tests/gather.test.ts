import { describe, expect, it } from 'vitest';
import { gather } from '../src/lib/gather';
import type { Entry } from '../src/lib/types';
import { entry } from './samples';

const of = (ply: number, joined: boolean, seat = 'Caesar'): Entry => ({ ...entry(ply, seat), joined });
const small = { isSmall: (one: Entry) => one.seat === 'chance', gathered: (some: Entry[]) => [`${some.length} cards`] };
const plies = (entries: Entry[], game: Parameters<typeof gather>[1] = null): number[][] =>
  gather(entries, game).map((line) => line.entries.map((one) => one.ply));

describe('the log in lines', () => {
  it('tells the moves of one step in one line', () => {
    const entries = [of(1, false), of(2, false), of(3, true), of(4, true), of(5, false, 'Pompeius')];
    expect(plies(entries)).toEqual([[1], [2, 3, 4], [5]]);
    expect(gather(entries, null)[1]!.sentences).toEqual(['Caesar: move 2.', 'Caesar: move 3.', 'Caesar: move 4.']);
  });

  it('keeps two steps of one seat apart', () => {
    expect(plies([of(1, false), of(2, false), of(3, false)])).toEqual([[1], [2], [3]]);
  });

  it('gathers small entries of one turn, and never a step with them', () => {
    const entries = [of(1, false), of(2, false, 'chance'), of(3, false, 'chance'), { ...of(4, false, 'chance'), turn: 2 }, of(5, false), of(6, true)];
    expect(plies(entries, small)).toEqual([[1], [2, 3], [4], [5, 6]]);
    expect(gather(entries, small).map((line) => line.sentences.length)).toEqual([1, 1, 1, 2]);
    expect(gather(entries, small)[1]!.sentences).toEqual(['2 cards']);
  });
});
