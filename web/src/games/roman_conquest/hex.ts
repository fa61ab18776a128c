// Hexes with pointed tops in rows; odd rows stand half a hex to the right. Pure geometry.
import type { Spot } from '../kit/map';

export interface Grid {
  /** The middle of the first hex of the first row. */
  x: number;
  y: number;
  /** From the middle to a corner. */
  r: number;
}

const ROOT = Math.sqrt(3);

export const middle = ({ x, y, r }: Grid, column: number, row: number): Spot => [x + ROOT * r * (column + (row % 2 === 0 ? 0 : 0.5)), y + 1.5 * r * row];

/** The corners, clockwise from the top. */
export const corners = ([x, y]: Spot, r: number): Spot[] =>
  Array.from({ length: 6 }, (_, i): Spot => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

const written = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const path = (at: Spot, r: number): string => `M${corners(at, r).map(written).join('L')}Z`;

/** An edge is the same from both sides: corners are told in whole units, each a little apart from all others. */
const nameOf = (a: Spot, b: Spot): string =>
  [a, b]
    .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
    .sort()
    .join(' ');

export interface Cell {
  at: Spot;
  /** What it belongs to. */
  group: string;
}

/** The edges between cells of different groups, and where a group ends at nothing if `isClosed`; as a path. */
export function borders(cells: readonly Cell[], r: number, isClosed: boolean): string {
  const edges = new Map<string, { ends: [Spot, Spot]; groups: string[] }>();
  for (const { at, group } of cells) {
    const around = corners(at, r);
    around.forEach((corner, i) => {
      const next = around[(i + 1) % 6]!;
      const name = nameOf(corner, next);
      const edge = edges.get(name) ?? { ends: [corner, next], groups: [] };
      edge.groups.push(group);
      edges.set(name, edge);
    });
  }
  const kept = [...edges.values()].filter(({ groups }) => (groups.length === 1 ? isClosed : groups[0] !== groups[1]));
  return joined(kept.map((edge) => edge.ends));
}

/** Edges that meet as one line, so that their corners are drawn as corners. */
function joined(edges: [Spot, Spot][]): string {
  const key = ([x, y]: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  const from = new Map<string, [Spot, Spot][]>();
  const add = (edge: [Spot, Spot]): void => edge.forEach((end) => from.set(key(end), [...(from.get(key(end)) ?? []), edge]));
  edges.forEach(add);
  const left = new Set(edges);
  let found = '';
  const start = (): [Spot, Spot] | undefined => [...left].find((edge) => edge.some((end) => from.get(key(end))!.length !== 2)) ?? [...left][0];
  for (let edge = start(); edge; edge = start()) {
    const [a, b] = from.get(key(edge[1]))!.length !== 2 && from.get(key(edge[0]))!.length === 2 ? [edge[1], edge[0]] : edge;
    left.delete(edge);
    const line = [a, b];
    for (;;) {
      const end = line.at(-1)!;
      const next = from.get(key(end))!.length === 2 ? from.get(key(end))!.find((one) => left.has(one)) : undefined;
      if (!next) break;
      left.delete(next);
      line.push(key(next[0]) === key(end) ? next[1] : next[0]);
    }
    const isRing = line.length > 2 && key(line[0]!) === key(line.at(-1)!);
    found += `M${(isRing ? line.slice(0, -1) : line).map(written).join('L')}${isRing ? 'Z' : ''}`;
  }
  return found;
}

/** The hex that a point lies in, of those given; null beside them all. */
export function under(places: Record<string, { at: Spot }>, [x, y]: Spot, r: number): string | null {
  let best: string | null = null;
  let least = r;
  for (const [name, { at }] of Object.entries(places)) {
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** A way without its ends: as much is left out at each as `by`, but never more than a third. */
export function trimmed(from: Spot, to: Spot, by: number): [Spot, Spot] {
  const t = Math.min(1 / 3, by / Math.hypot(to[0] - from[0], to[1] - from[1]));
  const at = (part: number): Spot => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  return [at(t), at(1 - t)];
}
