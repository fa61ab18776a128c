// What the shell wants to know to tell the story of a match: parts of a turn, what matters, colours.
import type { EntryOf, EventOf } from '../../lib/types';
import type { Shapes } from './shapes.gen';

type Name = EventOf<Shapes>['name'];

/** What begins a part of a turn. */
const PARTS: Partial<Record<Name, string>> = {
  rolled: 'leader',
  travelled: 'leader',
  stayed: 'leader',
  collected: 'leader',
  paraded: 'leader',
  marched: 'troops',
  attacked: 'fights',
  threw: 'fights',
  recruited: 'favour',
  rebuffed: 'favour',
  declined: 'favour',
};

export function partOf(entry: EntryOf<Shapes>): string | null {
  for (const event of entry.events) if (PARTS[event.name]) return PARTS[event.name]!;
  return null;
}

/** What somebody who was away wants to know first. */
const WEIGHTS: Partial<Record<Name, number>> = {
  won: 10,
  shared: 10,
  war_began: 9,
  killed: 9,
  held: 7,
  beat: 6,
  recruited: 6,
  valued: 5,
  rebuffed: 4,
  collected: 3,
  travelled: 2,
  marched: 1,
};

export const weigh = (event: EventOf<Shapes>): number => WEIGHTS[event.name] ?? 0;

const COLOURS: Record<string, string> = { Caesar: 'var(--caesar)', Pompeius: 'var(--pompeius)', Crassus: 'var(--hatch)', Rome: 'var(--roman)' };

export const colourOf = (seat: string): string | null => COLOURS[seat] ?? null;
