// The line to the server: a WebSocket that comes back by itself and says in what state it is.
import type { Message } from './types';

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

export interface LiveParts {
  connect: (url: string) => SocketLike;
  random: () => number;
  after: (ms: number, then: () => void) => number;
  cancel: (timer: number) => void;
}

export interface LiveEvents {
  message: (message: Message) => void;
  state: (state: LineState) => void;
  /** The server does not know us or this match (any more), and says so. */
  gone?: (reason: string) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server pings every so often; silence for longer than this is a dead line. */
export const SILENCE = 45_000;
const CONNECT_LIMIT = 10_000;

/** Doubling waits with jitter, so that a thousand pages do not come back at the same moment. */
export function waitBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random);
}

const browserParts: LiveParts = {
  connect: (url) => new WebSocket(url) as unknown as SocketLike,
  random: Math.random,
  after: (ms, then) => setTimeout(then, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
};

export class Live {
  state: LineState = 'closed';
  #socket: SocketLike | null = null;
  #attempt = 0;
  #retry: number | null = null;
  #watchdog: number | null = null;

  constructor(
    private readonly url: () => string,
    private readonly events: LiveEvents,
    private readonly parts: LiveParts = browserParts,
  ) {}

  open(): void {
    if (this.state !== 'closed') return;
    this.#connect();
  }

  close(): void {
    this.#clear();
    this.#drop();
    this.#become('closed');
  }

  /** Tries at once instead of waiting: the network is back or the page is looked at again. */
  nudge(): void {
    if (this.state !== 'waiting') return;
    this.#attempt = 0;
    this.#clear();
    this.#connect();
  }

  /** Starts again: the first message of a connection is the whole match, but for what the address says is here. */
  again(): void {
    if (this.state === 'closed') return;
    this.#attempt = 0;
    this.#clear();
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    this.#become('connecting');
    let socket: SocketLike;
    try {
      socket = this.parts.connect(this.url());
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    this.#watch(CONNECT_LIMIT);
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(event.data);
    socket.onclose = (event) => this.#lost(event.code, event.reason);
    socket.onerror = () => undefined;
  }

  #opened(): void {
    this.#attempt = 0;
    this.#become('open');
    this.#watch(SILENCE);
  }

  #heard(data: unknown): void {
    this.#watch(SILENCE);
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as Message;
    if (message.type !== 'ping') this.events.message(message);
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (code >= 4400 && code < 4500) {
      this.#clear();
      this.#become('closed');
      this.events.gone?.(reason);
      return;
    }
    this.#later();
  }

  #later(): void {
    this.#clear();
    this.#become('waiting');
    const wait = waitBefore(this.#attempt, this.parts.random());
    this.#attempt += 1;
    this.#retry = this.parts.after(wait, () => {
      this.#retry = null;
      this.#connect();
    });
  }

  #watch(ms: number): void {
    if (this.#watchdog !== null) this.parts.cancel(this.#watchdog);
    this.#watchdog = this.parts.after(ms, () => {
      this.#watchdog = null;
      this.#drop();
      this.#later();
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #clear(): void {
    if (this.#retry !== null) this.parts.cancel(this.#retry);
    if (this.#watchdog !== null) this.parts.cancel(this.#watchdog);
    this.#retry = this.#watchdog = null;
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.events.state(state);
  }
}
