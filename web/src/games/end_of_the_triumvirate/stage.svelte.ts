// A log entry played out on the map: journeys, battles, notes on what came or went.
import type { EntryOf } from '../../lib/types';
import type { Board, Shapes, View } from './shapes.gen';
import type { Spot } from '../kit/map';
import { Stage as BoardStage, type Showing } from '../kit/stage.svelte';
import { along } from '../kit/ways';
import type { Layout } from './layout';
import { type Position, type SeatName } from './position';
import { route } from './routes';
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

export class Stage extends BoardStage<Position> {
  travellers: Travellers | null = $state.raw(null);
  battle: Battle | null = $state.raw(null);
  notes: { place: string; text: string }[] = $state.raw([]);

  animate(entry: EntryOf<Shapes>, before: View, after: View, layout: Layout, board: Board, speed: number): Promise<void> {
    return this.run(speed, after, after !== before, (showing) => {
      this.between ??= before;
      return this.#steps(stepsOf(entry), layout, board, speed, showing);
    });
  }

  protected override clear(position: Position): void {
    this.travellers = null;
    this.notes = [];
    if (position.phase !== 'battle') this.battle = null;
  }

  async #steps(steps: Step[], layout: Layout, board: Board, speed: number, { isOn, isStill }: Showing): Promise<void> {
    for (let i = 0; i < steps.length && isOn(); i++) {
      const step = steps[i]!;
      if (step.kind === 'travel') await this.#travel(step, layout, board, isStill ? 0 : speed);
      else if (step.kind === 'note') {
        const together = [step];
        for (let next = steps[i + 1]; next?.kind === 'note' && together.length < LONGEST_NOTE; next = steps[++i + 1]) together.push(next);
        this.notes = together;
        await this.wait(speed * 1.8);
        this.notes = [];
      } else await this.#fight(step, speed, isStill);
    }
  }

  async #travel(step: Extract<Step, { kind: 'travel' }>, layout: Layout, board: Board, speed: number): Promise<void> {
    const points = route(layout, board, step.from, step.to, step.bySea);
    if (!this.between || points.length < 2) return;
    const gone = departed(this.between, step);
    const seat = gone.seats[step.seat];
    // Nobody stands where he left, nor yet where he goes.
    this.between = seat ? { ...gone, seats: { ...gone.seats, [step.seat]: { ...seat, character: '' } } } : gone;
    await this.tween(speed * Math.min(4, points.length - 1), (t) => {
      this.travellers = { seat: step.seat, legions: step.legions, servants: step.servants, at: along(points, t) };
    });
    this.travellers = null;
    this.between = arrived(this.between, step);
  }

  async #fight(step: Step, speed: number, isStill: boolean): Promise<void> {
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
      return this.wait(speed * 2);
    }
    if (!this.battle) return;
    if (step.kind === 'draw') {
      for (const weapon of step.weapons) {
        this.battle = { ...this.battle, drawn: [...this.battle.drawn, weapon] };
        if (!isStill) await this.wait(speed * 1.2);
      }
      this.battle = { ...this.battle, attackersNow: step.attackers, defendersNow: step.defenders, text: step.text };
    } else if (step.kind === 'guard') {
      this.battle = { ...this.battle, guarded: step.lost, attackersNow: step.attackers, text: step.text };
    } else if (step.kind === 'clash') {
      this.battle = { ...this.battle, attackersNow: step.attackers, defendersNow: step.defenders, text: step.text };
    } else if (step.kind === 'result') {
      this.battle = { ...this.battle, won: step.won, text: step.text };
      await this.wait(speed * 2);
    }
    await this.wait(speed * 1.6);
  }
}
