// A map for a board that is not the usual one: round cells about where their regions lie, joined by lines; the seas as cells, too.
import type { Place, Spot } from '../kit/map';
import type { Layout, Line } from './layout';
import { endsOf, READABLE, spotsOf } from './places';
import type { Board } from './shapes.gen';

const FIELD = { x: 70, y: 60, width: 1600, height: 1080 };
const RADIUS = 46;
const GAP = 26;
const ROUNDS = 300;

const ring = ([x, y]: Spot, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Stretched over the field, then pushed apart until no two cells touch. */
export function spread(at: readonly Spot[]): Spot[] {
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const fit = (v: number, all: number[], start: number, size: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return start + (high > low ? ((v - low) / (high - low)) * size : size / 2);
  };
  const out: Spot[] = at.map(([x, y], i) => [fit(x, xs, FIELD.x, FIELD.width) + i * 1e-3, fit(y, ys, FIELD.y, FIELD.height)]);
  const apart = 2 * RADIUS + GAP;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = 0; i < out.length; i += 1)
      for (let j = 0; j < i; j += 1) {
        const [a, b] = [out[i]!, out[j]!];
        const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (length >= apart) continue;
        const push = (apart - length) / 2 / (length || 1);
        const [dx, dy] = [(a[0] - b[0]) * push, (a[1] - b[1]) * push];
        out[i] = [a[0] + dx, a[1] + dy];
        out[j] = [b[0] - dx, b[1] - dy];
      }
  }
  return out.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

function cell(at: Spot, name: string): Place {
  const [x, y] = at;
  const box = [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS];
  return { path: ring(at, RADIUS), box, label: at, size: 12, rows: name.includes(' ') ? 2 : 1, slots: [], r: 0 };
}

/** From rim to rim. */
function between(a: Spot, b: Spot): Spot[] {
  const share = RADIUS / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
  const on = (from: Spot, to: Spot): Spot => [Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share)];
  return [on(a, b), on(b, a)];
}

export function schematic(board: Board): Layout {
  const all = [...board.regions, ...board.seas];
  const at = spread(all.map(({ lon, lat }): Spot => [lon, -lat]));
  const place = new Map(all.map(({ name }, i) => [name, at[i]!]));
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  // Everything lies in the picture, wherever it was pushed to.
  const [left, top] = [Math.min(...xs) - FIELD.x, Math.min(...ys) - FIELD.y];
  const spot = (name: string): Spot => {
    const [x, y] = place.get(name) ?? [0, 0];
    return [x - left, y - top];
  };
  const lines: Line[] = board.borders.map((border) => {
    const [one, other] = endsOf(board, border);
    const run = between(spot(one), spot(other));
    const [a, b] = [run[0]!, run[1]!];
    return { border, path: `M${a.join(' ')}L${b.join(' ')}`, runs: [run], middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
  });
  const seaIds = new Map(board.seas.map((sea) => [sea.id, sea.name]));
  const joined = board.seas.flatMap((sea) => sea.adjacent.map((other) => [sea.name, seaIds.get(other) ?? other] as const)).filter(([a, b]) => a < b);
  const coasts = board.regions.flatMap((region) => region.seas.map((sea) => [region.name, seaIds.get(sea) ?? sea] as const));
  const provinces = Object.fromEntries(board.regions.map(({ name }) => [name, cell(spot(name), name)]));
  const seas = Object.fromEntries(board.seas.map(({ name }) => [name, { label: spot(name), size: 12, rows: 2 }]));
  return {
    width: Math.max(...xs) - left + FIELD.x,
    height: Math.max(...ys) - top + FIELD.y,
    schematic: true,
    wild: '',
    borders: '',
    seaLines: [...joined, ...coasts]
      .map(([a, b]) =>
        between(spot(a), spot(b))
          .map((end, i) => `${i ? 'L' : 'M'}${end.join(' ')}`)
          .join(''),
      )
      .join(''),
    provinces,
    seas,
    straits: lines.filter(({ border }) => border.kind === 'strait').map(({ border, runs }) => ({ between: endsOf(board, border), line: runs[0]! })),
    lines,
    masses: {},
    waters: Object.fromEntries(board.seas.map(({ name }) => [name, ring(spot(name), RADIUS)])),
    spots: spotsOf({ provinces, seas }),
    readable: READABLE,
  };
}
