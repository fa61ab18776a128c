// What a log entry shows: ways and marches, dice, battles, scenes, and small notes on the map, from its events.
import type { EntryOf, EventOf } from '../../lib/types';
import { diceOf, type Die } from './dice';
import type { Force, SeatName, View } from './position';
import { say } from './saying';
import type { Cause, Death, Ending, Shapes } from './shapes.gen';

export type Step =
  | { kind: 'travel'; seat: SeatName; from: string; to: string; text: string }
  | { kind: 'march'; seat: SeatName; from: string; to: string; troops: number; text: string }
  | { kind: 'die'; seat: SeatName; hex: string | null; sides: 6 | 20; number: number; wins: boolean | null; text: string }
  | { kind: 'attack'; attacker: Force; defender: Force; hex: string; attackers: number; defenders: number; text: string }
  | { kind: 'lead'; seat: SeatName; hex: string; text: string }
  | { kind: 'throw'; force: Force; hex: string; dice: Die[]; text: string }
  | { kind: 'clash'; hex: string; attackersLost: number; defendersLost: number; attackers: number; defenders: number; text: string }
  | { kind: 'beat'; force: Force; loser: Force; hex: string; text: string }
  | { kind: 'war'; seat: SeatName; hex: string; cause: Cause; text: string }
  | { kind: 'death'; seat: SeatName; hex: string; killer: Force; how: Death; text: string }
  | { kind: 'victory'; winners: SeatName[]; ending: Ending; text: string }
  | { kind: 'note'; hex: string | null; seat: SeatName | null; note: string; text: string };

function stepOf(event: EventOf<Shapes>): Step | null {
  const text = event.text;
  switch (event.name) {
    case 'rolled':
      return { kind: 'die', seat: event.fields.seat, hex: null, sides: 6, number: event.fields.number, wins: null, text };
    case 'travelled': {
      const { seat, home, to } = event.fields;
      return home === to ? null : { kind: 'travel', seat, from: home, to, text };
    }
    case 'marched': {
      const { seat, home, to, troops } = event.fields;
      return { kind: 'march', seat, from: home, to, troops, text };
    }
    case 'attacked': {
      const { attacker, defender, hex, attackers, defenders } = event.fields;
      return { kind: 'attack', attacker, defender, hex, attackers, defenders, text };
    }
    case 'led':
      return { kind: 'lead', seat: event.fields.seat, hex: event.fields.hex, text };
    case 'threw':
      return { kind: 'throw', force: event.fields.force, hex: event.fields.hex, dice: diceOf(event.fields.dice), text };
    case 'clashed': {
      const { hex, attackers_lost: attackersLost, defenders_lost: defendersLost, attackers, defenders } = event.fields;
      return { kind: 'clash', hex, attackersLost, defendersLost, attackers, defenders, text };
    }
    case 'beat': {
      const { force, loser, hex } = event.fields;
      return { kind: 'beat', force, loser, hex, text };
    }
    case 'recruited':
    case 'rebuffed': {
      const { seat, hex, number } = event.fields;
      return { kind: 'die', seat, hex, sides: 20, number, wins: event.name === 'recruited', text };
    }
    case 'war_began':
      return { kind: 'war', seat: event.fields.seat, hex: event.fields.hex, cause: event.fields.cause, text };
    case 'killed':
      return { kind: 'death', seat: event.fields.seat, hex: event.fields.hex, killer: event.fields.killer, how: event.fields.how, text };
    case 'won':
    case 'shared':
      return { kind: 'victory', winners: event.fields.winners as SeatName[], ending: event.fields.ending, text };
    case 'collected':
      return { kind: 'note', hex: null, seat: event.fields.seat, note: say('page-note-conquests', { n: event.fields.gained }), text };
    case 'valued':
      return { kind: 'note', hex: null, seat: event.fields.seat, note: say('page-note-popularity', { n: event.fields.gained }), text };
    case 'trimmed':
      return { kind: 'note', hex: event.fields.hex, seat: null, note: say('page-note-trimmed', { n: event.fields.troops }), text };
    case 'held':
      return { kind: 'note', hex: null, seat: event.fields.seat, note: say('page-note-held', { n: event.fields.turns, of: event.fields.needed }), text };
    default:
      return null;
  }
}

/** A step, and which event of the entry it shows. */
export type Told = Step & { event: number };

export const stepsOf = (entry: EntryOf<Shapes>): Told[] =>
  entry.events.flatMap((event, index) => {
    const step = stepOf(event);
    return step ? [{ ...step, event: index }] : [];
  });

/** The outbreak of the war, a leader's death and the end are moments that wait for the reader. */
const SCENES: readonly EventOf<Shapes>['name'][] = ['war_began', 'killed', 'won', 'shared'];
export const isScene = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => SCENES.includes(event.name));

/** The end of a battle has its picture also where nothing moves. */
export const isStill = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => event.name === 'beat');

/** The hexes that an entry is about. */
export const placesOf = (entry: EntryOf<Shapes>): string[] =>
  stepsOf(entry).flatMap((step) => {
    if (step.kind === 'travel' || step.kind === 'march') return [step.from, step.to];
    return 'hex' in step && step.hex ? [step.hex] : [];
  });

const withLeader = (view: View, seat: SeatName, leader: string | null): View => ({
  ...view,
  seats: { ...view.seats, [seat]: { ...view.seats[seat], leader } },
});

const withTroops = (view: View, hex: string, force: Force, by: number): View => {
  const stack = view.stacks[hex] ?? { troops: {}, moved: 0 };
  return { ...view, stacks: { ...view.stacks, [hex]: { ...stack, troops: { ...stack.troops, [force]: Math.max(0, (stack.troops[force] ?? 0) + by) } } } };
};

/** Whoever moves has left. */
export const departed = (view: View, step: Extract<Step, { kind: 'travel' | 'march' }>): View =>
  step.kind === 'travel' ? withLeader(view, step.seat, null) : withTroops(view, step.from, step.seat, -step.troops);

/** He has arrived. */
export const arrived = (view: View, step: Extract<Step, { kind: 'travel' | 'march' }>): View =>
  step.kind === 'travel' ? withLeader(view, step.seat, step.to) : withTroops(view, step.to, step.seat, step.troops);

/** Troops have fallen in a battle. */
export const fallen = (view: View, hex: string, force: Force, troops: number): View => withTroops(view, hex, force, -troops);

/** The war is on. */
export const atWar = (view: View): View => ({ ...view, war: true });

/** A leader is dead. */
export const dead = (view: View, seat: SeatName): View => withLeader(view, seat, null);
