// A match on the screen: the state of the wire (reduce.ts), what the board shows right now, and the moves on their way.
import { tick } from 'svelte';
import { loadGame } from '../games';
import { announce } from './announce.svelte';
import { api, ApiError, sentence } from './http';
import { Live, type LineState } from './live';
import { prefs, remember, stepTime } from './prefs.svelte';
import * as reduce from './reduce';
import { emptyMatch, type MatchState } from './reduce';
import { sentences } from './tell';
import { texts } from './texts';
import type { At, BoardData, BoardHandle, Entry, GameModule, Hints, Message, Move, Odds, Snapshot, View, Why } from './types';

const words = { overtaken: texts.match.overtaken, away: texts.match.away };
/** A board that never finishes an animation must not hold up the match. */
const LONGEST_ANIMATION = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Match {
  state = $state.raw<MatchState>(emptyMatch);
  line = $state<LineState>('closed');
  view = $state.raw<View | null>(null);
  hints = $state.raw<Hints>({});
  prompt = $state('');
  showing = $state.raw<Entry | null>(null);
  speed = $state(0);
  error = $state<string | null>(null);
  game = $state.raw<GameModule | null>(null);
  board = $state.raw<BoardData | null>(null);
  isReplaying = $state(false);
  handle: BoardHandle | null = null;

  #live: Live;
  #cache = new Map<number, At>();
  #isRunning = false;
  #skip: (() => void) | null = null;
  #isUnsent = false;
  #isClosed = false;

  constructor(readonly id: string) {
    this.#live = new Live(api.liveUrl(id), {
      message: (message) => this.#receive(message),
      state: (state) => (this.line = state),
      revision: () => this.state.snapshot?.revision ?? 0,
      gone: () => void this.refresh(),
    });
  }

  get now(): Snapshot | null {
    return this.state.snapshot;
  }

  get mayAct(): boolean {
    return reduce.mayAct(this.state);
  }

  /** The ply whose position is on the board. */
  get ply(): number {
    return this.state.cursor ?? (this.showing ? this.showing.ply : (this.now?.ply ?? 0));
  }

  async open(ply: number | null): Promise<void> {
    try {
      const [snapshot, board] = await Promise.all([api.snapshot(this.id), api.board(this.id)]);
      this.game = await loadGame(snapshot.game);
      this.board = board;
      this.#receive({ type: 'snapshot', snapshot });
      if (ply !== null) await this.lookAt(ply);
    } catch (error) {
      this.error = sentence(error);
      if (error instanceof ApiError && error.code === 'not_found') return;
    }
    if (this.#isClosed) return;
    this.#live.open();
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
  }

  close(): void {
    this.#isClosed = true;
    this.#live.close();
    this.isReplaying = false;
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
  }

  #nudge = (): void => {
    if (document.hidden) this.skip();
    else this.#live.nudge();
  };

  /** Fetches everything anew, where a message was missed or no line is open. */
  async refresh(): Promise<void> {
    try {
      const snapshot = await api.snapshot(this.id);
      this.#receive({ type: 'snapshot', snapshot });
    } catch (error) {
      this.error = sentence(error);
    }
  }

  #receive(message: Message): void {
    const before = this.state;
    this.state = reduce.receive(before, message, words);
    if (message.type === 'chat') announce(`${message.chat.name}: ${message.chat.text}`);
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (this.state.gap) {
      void this.refresh();
      return;
    }
    this.error = null;
    if (!this.board || !this.game) void this.#furnish();
    if (!extends_(before.log, this.state.log)) this.#cache.clear();
    if (this.state.notice?.kind === 'news' && this.state.notice !== before.notice) announce(this.state.notice.text);
    this.#resend();
    this.#settle();
  }

  async #furnish(): Promise<void> {
    if (!this.now) return;
    this.board ??= await api.board(this.id);
    this.game ??= await loadGame(this.now.game);
  }

  #resend(): void {
    const { pending } = this.state;
    if (!this.#isUnsent || !pending || this.now?.ply !== pending.ply) return;
    this.#isUnsent = false;
    void this.#post(pending.words, pending.ply, pending.seat);
  }

  // What the board shows.

  #settle(): void {
    if (this.state.cursor !== null || this.#isRunning) return;
    if (this.state.queue.length > 0 && !document.hidden && stepTime(false) > 0 && this.handle) void this.#run();
    else this.#showNow();
  }

  #showNow(): void {
    for (const entry of this.state.queue) announceEntry(entry);
    this.state = reduce.skipAll(this.state);
    this.showing = null;
    if (!this.now || this.state.cursor !== null) return;
    this.view = this.now.view;
    this.hints = this.now.hints;
    if (this.prompt !== this.now.prompt) announce(this.now.prompt);
    this.prompt = this.now.prompt;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let sawBot = false;
    while (this.state.queue.length > 0 && this.state.cursor === null && !this.#isClosed) {
      const entry = this.state.queue[0]!;
      const isOwn = this.now?.you.includes(entry.seat) ?? false;
      sawBot ||= !isOwn && entry.seat !== 'chance';
      const after = await this.#after(entry);
      if (!after) break;
      this.speed = stepTime(!isOwn);
      this.showing = entry;
      announceEntry(entry);
      await this.#animate(entry, after.view, isOwn);
      if (this.state.cursor !== null) break;
      this.view = after.view;
      this.hints = after.hints;
      this.state = reduce.shown(this.state, entry);
    }
    if (sawBot && !prefs.seenBotTurn) remember({ seenBotTurn: true });
    this.#isRunning = false;
    if (this.state.cursor === null) this.#showNow();
    this.showing = null;
  }

  async #after(entry: Entry): Promise<{ view: View; hints: Hints } | null> {
    if (this.now && entry.ply === this.now.ply) return this.now;
    try {
      return await this.at(entry.ply);
    } catch {
      return null;
    }
  }

  async #animate(entry: Entry, after: View, isOwn: boolean): Promise<void> {
    await tick();
    const skipped = new Promise<void>((done) => (this.#skip = done));
    const drawn = (async () => {
      await this.handle?.animate(entry, after);
      // A moment to read what another seat did.
      if (!isOwn) await sleep(this.speed);
    })();
    await Promise.race([drawn, skipped, sleep(LONGEST_ANIMATION)]);
    this.#skip = null;
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.state = reduce.skipAll(this.state);
    this.handle?.skip?.();
    this.#skip?.();
  }

  // Looking back.

  async at(ply: number): Promise<At> {
    const known = this.#cache.get(ply);
    if (known) return known;
    const found = await api.at(this.id, ply);
    this.#cache.set(ply, found);
    return found;
  }

  async lookAt(ply: number | null): Promise<void> {
    this.skip();
    this.state = reduce.lookAt(this.state, ply);
    const { cursor } = this.state;
    if (cursor === null) {
      this.isReplaying = false;
      this.#showNow();
      return;
    }
    try {
      const found = await this.at(cursor);
      if (this.state.cursor !== cursor) return;
      this.view = found.view;
      this.hints = found.hints;
      this.prompt = found.prompt;
    } catch (error) {
      this.say(sentence(error));
    }
  }

  /** One move on, with its animation. */
  async step(): Promise<void> {
    const from = this.state.cursor;
    if (from === null) return;
    const entry = this.state.log.find((candidate) => candidate.ply === from + 1);
    if (entry && this.handle && stepTime(false) > 0) {
      const after = await this.#after(entry);
      if (after && this.state.cursor === from) {
        this.speed = stepTime(false);
        announceEntry(entry);
        await this.#animate(entry, after.view, false);
      }
    }
    if (this.state.cursor === from) await this.lookAt(from + 1);
  }

  async replay(): Promise<void> {
    if (this.isReplaying) {
      this.isReplaying = false;
      return;
    }
    if (this.state.cursor === null) await this.lookAt(0);
    this.isReplaying = true;
    while (this.isReplaying && this.state.cursor !== null && !this.#isClosed) {
      await this.step();
      if (stepTime(false) === 0) await sleep(500);
    }
    this.isReplaying = false;
  }

  // Doing.

  play(move: Move | string): void {
    const text = typeof move === 'string' ? move : move.words;
    if (this.state.pending) {
      this.say(texts.match.pendingBusy);
      return;
    }
    if (!this.mayAct || !this.now) return;
    const { ply, deciding } = this.now;
    this.state = reduce.sent(this.state, text, deciding);
    void this.#post(text, ply, deciding);
  }

  async #post(text: string, ply: number, seat: string | null): Promise<void> {
    try {
      const done = await api.move(this.id, text, ply, seat);
      this.state = reduce.acknowledged(this.state, done.revision);
      if (this.state.pending && this.line !== 'open') await this.refresh();
    } catch (error) {
      await this.#failed(error, text);
    }
  }

  async #failed(error: unknown, text: string): Promise<void> {
    if (error instanceof ApiError && error.code === 'offline') {
      // It stays pending; the next position tells whether it arrived, and sends it again if not.
      this.#isUnsent = true;
      this.#live.nudge();
      if (this.line === 'open') setTimeout(() => this.#resend(), 1500);
      return;
    }
    if (error instanceof ApiError && error.code === 'conflict') {
      await this.refresh();
      this.state = { ...reduce.said(this.state, texts.match.overtaken(text)), pending: null };
      return;
    }
    this.state = reduce.refused(this.state, { text: sentence(error), rule: error instanceof ApiError ? error.rule : null });
  }

  /** Anything but a move: what goes wrong is said in the tray. */
  async act(request: Promise<unknown>): Promise<boolean> {
    try {
      await request;
      if (this.line !== 'open') await this.refresh();
      return true;
    } catch (error) {
      const rule = error instanceof ApiError ? error.rule : null;
      this.state = { ...this.state, notice: { kind: 'refusal', rule, text: sentence(error) } };
      return false;
    }
  }

  undo(): Promise<boolean> {
    return this.act(api.undo(this.id, this.#mySeat()));
  }

  redo(): Promise<boolean> {
    return this.act(api.redo(this.id, this.#mySeat()));
  }

  #mySeat(): string | null {
    return this.now?.deciding ?? (this.now?.you.length === 1 ? this.now.you[0]! : null);
  }

  why = (fields: Record<string, unknown> | string): Promise<Why> => api.why(this.id, fields);

  odds = async (move: Move): Promise<Odds | null> => {
    try {
      const { odds, sentences } = await api.odds(this.id, move.words);
      return odds && { ...odds, sentences };
    } catch {
      return null;
    }
  };

  refuse = (refusal: { rule: string | null; text: string }): void => {
    this.state = reduce.refused(this.state, refusal);
    announce(refusal.text);
  };

  say(text: string): void {
    this.state = reduce.said(this.state, text);
    announce(text);
  }

  hush(): void {
    if (this.state.notice) this.state = reduce.quiet(this.state);
  }
}

function announceEntry(entry: Entry): void {
  for (const sentence of sentences(entry)) announce(sentence);
}

function extends_(before: Entry[], after: Entry[]): boolean {
  const last = before.at(-1);
  if (!last) return true;
  const same = after[before.length - 1];
  return same?.words === last.words && same.seat === last.seat;
}
