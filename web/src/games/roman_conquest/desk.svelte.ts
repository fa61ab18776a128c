// The deciding player's desk: what he has pointed at, the orders he plans, and what would come of them.
import type { DraftOf, Move } from '../../lib/types';
import { Desk as BoardDesk } from '../kit/desk.svelte';
import type { MoveFields } from './moves.gen';
import { canCome, carriedOut, coming, fitting, most, waiting, withOrder, withTroops, wordsOf, type Ground, type Order, type Plan } from './plan';
import { forcesIn, hexesOf, isDoom, leadersIn, meeting, numberOf, type SeatName, type View } from './position';
import { say } from './saying';
import type { Clash, Shapes } from './shapes.gen';
import { fieldsOf } from './ways';

/** What a hex can be clicked for. */
export type Offer = 'leader' | 'go' | 'deadly' | 'stack' | 'march' | 'attack' | 'fight' | 'favour';

export class Desk extends BoardDesk<Shapes, SeatName> {
  /** The stack that was picked up. */
  lifted: string | null = $state(null);
  /** Beside this hex there is something to choose. */
  target: string | null = $state(null);
  /** Done would cost the own leader his life: that is asked once. */
  isEnding = $state(false);
  /** Done was pressed while an order was being chosen. */
  isReminded = $state(false);
  plan: Plan = $state.raw([]);
  /** Orders that are on their way to the server, or are being shown. */
  sent: Plan = $state.raw([]);
  #draft: DraftOf<Shapes> | null = $state.raw(null);
  #asked = 0;
  /** The moment for which the plan was made. */
  #moment = '';

  hexes = $derived(hexesOf(this.props().board));

  get view(): View {
    return this.props().view;
  }

  /** Where the deciding leader stands. */
  get here(): string | null {
    return this.seat ? this.view.seats[this.seat].leader : null;
  }

  get limit(): number {
    return numberOf(this.props().board, 'stack_limit', 4);
  }

