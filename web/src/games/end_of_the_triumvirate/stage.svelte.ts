// A log entry played out on the map: journeys, battles, elections, notes on what came or went.
import type { EntryOf } from '../../lib/types';
import type { Board, Shapes, View } from './shapes.gen';
import type { Spot } from '../kit/map';
import { Stage as BoardStage, type Showing } from '../kit/stage.svelte';
import { along, before } from '../kit/ways';
import type { Layout } from './layout';
import { seated, type Position, type SeatName } from './position';
import { isNext, route } from './routes';
import { arrived, conquered, departed, raised, stepsOf, type Step, type Told } from './steps';
import type { Losses } from './sums';

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
  attacking: Losses;
  defending: Losses;
  drawn: SeatName[];
  won: boolean | null;
  text: string;
}

export interface Election {
  citizens: [SeatName, number][];
  /** Null until the votes are counted. */
  elected: SeatName | null;
  isLevel: boolean;
  text: string;
}

/** What the stage needs to know of the board that shows it. */
export interface Scenery {
  layout: Layout;
  board: Board;
  speed: number;
  pause: number | null;
}

type Fight = Extract<Step, { kind: 'attack' | 'draw' | 'guard' | 'clash' | 'conquest' | 'failure' }>;

const LONGEST_NOTE = 6;
/** How long a battle stays where nothing is animated. */
const STILL = 4000;

const fresh = (had: number): Losses => ({ had, weapons: 0, guard: 0, clash: 0 });

/** The battle that a position is about. */
function battleIn({ attack, active, provinces }: Position): Battle | null {
  const target = attack && provinces[attack.province];
  if (!target) return null;
  const [attacking, defending] = [fresh(attack.legions), fresh(target.legions)];
  return { place: attack.province, attacker: active, defender: target.owner, attacking, defending, drawn: [], won: null, text: '' };
}

export class Stage extends BoardStage<Position> {
  travellers: Travellers | null = $state.raw(null);
  battle: Battle | null = $state.raw(null);
  election: Election | null = $state.raw(null);
  notes: { place: string; text: string }[] = $state.raw([]);

  animate(entry: EntryOf<Shapes>, before: View, after: View, scenery: Scenery, tell: (events: number) => void): Promise<void> {
    return this.run(after, after !== before, (showing) => {
      this.between ??= before;
      return this.#steps(stepsOf(entry), scenery, tell, showing);
    });
  }

  protected override clear(position: Position): void {
    this.travellers = null;
    this.election = null;
    this.notes = [];
    if (position.phase !== 'battle') this.battle = null;
  }

