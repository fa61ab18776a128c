// A small board and a position on it, for tests: three regions on one sea, two factions.
import type { Move } from '../../lib/types';
import type { Army, Board, Navy, Region, RegionState, SeatName, SeatState, View } from './shapes.gen';

const region = (id: string, name: string, more: Partial<Region> = {}): Region => ({
  id,
  name,
  city: name,
  area: '',
  gold: 1,
  port: false,
  trees: 0,
  mountains: 0,
  terrain: 0,
  home: null,
  capital: false,
  defence: ['green', 'green'],
  mercenaries: [],
  seas: [],
  lon: 12,
  lat: 42,
  ...more,
});

export const board: Board = {
  name: 'Small',
  standard: false,
  regions: [
    region('ROM', 'Roma', { gold: 3, port: true, home: 'Rome', capital: true, seas: ['TYR'] }),
    region('ETR', 'Etruria', { gold: 2, terrain: 1, trees: 1, lon: 11, lat: 43 }),
    region('CTG', 'Carthago', { gold: 3, port: true, home: 'Carthage', capital: true, seas: ['TYR'], lon: 10, lat: 36 }),
  ],
  borders: [{ id: 'Roma - Etruria', between: ['ROM', 'ETR'], kind: 'river', name: 'Tiberis' }],
  seas: [{ id: 'TYR', name: 'Mare Tyrrhenum', adjacent: [], lon: 11, lat: 40 }],
  troops: [],
  cards: [],
  generals: [],
  factions: (['Rome', 'Carthage'] as const).map((name) => ({
    name,
    capital: name === 'Rome' ? 'Roma' : 'Carthago',
    homes: [name === 'Rome' ? 'Roma' : 'Carthago'],
    columns: [],
    developments: [],
    ships: { name: 'Ship', cards: 5, cost: 2, dice: ['green'] },
  })),
  dice: {} as Board['dice'],
  tiers: [],
  numbers: {},
};

const seat = (other: SeatName): SeatState => ({
  gold: 10,
  points: 2,
  hand_count: 1,
  hand_limit: 5,
  hand: null,
  shown: [],
  developments: [],
  new_developments: [],
  status: { [other]: 'neutral' },
  initiative: 0,
  bid: null,
  has_bid: false,
  agents_left: 2,
  agent_limit: 2,
  spare_generals: [],
  ships_left: 2,
  reserve: null,
  invaded: [],
  harvest: 0,
  raided: 0,
  has_built_wonder: false,
  basket: null,
});

export const army = (of: SeatName, place: string | null, more: Partial<Army> = {}): Army => ({
  seat: of,
  place,
  aboard: null,
  general: 'Scipio',
  stars: 4,
  size: 6,
  mercenaries: 0,
  cards: [],
  hidden: 0,
  movement: 3,
  road_credit: 0,
  halted: false,
  assaulted: [],
  leader_changed: false,
  ...more,
});

export const navy = (of: SeatName, place: string | null, more: Partial<Navy> = {}): Navy => ({
  seat: of,
  place,
  ships: { [of]: 2 },
  size: 2,
  movement: 4,
  carries: null,
  ...more,
});

const ground = (owner: SeatName | null, more: Partial<RegionState> = {}): RegionState => ({
  owner,
  unrest: 0,
  built: [],
  garrison: owner ? 4 : 0,
  besieged: false,
  drought: false,
  ...more,
});

export const view: View = {
  viewer: 'Rome',
  turn: 2,
  round_limit: 20,
  last_round: false,
  trigger: 15,
  phase: 'campaign',
  step: 'campaign_menu',
  decides: 'Rome',
  asked: [],
  active: 'Rome',
  order: ['Rome', 'Carthage'],
  cursor: 0,
  seats: {
    Rome: { ...seat('Carthage'), hand: [{ card: 'card 7', action: 'spy', levy: 3, event: 'plague', known_by: null }] },
    Carthage: seat('Rome'),
  },
  regions: { Roma: ground('Rome'), Etruria: ground(null, { unrest: 1 }), Carthago: ground('Carthage') },
  roads: [],
  armies: { 'Rome I': army('Rome', 'Roma'), 'Rome II': army('Rome', null), 'Carthage I': army('Carthage', 'Carthago', { hidden: 6 }) },
  navies: { 'Rome navy 1': navy('Rome', 'Mare Tyrrhenum') },
  agents: { 'Rome agent 1': { seat: 'Rome', region: 'Roma', acts: 0, barred: false } },
  deck: 40,
  discards: [],
  decks: {},
  dice: null,
  window: null,
  plays: [],
  agent_turn: null,
  losses: null,
  campaign: null,
  battle: null,
  sea_battle: null,
  agenda: [],
  next: [],
  result: null,
};

let next = 0;
export const move = (verb: string, fields: Record<string, unknown> = {}): Move => ({
  id: next++,
  words: [verb, ...Object.values(fields)].join(' '),
  group: verb,
  fields: { verb, ...fields },
});
