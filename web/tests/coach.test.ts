import { describe, expect, it } from 'vitest';
import { dueTip, TIPS, type Situation } from '../src/lib/coach';

const nothing: Situation = { isRefused: false, hasShownOdds: false, isWatching: false, mayAct: false, canEnd: false, canUndo: false };
const at = (change: Partial<Situation>, shown: string[] = []): string | null => dueTip({ ...nothing, ...change }, shown);

describe('tips', () => {
  it('come only when they matter', () => {
    expect(at({})).toBeNull();
    expect(at({ mayAct: true })).toBe('offer');
    expect(at({ isWatching: true })).toBe('watch');
    expect(at({ isRefused: true, mayAct: true })).toBe('rules');
    expect(at({ hasShownOdds: true })).toBeNull();
    expect(at({ hasShownOdds: true, mayAct: true })).toBe('odds');
  });

  it('come one after the other, each once', () => {
    const all = { ...nothing, isRefused: true, hasShownOdds: true, isWatching: true, mayAct: true, canEnd: true, canUndo: true };
    const shown: string[] = [];
    for (let tip = dueTip(all, shown); tip; tip = dueTip(all, shown)) shown.push(tip);
    expect(shown).toEqual([...TIPS]);
  });

  it('wait for what they speak of', () => {
    expect(at({ mayAct: true }, ['offer'])).toBeNull();
    expect(at({ mayAct: true, canUndo: true }, ['offer'])).toBe('undo');
    expect(at({ mayAct: true, canUndo: true, canEnd: true }, ['offer'])).toBe('end');
  });
});
