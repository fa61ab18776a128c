import { describe, expect, it } from 'vitest';
import { heard, lengthOf, SOUNDS, type Sound } from './sound';

describe('sounds', () => {
  it('are short', () => {
    for (const sound of Object.keys(SOUNDS) as Sound[]) expect(lengthOf(sound)).toBeLessThanOrEqual(0.6);
  });

  it('follow the events of an entry, each once', () => {
    const events = ['marched', 'drew', 'drew', 'conquered'].map((name) => ({ name }));
    expect(heard(events, { marched: 'march', drew: 'cube' })).toEqual(['march', 'cube']);
    expect(heard(events, {})).toEqual([]);
  });
});
