import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, SILENCE, waitBefore, type LineState, type SocketLike } from '../src/lib/live';
import type { Message } from '../src/lib/types';
import { snapshot } from './samples';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

let sockets: FakeSocket[];
let states: LineState[];
let messages: Message[];
let gone: string[];
let live: Live;
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  messages = [];
  gone = [];
  live = new Live(
    () => 'ws://here',
    { message: (message) => messages.push(message), state: (state) => states.push(state), gone: (reason) => gone.push(reason) },
    {
      connect: () => (sockets.push(new FakeSocket()), last()),
      random: () => 1,
      after: (ms, then) => setTimeout(then, ms) as unknown as number,
      cancel: (timer) => clearTimeout(timer),
    },
  );
});
afterEach(() => vi.useRealTimers());

describe('the line', () => {
  it('hands messages on', () => {
    live.open();
    last().onopen?.();
    last().onmessage?.({ data: JSON.stringify({ type: 'snapshot', snapshot: snapshot(1), log_from: 0 }) });
    expect(messages).toHaveLength(1);
  });

  it('keeps pings to itself', () => {
    live.open();
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"ping"}' });
    expect(messages).toEqual([]);
  });

  it('waits twice as long after each failure, up to a limit, and starts over once open', () => {
    live.open();
    for (const wait of [400, 800, 1600]) {
      const before = sockets.length;
      last().onclose?.({ code: 1006, reason: '' });
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().onopen?.();
    last().onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(5);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(0, 0)).toBe(200);
  });

  it('comes back at once when nudged, but only from waiting', () => {
    live.open();
    live.nudge();
    expect(sockets).toHaveLength(1);
    last().onclose?.({ code: 1006, reason: '' });
    live.nudge();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it('takes silence for a dead line', () => {
    live.open();
    last().onopen?.();
    vi.advanceTimersByTime(SILENCE);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(live.state).toBe('waiting');
  });

  it('gives up on a connection that never opens', () => {
    live.open();
    vi.advanceTimersByTime(10_000);
    expect(live.state).toBe('waiting');
  });

  it('stays closed when closed, or when the server shows it out', () => {
    live.open();
    last().onopen?.();
    last().onclose?.({ code: 4404, reason: 'There is no such match.' });
    expect(gone).toEqual(['There is no such match.']);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.state).toBe('closed');
  });

  it('starts again when it is told to, and hears no more of the old connection', () => {
    live.open();
    last().onopen?.();
    const old = last();
    live.again();
    expect(sockets).toHaveLength(2);
    expect([old.isClosed, old.onmessage]).toEqual([true, null]);
    last().onopen?.();
    expect(live.state).toBe('open');
    live.close();
    live.again();
    expect(sockets).toHaveLength(2);
  });

  it('says each state once', () => {
    live.open();
    last().onopen?.();
    last().onclose?.({ code: 1006, reason: '' });
    live.close();
    expect(states).toEqual(['connecting', 'open', 'waiting', 'closed']);
  });
});
