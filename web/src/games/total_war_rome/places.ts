// What any map of this board has: the ends of its borders, and where things stand.
import type { BoardMap, Spot } from '../kit/map';
import type { Board, Border } from './shapes.gen';

/** Below this scale the map begins as a part of itself. */
export const READABLE = 0.62;

/** The names of the two regions of a border, which the board tells by their ids. */
export function endsOf(board: Board, border: Border): [string, string] {
  const name = (id: string): string => board.regions.find((region) => region.id === id)?.name ?? id;
  return [name(border.between[0] ?? ''), name(border.between[1] ?? '')];
}

/** The names of the seas of a region, which the board tells by their ids. */
export const seasOf = (board: Board, region: string): string[] => {
  const ids = board.regions.find(({ name }) => name === region)?.seas ?? [];
  return board.seas.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

/** Where pieces stand, by region and sea: at their names. */
export const spotsOf = ({ provinces, seas }: Pick<BoardMap, 'provinces' | 'seas'>): Record<string, Spot> => ({
  ...Object.fromEntries(Object.entries(seas).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(Object.entries(provinces).map(([name, { label }]) => [name, label])),
});
