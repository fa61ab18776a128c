// What is being shown while a log entry is played out; every wait can be cut short and always ends.

const isHidden = (): boolean => typeof document === 'object' && document.hidden;
const isStill = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Showing {
  /** Less motion is asked for. */
  isStill: boolean;
  /** It was neither cut short nor overtaken. */
  isOn: () => boolean;
}

export abstract class Stage<Position> {
  /** The position in between, or null when the view itself is shown. */
  between: Position | null = $state.raw(null);
  /** Something is being shown; nothing is offered meanwhile. */
  running = $state(false);
  #isCut = false;
  #turn = 0;
  #waiting = new Set<() => void>();

  /** Takes away what only stands there while something is shown. */
  protected abstract clear(position: Position): void;

  /** Show something and then the position it leads to (none where the view itself has it); the promise is kept in any case. */
  protected async run(speed: number, after: Position, isNew: boolean, show: (showing: Showing) => Promise<void>): Promise<void> {
    this.#isCut = false;
    this.running = true;
    const turn = ++this.#turn;
    if (speed > 0 && !isHidden()) {
      try {
        await show({ isStill: isStill(), isOn: () => !this.#isCut && turn === this.#turn });
      } catch {
        // A drawing that goes wrong must not stop the game.
      }
    }
    // The shell may have gone on to another view meanwhile.
    if (turn !== this.#turn) return;
    this.running = false;
    this.clear(after);
    this.between = isNew ? after : null;
  }

  /** End whatever is shown. */
  skip(): void {
    this.#isCut = true;
    for (const end of [...this.#waiting]) end();
  }

  /** The shell shows another view: nothing in between any more. */
  settle(position: Position): void {
    this.#turn++;
    this.between = null;
    this.running = false;
    this.clear(position);
  }

  /** Change the position in between, if there is one. */
  protected change(how: (position: Position) => Position): void {
    if (this.between) this.between = how(this.between);
  }

  protected wait(time: number): Promise<void> {
    return this.#isCut || time <= 0 ? Promise.resolve() : this.#until(time);
  }

  /** Frame by frame; a timer ends it also where no frames come. */
  protected async tween(time: number, draw: (t: number) => void): Promise<void> {
    if (this.#isCut || time <= 0) return;
    const start = performance.now();
    let isRunning = true;
    const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
    const frame = (): void => {
      if (!isRunning) return;
      draw(ease(Math.min(1, (performance.now() - start) / time)));
      requestAnimationFrame(frame);
    };
    frame();
    await this.#until(time + 20);
    isRunning = false;
  }

  #until(time: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      this.#waiting.add(end);
      const timer = setTimeout(end, time);
    });
  }
}
