// What the board shows of a match: the newest position, what happened on the way to it, or an earlier one.
import { tick } from 'svelte';
import { announce } from './announce.svelte';
import { expected } from './asked';
import { api, sentence } from './http';
import { groupsOf, type Group } from './groups';
import { prefs, remember, replayTime, sceneTime, stepTime } from './prefs.svelte';
import * as reduce from './reduce';
import { emptyMatch, type MatchState } from './reduce';
import { sentences, told } from './tell';
import { seatOf } from './names';
import { Positions } from './positions';
import { say } from './words';
import type { Asked, BoardHandle, Entry, Hints, Position, Snapshot, View } from './types';

/** How long a position of a replay without animation stays. */
const STILL = 500;
/** How many steps of a replay a scene stays, and how long at least. */
const SCENE_STEPS = 6;
const SHORTEST_SCENE = 1500;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Screen {
  state = $state.raw<MatchState>(emptyMatch);
  view = $state.raw<View | null>(null);
  hints = $state.raw<Hints>({ warnings: [] });
  /** The question to several that is open in this view; it stays until all answers to it are shown. */
  asked = $state.raw<Asked | null>(null);
  /** The entry that is being shown, and how many of its sentences have been told. */
  showing = $state.raw<Entry | null>(null);
  told = $state(0);
  speed = $state(0);
  /** How long a scene stays; null is until the reader goes on. */
  pause = $state<number | null>(null);
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
  /** Up to here nothing but scenes is shown. */
  #hurriedTo = 0;

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

  protected isScene(_entry: Entry): boolean {
    return false;
  }

  protected isStill(_entry: Entry): boolean {
    return false;
  }

  protected groups(entries: readonly Entry[]): Group[] {
    return groupsOf(entries, null);
  }

  /** What waits to be shown, in parts that can be skipped one by one; the first is on show. */
  get waiting(): Group[] {
    return this.groups(this.state.queue);
  }

  // ---- the newest, and the way to it ----

  protected settle(): void {
    if (this.state.cursor !== null || this.#isRunning) return;
    if (this.handle && this.state.queue.some((entry) => this.#isShown(entry))) void this.#run();
    else this.#showNow();
  }

  /** A scene is on show or to come: what follows from it is not told before. */
  protected get isSceneAhead(): boolean {
    return sceneTime() !== 0 && this.state.queue.some((entry) => this.isScene(entry));
  }

  /** Where nothing is animated only scenes are shown; for somebody who looks elsewhere they wait. */
  #isShown(entry: Entry): boolean {
    if (this.#paceOf(entry) > 0) return true;
    if (sceneTime() === 0) return false;
    return this.isScene(entry) || (this.isStill(entry) && !document.hidden && entry.ply > this.#hurriedTo);
  }

  #paceOf(entry: Entry): number {
    if (document.hidden || entry.ply <= this.#hurriedTo) return 0;
    return stepTime(!this.#isOwn(entry));
  }

  #isOwn(entry: Entry): boolean {
    return this.now?.you.includes(entry.seat) ?? false;
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
      const isOwn = this.#isOwn(entry);
      sawBot ||= !isOwn && entry.seat !== 'chance';
      const after = await this.#after(entry);
      if (!after) break;
      const next = this.state.queue[1];
      small.push(entry);
      // Small entries in a row are told together, with the last of them.
      const isTold = !this.isSmall(entry) || !next || !this.isSmall(next);
      if (isTold && small.length > 1) for (const sentence of this.tell(small)) announce(sentence);
      await this.#show(entry, after.view, { isOwn, isSilent: !isTold || small.length > 1 });
      if (isTold) small = [];
      if (this.state.cursor !== null) break;
      this.view = after.view;
      this.hints = after.hints;
      this.state = reduce.shown(this.state, entry);
      if (!this.asked?.seats.includes(this.state.queue[0]?.seat ?? '')) this.asked = null;
    }
    if (sawBot && !prefs.seenBotTurn) remember({ seenBotTurn: true });
    this.#isRunning = false;
    this.#hurriedTo = 0;
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

  /** One entry: on the board, and in sentences as they are seen there. */
  async #show(entry: Entry, after: View, { isOwn, isSilent }: { isOwn: boolean; isSilent: boolean }): Promise<void> {
    this.speed = this.#paceOf(entry);
    // A scene waits for somebody who looks elsewhere, however long that is.
    this.pause = document.hidden ? null : sceneTime();
    this.told = 0;
    this.showing = entry;
    if (this.#isShown(entry)) await this.#animate(entry, after, isOwn, isSilent);
    else this.#tellUpTo(entry, Infinity, isSilent);
  }

  /** Tells the sentences of an entry up to a number of them, each once. */
  #tellUpTo(entry: Entry, count: number, isSilent: boolean): void {
    if (this.showing !== entry || count <= this.told) return;
    if (!isSilent) for (const sentence of sentences(entry).slice(this.told, count)) announce(sentence);
    this.told = count;
  }

  async #animate(entry: Entry, after: View, isOwn: boolean, isSilent: boolean): Promise<void> {
    await tick();
    const skipped = new Promise<void>((done) => (this.#skip = done));
    const drawn = (async () => {
      try {
        await this.handle?.animate(entry, after, (events) => this.#tellUpTo(entry, events, isSilent));
      } catch (error) {
        // The position after it is shown all the same.
        console.error(error);
      }
      this.#tellUpTo(entry, Infinity, isSilent);
      // A moment to read what another seat did, where there is something to read.
      if (!isOwn && entry.events.length > 0 && entry.ply > this.#hurriedTo) await sleep(this.speed * (this.handle?.rest?.(entry) ?? 1));
    })();
    await Promise.race([drawn, skipped]);
    this.#skip = null;
    this.#tellUpTo(entry, Infinity, isSilent);
  }

  /** Hurries to the end of what is on show, or of all that waits; scenes still stay. */
  hurry(all: boolean): void {
    if ((!this.#isRunning && !this.showing) || this.handle?.isHeld?.()) return;
    // What comes in meanwhile belongs to all that waits.
    this.#hurriedTo = all ? Infinity : (this.waiting[0]?.entries.at(-1)?.ply ?? 0);
    this.handle?.skip?.();
    if (!this.showing || !this.isScene(this.showing)) this.#skip?.();
  }

  /** Goes on from a scene that waits, or hurries. */
  skip(all = true): void {
    if (this.handle?.isHeld?.()) this.handle.skip?.();
    else this.hurry(all);
  }

  /** Leaves everything that is being shown: the reader looks at something else. */
  #leave(): void {
    this.state = reduce.skipAll(this.state);
    this.handle?.skip?.(true);
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
      this.#read = told(log, this.now.game);
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
    this.#leave();
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

  /** One move on, with its animation, at the speed of the replay. */
  async step(): Promise<void> {
    const from = this.state.cursor;
    if (from === null) return;
    const entry = this.log.find((candidate) => candidate.ply === from + 1);
    const speed = replayTime();
    if (entry && this.handle && (speed > 0 || this.isScene(entry) || this.isStill(entry))) {
      const after = await this.#after(entry);
      if (after && this.state.cursor === from) {
        this.speed = speed;
        this.pause = Math.max(SHORTEST_SCENE, speed * SCENE_STEPS);
        this.told = 0;
        this.showing = entry;
        await this.#animate(entry, after.view, false, false);
        this.showing = null;
        this.#hurriedTo = 0;
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
      if (replayTime() === 0) await sleep(STILL);
    }
    this.isReplaying = false;
  }
}
