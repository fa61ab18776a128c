// Lines of the map as points: for signs along a border, and for roads across it.
import type { Spot } from '../kit/map';

/** The runs of a path that web/map has written: a first point, then steps. */
export function runsOf(path: string): Spot[][] {
  return path
    .split(/(?=M)/)
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
      const run: Spot[] = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
        run.push([x, y]);
      }
      return run;
    });
}

export const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const lengthOf = (run: readonly Spot[]): number => run.slice(1).reduce((sum, at, i) => sum + far(run[i]!, at), 0);

/** The point so far along a run. */
export function pointAt(run: readonly Spot[], way: number): Spot {
  let left = way;
  for (let i = 0; i + 1 < run.length; i += 1) {
    const [a, b] = [run[i]!, run[i + 1]!];
    const length = far(a, b);
    if (left <= length && length > 0) return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return run.at(-1) ?? [0, 0];
}

/** Points at equal distances along a run, the ends left out. */
export function pointsAlong(run: readonly Spot[], apart: number): Spot[] {
  const length = lengthOf(run);
  const count = Math.max(1, Math.round(length / apart));
  return Array.from({ length: count }, (_, i) => pointAt(run, (length * (i + 0.5)) / count));
}

/** The middle of the longest run. */
export function middleOf(runs: readonly (readonly Spot[])[]): Spot {
  const longest = [...runs].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  return pointAt(longest, lengthOf(longest) / 2);
}

/** The area that a closed run encloses. */
export const areaOf = (run: readonly Spot[]): number =>
  Math.abs(run.reduce((sum, [x], i) => sum + x * (run[(i + 1) % run.length]![1] - run.at(i - 1)![1]), 0)) / 2;
