// A log entry played out on the map: ways and marches, dice, battles, and the scenes that wait for the reader.
import type { EntryOf } from '../../lib/types';
import type { Spot } from '../kit/map';
import { Stage as BoardStage, type Showing } from '../kit/stage.svelte';
import { along } from '../kit/ways';
import type { Die } from './dice';
import { compared, diceOf } from './dice';
import type { Layout } from './layout';
import { leadersIn, turnsToHold, type Board, type Force, type SeatName, type View } from './position';
import type { Cause, Death, Ending, Shapes } from './shapes.gen';
import { arrived, atWar, dead, departed, fallen, stepsOf, type Step, type Told } from './steps';

export interface Traveller {
  seat: SeatName;
  /** None: it is the leader himself. */
  troops: number | null;
  at: Spot;
}

export interface Side {
  force: Force;
  had: number;
  left: number;
  leads: boolean;
  dice: Die[];
}

export interface Battle {
  hex: string;
  attacking: Side;
  defending: Side;
  /** Who wins each comparison, once both have thrown. */
  pairs: ('attacker' | 'defender')[];
  winner: Force | null;
  text: string;
}

export type Scene =
  | { kind: 'war'; seat: SeatName; hex: string; cause: Cause; text: string }
  | { kind: 'death'; seat: SeatName; hex: string; killer: Force; how: Death; text: string; left: SeatName[] }
  | { kind: 'victory'; winners: SeatName[]; ending: Ending; text: string; turns: number; needed: number };

export interface Scenery {
  layout: Layout;
  board: Board;
  speed: number;
  pause: number | null;
}

/** How long a battle stays where nothing is animated. */
const STILL = 3500;
const BATTLING: readonly View['phase'][] = ['attack', 'defence'];

type Fight = Extract<Step, { kind: 'attack' | 'lead' | 'throw' | 'clash' | 'beat' }>;

const side = (force: Force, troops: number, leads: boolean): Side => ({ force, had: troops, left: troops, leads, dice: [] });

/** The battle that a position is about. */
export function battleIn({ battle }: View): Battle | null {
  if (!battle) return null;
  const { dice } = battle;
  const thrown = dice ? diceOf([...dice.troops, ...(dice.leader ? [`+${dice.leader}`] : [])].join(' ')) : [];
  return {
    hex: battle.hex,
    attacking: { ...side(battle.attacker, battle.attackers, battle.attacker_leader), dice: thrown },
    defending: side(battle.defender, battle.defenders, battle.defender_leader),
    pairs: [],
    winner: null,
    text: '',
  };
}

export class Stage extends BoardStage<View> {
  traveller: Traveller | null = $state.raw(null);
  battle: Battle | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** A die that says how far, or whether Roman troops join. */
  die: { hex: string; sides: 6 | 20; number: number; wins: boolean | null } | null = $state.raw(null);
  note: { hex: string; text: string } | null = $state.raw(null);

  animate(entry: EntryOf<Shapes>, before: View, after: View, scenery: Scenery, tell: (events: number) => void): Promise<void> {
    return this.run(after, after !== before, (showing) => {
      this.between ??= before;
      return this.#steps(stepsOf(entry), scenery, tell, showing);
    });
  }

  protected override clear(position: View): void {
    this.traveller = null;
    this.scene = null;
    this.die = null;
    this.note = null;
    if (!BATTLING.includes(position.phase)) this.battle = null;
  }

