import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownLog } from '../src/lib/gather';
import * as reduce from '../src/lib/reduce';
import type { BoardHandle, Entry, Message, View } from '../src/lib/types';
import { entry, snapshot, update } from './samples';

const words = { overtaken: String, away: String };
const page = { hidden: false, documentElement: { dataset: {} } };
const asked = vi.fn();

async function opened(animate: BoardHandle['animate']) {
  const { Screen } = await import('../src/lib/screen.svelte');
  class Shown extends Screen {
    take(message: Message): void {
      this.state = reduce.receive(this.state, message, words);
      this.keep(this.state.passed);
      this.settle();
    }
  }
  const screen = new Shown('abc');
  screen.handle = { animate, skip: vi.fn() };
  screen.take({ type: 'snapshot', snapshot: snapshot(3), log_from: 0 });
  return screen;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() });
  vi.stubGlobal('fetch', asked);
  page.hidden = false;
});
afterEach(() => {
  expect(asked).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A turn of a bot, after ply 3. */
const turn = (ply: number) => update(ply, 3, { log: Array.from({ length: ply - 3 }, (_, index) => entry(index + 4, 'Pompeius')) });

describe('what happened', () => {
  it('is all shown, however much it was, and nothing is asked for', async () => {
    const shown: [number, View][] = [];
    const screen = await opened((one: Entry, after: View) => {
      shown.push([one.ply, after]);
      return Promise.resolve();
    });
    screen.take(turn(203));
    await vi.runAllTimersAsync();
    expect(shown).toEqual(Array.from({ length: 200 }, (_, index) => [index + 4, { ply: index + 4 }]));
    expect([screen.view, screen.showing]).toEqual([{ ply: 203 }, null]);
  });

  it('is shown for as long as a board takes', async () => {
    let finish = (): void => undefined;
    const screen = await opened(() => new Promise((done) => (finish = done)));
    screen.take(turn(4));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(screen.showing?.ply).toBe(4);
    finish();
    await vi.runAllTimersAsync();
    expect([screen.view, screen.showing]).toEqual([{ ply: 4 }, null]);
  });

  it('goes on where a board fails to show it', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown: number[] = [];
    const screen = await opened((one: Entry) => {
      shown.push(one.ply);
      return one.ply === 5 ? Promise.reject(new Error('no such piece')) : Promise.resolve();
    });
    screen.take(turn(6));
    await vi.runAllTimersAsync();
    expect(shown).toEqual([4, 5, 6]);
    expect(screen.view).toEqual({ ply: 6 });
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('can be skipped where a board never ends, and the match goes on', async () => {
    const screen = await opened(() => new Promise(() => undefined));
    screen.take(turn(6));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.showing?.ply).toBe(4);
    screen.skip();
    await vi.runAllTimersAsync();
    expect([screen.view, screen.showing, screen.state.queue]).toEqual([{ ply: 6 }, null, []]);
    screen.handle = { animate: () => Promise.resolve() };
    screen.take(update(7, 6, { log: [entry(7, 'Pompeius')] }));
    await vi.runAllTimersAsync();
    expect(screen.view).toEqual({ ply: 7 });
  });

  it('is not shown to nobody', async () => {
    const animate = vi.fn(() => Promise.resolve());
    const screen = await opened(animate);
    page.hidden = true;
    screen.take(turn(6));
    expect(screen.view).toEqual({ ply: 6 });
    expect(animate).not.toHaveBeenCalled();
  });

  it('is told as far as the board has shown it, and no further', async () => {
    let tell = (_events: number): void => undefined;
    let finish = (): void => undefined;
    const screen = await opened((_one, _after, telling) => {
      tell = telling;
      return new Promise((done) => (finish = done));
    });
    const both = entry(4, 'Pompeius');
    screen.take(update(4, 3, { log: [{ ...both, events: [...both.events, ...both.events] }] }));
    await vi.advanceTimersByTimeAsync(1000);
    const told = () => shownLog(screen.log.slice(3), screen.state.queue, screen).map((one) => [one.ply, one.events.length, one.words]);
    expect(told()).toEqual([]);
    tell(1);
    expect(told()).toEqual([[4, 1, '']]);
    finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toEqual([[4, 2, 'move 4']]);
    await vi.runAllTimersAsync();
  });
});

describe('a scene', () => {
  /** A board that holds at ply 5 until it is skipped there. */
  async function withScene() {
    const shown: number[] = [];
    let held: (() => void) | null = null;
    const screen = await opened(async (one: Entry) => {
      shown.push(one.ply);
      if (one.ply === 5) await new Promise<void>((done) => (held = done));
      held = null;
    });
    Object.assign(screen, { isScene: (one: Entry) => one.ply === 5 });
    screen.handle = { ...screen.handle!, isHeld: () => held !== null, skip: () => held?.() };
    return { screen, shown };
  }

  it('waits also where nothing is animated, and for somebody who looks elsewhere', async () => {
    const { screen, shown } = await withScene();
    page.hidden = true;
    screen.take(turn(7));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shown, screen.showing?.ply, screen.pause]).toEqual([[5], 5, null]);
    screen.skip();
    await vi.runAllTimersAsync();
    expect([screen.view, screen.showing]).toEqual([{ ply: 7 }, null]);
  });

  it('is not skipped with the rest', async () => {
    const { screen, shown } = await withScene();
    screen.take(turn(9));
    screen.skip();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shown.at(-1), screen.showing?.ply]).toEqual([5, 5]);
    screen.skip();
    await vi.runAllTimersAsync();
    expect([shown.includes(6), screen.view, screen.showing]).toEqual([false, { ply: 9 }, null]);
  });
});
