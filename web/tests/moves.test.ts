import { describe, expect, it } from 'vitest';
import { byNextWord, filterMoves, groupMoves, isEndingByWords, readTyped } from '../src/lib/moves';
import { move } from './samples';

const moves = ['end movement', 'march Sicilia', 'march Sicilia 1 legion', 'march Sicilia 12 legions', 'sail Hispania Ulterior 1 legion', 'place servant'].map(
  (words) => move(words),
);

describe('typing a move', () => {
  it('finds every word in any order, begun or whole', () => {
    expect(filterMoves(moves, 'sic mar').map((one) => one.words)).toEqual(['march Sicilia', 'march Sicilia 1 legion', 'march Sicilia 12 legions']);
    expect(filterMoves(moves, '  ULT ').map((one) => one.words)).toEqual(['sail Hispania Ulterior 1 legion']);
  });

  it('takes numbers whole', () => {
    expect(filterMoves(moves, 'march 1').map((one) => one.words)).toEqual(['march Sicilia 1 legion']);
  });

  it('plays a move spelled out, though others begin with it', () => {
    expect(readTyped(moves, 'March  sicilia')).toEqual({ kind: 'play', move: moves[1] });
  });

  it('plays the only one left', () => {
    expect(readTyped(moves, 'pla')).toEqual({ kind: 'play', move: moves[5] });
  });

  it('asks for more while several fit, and the server about what none fits', () => {
    expect(readTyped(moves, 'sic')).toEqual({ kind: 'several', count: 3 });
    expect(readTyped(moves, ' march Roma ')).toEqual({ kind: 'unknown', text: 'march Roma' });
    expect(readTyped(moves, '  ')).toEqual({ kind: 'nothing' });
  });
});

describe('typing numbers', () => {
  const pledges = ['pledge 0 1 2', 'pledge 1 0 2', 'pledge 2 1 0', 'pledge 12 0 0'].map((words) => move(words));

  it('leaves only what begins with them, if anything does', () => {
    expect(filterMoves(pledges, 'pledge 1').map((one) => one.words)).toEqual(['pledge 1 0 2']);
    expect(filterMoves(pledges, 'pl 2 1').map((one) => one.words)).toEqual(['pledge 2 1 0']);
    expect(filterMoves(pledges, '2 0').map((one) => one.words)).toEqual(['pledge 0 1 2', 'pledge 1 0 2', 'pledge 2 1 0']);
  });
});

describe('grouping', () => {
  it('puts moves together that differ in numbers only', () => {
    expect(groupMoves(moves).map((one) => [one.key, one.moves.length])).toEqual([
      ['end movement', 1],
      ['march Sicilia', 3],
      ['sail Hispania Ulterior', 1],
      ['place servant', 1],
    ]);
  });

  it('takes many moves word by word, down to as many as can be read', () => {
    const numbers = Array.from({ length: 13 }, (_, number) => number);
    const pledges = numbers.flatMap((one) => numbers.flatMap((two) => numbers.map((three) => move(`pledge ${one} ${two} ${three}`))));
    const first = byNextWord(pledges, 'pledge')!;
    expect(first.map((one) => [one.key, one.moves.length]).slice(0, 2)).toEqual([
      ['pledge 0', 169],
      ['pledge 1', 169],
    ]);
    const second = byNextWord(first[1]!.moves, 'pledge 1')!;
    expect([second.length, second[12]!.key]).toEqual([13, 'pledge 1 12']);
    expect(byNextWord(second[0]!.moves, 'pledge 1 0')).toBeNull();
    expect(byNextWord(first[1]!.moves, 'pledge')![0]!.key).toBe('pledge 1 0');
    expect(byNextWord(pledges, 'other')).toBeNull();
  });

  it('uses the group the server names', () => {
    expect(
      groupMoves([
        { ...moves[1]!, group: 'g' },
        { ...moves[5]!, group: 'g' },
      ]),
    ).toHaveLength(1);
  });

  it('knows what ends something', () => {
    expect(moves.filter(isEndingByWords).map((one) => one.words)).toEqual(['end movement']);
  });
});
