import { describe, expect, it } from 'vitest';
import { chaptersOf, isOpenAtFirst } from '../src/lib/chapters';
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

  it('leaves out what is no part of the story', () => {
    const entries = [of(1, false), of(2, false, 'Pompeius'), of(3, false)];
    const game = { isHushed: (event: { text: string }) => event.text.startsWith('Pompeius') };
    expect(plies(entries, game)).toEqual([[1], [3]]);
  });
});

describe('the log in chapters', () => {
  const phases = ['bids', 'war'].map((id) => ({ id, title: id }));
  const partOf = (one: Entry): string | null => (one.seat === 'Caesar' ? 'bids' : one.seat === 'Pompeius' ? 'war' : null);
  const entries = [
    of(1, false),
    of(2, false, 'chance'),
    of(3, false, 'Pompeius'),
    of(4, false),
    { ...of(5, false, 'chance'), turn: 2 },
    { ...of(6, false), turn: 2 },
  ];
  const lines = gather(entries, null);
  const told = (game: Parameters<typeof chaptersOf>[1]): [string | null, number[]][] =>
    chaptersOf(lines, game).map(({ title, lines: some }) => [title, some.map((line) => line.entries[0]!.ply)]);

  it('is a chapter for each turn', () => {
    expect(told({ partOf, phases })).toEqual([
      [null, [1, 2, 3, 4]],
      [null, [5, 6]],
    ]);
  });

  it('is one for each phase of a long turn, and phases never go back', () => {
    expect(told({ partOf, phases, hasLongTurns: true })).toEqual([
      ['bids', [1, 2]],
      ['war', [3, 4]],
      [null, [5]],
      ['bids', [6]],
    ]);
  });

  it('stands open where one reads: the turn that goes on, and what was just before', () => {
    const chapters = chaptersOf(lines, { partOf, phases, hasLongTurns: true });
    expect(chapters.map((_, index) => isOpenAtFirst(chapters, index))).toEqual([false, false, true, true]);
  });
});
