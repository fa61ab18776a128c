import { describe, expect, it } from 'vitest';
import { awaited, expected, toldOf } from '../src/lib/asked';
import type { Asked, Snapshot } from '../src/lib/types';
import { asked, seat, snapshot } from './samples';

const ready = { ready: ['Caesar'] };
const waits = (question: Asked, change: Partial<Snapshot> = {}): Snapshot =>
  snapshot(3, { asked: question, to_act: null, deciding: null, prompt: { id: 'core.as-written', fields: { text: 'Answers are awaited.' } }, ...change });
const seats = (theirs: boolean): Partial<Snapshot> => ({
  seats: [
    { ...seat('Caesar', true), ready: true },
    { ...seat('Pompeius'), ready: theirs },
  ],
});

describe('a question to several at once', () => {
  it('is no matter where nobody is asked, or one has still to answer', () => {
    expect(toldOf(snapshot(3))).toBeNull();
    expect(toldOf(snapshot(3, { asked: asked() }))).toBeNull();
    expect(expected(snapshot(3, { asked: asked() }))).toBe('Caesar, move.');
  });

  it('tells one that the answer is in, how to take it back and for whom one waits', () => {
    const now = waits(asked(['bid 2'], ready), seats(false));
    expect(toldOf(now)).toEqual({ lead: 'Your answer is in: bid 2. Undo takes it back.', wait: 'Waiting for Pompeius.' });
    expect(expected(now)).toBe('Your answer is in: bid 2. Undo takes it back. Waiting for Pompeius.');
    expect(awaited(now)).toEqual(['Pompeius']);
    expect(toldOf(waits(asked(['bid 2'], ready), seats(true)))?.wait).toBe('');
  });

  it('tells a watcher who decides, and who still does', () => {
    const now = waits(asked([], { answers: {} }), { you: [], ...seats(false) });
    expect(expected(now)).toBe('Caesar and Pompeius decide at the same time. Their answers are shown together. Waiting for Pompeius.');
  });

  it('names nobody in a chance to interrupt, whatever the seats say', () => {
    const now = waits(asked(['pass'], { window: true, ...ready }), seats(true));
    expect(expected(now)).toBe('Your answer is in: pass. Undo takes it back. Waiting until the time is over and all have answered.');
    const other = waits(asked([], { window: true, answers: {} }), { you: [] });
    expect(expected(other)).toBe('There is a chance to interrupt. All answers are shown together.');
    expect(awaited(other)).toEqual(['Caesar', 'Pompeius']);
  });

  it('keeps quiet about what was answered at one table', () => {
    expect(toldOf(waits(asked([], { answers: {}, ready: ['Caesar', 'Pompeius'] })))?.lead).toBe('Your answers are in. Undo takes the last one back.');
  });
});