  get #ground(): Ground | null {
    const { seat } = this;
    return seat && { view: this.view, hexes: this.hexes, seat, limit: this.limit };
  }

  get isOrdering(): boolean {
    return this.seat !== null && this.view.phase === 'troops' && this.moves.length > 0;
  }

  /** The position with the orders that are planned or being given. */
  with(view: View, seat: SeatName | null): View {
    const plan = this.seat ? this.plan : this.sent;
    return seat && plan.length ? carriedOut(view, seat, plan) : view;
  }

  /** What will fight, as far as one knows. */
  get fights(): Clash[] {
    return this.isOrdering && this.plan.length ? (this.#draft?.hints.fights ?? []) : this.props().hints.fights;
  }

  waiting(hex: string): number {
    const ground = this.#ground;
    return ground && this.isOrdering ? Math.max(0, waiting(ground, this.plan, hex)) : 0;
  }

  most(home: string, to: string): number {
    const ground = this.#ground;
    return ground ? most(ground, this.plan, home, to) : 0;
  }

  /** Whether a move is possible beside what is planned. */
  fits(move: Move): boolean {
    const fields = fieldsOf(move);
    return fields.verb !== 'march' || fields.troops <= this.most(fields.home, fields.to);
  }

  /** An order there would start the war. */
  startsWar(hex: string): boolean {
    return this.props().hints.starts_war.includes(hex);
  }

  isDeadly(hex: string): boolean {
    return this.props().hints.deadly.includes(hex);
  }

  /** Troops of the deciding player can come to a hex this turn, beside what is planned. */
  canCome(hex: string): boolean {
    const ground = this.#ground;
    return ground !== null && canCome(ground, this.plan, hex);
  }

  /** Troops that are planned to come to a hex. */
  coming(hex: string): number {
    return coming(this.plan, hex);
  }

  /** The moves that a hex stands for now, where it is not about orders. */
  moved(hex: string): Move[] {
    const { phase } = this.view;
    return this.moves.filter((move) => {
      const fields = fieldsOf(move);
      if (fields.verb === 'go') return fields.to === hex;
      if (fields.verb === 'fight') return fields.hex === hex;
      return hex === this.here && (phase === 'leader' || phase === 'favour');
    });
  }

  offered(hex: string): Offer | null {
    if (!this.moves.length) return null;
    if (this.isOrdering) {
      if (!this.lifted) return this.waiting(hex) > 0 ? 'stack' : null;
      if (hex === this.lifted) return 'stack';
      if (!this.most(this.lifted, hex)) return null;
      return this.isHostile(hex) ? 'attack' : 'march';
    }
    if (!this.moved(hex).length) return null;
    const { phase } = this.view;
    if (phase === 'travel') return this.isDeadly(hex) ? 'deadly' : 'go';
    return phase === 'leader' ? 'leader' : phase === 'favour' ? 'favour' : 'fight';
  }

  /** Somebody else's troops or leader are there. */
  isHostile(hex: string): boolean {
    const { seat, view } = this;
    return seat !== null && (forcesIn(view, hex).some((force) => force !== seat) || leadersIn(view, hex).some((other) => other !== seat));
  }

  /** Who would meet if so many troops more came to a hex. */
  meeting(hex: string, troops: number) {
    const { seat } = this;
    if (!seat) return null;
    const there = this.with(this.view, seat).stacks[hex]?.troops[seat] ?? 0;
    return meeting(this.view, seat, hex, Math.min(this.limit, there + troops));
  }

  /** As many as a careful player sends: he leaves one with his leader. */
  usual(home: string, to: string): number {
    const all = this.most(home, to);
    const keeps = this.here === home && this.waiting(home) > 1 && all === this.waiting(home);
    return keeps ? all - 1 : all;
  }

  pick(hex: string): void {
    if (!this.seat) return;
    if (this.target === hex) return this.cancel();
    if (this.isOrdering) return this.#pickTroops(hex);
    const moves = this.moved(hex);
    if (!moves.length) return void this.refuse(hex, this.#asks(hex));
    const [only] = moves;
    if (moves.length > 1 || this.isDeadly(hex) || this.view.phase === 'leader' || this.view.phase === 'favour') return this.#choose(null, hex);
    this.play(only!);
  }

  #pickTroops(hex: string): void {
    const { lifted } = this;
    if (!lifted) {
      if (this.waiting(hex) > 0) return this.#choose(hex, null);
      // Those who are drawn there have an order already.
      if (this.coming(hex) > 0) return this.props().refuse({ rule: '4.6', text: say('page-planned-there', { n: this.coming(hex), hex }) });
      return void this.refuse(hex, this.#asks(hex));
    }
    if (lifted === hex) return this.#choose(null, null);
    const all = this.most(lifted, hex);
    if (all > 0) {
      if (all === 1 && !this.isHostile(hex) && !this.startsWar(hex)) return void this.order({ home: lifted, to: hex, troops: 1 });
      return this.#choose(lifted, hex);
    }
    // Another stack, farther away: that one is meant.
    if (this.waiting(hex) > 0 && !this.hexes.get(lifted)?.neighbours.includes(hex)) return this.#choose(hex, null);
    void this.refuse(hex, { verb: 'march', home: lifted, to: hex, troops: Math.max(1, Math.min(this.limit, this.waiting(lifted))) } satisfies MoveFields);
  }

  /** A move of the tray is made here where it belongs to the plan, or is asked about; true if so. */
  take(move: Move): boolean {
    const fields = fieldsOf(move);
    if (fields.verb === 'march') void this.order({ home: fields.home, to: fields.to, troops: fields.troops });
    else if (fields.verb === 'done') return this.#finish();
    else if (fields.verb === 'go' && this.isDeadly(fields.to)) this.#choose(null, fields.to);
    else return false;
    return true;
  }

  /** Done is asked about where something was forgotten; true where the board sends it, or asks. */
  #finish(): boolean {
    const { seat, here } = this;
    if (this.lifted && this.target && !this.isReminded) {
      this.isReminded = true;
      return true;
    }
    if (seat && here && !this.isEnding && this.fights.some((fight) => isDoom(fight, seat))) {
      this.#choose(null, here);
      this.isEnding = true;
      return true;
    }
    this.#choose(null, null);
    if (!this.plan.length) return false;
    this.send();
    return true;
  }

  /** Done all the same. */
  finish(): void {
    this.isEnding = true;
    const done = this.moves.find((move) => fieldsOf(move).verb === 'done');
    if (!this.#finish() && done) this.play(done);
  }

  /** The leader was put down on a hex. */
  lead(hex: string): void {
    if (this.view.phase === 'travel') this.pick(hex);
    else void this.refuse(hex, { verb: 'go', to: hex } satisfies MoveFields);
  }

  async order(order: Order): Promise<void> {
    this.#choose(null, null);
    await this.#try(withOrder(this.plan, order));
  }

  /** Another number of troops for an order; none takes it back. */
  async change(order: Order): Promise<void> {
    const ground = this.#ground;
    this.#choose(this.lifted, this.target);
    if (ground) await this.#try(fitting(ground, withTroops(this.plan, order)));
  }

  takeBack(order: Order): Promise<void> {
    return this.change({ ...order, troops: 0 });
  }

  /** What would come of a plan; one that cannot be carried out is not kept. */
  async #try(plan: Plan): Promise<void> {
    const before = { plan: this.plan, draft: this.#draft };
    const turn = ++this.#asked;
    this.plan = plan;
    if (!plan.length) {
      this.#draft = null;
      return;
    }
    const draft = await this.props().draft(wordsOf(plan));
    if (turn !== this.#asked) return;
    if (draft?.refusal) {
      this.plan = before.plan;
      this.#draft = before.draft;
      this.props().refuse(draft.refusal);
    } else this.#draft = draft;
  }

  /** Gives all orders, as one step. */
  send(): void {
    this.sent = this.plan;
    this.#choose(null, null);
    this.props().playStep([...wordsOf(this.plan), 'done']);
  }

  /** An order has been shown: it is no longer on its way. */
  shown(home: string, to: string): void {
    this.sent = this.sent.filter((order) => order.home !== home || order.to !== to);
  }

  play(move: Move): void {
    this.#choose(null, null);
    this.props().play(move);
  }

  cancel(): void {
    if (this.target !== null) this.#choose(this.lifted, null);
    else this.#choose(null, null);
  }

  /** Other moves are offered: start again; the plan stays as long as it is for the same moment. */
  reset(): void {
    this.lifted = this.#onlyHome();
    this.target = null;
    this.isEnding = false;
    this.isReminded = false;
    if (!this.seat) return;
    const { turn, phase, active } = this.view;
    const moment = `${turn} ${phase} ${active}`;
    this.sent = [];
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#asked++;
    this.plan = [];
    this.#draft = null;
  }

  /** The stack that was chosen in the tray: all orders that are left begin there, and there is a choice of where to. */
  #onlyHome(): string | null {
    const homes = new Set(this.moves.map((move) => fieldsOf(move)).map((fields) => (fields.verb === 'march' ? fields.home : null)));
    const [home] = homes;
    return this.isOrdering && homes.size === 1 && home && this.waiting(home) > 0 ? home : null;
  }

  lift(hex: string): void {
    this.#choose(hex, null);
  }

  #choose(lifted: string | null, target: string | null): void {
    this.lifted = lifted;
    this.target = target;
    this.isEnding = false;
    this.isReminded = false;
    this.props().preview(this.#left());
  }

  /** The moves that are left after what was pointed at; the tray shows them. */
  #left(): Move[] | null {
    const { lifted, target } = this;
    const left = lifted
      ? this.moves.filter((move) => {
          const fields = fieldsOf(move);
          return fields.verb === 'march' && fields.home === lifted && (!target || fields.to === target);
        })
      : target
        ? this.moved(target)
        : [];
    // What only a plan makes possible is not listed: the board alone offers it.
    return left.length ? left : null;
  }

  /** The question that a hex stands for which is not offered. */
  #asks(hex: string): MoveFields {
    const { phase } = this.view;
    if (phase === 'fights') return { verb: 'fight', hex };
    if (phase !== 'troops') return { verb: 'go', to: hex };
    return { verb: 'march', home: hex, to: this.hexes.get(hex)?.neighbours[0] ?? hex, troops: 1 };
  }
}
