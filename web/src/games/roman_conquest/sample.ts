// A small board and position for the tests of this folder: Italy in the middle, a zone on each side, sea to the south.
import type { Move } from '../../lib/types';
import type { Board, Hex, View } from './shapes.gen';

const hex = (name: string, column: number, r: number, more: Partial<Hex> = {}): Hex => ({
  name,
  code: `${'ABC'[r]}${column + 1}`,
  q: column - Math.floor(r / 2),
  r,
  column,
  terrain: 'land',
  region: 'Gallia',
  italy: false,
  zone: null,
  home: null,
  t: 0,
  neighbours: [],
  ...more,
});

/** Row 0: Narbo Taurini Roma; row 1, half a hex to the right: Massilia Mare Campania. */
const hexes: Hex[] = [
  hex('Narbo', 0, 0, { zone: 'Caesar', home: 'Caesar', neighbours: ['Taurini', 'Massilia'] }),
  hex('Taurini', 1, 0, { neighbours: ['Narbo', 'Roma', 'Massilia', 'Mare'] }),
  hex('Roma', 2, 0, { region: 'Italia', italy: true, home: 'Rome', neighbours: ['Taurini', 'Mare', 'Campania'] }),
  hex('Massilia', 0, 1, { region: 'Narbonensis', zone: 'Pompeius', home: 'Pompeius', neighbours: ['Narbo', 'Taurini', 'Mare'] }),
  hex('Mare', 1, 1, { region: 'Mare', terrain: 'sea', neighbours: ['Taurini', 'Roma', 'Massilia', 'Campania'] }),
  hex('Campania', 2, 1, { region: 'Italia', italy: true, neighbours: ['Roma', 'Mare'] }),
];

const sides = [1, 2, 3, 4].flatMap((attackers) =>
  [1, 2, 3, 4].flatMap((defenders) =>
    [false, true].flatMap((attacker_leader) =>
      [false, true].map((defender_leader) => ({
        attackers,
        defenders,
        attacker_leader,
        defender_leader,
        win: (attackers + (attacker_leader ? 1 : 0)) / (attackers + defenders + (attacker_leader ? 1 : 0) + (defender_leader ? 1 : 0)),
      })),
    ),
  ),
);

export const board: Board = { name: 'Small', standard: false, numbers: { stack_limit: 4, turns_in_rome: 4, round_limit: 40 }, hexes, odds: sides };

const seat = { conquests: 0, popularity: 0, rome: 0, troops: 3, in_zone: true };

export const view: View = {
  turn: 4,
  round: 2,
  war: false,
  first: 'Caesar',
  active: 'Caesar',
  phase: 'troops',
  decides: 'Caesar',
  stacks: {
    Narbo: { troops: { Caesar: 3 }, moved: 0 },
    Taurini: { troops: { Caesar: 2 }, moved: 1 },
    Roma: { troops: { Rome: 2 }, moved: 0 },
    Massilia: { troops: { Pompeius: 4 }, moved: 0 },
  },
  seats: {
    Caesar: { ...seat, leader: 'Narbo', conquests: 2 },
    Pompeius: { ...seat, leader: 'Massilia' },
    Crassus: { ...seat, leader: null, troops: 0, in_zone: false },
  },
  roman_troops: 2,
};

let next = 0;
export const move = (verb: string, fields: Record<string, unknown> = {}): Move => ({ id: next++, words: verb, group: verb, fields: { verb, ...fields } });
