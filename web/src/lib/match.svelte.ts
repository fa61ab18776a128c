// A match at which one sits or which one watches: the line to the server, and the moves on their way.
import { loadGame } from '../games';
import { announce } from './announce.svelte';
import { gather } from './gather';
import { groupsOf, type Group } from './groups';
import { api, ApiError, sentence } from './http';
import { labelOf } from './labels';
import { Live, type LineState } from './live';
import { isFresh, lastRound } from './recap';
import * as reduce from './reduce';
import { Screen } from './screen.svelte';
import { say, tell } from './words';
import type { BoardData, DraftOf, Entry, GameModule, Message, Move, OddsOf, Opaque, Refusal, Why } from './types';

const words = {
  overtaken: (move: string): string => say('match-overtaken', { words: move }),
  away: (count: number): string => say('match-away', { count }),
};
/** After a request that never arrived, though the line is open. */
const ONCE_MORE = 1500;

export class Match extends Screen {
  line = $state<LineState>('closed');
  error = $state<string | null>(null);
  game = $state.raw<GameModule | null>(null);
  board = $state.raw<BoardData | null>(null);
  /** What the lesson has to say against the last move; it was not made. */
  objection = $state<string | null>(null);
  /** Whether odds have been on the screen. */
  hasShownOdds = $state(false);

  /** The board holds moves that are planned and not made. */
  isPlanning = $state(false);
  /** Whether a move is still possible beside what is planned; null: all are. */
  fits: ((move: Move) => boolean) | null = $state.raw(null);

  /** What the others did since one's last turn; nothing where all seats are one's own. */
  round = $derived.by((): Entry[] => {
    const { now } = this;
    if (!now?.deciding || now.status !== 'running' || now.you.length >= now.seats.length || this.state.queue.length > 0) return [];
    return lastRound(this.state.log, now.you, this.game);
  });
  isRoundFresh = $derived(isFresh(this.round, this.state.log, this.now?.you ?? [], this.game));
  /** Whether somebody wants to read of it: it is told until one moves, and again when it is called back. */
  #wish = $state.raw<{ ply: number; isFresh: boolean; isUp: boolean } | null>(null);

  #live: Live;
  #isUnsent = false;
  /** A move that came too late; it is said with the match as it is now. */
  #tooLate: string | null = null;
  /** The ply that was asked for, until there is a match to look at. */
  #wanted: number | null = null;
  /** Entries that happened while nobody looked. */
  #missed = 0;

