// Ways over a map: smooth curves through points, and what lies in the direction of a key.
import type { Spot } from './map';

/** A point on the smooth curve through the given ones, t from 0 to 1 (Catmull-Rom). */
export function along(points: Spot[], t: number): Spot {
  const n = points.length - 1;
  if (n < 1) return points[0] ?? [0, 0];
  const at = Math.min(n - 1, Math.max(0, Math.floor(t * n)));
  const u = Math.min(1, Math.max(0, t * n - at));
  const p = (i: number): Spot => points[Math.min(n, Math.max(0, i))]!;
  const mix = (k: 0 | 1): number => {
    const [a, b, c, d] = [p(at - 1)[k], p(at)[k], p(at + 1)[k], p(at + 2)[k]];
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3);
  };
  return [mix(0), mix(1)];
}

/** How far before its goal somebody stops who does not get in: a little more than a piece is wide. */
const EDGE = 64;

/** Where on a way, t from 0 to 1, one stands before its goal. */
export function before(points: Spot[], edge = EDGE): number {
  const goal = points.at(-1);
  if (!goal) return 1;
  const STEPS = 50;
  for (let step = STEPS; step > 0; step--) {
    const [x, y] = along(points, step / STEPS);
    if (Math.hypot(x - goal[0], y - goal[1]) >= edge) return step / STEPS;
  }
  // It is a short way: half of it.
  return 0.5;
}

/** An SVG path along the curve, to be drawn as a hint. */
export function trace(points: Spot[], steps = 24, end = 1): string {
  const spots = Array.from({ length: steps + 1 }, (_, i) => along(points, (end * i) / steps));
  return `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place one comes to from another with an arrow key. */
export function towards(places: Record<string, { label: Spot }>, from: string, key: string): string | null {
  const way = DIRECTIONS[key];
  const here = places[from]?.label;
  if (!way || !here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, { label }] of Object.entries(places)) {
    const [dx, dy] = [label[0] - here[0], label[1] - here[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (name === from || ahead <= 0 || aside > 2.2 * ahead) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}
