import { describe, expect, it } from 'vitest';
import { patch } from '../src/lib/patch';
import type { Difference } from '../src/lib/types';
import cases from './differences.json';

describe('differences', () => {
  it.each(cases)('$about', ({ before, after, change }) => {
    const kept = JSON.stringify(before);
    expect(patch(before, change as Difference)).toStrictEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it('share what has not changed', () => {
    const before = { a: { deep: [1, 2] }, b: { x: 1 } };
    const after = patch(before, { b: { x: [2] } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(patch(before, {})).toBe(before);
  });

  it('do not take what is none', () => {
    expect(() => patch({ a: 1 }, { a: 2 })).toThrow(TypeError);
  });
});
