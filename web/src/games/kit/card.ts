// Where a card beside the pointer stands: inside the room, and over as little as possible of what is being compared.
import type { Size } from './camera';
import type { Spot } from './map';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 16;
const FARTHER = [0, 56, 120];
const MARGIN = 6;

/** By how much two boxes cover each other. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The upper left corner of a card about a point. */
export function standing(at: Spot, size: Size, room: Size, clear: readonly Box[]): Spot {
  const finger: Box = { left: at[0] - GAP / 2, top: at[1] - GAP / 2, right: at[0] + GAP / 2, bottom: at[1] + GAP / 2 };
  let best: Spot = [MARGIN, MARGIN];
  let least = Infinity;
  for (const farther of FARTHER) {
    const gap = GAP + farther;
    const xs = [at[0] + gap, at[0] - gap - size.width, at[0] - size.width / 2];
    const ys = [at[1] + gap, at[1] - gap - size.height, at[1] - size.height / 2];
    for (const [i, wishX] of xs.entries()) {
      for (const [j, wishY] of ys.entries()) {
        if (i === 2 && j === 2) continue;
        const x = Math.max(MARGIN, Math.min(wishX, room.width - size.width - MARGIN));
        const y = Math.max(MARGIN, Math.min(wishY, room.height - size.height - MARGIN));
        const box: Box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
        const cost = clear.reduce((sum, one) => sum + overlap(box, one), overlap(box, finger) * 100) + farther * 25;
        if (cost < least) [best, least] = [[x, y], cost];
      }
    }
  }
  return best;
}

/** How many of the boxes something covers; one that is only touched counts in part. */
const covered = (box: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, one) => sum + Math.min(1, (2 * overlap(box, one)) / Math.max(1, (one.right - one.left) * (one.bottom - one.top))), 0);

const STEPS = 6;
/** This many pixels farther off are as bad as one place that is covered. */
const FAR = 900;

/** Where a sheet stands: as wished, or nearby where it covers fewer of the places that can be chosen. */
export function sheetAt(wish: Spot, size: Size, room: Size, offered: readonly Box[]): Spot {
  const [right, bottom] = [Math.max(MARGIN, room.width - size.width - MARGIN), Math.max(MARGIN, room.height - size.height - MARGIN)];
  const steps = (from: number, to: number): number[] => Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
  let best = wish;
  let least = Infinity;
  for (const x of [wish[0], ...steps(MARGIN, right)]) {
    for (const y of [wish[1], ...steps(MARGIN, bottom)]) {
      const box: Box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const cost = covered(box, offered) + Math.hypot(x - wish[0], y - wish[1]) / FAR;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

/** The point, of those given, where something of a size covers least; the first of them if several are as good. */
export function clearest(points: readonly Spot[], size: Size, taken: readonly Box[]): Spot {
  let best: Spot = points[0] ?? [0, 0];
  let least = Infinity;
  for (const [x, y] of points) {
    const box: Box = { left: x - size.width / 2, top: y - size.height / 2, right: x + size.width / 2, bottom: y + size.height / 2 };
    const cost = taken.reduce((sum, one) => sum + overlap(box, one), 0);
    if (cost < least) [best, least] = [[x, y], cost];
  }
  return best;
}
