// Where everything is drawn: over the true coastline, or on a map of cells for a board with other regions or borders.
import { lines, readMap, textWidth, type BoardMap, type Place, type Spot } from '../kit/map';
import { areaOf, middleOf, runsOf } from './geometry';
import built from './map.json';
import { endsOf, READABLE, spotsOf } from './places';
import { schematic } from './schematic';
import type { Board, Border } from './shapes.gen';

/** A border with what is drawn on it. */
export interface Line {
  border: Border;
  path: string;
  runs: Spot[][];
  /** Where a road crosses it. */
  middle: Spot;
}

export interface Layout extends BoardMap {
  /** Drawn from the borders alone: cells and lines instead of a coast. */
  schematic: boolean;
  lines: Line[];
  masses: Record<string, string>;
  /** The sea areas as one points at them; the land lies over them. */
  waters: Record<string, string>;
  /** Where pieces stand, by region and sea. */
  spots: Record<string, Spot>;
  /** Below this scale the map begins as a part of itself. */
  readable: number;
}

/** Names are this large at most; those that need two lines above this size have them. */
const MOST = 16;
const BROKEN = 13;
/** A name is drawn only where it is not much wider than its region: the kit leaves out what would have to be 1.7 times as large. */
const FITS = 1.1 / 1.7;
/** How wide a region is for a name: a little more than a square as large. */
const WIDER = 1.2;

/** Names as large as their region has room for; pieces stand in a row about them, so there are no places for each. */
function named(name: string, place: Place): Place {
  const [left = 0, , right = 0] = place.box;
  const room = Math.min(right - left, WIDER * Math.sqrt(Math.max(...runsOf(place.path).map(areaOf))));
  const isLong = name.includes(' ') && textWidth(name, BROKEN) > room;
  const widest = Math.max(...(isLong ? lines(name, 2) : [name]).map((part) => textWidth(part, 1)));
  return { ...place, rows: isLong ? 2 : 1, size: Math.min(MOST, (room / widest) * FITS) };
}

const map = readMap(built);
const drawn = { ...map, provinces: Object.fromEntries(Object.entries(map.provinces).map(([name, place]) => [name, named(name, place)])) };

const key = (one: string, other: string): string => [one, other].sort().join('|');
const paths = new Map(built.lines.map((line) => [key(line.between[0]!, line.between[1]!), line.path]));
const crossings = new Map(map.straits.map((strait) => [key(strait.between[0]!, strait.between[1]!), strait.line]));

function lineOf(board: Board, border: Border): Line | null {
  const ends = endsOf(board, border);
  const path = paths.get(key(...ends));
  if (path !== undefined && border.kind !== 'strait') {
    const runs = runsOf(path);
    return { border, path, runs, middle: middleOf(runs) };
  }
  const crossing = crossings.get(key(...ends));
  return crossing && border.kind === 'strait' ? { border, path: '', runs: [], middle: middleOf([crossing]) } : null;
}

const known = new WeakMap<Board, Layout>();

/** The map of this board. */
export function layoutOf(board: Board): Layout {
  const found = known.get(board);
  if (found) return found;
  const borders = board.borders.map((border) => lineOf(board, border));
  const isDrawn =
    board.regions.every(({ name }) => name in drawn.provinces) &&
    board.seas.every(({ name }) => name in drawn.seas) &&
    borders.every((line) => line !== null) &&
    borders.length === paths.size + crossings.size;
  const layout: Layout = isDrawn
    ? {
        ...drawn,
        schematic: false,
        lines: borders.filter((line) => line !== null),
        masses: built.masses,
        waters: built.waters,
        spots: spotsOf(drawn),
        readable: READABLE,
      }
    : schematic(board);
  known.set(board, layout);
  return layout;
}
