// The deciding player's desk: the card that was pointed at, what it asks for, and what happens when one points on.
import type { BoardProps, Move } from '../../lib/types';
import { fieldsOf, NOTHING, read, type House, type Position } from './position';

const SHAKE = 400;

export class Desk {
  /** A card, or nothing, that waits for a second word: a pledge always does, a card touched with a finger too. */
  chosen: string | null = $state(null);
  /** The card that refuses, for as long as it shakes. */
  shaking: string | null = $state(null);
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get position(): Position {
    return read(this.#props().view);
  }

  get seat(): House | null {
    const { deciding, readonly } = this.#props();
    return readonly ? null : (deciding as House | null);
  }

  get moves(): Move[] {
    return this.seat ? this.#props().moves : [];
  }

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
    if (!move) return void this.#refuse(card);
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
    this.#props().preview(move && card !== NOTHING ? [move] : null);
  }

  confirm(): void {
    const move = this.chosen === null ? undefined : this.moveOf(this.chosen);
    if (move) this.play(move);
  }

  play(move: Move): void {
    this.cancel();
    this.#props().play(move);
  }

  cancel(): void {
    if (this.chosen === null) return;
    this.chosen = null;
    this.#props().preview(null);
  }

  /** Other moves are offered: start anew. */
  reset(): void {
    this.chosen = null;
  }

  async #refuse(card: string): Promise<void> {
    const { why, refuse } = this.#props();
    this.chosen = null;
    this.shaking = card;
    setTimeout(() => (this.shaking = null), SHAKE);
    try {
      const answer = await why({ verb: this.isPledging ? 'pledge' : 'play', card });
      if (!answer.legal) refuse(answer);
    } catch {
      // The shell tells when the server cannot be reached.
    }
  }
}
