import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, SILENCE, waitBefore, type LineState, type SocketLike } from '../src/lib/live';
import type { Message } from '../src/lib/types';
import { snapshot } from './samples';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  sent: string[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

let sockets: FakeSocket[];
let states: LineState[];
let messages: Message[];
let gone: number;
let live: Live;
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  messages = [];
  gone = 0;
  live = new Live(
    'ws://here',
    { message: (message) => messages.push(message), state: (state) => states.push(state), revision: () => 7, gone: () => (gone += 1) },
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
  it('greets with what it knows and hands messages on', () => {
    live.open();
    last().onopen?.();
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: 'hello', since_revision: 7 });
    last().onmessage?.({ data: JSON.stringify({ type: 'snapshot', snapshot: snapshot(1) }) });
    expect(messages).toHaveLength(1);
  });

  it('answers pings itself', () => {
    live.open();
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"ping"}' });
    expect(last().sent.at(-1)).toBe('{"type":"pong"}');
    expect(messages).toEqual([]);
  });

  it('waits twice as long after each failure, up to a limit, and starts over once open', () => {
    live.open();
    for (const wait of [400, 800, 1600]) {
      const before = sockets.length;
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(5);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(0, 0)).toBe(200);
  });

  it('comes back at once when nudged, but only from waiting', () => {
    live.open();
    live.nudge();
    expect(sockets).toHaveLength(1);
    last().onclose?.({ code: 1006 });
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
    last().onclose?.({ code: 4404 });
    expect(gone).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.state).toBe('closed');
  });

  it('says each state once', () => {
    live.open();
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    live.close();
    expect(states).toEqual(['connecting', 'open', 'waiting', 'closed']);
  });
});
