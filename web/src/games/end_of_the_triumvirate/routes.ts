// Journeys over the map: straight by land, over the seas by ship.
import type { Board } from './shapes.gen';
import type { Spot } from '../kit/map';
import type { Layout } from './layout';

/** The fewest seas from one province to another, by name; empty if there is no way. */
export function seaWay(board: Board, from: string, to: string): string[] {
  const coasts = (name: string): string[] => board.provinces.find((p) => p.name === name)?.seas ?? [];
  const goal = new Set(coasts(to));
  const queue = coasts(from).map((sea) => [sea]);
  const seen = new Set(coasts(from));
  for (let way = queue.shift(); way; way = queue.shift()) {
    const last = way.at(-1)!;
    if (goal.has(last)) return way;
    for (const next of board.seas.find((sea) => sea.name === last)?.meets ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  }
  return [];
}

/** Whether one can get there by land or over an arrow. */
export function isNext(board: Board, from: string, to: string): boolean {
  const here = board.provinces.find((p) => p.name === from);
  return here !== undefined && [...here.borders, ...here.arrows].includes(to);
}

/** The points of a journey: straight by land, over the names of the seas by sea. */
export function route(layout: Layout, board: Board, from: string, to: string, bySea: boolean): Spot[] {
  const start = layout.provinces[from]?.slots[4];
  const end = layout.provinces[to]?.slots[4];
  if (!start || !end) return [];
  const seas = bySea ? seaWay(board, from, to) : [];
  const between = seas.flatMap((sea) => (layout.seas[sea] ? [layout.seas[sea].label] : []));
  return [start, ...between, end];
}
