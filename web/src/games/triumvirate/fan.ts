// Where the cards of a hand lie: a fan while each can be hit with a finger, else two rows.

export interface Lie {
  x: number;
  y: number;
  turn: number;
  row: number;
}

/** The least that must be seen of a card, so that a finger finds it. */
export const TARGET = 44;
const TURN = 1.5;
const SAG = 0.028;
const WIDEST = 0.92;
const GAP = 0.22;

export interface Fan {
  lies: Lie[];
  rows: number;
  height: number;
}

/** `groups` are the cards of each suit, in their order; between suits there is a little more room if there is any. */
export function fan(groups: readonly number[], width: number, card: number, tall: number): Fan {
  const counts = groups.filter((count) => count > 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return { lies: [], rows: 1, height: tall };
  // The outermost cards lean out by a little.
  const inside = width - card * 0.24;
  if (total === 1 || (inside - card) / (total - 1) >= TARGET) return oneRow(counts, total, width, inside, card, tall);
  return twoRows(total, width, card, tall);
}

function oneRow(counts: readonly number[], total: number, width: number, inside: number, card: number, tall: number): Fan {
  const gaps = counts.length - 1;
  const room = (inside - card) / Math.max(1, total - 1 + gaps * GAP);
  const hasGaps = room >= TARGET;
  const step = Math.min(card * WIDEST, hasGaps ? room : (inside - card) / Math.max(1, total - 1));
  const gap = hasGaps ? step * GAP : 0;
  const breadth = step * (total - 1) + gap * gaps + card;
  const left = (width - breadth) / 2;
  const half = (total - 1) / 2;
  const lies: Lie[] = [];
  let before = 0;
  counts.forEach((count, group) => {
    for (let i = 0; i < count; i++) {
      const index = before + i;
      const off = index - half;
      lies.push({ x: left + index * step + group * gap, y: off * off * SAG * (tall / 14), turn: off * TURN, row: 0 });
    }
    before += count;
  });
  const sag = half * half * SAG * (tall / 14);
  return { lies, rows: 1, height: tall + sag };
}

function twoRows(total: number, width: number, card: number, tall: number): Fan {
  const above = Math.ceil(total / 2);
  const step = Math.min(card * WIDEST, (width - card) / (above - 1));
  const drop = Math.max(TARGET, tall * 0.6);
  const lies = Array.from({ length: total }, (_, index): Lie => {
    const row = index < above ? 0 : 1;
    const length = row === 0 ? above : total - above;
    const left = (width - (step * (length - 1) + card)) / 2;
    return { x: left + (index - row * above) * step, y: row * drop, turn: 0, row };
  });
  return { lies, rows: 2, height: tall + drop };
}

/** The card an arrow key leads to. */
export function towards(lies: readonly Lie[], from: number, key: string): number | null {
  const here = lies[from];
  if (!here) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return lies.length - 1;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key === 'ArrowRight') return from < lies.length - 1 ? from + 1 : null;
  const row = key === 'ArrowUp' ? here.row - 1 : key === 'ArrowDown' ? here.row + 1 : here.row;
  if (row === here.row) return null;
  let best: number | null = null;
  lies.forEach((lie, index) => {
    if (lie.row === row && (best === null || Math.abs(lie.x - here.x) < Math.abs(lies[best]!.x - here.x))) best = index;
  });
  return best;
}
