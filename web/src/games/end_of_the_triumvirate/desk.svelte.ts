// The deciding player's desk: what he has pointed at, what is left to choose, and what happens when he points on.
import type { Move } from '../../lib/types';
import { Desk as BoardDesk } from '../kit/desk.svelte';
import type { MoveFields } from './moves.gen';
import { fieldsOf, harmless, isAttack, isTravel, narrow, NOTHING, pointing, question, reachable, secondPlaces, travels, type Choice } from './narrow';
import { type Position, type SeatName } from './position';
import type { Shapes } from './shapes.gen';

/** What a province can be clicked for. */
export type Offer = 'march' | 'sail' | 'attack' | 'escape' | 'station' | 'rome' | 'take' | 'collect';

export class Desk extends BoardDesk<Shapes, SeatName> {
  choice: Choice = $state.raw(NOTHING);

  get position(): Position {
    return this.props().view;
  }

  /** Where the deciding character stands. */
  get here(): string | null {
    return this.seat ? (this.position.seats[this.seat]?.character ?? null) : null;
  }

  get canTravel(): boolean {
    return travels(this.moves).length > 0;
  }

  /** The gold one is asked about lies where one stands. */
  #collecting(province: string): Move[] {
    return province === this.here ? this.moves.filter((move) => fieldsOf(move).verb === 'collect') : [];
  }

  /** The moves a province stands for now. */
  candidates(province: string): Move[] {
    const asked = this.#collecting(province);
    return asked.length ? asked : pointing(narrow(this.moves, { ...this.choice, province: null }), province);
  }

  /** How strongly a province asks to be clicked, and for what. */
  offered(province: string): Offer | null {
    if (!this.moves.length) return null;
    const first = this.choice.province;
    if (this.position.phase === 'rome' && first) {
      return secondPlaces(this.moves, first).has(province) ? 'rome' : null;
    }
    if (this.#collecting(province).length) return 'collect';
    const verb = reachable(this.moves).get(province);
    if (!verb) return null;
    const [move] = pointing(this.moves, province);
    return move && isAttack(move, this.position, this.seat) ? 'attack' : verb;
  }

  /** The moves left in the chooser beside the chosen province. */
  get open(): Move[] {
    return this.choice.province === null ? [] : this.candidates(this.choice.province);
  }

  pick(province: string): void {
    const first = this.choice.province;
    if (!this.seat) return;
    if (this.position.phase === 'rome' && first && first !== province) {
      const both = secondPlaces(this.moves, first).get(province);
      if (both) return this.play(both);
    }
    if (first === province) return this.cancel();
    if (province === this.here && this.canTravel) {
      return this.#choose({ lifted: !this.choice.lifted || first !== null, province: null });
    }
    const candidates = this.candidates(province);
    if (!candidates.length) return void this.refuse(province, this.#asks(province));
    const only = harmless(candidates, this.position, this.seat);
    if (only) return this.play(only);
    this.#choose({ lifted: candidates.some(isTravel), province });
  }

  play(move: Move): void {
    this.#choose(NOTHING);
    this.props().play(move);
  }

  cancel(): void {
    this.#choose(this.choice.province === null ? NOTHING : { ...this.choice, province: null });
  }

  /** Other moves are offered: start again. */
  reset(): void {
    this.choice = NOTHING;
  }

  #choose(choice: Choice): void {
    this.choice = choice;
    const nothing = !choice.lifted && choice.province === null;
    this.props().preview(nothing ? null : choice.province === null ? narrow(this.moves, choice) : this.candidates(choice.province));
  }

  /** The question that a province stands for which is not offered. */
  #asks(province: string): MoveFields {
    const here = this.props().board.provinces.find((p) => p.name === this.here);
    return question(this.position, this.seat, province, here ? [...here.borders, ...here.arrows] : []);
  }
}