  async #steps(steps: Told[], scenery: Scenery, tell: (events: number) => void, { isOn }: Showing): Promise<void> {
    for (const step of steps) {
      if (!isOn()) return;
      const say = (): void => tell(step.event + 1);
      // What has no picture is told on the way.
      tell(step.event);
      await this.#show(step, scenery, say);
    }
  }

  async #show(step: Step, scenery: Scenery, say: () => void): Promise<void> {
    const { speed } = scenery;
    switch (step.kind) {
      case 'travel':
      case 'march':
        say();
        return this.#move(step, scenery);
      case 'die':
        return this.#roll(step, speed, say);
      case 'note': {
        const hex = step.hex ?? (step.seat && this.between?.seats[step.seat].leader) ?? null;
        if (hex) this.note = { hex, text: step.note };
        say();
        await this.wait(speed * 1.6);
        this.note = null;
        return;
      }
      case 'war':
        await this.#hold({ ...step }, scenery, say);
        this.change(atWar);
        return;
      case 'death': {
        const left = this.between ? (['Caesar', 'Pompeius', 'Crassus'] as const).filter((seat) => seat !== step.seat && this.between!.seats[seat].leader) : [];
        await this.#hold({ ...step, left }, scenery, say);
        this.battle = null;
        this.change((view) => dead(view, step.seat));
        return;
      }
      case 'victory': {
        const turns = step.winners.length === 1 && this.between ? this.between.seats[step.winners[0]!].rome : 0;
        const needed = turnsToHold(scenery.board);
        this.battle = null;
        return this.#hold({ ...step, turns: step.ending === 'held_rome' ? needed : turns, needed }, scenery, say);
      }
      default:
        return this.#fight(step, scenery, say);
    }
  }

  async #move(step: Extract<Step, { kind: 'travel' | 'march' }>, { layout, speed }: Scenery): Promise<void> {
    const [from, to] = [layout.hexes[step.from]?.at, layout.hexes[step.to]?.at];
    if (!this.between || !from || !to) return;
    this.between = departed(this.between, step);
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) / (2 * layout.grid.r);
    const troops = step.kind === 'march' ? step.troops : null;
    await this.tween(speed * Math.min(2.5, Math.max(1, far * 0.6)), (t) => {
      this.traveller = { seat: step.seat, troops, at: along([from, to], t) };
    });
    this.traveller = null;
    this.between = arrived(this.between, step);
  }

  async #roll(step: Extract<Step, { kind: 'die' }>, speed: number, say: () => void): Promise<void> {
    const hex = step.hex ?? this.between?.seats[step.seat].leader ?? null;
    if (hex && speed > 0) {
      // It rolls for a moment.
      for (let i = 1; i <= 4; i++) {
        this.die = { hex, sides: step.sides, number: 1 + ((step.number * 7 + i * 5) % step.sides), wins: null };
        await this.wait(speed * 0.28);
      }
    }
    if (hex) this.die = { hex, sides: step.sides, number: step.number, wins: step.wins };
    say();
    await this.wait(speed * (step.sides === 20 ? 3 : 1.6));
    this.die = null;
  }

  async #fight(step: Fight, { board, speed, pause }: Scenery, say: () => void): Promise<void> {
    if (step.kind === 'attack') {
      const leads = (force: Force): boolean => force !== 'Rome' && this.between !== null && leadersIn(this.between, step.hex).includes(force);
      this.battle = {
        hex: step.hex,
        attacking: side(step.attacker, step.attackers, leads(step.attacker)),
        defending: side(step.defender, step.defenders, leads(step.defender)),
        pairs: [],
        winner: null,
        text: step.text,
      };
      say();
      return this.wait(speed * 2);
    }
    // Who has not seen the attack sees the battle all the same.
    const battle = this.battle?.hex === step.hex ? this.battle : this.between && battleIn(this.between);
    if (!battle) return say();
    if (step.kind === 'lead') {
      this.battle = { ...battle, text: step.text };
      say();
      return this.wait(speed * 1.2);
    }
    if (step.kind === 'throw') {
      const isAttack = step.force === battle.attacking.force;
      for (let n = 1; n <= step.dice.length; n++) {
        const dice = step.dice.slice(0, n);
        this.battle = isAttack
          ? { ...battle, attacking: { ...battle.attacking, dice }, defending: { ...battle.defending, dice: [] }, pairs: [] }
          : { ...battle, defending: { ...battle.defending, dice } };
        await this.wait(speed * 0.55);
      }
      this.battle = { ...(this.battle ?? battle), text: step.text };
      say();
      return this.wait(speed);
    }
    if (step.kind === 'clash') {
      this.change((view) => fallen(fallen(view, step.hex, battle.attacking.force, step.attackersLost), step.hex, battle.defending.force, step.defendersLost));
      this.battle = {
        ...battle,
        attacking: { ...battle.attacking, left: step.attackers },
        defending: { ...battle.defending, left: step.defenders },
        pairs: compared(battle.attacking.dice, battle.defending.dice, board.numbers['combat'] !== 'highest'),
        text: step.text,
      };
      say();
      return this.wait(speed * 2.4);
    }
    this.battle = { ...battle, winner: step.force, text: step.text };
    say();
    await this.wait(speed * 3);
    if (speed === 0) await this.wait(pause ?? STILL);
  }

  /** A scene: it stays until it is read. */
  async #hold(scene: Scene, { speed, pause }: Scenery, say: () => void): Promise<void> {
    this.scene = scene;
    say();
    await this.wait(speed * 2);
    await this.hold(pause);
    this.scene = null;
  }
}
