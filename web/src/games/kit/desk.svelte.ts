// The deciding player's desk: what is offered there, and what happens when something is pointed at that is not.
import type { BoardProps, Move, Shapes } from '../../lib/types';

const SHAKE = 400;

export abstract class Desk<Told extends Shapes, SeatName extends string> {
  /** What refuses, for as long as it shakes. */
  shaking: string | null = $state(null);

  constructor(protected readonly props: () => BoardProps<Told>) {}

  /** Who decides, where it is this viewer. */
  get seat(): SeatName | null {
    const { deciding, readonly } = this.props();
    return readonly ? null : (deciding as SeatName | null);
  }

  get moves(): Move[] {
    return this.seat ? this.props().moves : [];
  }

  /** Shake what was pointed at, and have the shell say why the move it stands for is not allowed. */
  protected async refuse(what: string, question: Record<string, unknown>): Promise<void> {
    const { why, refuse } = this.props();
    this.shaking = what;
    setTimeout(() => (this.shaking = null), SHAKE);
    try {
      const answer = await why(question);
      if (!answer.legal) refuse(answer);
    } catch {
      // The shell tells when the server cannot be reached.
    }
  }
}
