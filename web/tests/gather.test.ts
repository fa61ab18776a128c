import { describe, expect, it } from 'vitest';
import { gather } from '../src/lib/gather';
import type { Entry } from '../src/lib/types';
import { entry } from './samples';

const of = (ply: number, step: number, seat = 'Caesar'): Entry => ({ ...entry(ply, seat), step });
const small = { isSmall: (one: Entry) => one.seat === 'chance', gathered: (some: Entry[]) => [`${some.length} cards`] };
const plies = (entries: Entry[], game: Parameters<typeof gather>[1] = null): number[][] =>
  gather(entries, game).map((line) => line.entries.map((one) => one.ply));

describe('the log in lines', () => {
  it('tells the moves of one step in one line', () => {
    const entries = [of(1, 0), of(2, 1), of(3, 1), of(4, 1), of(5, 4, 'Pompeius')];
    expect(plies(entries)).toEqual([[1], [2, 3, 4], [5]]);
    expect(gather(entries, null)[1]!.sentences).toEqual(['Caesar: move 2.', 'Caesar: move 3.', 'Caesar: move 4.']);
  });

  it('keeps two steps of one seat apart', () => {
    expect(plies([of(1, 0), of(2, 1), of(3, 2)])).toEqual([[1], [2], [3]]);
  });

  it('gathers small entries of one turn, and never a step with them', () => {
    const entries = [of(1, 0), of(2, 1, 'chance'), of(3, 2, 'chance'), { ...of(4, 3, 'chance'), turn: 2 }, of(5, 4), of(6, 4)];
    expect(plies(entries, small)).toEqual([[1], [2, 3], [4], [5, 6]]);
    expect(gather(entries, small).map((line) => line.sentences.length)).toEqual([1, 1, 1, 2]);
    expect(gather(entries, small)[1]!.sentences).toEqual(['2 cards']);
  });
});