  async #steps(steps: Told[], scenery: Scenery, tell: (events: number) => void, { isOn }: Showing): Promise<void> {
    const { speed } = scenery;
    for (let i = 0; i < steps.length && isOn(); i++) {
      const step = steps[i]!;
      const say = (): void => tell(step.event + 1);
      // What has no picture is told on the way.
      tell(step.event);
      if (step.kind === 'travel') {
        say();
        await this.#travel(step, scenery);
      } else if (step.kind === 'note') {
        const together = [step];
        for (let next = steps[i + 1]; next?.kind === 'note' && together.length < LONGEST_NOTE; next = steps[++i + 1]) together.push(next);
        this.notes = together;
        tell(together.at(-1)!.event + 1);
        await this.wait(speed * 1.8);
        this.notes = [];
      } else if (step.kind === 'election') await this.#elect(step, scenery, say);
      else await this.#fight(step, scenery, say);
    }
  }

  async #travel(step: Extract<Step, { kind: 'travel' }>, { layout, board, speed }: Scenery): Promise<void> {
    const points = route(layout, board, step.from, step.to, step.bySea);
    if (!this.between || points.length < 2) return;
    const gone = departed(this.between, step);
    const seat = gone.seats[step.seat];
    // Nobody stands where he left, nor yet where he goes.
    this.between = seat ? { ...gone, seats: { ...gone.seats, [step.seat]: { ...seat, character: '' } } } : gone;
    const end = step.isAssault ? before(points) : 1;
    await this.tween(speed * Math.min(4, points.length - 1), (t) => {
      this.travellers = { seat: step.seat, legions: step.legions, servants: step.servants, at: along(points, t * end) };
    });
    this.travellers = null;
    this.between = arrived(this.between, step);
  }

  async #fight(step: Fight, scenery: Scenery, say: () => void): Promise<void> {
    const { speed } = scenery;
    if (step.kind === 'attack') {
      this.battle = {
        place: step.place,
        attacker: step.attacker,
        defender: step.defender,
        attacking: fresh(step.attackers),
        defending: fresh(step.defenders),
        drawn: [],
        won: null,
        text: step.text,
      };
      say();
      return this.wait(speed * 2);
    }
    // Who has not seen the attack sees the battle all the same.
    const battle = this.battle ?? (this.between && battleIn(this.between));
    if (battle && step.kind === 'draw') {
      for (let n = 1; n <= step.weapons.length; n++) {
        this.battle = { ...battle, drawn: step.weapons.slice(0, n) };
        await this.wait(speed * 1.2);
      }
      // The weapons of one side strike the other.
      const attacking = { ...battle.attacking, weapons: step.defending };
      this.battle = { ...battle, drawn: step.weapons, attacking, defending: { ...battle.defending, weapons: step.attacking }, text: step.text };
    } else if (battle && step.kind === 'guard') {
      this.battle = { ...battle, attacking: { ...battle.attacking, guard: step.lost }, text: step.text };
    } else if (battle && step.kind === 'clash') {
      const clash = step.each;
      this.battle = { ...battle, attacking: { ...battle.attacking, clash }, defending: { ...battle.defending, clash }, text: step.text };
    } else if (step.kind === 'conquest') {
      if (battle) this.battle = { ...battle, won: true, text: step.text };
      this.change((position) => conquered(position, step));
    } else if (step.kind === 'failure') {
      if (battle) this.battle = { ...battle, won: false, text: step.text };
    }
    say();
    const isSettled = step.kind === 'conquest' || step.kind === 'failure';
    await this.wait(speed * (isSettled ? 3.6 : 1.6));
    if (isSettled && speed === 0) await this.wait(scenery.pause ?? STILL);
    if (step.kind === 'failure') await this.#retreat(step, scenery);
  }

  /** From the edge back home, alone. */
  async #retreat({ seat, from, to }: Extract<Step, { kind: 'failure' }>, { layout, board, speed }: Scenery): Promise<void> {
    const way = route(layout, board, to, from, !isNext(board, to, from));
    if (!this.between || way.length < 2) return;
    const state = this.between.seats[seat];
    const gone = raised(this.between);
    this.between = state ? { ...gone, seats: { ...gone.seats, [seat]: { ...state, character: '' } } } : gone;
    const start = before(way);
    await this.tween(speed, (t) => {
      this.travellers = { seat, legions: 0, servants: 0, at: along(way, start * (1 - t)) };
    });
    this.travellers = null;
    this.change((position) => (state ? { ...position, seats: { ...position.seats, [seat]: { ...state, character: to } } } : position));
  }

  /** The citizens first, then whom they have chosen; it stays until it is read. */
  async #elect(step: Extract<Step, { kind: 'election' }>, { speed, pause }: Scenery, say: () => void): Promise<void> {
    const citizens = (this.between ? seated(this.between) : []).map(([seat, state]): [SeatName, number] => [seat, state.citizens]);
    this.election = { citizens, elected: null, isLevel: step.isLevel, text: '' };
    await this.wait(speed * 3);
    this.election = { citizens, elected: step.seat, isLevel: step.isLevel, text: step.text };
    say();
    await this.wait(speed * 2);
    await this.hold(pause);
    this.election = null;
  }
}
