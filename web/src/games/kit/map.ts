// A map as web/map builds it: outlines, places for names and pieces, straits and seas.

export type Spot = [number, number];

export interface Place {
  path: string;
  /** Left, top, right, bottom of its largest part. */
  box: number[];
  label: Spot;
  size: number;
  rows: number;
  /** Where pieces stand; what stands where is for the game to say. */
  slots: Spot[];
  /** How large a piece is. */
  r: number;
}

export interface SeaPlace {
  label: Spot;
  size: number;
  rows: number;
}

export interface BoardMap {
  width: number;
  height: number;
  /** Land outside the game. */
  wild: string;
  borders: string;
  seaLines: string;
  provinces: Record<string, Place>;
  seas: Record<string, SeaPlace>;
  straits: { between: string[]; line: Spot[] }[];
}

/** The same as its file has it: there a spot is a list of numbers. */
type InFile<Part> = Part extends Spot ? number[] : Part extends object ? { [Key in keyof Part]: InFile<Part[Key]> } : Part;

const spot = (at: number[]): Spot => [at[0] ?? 0, at[1] ?? 0];
const each = <From, To>(parts: Record<string, From>, how: (part: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, how(part)]));

/** The map of a game's map.json. */
export const readMap = (built: InFile<BoardMap>): BoardMap => ({
  ...built,
  provinces: each(built.provinces, (place) => ({ ...place, label: spot(place.label), slots: place.slots.map(spot) })),
  seas: each(built.seas, (sea) => ({ ...sea, label: spot(sea.label) })),
  straits: built.straits.map((strait) => ({ ...strait, line: strait.line.map(spot) })),
});

/** A name on one or two lines. */
export function lines(name: string, rows: number): string[] {
  const space = name.indexOf(' ');
  return rows < 2 || space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** About how wide a name is in the map's face, for what stands beside it. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += /[iljtrf ]/.test(letter) ? 0.29 : /[mw]/.test(letter) ? 0.78 : /[HM]/.test(letter) ? 0.85 : /[A-Z]/.test(letter) ? 0.64 : 0.47;
  return width * size;
}

/** A part of a region that is smaller than this has no line of its own around it. */
const ISLET = 30;

/** The outline of a region without its islets: a line around each would make confetti of an archipelago. */
export function outlineOf(path: string): string {
  const parts = path.split(/(?=M)/).map((part) => ({ part, extent: extent(part) }));
  const most = Math.max(...parts.map((one) => one.extent));
  return parts
    .filter((one) => one.extent >= Math.min(ISLET, most))
    .map((one) => one.part)
    .join('');
}

/** How far a part reaches, from its first point and the steps after it (as web/map writes them); all of it in any other form. */
function extent(part: string): number {
  if (/[^\s\d.,\-Mlz]/.test(part)) return Infinity;
  const steps = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y, left, right, top, bottom] = [0, 0, 0, 0, 0, 0];
  for (let i = 2; i + 1 < steps.length; i += 2) {
    [x, y] = [x + steps[i]!, y + steps[i + 1]!];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.max(right - left, bottom - top);
}

/** The least height of letters, in pixels. */
export const LEAST = 11;
