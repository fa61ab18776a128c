// What a log entry shows: journeys, battles and small notes on the map from its events.
import type { EntryOf, EventOf } from '../../lib/types';
import type { Position, SeatName } from './position';
import { SEATS } from './position';
import { say } from './saying';
import type { Shapes } from './shapes.gen';

export type Step =
  | { kind: 'travel'; seat: SeatName; from: string; to: string; legions: number; servants: number; bySea: boolean; isAssault: boolean; text: string }
  | { kind: 'attack'; attacker: SeatName; defender: SeatName; place: string; attackers: number; defenders: number; text: string }
  | { kind: 'draw'; weapons: SeatName[]; attacking: number; defending: number; attackers: number; defenders: number; text: string }
  | { kind: 'guard'; lost: number; attackers: number; text: string }
  | { kind: 'clash'; each: number; attackers: number; defenders: number; text: string }
  | { kind: 'conquest'; seat: SeatName; place: string; legions: number; text: string }
  | { kind: 'failure'; seat: SeatName; from: string; to: string; text: string }
  | { kind: 'election'; seat: SeatName; citizens: number; isLevel: boolean; text: string }
  | { kind: 'note'; place: string; text: string };

/** The weapons of a draw, one by one, from its words ("draw 1 Caesar 2 Crassus"). */
export function weapons(words: string): SeatName[] {
  return SEATS.flatMap((seat) => {
    const found = new RegExp(`(\\d+) ${seat}`, 'i').exec(words);
    return Array.from({ length: found ? Number(found[1]) : 0 }, () => seat);
  });
}

const gained = (gold: number, legions: number): string =>
  [...(gold ? [say('page-note-gold', { n: gold })] : []), ...(legions ? [say('page-note-legions', { n: legions })] : [])].join(' ');

function stepOf(event: EventOf<Shapes>, words: string): Step[] {
  const said = event.text;
  switch (event.name) {
    case 'marched':
    case 'sailed': {
      const { seat, home, to, legions, servants } = event.fields;
      return [{ kind: 'travel', seat, from: home, to, legions, servants, bySea: event.name === 'sailed', isAssault: false, text: said }];
    }
    case 'escaped': {
      const { seat, home, to } = event.fields;
      return [{ kind: 'travel', seat, from: home, to, legions: 0, servants: 0, bySea: false, isAssault: false, text: said }];
    }
    case 'attacked': {
      const { seat, defender, province, attackers, defenders } = event.fields;
      return [{ kind: 'attack', attacker: seat, defender, place: province, attackers, defenders, text: said }];
    }
    case 'drew': {
      const { attacking, defending, attackers, defenders } = event.fields;
      return [{ kind: 'draw', weapons: weapons(words), attacking, defending, attackers, defenders, text: said }];
    }
    case 'guarded':
      return [{ kind: 'guard', lost: event.fields.lost, attackers: event.fields.attackers, text: said }];
    case 'clashed': {
      const { each, attackers, defenders } = event.fields;
      return [{ kind: 'clash', each, attackers, defenders, text: said }];
    }
    case 'conquered': {
      const { seat, province, legions } = event.fields;
      return [{ kind: 'conquest', seat, place: province, legions, text: said }];
    }
    case 'failed': {
      const { seat, province, home } = event.fields;
      return [{ kind: 'failure', seat, from: province, to: home, text: said }];
    }
    case 'elected': {
      const { seat, citizens, level } = event.fields;
      return [{ kind: 'election', seat, citizens, isLevel: level > 1, text: said }];
    }
    case 'yielded':
      return [{ kind: 'note', place: event.fields.province, text: gained(event.fields.gold, event.fields.legions) }];
    case 'rome_gave':
      return [event.fields.first, event.fields.second].filter(Boolean).map((place) => ({ kind: 'note', place, text: say('page-note-legions', { n: 1 }) }));
    case 'gathered':
      return [{ kind: 'note', place: event.fields.province, text: say('page-note-gathered', { n: event.fields.gold }) }];
    case 'took': {
      const { province, goods, amount } = event.fields;
      return [{ kind: 'note', place: province, text: goods === 'gold' ? say('page-note-gold', { n: amount }) : say('page-note-legions', { n: amount }) }];
    }
    case 'placed':
    case 'stationed':
      return [{ kind: 'note', place: event.fields.province, text: say('page-note-servant') }];
    case 'trimmed':
      return [{ kind: 'note', place: event.fields.province, text: say('page-note-trimmed', { n: event.fields.number }) }];
    default:
      return [];
  }
}

/** A battle has its picture also where nothing moves. */
export const isStill = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => event.name === 'drew');

/** A step, and which event of the entry it shows. */
export type Told = Step & { event: number };

/** The steps of an entry in order; notes that come together are shown together. */
export function stepsOf(entry: EntryOf<Shapes>): Told[] {
  const steps = entry.events.flatMap((event, index) => stepOf(event, entry.words).map((step) => ({ ...step, event: index })));
  const isAttacked = (place: string): boolean => steps.some((step) => step.kind === 'attack' && step.place === place);
  return steps.map((step) => (step.kind === 'travel' ? { ...step, isAssault: isAttacked(step.to) } : step));
}

/** An election is a moment that waits for the reader. */
export const isScene = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => event.name === 'elected');

/** The provinces that an entry is about. */
export const placesOf = (entry: EntryOf<Shapes>): string[] =>
  stepsOf(entry).flatMap((step) => (step.kind === 'travel' ? [step.from, step.to] : 'place' in step ? [step.place] : []));

/** The pieces of a journey have left their province. */
export function departed(position: Position, step: Extract<Step, { kind: 'travel' }>): Position {
  const from = position.provinces[step.from];
  if (!from) return position;
  const servants = Math.max(0, from.servants - step.servants);
  return {
    ...position,
    provinces: {
      ...position.provinces,
      [step.from]: {
        ...from,
        legions: Math.max(0, from.legions - step.legions),
        servants,
        governor: from.governor === 'servant' && !servants ? 'out' : from.governor,
      },
    },
  };
}

/** They have arrived; where they attack they stand at the edge until the battle is settled. */
export function arrived(position: Position, step: Extract<Step, { kind: 'travel' }>): Position {
  const to = position.provinces[step.to];
  const seat = position.seats[step.seat];
  if (!to || !seat) return position;
  if (step.isAssault) {
    return { ...position, seats: { ...position.seats, [step.seat]: { ...seat, character: step.from } }, attack: { province: step.to, legions: step.legions } };
  }
  const friendly = to.owner === step.seat;
  return {
    ...position,
    provinces: {
      ...position.provinces,
      [step.to]: { ...to, legions: to.legions + (friendly ? step.legions : 0), gold: friendly ? 0 : to.gold },
    },
    seats: { ...position.seats, [step.seat]: { ...seat, character: step.to, gold: seat.gold + (friendly ? to.gold : 0) } },
  };
}

/** The army at the edge is gone: it has moved in, or it has perished. */
export function raised(position: Position): Position {
  const { attack: _attack, ...rest } = position;
  return rest;
}

/** The attacker moves in. */
export function conquered(position: Position, step: Extract<Step, { kind: 'conquest' }>): Position {
  const to = position.provinces[step.place];
  const seat = position.seats[step.seat];
  if (!to || !seat) return position;
  return {
    ...raised(position),
    provinces: { ...position.provinces, [step.place]: { ...to, owner: step.seat, legions: step.legions } },
    seats: { ...position.seats, [step.seat]: { ...seat, character: step.place } },
  };
}
