// The deciding player's desk: which piece he holds, which place he points at, what is left to choose there.
//
// Panels use it, too: `moves`, `of(verb)`, `play(move)`, `open(panel)`, and `points(moves)` to have the map offer only these.
import type { Move } from '../../lib/types';
import { Desk as BoardDesk } from '../kit/desk.svelte';
import { inCamp, placeOf, type Board, type Piece, type SeatName, type View } from './position';
import type { MoveFields } from './moves.gen';
import type { Shapes } from './shapes.gen';
import { aimOf, fieldsOf, isAttack, isGrave, moverOf, placesOf, wayOf, type Verb, type Way } from './targets';

/** The panels beside the map. */
export type PanelName = 'faction' | 'developments' | 'hand' | 'diplomacy' | 'basket';

export class Desk extends BoardDesk<Shapes, SeatName> {
  #lifted: string | null = $state(null);
  /** Beside this place there is something to choose. */
  target: string | null = $state(null);
  /** The moves that the map offers, where a panel has chosen some. */
  #pointed: Move[] | null = $state.raw(null);
  panel: PanelName | null = $state(null);
  /** Whose panel it is: one's own, or that of a seat that was clicked. */
  shown: SeatName | null = $state(null);

  get view(): View {
    return this.props().view;
  }
  get board(): Board {
    return this.props().board;
  }
  get speed(): number {
    return this.props().speed;
  }

  /** The army or navy that was picked up; it waits while others decide. */
  get lifted(): string | null {
    return this.seat ? this.#lifted : null;
  }

  /** Through whose eyes the board is seen. */
  get me(): SeatName | null {
    return this.seat ?? this.view.viewer;
  }

  /** The moves of a verb that may be made now. */
  of<V extends Verb>(verb: V): (Move & { fields: Extract<MoveFields, { verb: V }> })[] {
    return this.moves.filter((move) => fieldsOf(move).verb === verb) as (Move & { fields: Extract<MoveFields, { verb: V }> })[];
  }

  /** The one move of a verb without fields. */
  bare(verb: Verb): Move | undefined {
    return this.moves.find((move) => fieldsOf(move).verb === verb);
  }

  // ---- panels ----

  open(panel: PanelName | null, seat: SeatName | null = null): void {
    const isSame = this.panel === panel && this.shown === seat;
    this.panel = isSame ? null : panel;
    this.shown = seat;
  }

  /** The map offers only these; null for everything. */
  points(moves: Move[] | null): void {
    this.#lifted = null;
    this.target = null;
    this.#pointed = moves;
    this.props().preview(moves);
  }

  /** What a panel has the map offer. */
  get pointed(): Move[] | null {
    return this.#pointed;
  }

  // ---- what is offered ----

  /** The moves that are left after what was picked up. */
  get left(): Move[] {
    const all = this.#pointed ?? this.moves;
    return this.lifted ? all.filter((move) => moverOf(move) === this.lifted || aimOf(move) === this.lifted) : all;
  }

