// Where everything is drawn: from the built map, or from a schematic one for a board without geometry.
import type { Board } from './shapes.gen';
import { readMap, type BoardMap, type Spot } from '../kit/map';
import built from './map.json';
import { schematic } from './schematic';

export interface Panels {
  tracks: Spot;
  forum: Spot;
  calendar: Spot;
  supply: Spot;
  bag: Spot;
}

/** How large each of them is. */
export const SIZES: Record<keyof Panels, [number, number]> = { tracks: [459, 176], forum: [560, 122], calendar: [560, 52], supply: [302, 104], bag: [96, 258] };

export interface Layout extends BoardMap {
  /** Drawn from the borders alone: cells and lines instead of a coast. */
  schematic: boolean;
  panels: Panels;
  /** Free ground for the buttons of the map. */
  free: Spot | null;
}

/** The true map. Slots: supply box, beside it, legions, gold, character, a second character. */
const drawn = readMap(built);

/** The free ground of the map: the Ocean, Scythia, Gaetulia, Arabia. */
const CORNERS: Panels = {
  tracks: [8, 652],
  forum: [1026, 12],
  calendar: [1026, 146],
  supply: [12, 12],
  bag: [1494, 566],
};

/** South of Africa. */
const FREE: Spot = [470, 750];

/** The map of this board. */
export function layoutOf(board: Board): Layout {
  const known = board.provinces.every((p) => p.name in drawn.provinces);
  return board.standard && known ? { ...drawn, schematic: false, panels: CORNERS, free: FREE } : schematic(board, drawn.provinces);
}
