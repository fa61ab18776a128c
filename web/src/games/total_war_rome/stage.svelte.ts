// A log entry played out: pieces travel, dice fall, regions change hands; great moments stay until they are read.
import type { EntryOf } from '../../lib/types';
import type { Spot } from '../kit/map';
import { Stage as BoardStage, type Showing } from '../kit/stage.svelte';
import { along } from '../kit/ways';
import type { Layout } from './layout';
import type { Board, View } from './position';
import type { Die, Shapes } from './shapes.gen';
import { embarked, isHolding, moved, removed, startOf, stepsOf, taken, type Shown, type Step } from './steps';

export interface Scenery {
  layout: Layout;
  board: Board;
  speed: number;
  pause: number | null;
}

export type Scene = Extract<Step, { kind: 'scene' }>;

const MOST_NOTES = 8;
/** How long an outcome stays where nothing is animated. */
const STILL = 2500;

export class Stage extends BoardStage<View> {
  /** A piece on its way. */
  traveller: { piece: string; at: Spot } | null = $state.raw(null);
  /** Dice that fall now; those still to fall are not among them. */
  dice: Die[] | null = $state.raw(null);
  /** What was told last of a fight or roll. */
  told: string | null = $state.raw(null);
  notes: { place: string; text: string }[] = $state.raw([]);
  /** A region that has just changed hands. */
  flash: string | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);

  animate(entry: EntryOf<Shapes>, before: View, after: View, scenery: Scenery, tell: (events: number) => void): Promise<void> {
    return this.run(after, after !== before, (showing) => {
      this.between ??= before;
      return this.#steps(stepsOf(entry, scenery.board), scenery, tell, showing);
    });
  }

  protected override clear(position: View): void {
    this.traveller = null;
    this.dice = null;
    this.notes = [];
    this.flash = null;
    this.scene = null;
    if (!position.battle && !position.sea_battle && !position.dice) this.told = null;
  }

  async #steps(steps: Shown[], scenery: Scenery, tell: (events: number) => void, { isOn }: Showing): Promise<void> {
    const { speed } = scenery;
    for (let i = 0; i < steps.length && isOn(); i += 1) {
      const step = steps[i]!;
      // What has no picture is told on the way.
      tell(step.event);
      if (step.kind === 'note') {
        const together = [step];
        for (let next = steps[i + 1]; next?.kind === 'note' && together.length < MOST_NOTES; next = steps[++i + 1]) together.push(next);
        this.notes = together.map(({ place, note }) => ({ place, text: note }));
        tell(together.at(-1)!.event + 1);
        await this.wait(speed * 1.5);
        this.notes = [];
      } else await this.#show(step, scenery, () => tell(step.event + 1));
    }
  }

  async #show(step: Step, scenery: Scenery, say: () => void): Promise<void> {
    const { speed, pause } = scenery;
    switch (step.kind) {
      case 'travel':
        say();
        return this.#travel(step, scenery);
      case 'aboard':
        say();
        this.change((view) => embarked(view, step.piece, step.navy));
        return this.wait(speed * 0.6);
      case 'take':
        this.change((view) => taken(view, step.region, step.seat));
        this.flash = step.region;
        this.told = step.text;
        say();
        await this.wait(speed * 1.8);
        if (speed === 0) await this.wait(pause ?? STILL);
        this.flash = null;
        return;
      case 'dice':
        return this.#roll(step.dice, step.text, speed, say);
      case 'gone':
        this.told = step.text;
        say();
        await this.wait(speed * 1.2);
        this.change((view) => removed(view, step.piece));
        return;
      case 'scene':
        this.scene = step;
        say();
        await this.wait(speed * 2);
        if (isHolding(step)) await this.hold(pause);
        else if (speed === 0) await this.wait(pause ?? STILL);
        else await this.wait(speed * 2);
        this.scene = null;
        return;
      default:
        this.told = step.text;
        say();
        return this.wait(speed * 0.9);
    }
  }

  async #travel(step: Extract<Step, { kind: 'travel' }>, { layout, speed }: Scenery): Promise<void> {
    const start = this.between ? startOf(this.between, step) : null;
    const [from, to] = [start ? layout.spots[start] : undefined, layout.spots[step.to]];
    if (!this.between || !to) return;
    if (from && start !== step.to) {
      await this.tween(speed, (t) => {
        this.traveller = { piece: step.piece, at: along([from, to], t) };
      });
    }
    this.traveller = null;
    this.change((view) => moved(view, step.piece, step.to));
    if (!from) await this.wait(speed * 0.6);
  }

  /** One die after the other; a large roll falls faster. */
  async #roll(dice: Die[], text: string, speed: number, say: () => void): Promise<void> {
    for (let n = 1; n <= dice.length && speed > 0; n += 1) {
      this.dice = dice.slice(0, n);
      await this.wait(Math.min(speed * 0.4, (speed * 1.8) / dice.length));
    }
    this.dice = dice;
    this.told = text;
    say();
    await this.wait(speed * 1.4);
    this.dice = null;
  }
}