  constructor(id: string) {
    super(id);
    this.#live = new Live(() => api.liveUrl(id, reduce.known(this.state)), {
      message: (message) => this.#receive(message),
      state: (state) => (this.line = state),
      gone: (reason) => (this.error = reason),
    });
  }

  protected override tell(entries: readonly Entry[]): string[] {
    return gather(entries, this.game).flatMap((line) => line.sentences);
  }

  /** An answer of one's own as it is read. */
  readAnswer = (answer: string, seat: string): string => {
    const { game, view, board } = this;
    return (view && board && game?.answerSaid?.(answer, view, board, seat)) || answer;
  };

  /** A move that is on its way, as it is read; several, or one that was typed, by their words. */
  readMove(typed: string): string {
    const { game, view, now } = this;
    const move = now?.moves.find((one) => one.words === typed);
    return move && now ? labelOf(now.game, view && game?.saidAs ? game.saidAs(move, view) : move) : typed;
  }

  protected override isSmall(entry: Entry): boolean {
    return this.game?.isSmall?.(entry) ?? false;
  }

  protected override isScene(entry: Entry): boolean {
    return this.game?.isScene?.(entry) ?? false;
  }

  protected override isStill(entry: Entry): boolean {
    return this.game?.isStill?.(entry) ?? false;
  }

  protected override groups(entries: readonly Entry[]): Group[] {
    return groupsOf(entries, this.game);
  }

  /** Whether the round is told now; null where nobody has said what he wants. */
  get isRecapWanted(): boolean | null {
    const wish = this.#wish;
    return wish && wish.ply === this.round[0]?.ply && wish.isFresh === this.isRoundFresh ? wish.isUp : null;
  }

  get isRecapUp(): boolean {
    return this.round.length > 0 && (this.isRecapWanted ?? this.isRoundFresh);
  }

  tellRound(isUp: boolean): void {
    this.#wish = { ply: this.round[0]?.ply ?? 0, isFresh: this.isRoundFresh, isUp };
  }

  /** Shows one entry of the log, as it happened. */
  async showEntry(ply: number): Promise<void> {
    await this.lookAt(ply - 1);
    await this.step();
  }

  get mayAct(): boolean {
    return reduce.mayAct(this.state) && !this.isSceneAhead;
  }

  async open(ply: number | null): Promise<void> {
    this.#wanted = ply;
    try {
      // First of all, since with the first answer a newcomer gets an identity; the socket needs it.
      this.board = await api.board(this.id);
    } catch (error) {
      this.error = sentence(error);
      if (error instanceof ApiError && error.code === 'not_found') return;
    }
    if (this.isClosed) return;
    this.#live.open();
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
  }

  close(): void {
    this.isClosed = true;
    this.#live.close();
    this.isReplaying = false;
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
  }

  #nudge = (): void => {
    if (document.hidden) {
      this.#missed = this.state.queue.length;
      this.hurry(true);
      return;
    }
    this.#live.nudge();
    if (this.#missed > 0 && !this.state.notice) this.say(words.away(this.#missed));
    this.#missed = 0;
  };

  #receive(message: Message): void {
    const before = this.state;
    this.state = reduce.receive(before, message, words);
    if (message.type === 'chat') announce(`${message.chat.name}: ${message.chat.text}`);
    if (message.type === 'presence') this.sayExpected();
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (this.state.gap) {
      this.#live.again();
      return;
    }
    this.error = null;
    if (before.snapshot?.ply !== this.now?.ply) this.objection = null;
    if (!this.board || !this.game) void this.#furnish();
    const isOtherEyes = before.snapshot?.viewer !== this.now?.viewer || before.snapshot?.hand_over !== this.now?.hand_over;
    if (isOtherEyes || !reduce.isContinued(before.log, this.state.log)) this.forget();
    this.keep(this.state.passed);
    if (document.hidden) this.#missed += this.state.queue.length;
    if (this.#tooLate !== null && message.type === 'snapshot') {
      this.state = { ...reduce.said(this.state, words.overtaken(this.#tooLate)), pending: null };
      this.#tooLate = null;
    }
    if (this.state.notice?.kind === 'news' && this.state.notice !== before.notice) announce(this.state.notice.text);
    this.#resend();
    this.settle();
    if (this.#wanted !== null) void this.lookAt(this.#wanted);
    this.#wanted = null;
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
    void this.#post(pending.moves, pending.ply, pending.seat);
  }

  // ---- doing ----

  play(move: Move | string): void {
    this.playStep([typeof move === 'string' ? move : move.words]);
  }

  /** Several moves as one step: all of them are made, or none. */
  playStep(moves: string[]): void {
    if (this.state.pending) {
      this.say(say('match-pending-busy'));
      return;
    }
    if (!this.mayAct || !this.now) return;
    const { ply, deciding } = this.now;
    this.objection = null;
    this.state = reduce.sent(this.state, moves, deciding);
    void this.#post(moves, ply, deciding);
  }

  async #post(moves: string[], ply: number, seat: string | null): Promise<void> {
    try {
      const done = await api.move(this.id, moves, ply, seat);
      this.state = reduce.acknowledged(this.state, done.revision);
      this.#live.nudge();
    } catch (error) {
      this.#failed(error, moves.join(', '));
    }
  }

  #failed(error: unknown, text: string): void {
    if (error instanceof ApiError && error.code === 'offline') {
      // It stays pending; the next position tells whether it arrived, and sends it again if not.
      this.#isUnsent = true;
      this.#live.nudge();
      if (this.line === 'open') setTimeout(() => this.#resend(), ONCE_MORE);
      return;
    }
    if (error instanceof ApiError && error.code === 'unavailable') {
      // It stays pending: nobody has it yet, or the next position shows it.
      this.#isUnsent = true;
      this.say(error.message);
      setTimeout(() => this.#resend(), (error.retryAfter ?? 1) * 1000);
      return;
    }
    if (error instanceof ApiError && error.code === 'conflict') {
      this.#tooLate = text;
      this.#live.again();
      return;
    }
    if (error instanceof ApiError && error.code === 'lesson') {
      this.state = { ...reduce.quiet(this.state), pending: null };
      this.objection = error.message;
      announce(error.message);
      return;
    }
    this.state = reduce.refused(this.state, { text: sentence(error), rule: error instanceof ApiError ? error.rule : null });
  }

  /** Anything but a move: what goes wrong is said in the tray. */
  async act(request: Promise<unknown>): Promise<boolean> {
    try {
      await request;
      this.#live.nudge();
      return true;
    } catch (error) {
      const rule = error instanceof ApiError ? error.rule : null;
      this.state = { ...this.state, notice: { kind: 'refusal', rule, text: sentence(error) } };
      return false;
    }
  }

  /** What is only planned on the board comes before what has been done. */
  async undo(): Promise<boolean> {
    return this.handle?.takeBack?.() || this.act(api.undo(this.id));
  }

  /** Takes back several steps, one after the other; false where one of them stays. */
  takeBack = async (steps: number): Promise<boolean> => {
    for (let left = steps; left > 0; left -= 1) if (!(await this.act(api.undo(this.id)))) return false;
    return true;
  };

  /** Something can be taken back: a plan, or a step. */
  get canUndo(): boolean {
    return this.isPlanning || (this.now?.undo.possible ?? false);
  }

  redo(): Promise<boolean> {
    return this.act(api.redo(this.id));
  }

  /** Pass every chance to interrupt for the rest of this phase, or be asked again. */
  stand(passes: boolean, seat: string): Promise<boolean> {
    return this.act(api.stand(this.id, passes, seat));
  }

  why = (fields: Record<string, unknown> | string): Promise<Why> => api.why(this.id, fields);

  odds = async (move: Move): Promise<OddsOf<Opaque> | null> => {
    try {
      const { odds, says } = await api.odds(this.id, move.words);
      if (odds) this.hasShownOdds = true;
      return odds && { odds, sentences: says.map(tell) };
    } catch {
      return null;
    }
  };

  /** What would come of several moves as one step; null where that cannot be known now. */
  draft = async (moves: string[]): Promise<DraftOf<Opaque> | null> => {
    const { now } = this;
    if (!now) return null;
    try {
      const { view, hints, refusal } = await api.draft(this.id, moves, now.ply, now.deciding);
      // What was refused before is past, once something is accepted.
      if (!refusal && moves.length > 0 && this.state.notice?.kind === 'refusal') this.hush();
      return { view, hints, refusal: refusal && { rule: refusal.rule, text: refusal.says ? tell(refusal.says) : '' } };
    } catch {
      return null;
    }
  };

  refuse = (refusal: Refusal): void => {
    this.state = reduce.refused(this.state, refusal);
    announce(refusal.text);
  };

  hush(): void {
    if (this.state.notice) this.state = reduce.quiet(this.state);
  }
}
