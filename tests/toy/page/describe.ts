// The table in words.
import type { EntryOf } from '../../lib/types';
import type { Board, Shapes, View } from './shapes.gen';

export const headline = (view: View, board: Board): string => `${board.name}, round ${view.turn + 1}`;

export const describe = (view: View, board: Board): string[] => [
  `${headline(view, board)}.`,
  ...board.areas.map((cause, index) => `${cause}: ${view.causes[index] ?? 0} coins.`),
];

/** A veto waits until it is read. */
export const isScene = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => event.name === 'vetoed');
