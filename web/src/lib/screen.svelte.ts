// What the board shows of a match: the newest position, what happened on the way to it, or an earlier one.
import { tick } from 'svelte';
import { announce } from './announce.svelte';
import { expected } from './asked';
import { api, sentence } from './http';
import { prefs, remember, stepTime } from './prefs.svelte';
import * as reduce from './reduce';
import { emptyMatch, type MatchState } from './reduce';
import { sentences } from './tell';
import { seatOf } from './names';
import { Positions } from './positions';
import { say } from './words';
import type { Asked, BoardHandle, Entry, Hints, Position, Snapshot, View } from './types';

/** How long a position of a replay without animation stays. */
const STILL = 500;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Screen {
  state = $state.raw<MatchState>(emptyMatch);
  view = $state.raw<View | null>(null);
  hints = $state.raw<Hints>({ warnings: [] });
  /** The question to several that is open in this view; it stays until all answers to it are shown. */
  asked = $state.raw<Asked | null>(null);
  showing = $state.raw<Entry | null>(null);
  speed = $state(0);
  isReplaying = $state(false);
  handle: BoardHandle | null = null;
  /** Through whose eyes somebody has chosen to look; until then it is for the server to say. */
  #chosen = $state<string | null>(null);
  /** The log as those eyes read it. */
  #read = $state.raw<Entry[] | null>(null);

  protected isClosed = false;
  #positions = new Positions((start, count) => api.views(this.id, start, count, this.#chosen));
  /** Counts the wishes to look at something: only the last one is fulfilled. */
  #asked = 0;
  #seeing = 0;
  #isRunning = false;
  #skip: (() => void) | null = null;
  #told = '';

  constructor(readonly id: string) {}

  get now(): Snapshot | null {
    return this.state.snapshot;
  }

  /** The ply whose position is on the board. */
  get ply(): number {
    return this.state.cursor ?? (this.showing ? this.showing.ply : (this.now?.ply ?? 0));
  }

  get log(): Entry[] {
    return this.#read ?? this.state.log;
  }

  /** Whose view is on the board: a seat's name, `open`, or null for a watcher's. */
  get viewer(): string | null {
    return this.#chosen ?? this.now?.viewer ?? null;
  }

  say(text: string): void {
    this.state = reduce.said(this.state, text);
    announce(text);
  }

  /** What happened, in sentences. */
  protected tell(entries: readonly Entry[]): string[] {
    return entries.flatMap(sentences);
  }

  protected isSmall(_entry: Entry): boolean {
    return false;
  }

  // ---- the newest, and the way to it ----

  protected settle(): void {
    if (this.state.cursor !== null || this.#isRunning) return;
    if (this.state.queue.length > 0 && !document.hidden && stepTime(false) > 0 && this.handle) void this.#run();
    else this.#showNow();
  }

  #showNow(): void {
    for (const sentence of this.tell(this.state.queue)) announce(sentence);
    this.state = reduce.skipAll(this.state);
    this.showing = null;
    if (!this.now || this.state.cursor !== null) return;
    const seen = (this.#chosen && this.#positions.get(this.now.ply)) || this.now;
    this.view = seen.view;
    this.hints = seen.hints;
    this.asked = this.now.asked;
    this.sayExpected();
  }

  /** Says what is expected now, once. */
  protected sayExpected(): void {
    if (!this.now || this.#isRunning || this.state.cursor !== null) return;
    const told = expected(this.now);
    if (this.#told !== told) announce(told);
    this.#told = told;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let sawBot = false;
    let small: Entry[] = [];
    while (this.state.queue.length > 0 && this.state.cursor === null && !this.isClosed) {
      const entry = this.state.queue[0]!;
      const isOwn = this.now?.you.includes(entry.seat) ?? false;
      sawBot ||= !isOwn && entry.seat !== 'chance';
      const after = await this.#after(entry);
      if (!after) break;
      this.speed = stepTime(!isOwn);
      this.showing = entry;
      small.push(entry);
      // Small entries in a row are told together, with the last of them.
      if (!this.isSmall(entry) || !this.state.queue[1] || !this.isSmall(this.state.queue[1])) {
        for (const sentence of this.tell(small)) announce(sentence);
        small = [];
      }
      await this.#animate(entry, after.view, isOwn);
      if (this.state.cursor !== null) break;
      this.view = after.view;
      this.hints = after.hints;
      this.state = reduce.shown(this.state, entry);
      if (!this.asked?.seats.includes(this.state.queue[0]?.seat ?? '')) this.asked = null;
    }
    if (sawBot && !prefs.seenBotTurn) remember({ seenBotTurn: true });
    this.#isRunning = false;
    if (this.state.cursor === null) this.#showNow();
    this.showing = null;
  }

  async #after(entry: Entry): Promise<Position | null> {
    if (this.now && entry.ply === this.now.ply && !this.#chosen) return this.now;
    const passed = this.state.passed.get(entry.ply);
    if (passed) return passed;
    try {
      return await this.#positions.at(entry.ply);
    } catch {
      return null;
    }
  }

  async #animate(entry: Entry, after: View, isOwn: boolean): Promise<void> {
    await tick();
    const skipped = new Promise<void>((done) => (this.#skip = done));
    const drawn = (async () => {
      try {
        await this.handle?.animate(entry, after);
      } catch (error) {
        // The position after it is shown all the same.
        console.error(error);
      }
      // A moment to read what another seat did.
      if (!isOwn) await sleep(this.speed * (this.handle?.rest?.(entry) ?? 1));
    })();
    await Promise.race([drawn, skipped]);
    this.#skip = null;
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.state = reduce.skipAll(this.state);
    this.handle?.skip?.();
    this.#skip?.();
  }

  // ---- looking back ----

  /** The line of a position, by which it can be shared; null where that would tell a secret. */
  async lineAt(ply: number): Promise<string | null> {
    return (await api.at(this.id, ply, this.#chosen)).line;
  }

  /** What was known of earlier plies no longer holds. */
  protected forget(): void {
    this.#positions.forget();
  }

  /** Positions that came with the news need not be fetched. */
  protected keep(passed: ReadonlyMap<number, Position>): void {
    if (this.#chosen === null) for (const [ply, position] of passed) this.#positions.keep(ply, position);
  }

  /** Looks through other eyes: the log and every position, until somebody chooses again. */
  async seeAs(viewer: string): Promise<void> {
    const seeing = ++this.#seeing;
    try {
      const log = await api.log(this.id, viewer);
      if (seeing !== this.#seeing || !this.now) return;
      this.#chosen = viewer;
      this.#read = reduce.counted(log, this.now.game);
      this.forget();
      await this.#positions.at(this.now.ply);
      if (!this.isReplaying) await this.lookAt(this.state.cursor);
      announce(viewer === 'open' ? say('match-seen-now-open') : say('match-seen-now', { viewer: seatOf(this.now.game, viewer) }));
    } catch (error) {
      this.say(sentence(error));
    }
  }

  /** The position is fetched first and then shown with everything else, in one drawing. */
  async lookAt(ply: number | null): Promise<void> {
    this.skip();
    const asked = ++this.#asked;
    const { cursor } = reduce.lookAt(this.state, ply);
    if (cursor === null) {
      this.state = reduce.lookAt(this.state, ply);
      this.isReplaying = false;
      this.#showNow();
      return;
    }
    try {
      const found = await this.#positions.at(cursor);
      if (asked !== this.#asked) return;
      this.#positions.ahead(cursor, this.now?.ply ?? cursor);
      this.state = reduce.lookAt(this.state, ply);
      this.view = found.view;
      this.hints = found.hints;
      this.asked = null;
    } catch (error) {
      this.say(sentence(error));
    }
  }

  /** One move on, with its animation. */
  async step(): Promise<void> {
    const from = this.state.cursor;
    if (from === null) return;
    const entry = this.log.find((candidate) => candidate.ply === from + 1);
    if (entry && this.handle && stepTime(false) > 0) {
      const after = await this.#after(entry);
      if (after && this.state.cursor === from) {
        this.speed = stepTime(false);
        for (const sentence of this.tell([entry])) announce(sentence);
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
    while (this.isReplaying && this.state.cursor !== null && !this.isClosed) {
      await this.step();
      if (stepTime(false) === 0) await sleep(STILL);
    }
    this.isReplaying = false;
  }
}
