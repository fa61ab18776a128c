// What is being shown while a log entry is played out; every wait can be cut short, and a scene stays for the reader.

const isHidden = (): boolean => typeof document === 'object' && document.hidden;

export interface Showing {
  /** It was neither left nor overtaken. */
  isOn: () => boolean;
}

export abstract class Stage<Position> {
  /** The position in between, or null when the view itself is shown. */
  between: Position | null = $state.raw(null);
  /** Something is being shown; nothing is offered meanwhile. */
  running = $state(false);
  /** A scene waits for the reader. */
  isHeld = $state(false);
  /** No more waiting, but scenes still stay. */
  #isHurried = false;
  /** Not even scenes stay. */
  #isLeft = false;
  #turn = 0;
  #waiting = new Set<() => void>();

  /** Takes away what only stands there while something is shown. */
  protected abstract clear(position: Position): void;

  /** Show something and then the position it leads to (none where the view itself has it); the promise is kept in any case. */
  protected async run(after: Position, isNew: boolean, show: (showing: Showing) => Promise<void>): Promise<void> {
    this.#isHurried = false;
    this.#isLeft = false;
    this.running = true;
    const turn = ++this.#turn;
    try {
      await show({ isOn: () => !this.#isLeft && turn === this.#turn });
    } catch {
      // A drawing that goes wrong must not stop the game.
    }
    // The shell may have gone on to another view meanwhile.
    if (turn !== this.#turn) return;
    this.running = false;
    this.clear(after);
    this.between = isNew ? after : null;
  }

  /** Go on from a scene that waits, or hurry whatever is shown; with `all` no scene waits either. */
  skip(all = false): void {
    if (all || !this.isHeld) this.#isHurried = true;
    if (all) this.#isLeft = true;
    this.#endWaits();
  }

  /** The shell shows another view: nothing in between any more. */
  settle(position: Position): void {
    this.#turn++;
    this.between = null;
    this.running = false;
    this.#isLeft = true;
    this.#endWaits();
    this.clear(position);
  }

  /** Change the position in between, if there is one. */
  protected change(how: (position: Position) => Position): void {
    if (this.between) this.between = how(this.between);
  }

  protected wait(time: number): Promise<void> {
    return this.#isQuick(time) ? Promise.resolve() : this.#until(time);
  }

  /** A scene stays until the reader goes on, or for a time (null: without limit). */
  protected async hold(pause: number | null): Promise<void> {
    if (this.#isLeft || pause === 0) return;
    this.isHeld = true;
    await this.#until(pause);
    this.isHeld = false;
  }

  /** Frame by frame; a timer ends it also where no frames come. */
  protected async tween(time: number, draw: (t: number) => void): Promise<void> {
    if (this.#isQuick(time)) return;
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

  #isQuick(time: number): boolean {
    return this.#isHurried || this.#isLeft || time <= 0 || isHidden();
  }

  #endWaits(): void {
    for (const end of [...this.#waiting]) end();
  }

  #until(time: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === null ? undefined : setTimeout(() => end(), time);
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      this.#waiting.add(end);
    });
  }
}
