// A small position and deck for the tests of this folder.
import type { Asked, EntryOf } from '../../lib/types';
import type { Board, Event, House, Shapes } from './shapes.gen';
import { SUITS, type CardFacts, type Position } from './position';

const kinds: Record<number, CardFacts['kind']> = { 0: 'mob', 3: 'legion', 5: 'legion', 7: 'legion' };
const cards: CardFacts[] = SUITS.flatMap((suit) =>
  Array.from({ length: 9 }, (_, rank) => ({ name: `${suit} ${rank}`, suit, rank, kind: kinds[rank] ?? 'senator' })),
);

export const board: Board = {
  name: 'The cards',
  standard: true,
  suits: [],
  cards,
  numbers: { hand_size: 11, tricks_to_consul: 3, consuls_to_emperor: 3, pledges_in_a_game: 3, markers_to_win: 2 },
};

export const position: Position = {
  viewer: 'Aemilii',
  turn: 2,
  game_number: 1,
  hand_number: 2,
  phase: 'reply',
  decides: 'Aemilii',
  dealer: 'Aemilii',
  leader: 'Claudii',
  lead: 'Crassus 5',
  plays: [
    { seat: 'Claudii', card: 'Caesar 4' },
    { seat: 'Aemilii', card: 'Caesar 8' },
    { seat: 'Claudii', card: 'Crassus 5' },
  ],
  tricks: { Caesar: 1, Pompeius: 0, Crassus: 0 },
  consuls: { Caesar: 0, Pompeius: 1, Crassus: 0 },
  emperor: null,
  aside: 4,
  seats: {
    Aemilii: { hand: ['Caesar 0', 'Crassus 2', 'Caesar 7', 'Pompeius 3'], cards: 4, pledges: ['Crassus 7'], pledged: 1, markers: 1, decision: null },
    Claudii: { hand: null, cards: 3, pledges: null, pledged: 0, markers: 0, decision: null },
  },
  history: [],
  previous: null,
  result: null,
};

/** Both houses are asked for a pledge. */
export const asked = (answers: Asked['answers']): Asked => ({ seats: ['Claudii', 'Aemilii'], window: false, answers, ready: [], standing: [] });

export const entry = (...events: Event[]): EntryOf<Shapes> => ({
  ply: 1,
  joined: false,
  turn: 2,
  seat: 'Aemilii',
  words: 'play',
  forced: false,
  events: events.map((event) => ({ ...event, entry: `event-${event.name}`, text: `${event.name}.`, rules: [] })),
});

export const dealt = (seat: House, card: string): EntryOf<Shapes> => ({
  ...entry({ name: 'dealt', fields: { seat, card } }),
  seat: 'chance',
  words: card ? `deal ${card} to ${seat}` : `deal a card to ${seat}`,
});
