import { describe, expect, it } from 'vitest';
import { choicesAt, isNothing, nothingLast, type Step, type WaysOf } from '../src/lib/ways';
import type { Move } from '../src/lib/types';
import { move } from './samples';

const gifts = ['gold', 'gold A', 'gold B', 'A A', 'A B', 'B B'].map((words) => move(words));
const step = (key: string): Step => ({ key, title: key });
const ofGift: WaysOf = ({ words }) => {
  const [first, second] = words.split(' ');
  if (first === 'gold') return [second ? [step('both'), step(second)] : [step('gold')]];
  const ways = [[step('legions'), step(first!), step(second!)]];
  return first === second ? ways : [...ways, [step('legions'), step(second!), step(first!)]];
};
const plain: WaysOf = (one) => [
  [
    { key: one.fields.verb, title: one.fields.verb, words: one.fields.verb },
    { key: one.group, title: one.group, words: one.group },
  ],
];
const told = (moves: Move[], ways: WaysOf, chosen: string[], flat = 2) => {
  const { path, branches, moves: left } = choicesAt(moves, ways, chosen, flat);
  return { path: path.map((one) => one.key), branches: branches.map((one) => `${one.step.key} ${one.choices}`), left: left.map((one) => one.words) };
};

describe('short choices', () => {
  it('ask what first and then where', () => {
    expect(told(gifts, ofGift, []).branches).toEqual(['gold 1', 'both 2', 'legions 2']);
    expect(told(gifts, ofGift, ['both'])).toEqual({ path: ['both'], branches: ['A 1', 'B 1'], left: ['gold A', 'gold B'] });
  });

  it('lead to a move by two ways where the order does not matter', () => {
    expect(told(gifts, ofGift, ['legions', 'B'])).toEqual({ path: ['legions', 'B'], branches: ['A 1', 'B 1'], left: ['A B', 'B B'] });
    expect(told(gifts, ofGift, ['legions', 'A']).left).toEqual(['A A', 'A B']);
  });

  it('are left out where few moves are left, or only one thing can be chosen', () => {
    expect(told(gifts, ofGift, [], 6)).toEqual({ path: [], branches: [], left: gifts.map((one) => one.words) });
    expect(told(gifts.slice(3), ofGift, []).path).toEqual(['legions']);
  });

  it('take verb, group and long groups word by word where a game says nothing', () => {
    const many = Array.from({ length: 7 }, (_, one) => Array.from({ length: 8 }, (__, two) => move(`pledge ${one} ${two}`))).flat();
    const moves = [...many, move('end turn')];
    expect(told(moves, plain, []).branches).toEqual(['pledge 1', 'end turn 1']);
    expect(told(moves, plain, ['pledge']).branches[0]).toBe('pledge 0 8');
    expect(told(moves, plain, ['pledge', 'pledge 3']).left).toHaveLength(8);
  });
});

describe('nothing', () => {
  const made = (fields: Record<string, unknown>): Move => ({ ...move('x'), fields: { verb: 'x', ...fields } });

  it('is taking none, leaving, or moving no piece', () => {
    expect([made({ amount: 0 }), made({ take: false }), made({ card: 'nothing' }), made({ to: 'A', legions: 0, servants: 0 })].every(isNothing)).toBe(true);
    expect([made({}), made({ to: 'A' }), made({ take: true }), made({ gold: 0, legions: 2 })].some(isNothing)).toBe(false);
  });

  it('is never listed first', () => {
    const [none, some] = [made({ amount: 0 }), made({ amount: 2 })];
    expect(nothingLast([none, some], 'toy', {})).toEqual([some, none]);
  });
});
