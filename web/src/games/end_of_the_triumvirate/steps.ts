// What a log entry shows: journeys, battles and small notes on the map from its events.
import type { EntryOf, EventOf } from '../../lib/types';
import type { Position, SeatName } from './position';
import { SEATS } from './position';
import { say } from './saying';
import type { Shapes } from './shapes.gen';

export type Step =
  | { kind: 'travel'; seat: SeatName; from: string; to: string; legions: number; servants: number; bySea: boolean; text: string }
  | { kind: 'attack'; attacker: SeatName; defender: SeatName; place: string; attackers: number; defenders: number; text: string }
  | { kind: 'draw'; weapons: SeatName[]; attackers: number; defenders: number; text: string }
  | { kind: 'guard'; lost: number; attackers: number; text: string }
  | { kind: 'clash'; attackers: number; defenders: number; text: string }
  | { kind: 'result'; won: boolean; text: string }
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
      return [{ kind: 'travel', seat, from: home, to, legions, servants, bySea: event.name === 'sailed', text: said }];
    }
    case 'escaped': {
      const { seat, home, to } = event.fields;
      return [{ kind: 'travel', seat, from: home, to, legions: 0, servants: 0, bySea: false, text: said }];
    }
    case 'attacked': {
      const { seat, defender, province, attackers, defenders } = event.fields;
      return [{ kind: 'attack', attacker: seat, defender, place: province, attackers, defenders, text: said }];
    }
    case 'drew': {
      const { attackers, defenders } = event.fields;
      return [{ kind: 'draw', weapons: weapons(words), attackers, defenders, text: said }];
    }
    case 'guarded':
      return [{ kind: 'guard', lost: event.fields.lost, attackers: event.fields.attackers, text: said }];
    case 'clashed':
      return [{ kind: 'clash', attackers: event.fields.attackers, defenders: event.fields.defenders, text: said }];
    case 'conquered':
      return [{ kind: 'result', won: true, text: said }];
    case 'failed': {
      const { seat, province, home } = event.fields;
      return [
        { kind: 'result', won: false, text: said },
        { kind: 'travel', seat, from: province, to: home, legions: 0, servants: 0, bySea: false, text: said },
      ];
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

/** The steps of an entry in order; notes that come together are shown together. */
export const stepsOf = (entry: EntryOf<Shapes>): Step[] => entry.events.flatMap((event) => stepOf(event, entry.words));

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

/** They have arrived; in a province of somebody else the battle decides. */
export function arrived(position: Position, step: Extract<Step, { kind: 'travel' }>): Position {
  const to = position.provinces[step.to];
  const seat = position.seats[step.seat];
  if (!to || !seat) return position;
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
