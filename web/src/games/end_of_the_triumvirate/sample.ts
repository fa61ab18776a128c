// A small position and board for the tests of this folder.
import type { Move } from '../../lib/types';
import type { Board, View } from './shapes.gen';

export const board: Board = {
  name: 'Small',
  standard: false,
  numbers: { movement_points: 4, year_turns: 8 },
  provinces: [
    { code: 'ITA', name: 'Italia', type: 'political', borders: ['Gallia'], arrows: ['Sicilia'], seas: ['Mare'], in_play: true },
    { code: 'GAL', name: 'Gallia', type: 'military', borders: ['Italia'], arrows: [], seas: [], in_play: true },
    { code: 'SIC', name: 'Sicilia', type: 'competence', borders: [], arrows: ['Italia'], seas: ['Mare'], in_play: true },
    { code: 'AFR', name: 'Africa', type: 'competence', borders: [], arrows: [], seas: ['Mare', 'Libycum'], in_play: true },
    { code: 'AEG', name: 'Aegyptus', type: 'political', borders: [], arrows: [], seas: ['Libycum'], in_play: false },
  ],
  seas: [
    { name: 'Mare', meets: ['Libycum'] },
    { name: 'Libycum', meets: ['Mare'] },
  ],
};

const seat = { gold: 3, carried: 0, political: 2, military: 1, citizens: 2, consul: false, weapons_in_reserve: 6, provinces: 2, leads: [] };

export const view: View = {
  turn: 4,
  calendar: 5,
  active: 'Caesar',
  phase: 'movement',
  decides: 'Caesar',
  points: 3,
  actions_taken: 0,
  compensation: { holder: null, side: 0 },
  provinces: {
    Italia: { owner: 'Caesar', governor: 'servant', servants: 1, legions: 4, gold: 2 },
    Gallia: { owner: 'Caesar', governor: 'out', servants: 0, legions: 1, gold: 1 },
    Sicilia: { owner: 'Pompeius', governor: 'in', servants: 0, legions: 2, gold: 0 },
    Africa: { owner: 'Pompeius', governor: 'in', servants: 0, legions: 0, gold: 0 },
  },
  seats: { Caesar: { ...seat, character: 'Italia', leads: ['political'] }, Pompeius: { ...seat, character: 'Africa', gold: 0 } },
  bag: { Caesar: 2, Pompeius: 2, Crassus: 2 },
  neutral_citizens: 5,
  supply: { gold: 7, legions: 30, servants: 4 },
};

let next = 0;
export const move = (verb: string, fields: Record<string, unknown> = {}): Move => ({ id: next++, words: verb, group: verb, fields: { verb, ...fields } });

export const journeys: Move[] = [
  move('march', { to: 'Gallia', legions: 0, servants: 0 }),
  ...[1, 2, 3].map((legions) => move('march', { to: 'Sicilia', legions, servants: 0 })),
  move('march', { to: 'Sicilia', legions: 3, servants: 1 }),
  move('sail', { to: 'Africa', legions: 2, servants: 0 }),
  move('place servant'),
  move('end movement'),
];

export const gifts: Move[] = [
  move('rome', { gold: 2, legions: 0, provinces: [] }),
  move('rome', { gold: 1, legions: 1, provinces: ['Italia'] }),
  move('rome', { gold: 0, legions: 2, provinces: ['Italia', 'Italia'] }),
  move('rome', { gold: 0, legions: 2, provinces: ['Italia', 'Gallia'] }),
];
