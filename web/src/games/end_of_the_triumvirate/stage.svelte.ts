// What is being shown while a log entry is played out; every wait can be cut short and always ends.
import type { BoardData, Entry, View } from '../../lib/types';
import type { Layout, Spot } from './layout';
import { read, type Position, type SeatName } from './position';
import { along, route } from './routes';
import { arrived, departed, stepsOf, type Step } from './steps';

export interface Travellers {
  seat: SeatName;
  legions: number;
  servants: number;
  at: Spot;
}

export interface Battle {
  place: string;
  attacker: SeatName;
  defender: SeatName;
  attackers: number;
  defenders: number;
  attackersNow: number;
  defendersNow: number;
  drawn: SeatName[];
  guarded: number;
  won: boolean | null;
  text: string;
}

const LONGEST_NOTE = 6;

export class Stage {
  /** The position in between, or null when the view itself is shown. */
  between: Position | null = $state.raw(null);
  travellers: Travellers | null = $state.raw(null);
  battle: Battle | null = $state.raw(null);
  notes: { place: string; text: string }[] = $state.raw([]);
  /** Something is being shown; nothing is offered meanwhile. */
  running = $state(false);
  #cut = false;
  #shown = 0;
  #waiting = new Set<() => void>();

  /** Show an entry; the promise is kept in any case. */
  async animate(entry: Entry, before: View, after: View, layout: Layout, board: BoardData, speed: number): Promise<void> {
    this.#cut = false;
    this.running = true;
    const turn = ++this.#shown;
    const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (speed > 0 && !(typeof document === 'object' && document.hidden)) {
      try {
        this.between ??= read(before);
        await this.#steps(stepsOf(entry), layout, board, speed, still);
      } catch {
        // A drawing that goes wrong must not stop the game.
      }
    }
    // The shell may have gone on to another view meanwhile.
    if (turn !== this.#shown) return;
    this.#clear(after);
    this.between = after === before ? null : read(after);
  }

  /** End whatever is shown. */
  skip(): void {
    this.#cut = true;
    for (const end of [...this.#waiting]) end();
  }

  /** The shell shows another view: nothing in between any more. */
  settle(view: View): void {
    this.#shown++;
    this.between = null;
    this.#clear(view);
  }

  #clear(view: View): void {
    this.running = false;
    this.travellers = null;
    this.notes = [];
    if (read(view).phase !== 'battle') this.battle = null;
  }

  async #steps(steps: Step[], layout: Layout, board: BoardData, speed: number, still: boolean): Promise<void> {
    for (let i = 0; i < steps.length && !this.#cut; i++) {
      const step = steps[i]!;
      if (step.kind === 'travel') await this.#travel(step, layout, board, still ? 0 : speed);
      else if (step.kind === 'note') {
        const together = [step];
        for (let next = steps[i + 1]; next?.kind === 'note' && together.length < LONGEST_NOTE; next = steps[++i + 1]) together.push(next);
        this.notes = together;
        await this.#wait(speed * 1.8);
        this.notes = [];
      } else await this.#fight(step, speed, still);
    }
  }

  async #travel(step: Extract<Step, { kind: 'travel' }>, layout: Layout, board: BoardData, speed: number): Promise<void> {
    const points = route(layout, board, step.from, step.to, step.bySea);
    if (!this.between || points.length < 2) return;
    const gone = departed(this.between, step);
    const seat = gone.seats[step.seat];
    // Nobody stands where he left, nor yet where he goes.
    this.between = seat ? { ...gone, seats: { ...gone.seats, [step.seat]: { ...seat, character: '' } } } : gone;
    await this.#tween(speed * Math.min(4, points.length - 1), (t) => {
      this.travellers = { seat: step.seat, legions: step.legions, servants: step.servants, at: along(points, t) };
    });
    this.travellers = null;
    this.between = arrived(this.between, step);
  }

  async #fight(step: Step, speed: number, still: boolean): Promise<void> {
    if (step.kind === 'attack') {
      this.battle = {
        place: step.place,
        attacker: step.attacker,
        defender: step.defender,
        attackers: step.attackers,
        defenders: step.defenders,
        attackersNow: step.attackers,
        defendersNow: step.defenders,
        drawn: [],
        guarded: 0,
        won: null,
        text: step.text,
      };
      return this.#wait(speed * 2);
    }
    if (!this.battle) return;
    if (step.kind === 'draw') {
      for (const weapon of step.weapons) {
        this.battle = { ...this.battle, drawn: [...this.battle.drawn, weapon] };
        if (!still) await this.#wait(speed * 1.2);
      }
      this.battle = { ...this.battle, attackersNow: step.attackers, defendersNow: step.defenders, text: step.text };
    } else if (step.kind === 'guard') {
      this.battle = { ...this.battle, guarded: step.lost, attackersNow: step.attackers, text: step.text };
    } else if (step.kind === 'clash') {
      this.battle = { ...this.battle, attackersNow: step.attackers, defendersNow: step.defenders, text: step.text };
    } else if (step.kind === 'result') {
      this.battle = { ...this.battle, won: step.won, text: step.text };
      await this.#wait(speed * 2);
    }
    await this.#wait(speed * 1.6);
  }

  #wait(time: number): Promise<void> {
    return this.#cut || time <= 0 ? Promise.resolve() : this.#until((end) => setTimeout(end, time));
  }

  /** Frame by frame; a timer ends it also where no frames come. */
  #tween(time: number, draw: (t: number) => void): Promise<void> {
    if (this.#cut || time <= 0) return Promise.resolve();
    const start = performance.now();
    let running = true;
    const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
    const frame = (): void => {
      if (!running) return;
      draw(ease(Math.min(1, (performance.now() - start) / time)));
      requestAnimationFrame(frame);
    };
    frame();
    return this.#until((end) => setTimeout(end, time + 20)).finally(() => (running = false));
  }

  #until(begin: (end: () => void) => ReturnType<typeof setTimeout>): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      this.#waiting.add(end);
      const timer = begin(end);
    });
  }
}
