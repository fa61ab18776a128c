// A clean map for a board of which only the borders are known: stress layout, round cells, the same every time.
import type { Board } from './shapes.gen';
import type { Place, Spot } from '../kit/map';
import type { Layout } from './layout';

const FIELD = { x: 120, y: 116, width: 1000, height: 700 };
/** The panels stand in a column beside the field. */
const COLUMN = 588;
const RADIUS = 100;
const GAP = 30;

type Edge = { a: number; b: number; kind: 'border' | 'arrow' | 'sea' };

/** Every pair that is joined, by the closest kind of tie. */
export function edges(board: Board): Edge[] {
  const index = new Map(board.provinces.map((p, i) => [p.name, i]));
  const seen = new Set<string>();
  const found: Edge[] = [];
  const join = (a: number, b: number | undefined, kind: Edge['kind']): void => {
    if (b === undefined || a === b) return;
    const key = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push({ a: Math.min(a, b), b: Math.max(a, b), kind });
  };
  board.provinces.forEach((p, i) => p.borders.forEach((n) => join(i, index.get(n), 'border')));
  board.provinces.forEach((p, i) => p.arrows.forEach((n) => join(i, index.get(n), 'arrow')));
  board.provinces.forEach((p, i) =>
    board.provinces.forEach((q, j) => {
      if (i < j && p.seas.some((sea) => q.seas.includes(sea))) join(i, j, 'sea');
    }),
  );
  return found;
}

/** How far apart provinces should be: steps over land count one, over a sea one and a half. */
function distances(count: number, ties: Edge[]): number[][] {
  const far = count;
  const d = Array.from({ length: count }, (_, i) => Array.from({ length: count }, (_, j) => (i === j ? 0 : far)));
  for (const { a, b, kind } of ties) d[a]![b] = d[b]![a] = kind === 'sea' ? 1.6 : 1;
  for (let k = 0; k < count; k++) for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) d[i]![j] = Math.min(d[i]![j]!, d[i]![k]! + d[k]![j]!);
  return d;
}

/** Stress majorization from where provinces are known to lie, else from a circle: no chance in it. */
function relax(d: number[][], known: (Spot | undefined)[]): Spot[] {
  const n = d.length;
  let at: Spot[] = d.map((_, i) => known[i] ?? [Math.cos((2 * Math.PI * i) / n) * 2, Math.sin((2 * Math.PI * i) / n) * 1.2]);
  for (let round = 0; round < 240; round++) {
    at = at.map(([x, y], i) => {
      let sx = 0;
      let sy = 0;
      let weight = 0;
      at.forEach(([qx, qy], j) => {
        if (i === j) return;
        const wish = d[i]![j]!;
        const w = 1 / (wish * wish);
        const length = Math.hypot(x - qx, y - qy) || 1e-6;
        sx += w * (qx + (wish * (x - qx)) / length);
        sy += w * (qy + (wish * (y - qy)) / length);
        weight += w;
      });
      return [sx / weight, sy / weight];
    });
  }
  return at;
}

/** Stretch the layout over the field, then push overlapping cells apart. */
function spread(at: Spot[]): Spot[] {
  const xs = at.map((p) => p[0]);
  const ys = at.map((p) => p[1]);
  const fit = (v: number, low: number, high: number, start: number, size: number): number =>
    start + (high > low ? ((v - low) / (high - low)) * size : size / 2);
  const out: Spot[] = at.map(([x, y]) => [
    fit(x, Math.min(...xs), Math.max(...xs), FIELD.x, FIELD.width),
    fit(y, Math.min(...ys), Math.max(...ys), FIELD.y, FIELD.height),
  ]);
  const apart = 2 * RADIUS + GAP;
  for (let round = 0; round < 400; round++) {
    for (let i = 0; i < out.length; i++)
      for (let j = 0; j < i; j++) {
        const [a, b] = [out[i]!, out[j]!];
        const length = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1e-6;
        if (length >= apart) continue;
        const push = (apart - length) / 2 + 0.5;
        const [ux, uy] = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
        out[i] = inField(a[0] + ux * push, a[1] + uy * push);
        out[j] = inField(b[0] - ux * push, b[1] - uy * push);
      }
  }
  return out.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

const inField = (x: number, y: number): Spot => [Math.min(FIELD.x + FIELD.width, Math.max(FIELD.x, x)), Math.min(FIELD.y + FIELD.height, Math.max(FIELD.y, y))];

/** A round cell with the name in the middle, three pieces above and three below. */
function cell([x, y]: Spot, name: string): Place {
  const r = 24;
  const row = (dy: number): Spot[] => [-53, 0, 53].map((dx) => [x + dx, y + dy + (dx ? Math.sign(dy) * -9 : 0)]);
  const [box, beside, legions] = row(-60) as [Spot, Spot, Spot];
  const [gold, character, second] = row(60) as [Spot, Spot, Spot];
  return {
    path: `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0z`,
    box: [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS],
    label: [x, y],
    size: 27,
    rows: name.length > 12 && name.includes(' ') ? 2 : 1,
    slots: [box, beside, legions, gold, character, second],
    r,
  };
}

/** The rim of a cell in the direction of another. */
function rim(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = RADIUS / length;
  return [Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share)];
}

const line = (a: Spot, b: Spot): string => `M${rim(a, b).join(' ')}L${rim(b, a).join(' ')}`;

/** Where a province of the true map lies, about the origin and a few steps wide. */
const nearby = (place: { label: Spot } | undefined): Spot | undefined => place && [(place.label[0] - 800) / 300, (place.label[1] - 418) / 300];

/** The whole schematic map; names that the true map has lie about where they lie there. */
export function schematic(board: Board, known: Record<string, { label: Spot }> = {}): Layout {
  const ties = edges(board);
  const at = spread(
    relax(
      distances(board.provinces.length, ties),
      board.provinces.map((p) => nearby(known[p.name])),
    ),
  );
  const path = (kind: Edge['kind']): string =>
    ties
      .filter((tie) => tie.kind === kind)
      .map((tie) => line(at[tie.a]!, at[tie.b]!))
      .join('');
  const height = FIELD.y * 2 + FIELD.height;
  const left = FIELD.x * 2 + FIELD.width + 8;
  return {
    width: FIELD.x * 2 + FIELD.width + COLUMN,
    height,
    schematic: true,
    free: null,
    wild: '',
    borders: path('border'),
    seaLines: path('sea'),
    provinces: Object.fromEntries(board.provinces.map((p, i) => [p.name, cell(at[i]!, p.name)])),
    seas: {},
    straits: ties
      .filter((tie) => tie.kind === 'arrow')
      .map((tie) => ({
        between: [board.provinces[tie.a]!.name, board.provinces[tie.b]!.name],
        line: [rim(at[tie.a]!, at[tie.b]!), rim(at[tie.b]!, at[tie.a]!)],
      })),
    panels: {
      forum: [left, 24],
      calendar: [left, 160],
      tracks: [left, 240],
      bag: [left, 440],
      supply: [left + 116, 440],
    },
  };
}
