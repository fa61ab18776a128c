// What the shell wants to know to tell the story of a match: parts of a turn, what matters, colours.
import type { EntryOf, EventOf } from '../../lib/types';
import type { Shapes } from './shapes.gen';

type Name = EventOf<Shapes>['name'];

/** What begins a part of a turn. */
const PARTS: Partial<Record<Name, string>> = {
  turn_began: 'supply',
  yielded: 'supply',
  took: 'supply',
  rome_gave: 'supply',
  marched: 'movement',
  sailed: 'movement',
  placed: 'movement',
  paid: 'actions',
  turn_ended: 'actions',
};

/** A turn begins in the entry that ends the one before: that entry belongs to what it began with. */
export function partOf(entry: EntryOf<Shapes>): string | null {
  for (const event of entry.events) if (PARTS[event.name]) return PARTS[event.name]!;
  return null;
}

/** What somebody who was away wants to know first. */
const WEIGHTS: Partial<Record<Name, number>> = {
  won: 10,
  elected: 9,
  conquered: 8,
  failed: 7,
  stepped_up: 6,
  dissuaded: 6,
  persuaded: 5,
  captured: 4,
  armed: 4,
  escaped: 4,
  stepped_down: 3,
  stationed: 3,
  sailed: 2,
  marched: 2,
  rome_gave: 1,
};

export const weigh = (event: EventOf<Shapes>): number => WEIGHTS[event.name] ?? 0;

const COLOURS: Record<string, string> = { Caesar: 'var(--caesar)', Pompeius: 'var(--pompeius)', Crassus: 'var(--hatch)' };

export const colourOf = (seat: string): string | null => COLOURS[seat] ?? null;
