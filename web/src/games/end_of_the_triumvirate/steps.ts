// What a log entry shows: journeys, battles and small notes on the map, read from its events.
import type { Entry, GameEvent } from '../../lib/types';
import type { Position, SeatName } from './position';
import { SEATS } from './position';
import { say } from './saying';

export type Step =
  | { kind: 'travel'; seat: SeatName; from: string; to: string; legions: number; servants: number; bySea: boolean; text: string }
  | { kind: 'attack'; attacker: SeatName; defender: SeatName; place: string; attackers: number; defenders: number; text: string }
  | { kind: 'draw'; weapons: SeatName[]; attackers: number; defenders: number; text: string }
  | { kind: 'guard'; lost: number; attackers: number; text: string }
  | { kind: 'clash'; attackers: number; defenders: number; text: string }
  | { kind: 'result'; won: boolean; text: string }
  | { kind: 'note'; place: string; text: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The weapons of a draw, one by one, from its words ("draw 1 Caesar 2 Crassus"). */
export function weapons(words: string): SeatName[] {
  return SEATS.flatMap((seat) => {
    const found = new RegExp(`(\\d+) ${seat}`, 'i').exec(words);
    return Array.from({ length: found ? Number(found[1]) : 0 }, () => seat);
  });
}

const gained = (gold: number, legions: number): string =>
  [...(gold ? [say('page-note-gold', { n: gold })] : []), ...(legions ? [say('page-note-legions', { n: legions })] : [])].join(' ');

function stepOf({ name, fields: f, text: said }: GameEvent, words: string): Step[] {
  switch (name) {
    case 'marched':
    case 'sailed':
    case 'escaped':
      return [
        {
          kind: 'travel',
          seat: text(f['seat']) as SeatName,
          from: text(f['home']),
          to: text(f['to']),
          legions: number(f['legions']),
          servants: number(f['servants']),
          bySea: name === 'sailed',
          text: said,
        },
      ];
    case 'attacked':
      return [
        {
          kind: 'attack',
          attacker: text(f['seat']) as SeatName,
          defender: text(f['defender']) as SeatName,
          place: text(f['province']),
          attackers: number(f['attackers']),
          defenders: number(f['defenders']),
          text: said,
        },
      ];
    case 'drew':
      return [{ kind: 'draw', weapons: weapons(words), attackers: number(f['attackers']), defenders: number(f['defenders']), text: said }];
    case 'guarded':
      return [{ kind: 'guard', lost: number(f['lost']), attackers: number(f['attackers']), text: said }];
    case 'clashed':
      return [{ kind: 'clash', attackers: number(f['attackers']), defenders: number(f['defenders']), text: said }];
    case 'conquered':
      return [{ kind: 'result', won: true, text: said }];
    case 'failed':
      return [
        { kind: 'result', won: false, text: said },
        {
          kind: 'travel',
          seat: text(f['seat']) as SeatName,
          from: text(f['province']),
          to: text(f['home']),
          legions: 0,
          servants: 0,
          bySea: false,
          text: said,
        },
      ];
    case 'yielded':
      return [{ kind: 'note', place: text(f['province']), text: gained(number(f['gold']), number(f['legions'])) }];
    case 'rome_gave':
      return [text(f['first']), text(f['second'])].filter(Boolean).map((place) => ({ kind: 'note', place, text: say('page-note-legions', { n: 1 }) }));
    case 'gathered':
      return [{ kind: 'note', place: text(f['province']), text: say('page-note-gathered', { n: number(f['gold']) }) }];
    case 'took':
      return [
        {
          kind: 'note',
          place: text(f['province']),
          text: f['goods'] === 'gold' ? say('page-note-gold', { n: number(f['amount']) }) : say('page-note-legions', { n: number(f['amount']) }),
        },
      ];
    case 'placed':
    case 'stationed':
      return [{ kind: 'note', place: text(f['province']), text: say('page-note-servant') }];
    case 'trimmed':
      return [{ kind: 'note', place: text(f['province']), text: say('page-note-trimmed', { n: number(f['number']) }) }];
    default:
      return [];
  }
}

/** The steps of an entry in order; notes that come together are shown together. */
export const stepsOf = (entry: Entry): Step[] => entry.events.flatMap((event) => stepOf(event, entry.words));

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
