// The deciding player's desk: the card that was pointed at, what it asks for, and what happens when one points on.
import type { Move } from '../../lib/types';
import { Desk as BoardDesk } from '../kit/desk.svelte';
import { fieldsOf, NOTHING, type House } from './position';
import type { Shapes } from './shapes.gen';

export class Desk extends BoardDesk<Shapes, House> {
  /** A card, or nothing, that waits for a second word: a pledge always does, a card touched with a finger too. */
  chosen: string | null = $state(null);

  get isPledging(): boolean {
    return this.moves.some((move) => fieldsOf(move).verb === 'pledge');
  }

  /** The move a card, or nothing, stands for now. */
  moveOf(card: string): Move | undefined {
    return this.moves.find((move) => {
      const fields = fieldsOf(move);
      return 'card' in fields && fields.card === card;
    });
  }

  pick(card: string, isTouch: boolean): void {
    if (!this.seat) return;
    const move = this.moveOf(card);
    if (!move) {
      this.chosen = null;
      return void this.refuse(card, { verb: this.isPledging ? 'pledge' : 'play', card });
    }
    if (fieldsOf(move).verb === 'pledge' || (isTouch && this.chosen !== card)) return this.choose(card);
    this.play(move);
  }

  /** Whether a move is asked about first; then the question stands on the table. */
  ask(move: Move): boolean {
    const fields = fieldsOf(move);
    if (fields.verb !== 'pledge' || !this.seat) return false;
    this.choose(fields.card);
    return true;
  }

  choose(card: string): void {
    this.chosen = card;
    const move = this.moveOf(card);
    this.props().preview(move && card !== NOTHING ? [move] : null);
  }

  confirm(): void {
    const move = this.chosen === null ? undefined : this.moveOf(this.chosen);
    if (move) this.play(move);
  }

  play(move: Move): void {
    this.cancel();
    this.props().play(move);
  }

  cancel(): void {
    if (this.chosen === null) return;
    this.chosen = null;
    this.props().preview(null);
  }

  /** Other moves are offered: start again. */
  reset(): void {
    this.chosen = null;
  }
}
