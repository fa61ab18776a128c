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
