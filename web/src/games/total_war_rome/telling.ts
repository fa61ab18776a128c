// What the shell wants to know to tell the story of a match: parts of a turn, what matters, colours.
import type { EntryOf, EventOf } from '../../lib/types';
import { say } from './saying';
import type { Shapes } from './shapes.gen';

type Name = EventOf<Shapes>['name'];

/** What begins a phase of the round, or belongs to one alone. */
const PARTS: Partial<Record<Name, string>> = {
  turn_began: 'initiative',
  number_dealt: 'initiative',
  bid_made: 'initiative',
  bid_shown: 'initiative',
  order_set: 'initiative',
  card_dealt: 'agents',
  acted: 'agents',
  levied: 'agents',
  taxed: 'taxation',
  tier_reached: 'taxation',
  placed: 'campaign',
  marched: 'campaign',
  sailed: 'campaign',
  ordered: 'spending',
  sealed: 'spending',
  bought: 'spending',
  developed: 'spending',
  built: 'spending',
  paved: 'spending',
};

export function partOf(entry: EntryOf<Shapes>): string | null {
  // Before the first round there are no phases.
  if (entry.turn === 0) return null;
  for (const event of entry.events) {
    if (event.name === 'seat_began') return String(event.fields.phase);
    const part = PARTS[event.name];
    if (part) return part;
  }
  return null;
}

/** That somebody has answered is no news: the answer is. */
export const isHushed = (event: EventOf<Shapes>): boolean => event.name === 'answered';

/** Who passes a chance to interrupt lets the others go on. */
export const isAside = (entry: EntryOf<Shapes>): boolean => entry.events[0]?.name === 'answered';

/** The seat that an event tells of, by its name or by that of its army or navy. */
export function actorOf(event: EventOf<Shapes>): string | null {
  const named = Object.values(event.fields).filter((value) => typeof value === 'string');
  return named.map((value) => Object.keys(COLOURS).find((seat) => value === seat || value.startsWith(`${seat} `))).find((seat) => seat !== undefined) ?? null;
}

export const hasLongTurns = true;

export const turnSaid = (turn: number): string => (turn > 0 ? say('page-log-round', { turn }) : say('page-log-start'));

/** What somebody who was away wants to know first. */
const WEIGHTS: Partial<Record<Name, number>> = {
  game_ended: 10,
  triggered: 10,
  alliance_broken: 9,
  invaded: 9,
  won_battle: 8,
  collapsed: 8,
  sea_victory: 8,
  tied_battle: 7,
  army_lost: 7,
  navy_sunk: 7,
  region_bribed: 7,
  region_freed: 7,
  took_region: 6,
  general_died: 6,
  treaty_made: 6,
  distrusted: 6,
  column_done: 6,
  tier_reached: 6,
  repelled: 5,
  besieged: 5,
  gold_stolen: 5,
  army_bribed: 5,
  status_fell: 5,
  agent_died: 4,
  unrest_rose: 4,
  building_lost: 4,
  played: 4,
  spied: 3,
  developed: 3,
  army_raised: 3,
  built: 2,
  traded: 2,
  marched: 1,
  sailed: 1,
  landed: 2,
};

export const weigh = (event: EventOf<Shapes>): number => WEIGHTS[event.name] ?? 0;

const COLOURS: Record<string, string> = { Rome: 'var(--rome)', Carthage: 'var(--carthage)', Greece: 'var(--greece)', Barbarians: 'var(--barbarians)' };

export const colourOf = (seat: string): string | null => COLOURS[seat] ?? null;

/** Cards and numbers that are dealt, and answers whose content nobody sees, come in rows. */
const SMALL: readonly Name[] = ['card_dealt', 'number_dealt', 'general_drawn', 'answered', 'ordered', 'bid_made'];

export const isSmall = (entry: EntryOf<Shapes>): boolean => entry.events.length > 0 && entry.events.every((event) => SMALL.includes(event.name));

/** What several small entries in a row come to. */
export function gathered(entries: EntryOf<Shapes>[]): string[] {
  const events = entries.flatMap((entry) => entry.events);
  const count = (name: Name): number => events.filter((event) => event.name === name).length;
  return [
    ...(count('general_drawn') ? [say('page-gathered-generals')] : []),
    ...(count('number_dealt') ? [say('page-gathered-numbers')] : []),
    ...(count('card_dealt') ? [say('page-gathered-cards', { n: count('card_dealt') })] : []),
    ...(count('bid_made') ? [say('page-gathered-bids')] : []),
    ...(count('ordered') ? [say('page-gathered-orders')] : []),
  ];
}