  /** The pieces that can be picked up. */
  get movers(): Set<string> {
    return new Set((this.#pointed ?? this.moves).flatMap((move) => moverOf(move) ?? []));
  }

  /** The pieces beside the board that can be placed. */
  get camp(): Piece[] {
    return this.me ? inCamp(this.view, this.me) : [];
  }

  /** All moves by the places they point at. Who has pieces to move points at them first. */
  readonly byPlace = $derived.by((): Map<string, Move[]> => {
    const found = new Map<string, Move[]>();
    for (const move of this.left) {
      if (!this.lifted && moverOf(move)) continue;
      for (const place of new Set(placesOf(move, this.view, this.board))) {
        const list = found.get(place);
        if (list) list.push(move);
        else found.set(place, [move]);
      }
    }
    return found;
  });

  /** The own pieces in a place that can be picked up. */
  moversIn(place: string): string[] {
    return [...this.movers].filter((piece) => placeOf(this.view, piece) === place);
  }

  candidates(place: string): Move[] {
    return this.byPlace.get(place) ?? [];
  }

  /** How a place asks to be clicked: it is a goal, or something to begin with stands there. */
  offered(place: string): 'goal' | 'start' | null {
    if (!this.moves.length) return null;
    if (place === this.#here && this.lifted) return 'start';
    if (this.candidates(place).length) return 'goal';
    return !this.lifted && this.moversIn(place).length ? 'start' : null;
  }

  /** What a click there is for. */
  way(place: string): Way | null {
    const ways = this.candidates(place).map((move) => wayOf(move, this.view, this.seat));
    return (['attack', 'walk', 'sail', 'act', 'build', 'here'] as const).find((way) => ways.includes(way)) ?? null;
  }

  get #here(): string | null {
    return this.lifted && placeOf(this.view, this.lifted);
  }

  /** The moves in the chooser. */
  get choices(): Move[] {
    if (this.target === null) return [];
    return this.candidates(this.target);
  }

  /** The pieces in the chooser, where several could be meant. */
  get pieces(): string[] {
    return this.target !== null && !this.lifted ? this.moversIn(this.target) : [];
  }

  // ---- pointing ----

  /** A piece was clicked. */
  take(piece: string): void {
    if (!this.seat) return;
    const place = placeOf(this.view, piece);
    if (piece === this.lifted) return place && this.candidates(place).length && this.target !== place ? this.#choose(piece, place) : this.cancel();
    if (this.movers.has(piece) && !(this.lifted && place && this.candidates(place).some((move) => aimOf(move) === piece))) return this.#choose(piece, null);
    if (place) this.pick(place);
  }

  /** A place was clicked. */
  pick(place: string): void {
    if (!this.seat) return;
    if (this.target === place) return this.cancel();
    const candidates = this.candidates(place);
    if (this.lifted) {
      if (!candidates.length) {
        if (place === this.#here) return this.cancel();
        // Another piece is meant.
        if (this.moversIn(place).length === 1) return this.#choose(this.moversIn(place)[0]!, null);
        return void this.refuse(place, this.#asks(place));
      }
      const [only] = candidates;
      if (candidates.length === 1 && !isGrave(only!, this.view, this.seat)) return this.play(only!);
      return this.#choose(this.lifted, place);
    }
    const starts = this.moversIn(place);
    if (!candidates.length && starts.length === 1) return this.#choose(starts[0]!, null);
    if (!candidates.length && !starts.length) return void this.refuse(place, this.#asks(place));
    this.#choose(null, place);
  }

  lift(piece: string): void {
    this.#choose(piece, null);
  }

  /** An attack that was chosen in the tray is asked about beside its target, with the odds; true if so. Chosen again, it is made. */
  ask(move: Move): boolean {
    const { fields } = move;
    const mover = moverOf(move);
    if (!mover || !('region' in fields) || !isAttack(move, this.view, this.seat)) return false;
    const region = String(fields['region']);
    if (this.target === region && this.lifted === mover) return false;
    this.#choose(mover, region);
    return true;
  }

  /** A piece that has moved stays in the hand: it may go on. */
  play(move: Move): void {
    const mover = moverOf(move);
    this.#pointed = null;
    this.target = null;
    this.#lifted = mover !== null && mover === this.lifted ? mover : null;
    this.props().preview(null);
    this.props().play(move);
  }

  cancel(): void {
    if (this.target !== null) this.#choose(this.lifted, null);
    else if (this.lifted !== null) this.#choose(null, null);
    else this.points(null);
  }

  /** Other moves are offered: start again. A piece that can go on stays in the hand. */
  reset(): void {
    this.target = null;
    this.#pointed = null;
    if (!this.seat) return;
    if (this.lifted && this.movers.has(this.lifted)) this.props().preview(this.left);
    else this.#lifted = null;
  }

  #choose(lifted: string | null, target: string | null): void {
    this.#lifted = lifted;
    this.target = target;
    this.props().preview(target !== null ? this.candidates(target) : lifted !== null ? this.left : this.#pointed);
  }

  /** The question that a place stands for which is not offered. */
  #asks(place: string): Record<string, unknown> {
    const isSea = this.board.seas.some(({ name }) => name === place);
    const { lifted, view } = this;
    if (lifted && view.navies[lifted]) return isSea ? { verb: 'sail', navy: lifted, sea: place } : { verb: 'dock', navy: lifted, region: place };
    if (lifted) return { verb: view.armies[lifted]?.aboard ? 'land' : 'march', army: lifted, region: place };
    const first = this.moves.find((move) => 'region' in move.fields || 'sea' in move.fields);
    if (first) return { ...first.fields, ...('region' in first.fields ? { region: place } : { sea: place }) };
    const own = Object.keys(view.armies).find((name) => view.armies[name]?.seat === this.seat);
    return { verb: 'march', army: own ?? '', region: place };
  }
}
