// Where everything is drawn: the grid over the coastline, from the built map.
import { textWidth, type Spot } from '../kit/map';
import { middle, path, type Grid } from './hex';
import built from './map.json';
import type { Board, Hex } from './position';

export interface HexPlace {
  hex: Hex;
  at: Spot;
  /** The same, for whatever walks from place to place. */
  label: Spot;
  path: string;
  box: number[];
}

export interface Title {
  name: string;
  at: Spot;
}

export interface Layout {
  width: number;
  height: number;
  /** The coastline. */
  land: string;
  grid: Grid;
  hexes: Record<string, HexPlace>;
  regions: Title[];
  seas: Title[];
  /** Which of the grounds each region has; neighbours differ. */
  grounds: ReadonlyMap<string, number>;
}

export const GROUNDS = 6;

const grid: Grid = { x: built.x, y: built.y, r: built.r };

export function layoutOf(board: Board): Layout {
  const hexes: Record<string, HexPlace> = {};
  for (const hex of board.hexes) {
    const at = middle(grid, hex.column, hex.r);
    const { r } = grid;
    hexes[hex.name] = { hex, at, label: at, path: path(at, r), box: [at[0] - r, at[1] - r, at[0] + r, at[1] + r] };
  }
  const regions = titles(board, 'land', hexes);
  return {
    width: built.width,
    height: built.height,
    land: built.land,
    grid,
    hexes,
    regions,
    seas: apart(titles(board, 'sea', hexes), regions),
    grounds: groundsOf(board),
  };
}

/** The names of regions, each in the middle of its largest part. */
function titles(board: Board, terrain: Hex['terrain'], places: Record<string, HexPlace>): Title[] {
  const of = board.hexes.filter((hex) => hex.terrain === terrain);
  return [...new Set(of.map((hex) => hex.region))].map((name) => {
    const part = largest(of.filter((hex) => hex.region === name));
    const spots = part.map((hex) => places[hex.name]!.at);
    const mean = (k: 0 | 1): number => spots.reduce((all, spot) => all + spot[k], 0) / spots.length;
    if (terrain === 'sea') return { name, at: [mean(0), mean(1) + BASELINE] };
    const y = between(mean(1), spots);
    return { name, at: [besideHomes(board, places, mean(0), y), y] };
  });
}

/** How large names are drawn: regions in capitals, spaced out. */
const TITLE = 21;
const LINE = 22;

/** Names of seas off those of regions and of each other: each goes up or down as little as it must. */
function apart(seas: Title[], regions: readonly Title[]): Title[] {
  const taken = regions.map(({ name, at }) => ({ at, half: (textWidth(name.toUpperCase(), TITLE) + name.length * TITLE * 0.16) / 2 }));
  return seas.map(({ name, at: [x, y] }) => {
    const half = textWidth(name, TITLE) / 2;
    const isFree = (line: number): boolean => taken.every(({ at, half: other }) => Math.abs(at[1] - line) >= LINE || Math.abs(at[0] - x) >= half + other + 6);
    const line = [0, LINE, -LINE, 2 * LINE, -2 * LINE].map((by) => y + by).find(isFree) ?? y;
    taken.push({ at: [x, line], half });
    return { name, at: [x, line] };
  });
}

/** The line between two rows that is nearest to a height: there a name is not covered by what stands in the hexes. */
function between(wish: number, spots: Spot[]): number {
  const rows = [...new Set(spots.map(([, y]) => y))].sort((one, other) => one - other);
  const lines = rows.slice(1).map((y, i) => (y + rows[i]!) / 2);
  const best = lines.reduce((near, y) => (Math.abs(y - wish) < Math.abs(near - wish) ? y : near), lines[0] ?? wish + 0.75 * grid.r);
  return best + BASELINE;
}

/** A name stands beside a home, where leader, troops and the home's own name are. */
function besideHomes(board: Board, places: Record<string, HexPlace>, x: number, y: number): number {
  const near = board.hexes.find((hex) => {
    const at = places[hex.name]!.at;
    return hex.home !== null && Math.abs(at[0] - x) < 2 * grid.r && Math.abs(at[1] - y) < grid.r * 1.1;
  });
  if (!near) return x;
  const home = places[near.name]!.at[0];
  return home + (x < home - 1 ? -2 : 2) * grid.r;
}

/** From the middle of letters down to the line they stand on. */
const BASELINE = 6;

/** The largest part of some hexes that hang together. */
export function largest(hexes: readonly Hex[]): Hex[] {
  const left = new Map(hexes.map((hex) => [hex.name, hex]));
  let best: Hex[] = [];
  for (const first of hexes) {
    if (!left.delete(first.name)) continue;
    const part = [first];
    for (const hex of part) {
      for (const name of hex.neighbours) {
        const next = left.get(name);
        if (next && left.delete(name)) part.push(next);
      }
    }
    if (part.length > best.length) best = part;
  }
  return best;
}

/** A ground for each region of land, not that of a neighbour: the first that is free, in the order of the board. */
export function groundsOf(board: Board): Map<string, number> {
  const regionOf = new Map(board.hexes.flatMap((hex) => (hex.terrain === 'land' ? [[hex.name, hex.region] as const] : [])));
  const beside = new Map<string, Set<string>>();
  for (const hex of board.hexes) {
    if (hex.terrain !== 'land') continue;
    const known = beside.get(hex.region) ?? new Set<string>();
    beside.set(hex.region, known);
    for (const name of hex.neighbours) {
      const other = regionOf.get(name);
      if (other && other !== hex.region) known.add(other);
    }
  }
  const found = new Map<string, number>();
  for (const [region, others] of beside) {
    const taken = new Set([...others].map((other) => found.get(other)));
    // Spread over the grounds, so that few regions look alike.
    const wish = found.size % GROUNDS;
    const order = Array.from({ length: GROUNDS }, (_, i) => (wish + i) % GROUNDS);
    found.set(region, order.find((ground) => !taken.has(ground)) ?? wish);
  }
  return found;
}
