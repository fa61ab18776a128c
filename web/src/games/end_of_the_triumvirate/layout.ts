// Where everything is drawn: from the built map, or from a schematic one for a board without geometry.
import type { BoardData } from '../../lib/types';
import built from './map.json';
import { schematic } from './schematic';

export type Spot = [number, number];

export interface Place {
  path: string;
  box: number[];
  label: Spot;
  size: number;
  rows: number;
  /** Supply box, beside it, legions, gold, character, a second character. */
  slots: Spot[];
  r: number;
}

export interface SeaPlace {
  label: Spot;
  size: number;
  rows: number;
}

export interface Panels {
  tracks: Spot;
  forum: Spot;
  calendar: Spot;
  supply: Spot;
  bag: Spot;
}

export interface Layout {
  width: number;
  height: number;
  /** Drawn from the borders alone: cells and lines instead of a coast. */
  schematic: boolean;
  wild: string;
  borders: string;
  seaLines: string;
  provinces: Record<string, Place>;
  seas: Record<string, SeaPlace>;
  straits: { between: string[]; line: Spot[] }[];
  panels: Panels;
}

/** The free ground of the map: the Ocean, Scythia, Gaetulia, Arabia. */
const CORNERS: Panels = {
  tracks: [14, 650],
  forum: [1026, 12],
  calendar: [1026, 146],
  supply: [12, 12],
  bag: [1494, 566],
};

/** The map of this board. */
export function layoutOf(board: BoardData): Layout {
  const known = board.provinces.every((p) => p.name in built.provinces);
  if (board.standard && known) return { ...(built as unknown as Omit<Layout, 'panels' | 'schematic'>), schematic: false, panels: CORNERS };
  return schematic(board, built.provinces as unknown as Record<string, Place>);
}

/** A name on one or two lines. */
export function lines(name: string, rows: number): string[] {
  if (rows < 2) return [name];
  const space = name.startsWith('Mare') ? name.lastIndexOf(' ') : name.indexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** About how wide a name is in the map's face, for what stands beside it. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += /[iljtrf ]/.test(letter) ? 0.29 : /[mw]/.test(letter) ? 0.78 : /[HM]/.test(letter) ? 0.85 : /[A-Z]/.test(letter) ? 0.64 : 0.47;
  return width * size;
}
