// A match at which one sits or which one watches: the line to the server, and the moves on their way.
import { loadGame } from '../games';
import { announce } from './announce.svelte';
import { gather } from './gather';
import { api, ApiError, sentence } from './http';
import { Live, type LineState } from './live';
import * as reduce from './reduce';
import { Screen } from './screen.svelte';
import { texts } from './texts';
import type { BoardData, Entry, GameModule, Message, Move, OddsOf, Opaque, Refusal, Why } from './types';

const words = { overtaken: texts.match.overtaken, away: texts.match.away };
/** After a request that never arrived, though the line is open. */
const ONCE_MORE = 1500;

export class Match extends Screen {
  line = $state<LineState>('closed');
  error = $state<string | null>(null);
  game = $state.raw<GameModule | null>(null);
  board = $state.raw<BoardData | null>(null);

  #live: Live;
  #isUnsent = false;

  constructor(id: string) {
    super(id);
    this.#live = new Live(api.liveUrl(id), {
      message: (message) => this.#receive(message),
      state: (state) => (this.line = state),
      revision: () => this.state.snapshot?.revision ?? 0,
      gone: () => void this.refresh(),
    });
  }

  protected override tell(entries: readonly Entry[]): string[] {
    return gather(entries, this.game).flatMap((line) => line.sentences);
  }

  protected override isSmall(entry: Entry): boolean {
    return this.game?.isSmall?.(entry) ?? false;
  }

  get mayAct(): boolean {
    return reduce.mayAct(this.state);
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
    if (message.type === 'presence') this.sayExpected();
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (this.state.gap) {
      void this.refresh();
      return;
    }
    this.error = null;
    if (!this.board || !this.game) void this.#furnish();
    if (!reduce.isContinued(before.log, this.state.log) || before.snapshot?.hand_over !== this.now?.hand_over) this.forget();
    if (this.state.notice?.kind === 'news' && this.state.notice !== before.notice) announce(this.state.notice.text);
    this.#resend();
    this.settle();
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

  // ---- doing ----

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
      if (this.line === 'open') setTimeout(() => this.#resend(), ONCE_MORE);
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
    return this.act(api.undo(this.id));
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
      const { odds, sentences } = await api.odds(this.id, move.words);
      return odds && { odds, sentences };
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
