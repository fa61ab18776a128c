// What a log entry shows: marches and voyages, dice, regions that change hands, small notes, and the moments that wait for the reader.
import type { EntryOf, EventOf } from '../../lib/types';
import { placeOf, type Board, type SeatName, type View } from './position';
import { say } from './saying';
import type { Colour, Die, Face, Shapes } from './shapes.gen';

type Told = EventOf<Shapes>;

export type Step =
  | { kind: 'travel'; piece: string; from: string | null; to: string; text: string }
  | { kind: 'aboard'; piece: string; navy: string; text: string }
  | { kind: 'take'; seat: SeatName | null; region: string; text: string }
  | { kind: 'dice'; dice: Die[]; text: string }
  | { kind: 'gone'; piece: string; text: string }
  | { kind: 'note'; place: string; note: string; text: string }
  | { kind: 'told'; text: string }
  | { kind: 'scene'; scene: 'invaded' | 'alliance' | 'triggered' | 'ended' | 'battle' | 'sea'; seat: SeatName | null; text: string };

/** Names in events are told as words or numbers; here they are words. */
const word = (value: unknown): string => String(value);
const seatOf = (value: unknown): SeatName | null => (value ? (word(value) as SeatName) : null);

/** "red skull" as a die. */
export function dieOf(words: string): Die {
  const [colour, face] = words.split(' ');
  return { colour: colour as Colour, face: (face ?? 'blank') as Face };
}

const capitalOf = (board: Board, seat: unknown): string => board.factions.find(({ name }) => name === seat)?.capital ?? '';

function stepOf(event: Told, board: Board): Step[] {
  const text = event.text;
  switch (event.name) {
    case 'marched':
    case 'landed':
      return [{ kind: 'travel', piece: word(event.fields.army), from: word(event.fields.home), to: word(event.fields.region), text }];
    case 'withdrew':
      return [{ kind: 'travel', piece: word(event.fields.army), from: null, to: word(event.fields.region), text }];
    case 'escaped':
      return [{ kind: 'travel', piece: word(event.fields.army), from: null, to: word(event.fields.place), text }];
    case 'sailed':
    case 'intercepted':
      return [{ kind: 'travel', piece: word(event.fields.navy), from: word(event.fields.home), to: word(event.fields.place), text }];
    case 'docked':
    case 'navy_retreated':
      return [{ kind: 'travel', piece: word(event.fields.navy), from: null, to: word(event.fields.place), text }];
    case 'placed':
      return [{ kind: 'travel', piece: word(event.fields.piece), from: null, to: word(event.fields.region), text }];
    case 'embarked':
      return [{ kind: 'aboard', piece: word(event.fields.army), navy: word(event.fields.navy), text }];
    case 'took_region':
    case 'region_bribed':
      return [{ kind: 'take', seat: seatOf(event.fields.seat), region: word(event.fields.region), text }];
    case 'region_freed':
      return [{ kind: 'take', seat: seatOf(event.fields.lord), region: word(event.fields.region), text }];
    case 'rolled':
    case 'rerolled':
      return event.fields.dice.length ? [{ kind: 'dice', dice: event.fields.dice.map(dieOf), text }] : [];
    case 'army_lost':
      return [{ kind: 'gone', piece: word(event.fields.army), text }];
    case 'navy_sunk':
      return [{ kind: 'gone', piece: word(event.fields.navy), text }];
    case 'agent_died':
      return [{ kind: 'gone', piece: word(event.fields.agent), text }];
    case 'unrest_rose':
    case 'soothed':
    case 'subdued':
      return [{ kind: 'note', place: word(event.fields.region), note: say('page-note-unrest', { n: event.fields.unrest }), text }];
    case 'acted':
      return [{ kind: 'note', place: word(event.fields.region), note: word(event.fields.action), text }];
    case 'built':
      return [{ kind: 'note', place: word(event.fields.region), note: word(event.fields.building), text }];
    case 'building_lost':
    case 'deteriorated':
      return [{ kind: 'note', place: word(event.fields.region), note: say('page-note-lost', { what: word(event.fields.building) }), text }];
    case 'taxed':
      return [{ kind: 'note', place: capitalOf(board, event.fields.seat), note: say('page-note-gold', { n: event.fields.raised }), text }];
    case 'levied':
      return [{ kind: 'note', place: capitalOf(board, event.fields.seat), note: say('page-note-gold', { n: event.fields.gold }), text }];
    case 'traded':
      return [{ kind: 'note', place: capitalOf(board, event.fields.seat), note: say('page-note-gold', { n: event.fields.mine }), text }];
    case 'tier_reached':
      return [{ kind: 'note', place: capitalOf(board, event.fields.seat), note: say('page-note-points', { n: event.fields.points }), text }];
    case 'column_done':
      return [{ kind: 'note', place: capitalOf(board, event.fields.seat), note: say('page-note-points', { n: event.fields.points }), text }];
    case 'invaded':
      return [{ kind: 'scene', scene: 'invaded', seat: seatOf(event.fields.seat), text }];
    case 'alliance_broken':
      return [{ kind: 'scene', scene: 'alliance', seat: seatOf(event.fields.seat), text }];
    case 'triggered':
      return [{ kind: 'scene', scene: 'triggered', seat: seatOf(event.fields.seat), text }];
    case 'won_battle':
      return [{ kind: 'scene', scene: 'battle', seat: seatOf(event.fields.seat), text }];
    case 'sea_victory':
      return [{ kind: 'scene', scene: 'sea', seat: seatOf(event.fields.seat), text }];
    case 'game_ended':
      return [{ kind: 'scene', scene: 'ended', seat: null, text }];
    case 'battle_began':
    case 'phase_began':
    case 'deployed_cards':
    case 'revealed':
    case 'damaged':
    case 'struck':
    case 'tied_battle':
    case 'collapsed':
    case 'ships_lost':
    case 'ship_captured':
    case 'sea_fight':
    case 'card_lost':
    case 'repelled':
      return [{ kind: 'told', text }];
    default:
      return [];
  }
}

/** A step, and which event of the entry it shows. */
export type Shown = Step & { event: number };

export const stepsOf = (entry: EntryOf<Shapes>, board: Board): Shown[] =>
  entry.events.flatMap((event, index) => stepOf(event, board).map((step) => ({ ...step, event: index })));

const SCENES: readonly Told['name'][] = ['invaded', 'alliance_broken', 'triggered', 'game_ended'];
const STILLS: readonly Told['name'][] = ['won_battle', 'tied_battle', 'collapsed', 'sea_victory', 'took_region', 'repelled'];

/** A home that falls, a broken alliance, the last round and the end wait for the reader. */
export const isScene = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => SCENES.includes(event.name));

/** A battle and an assault have their picture also where nothing moves. */
export const isStill = (entry: EntryOf<Shapes>): boolean => entry.events.some((event) => STILLS.includes(event.name));

export const isHolding = (step: Step): boolean => step.kind === 'scene' && step.scene !== 'battle' && step.scene !== 'sea';

/** The places that an entry is about. */
export const placesIn = (entry: EntryOf<Shapes>, board: Board): string[] =>
  stepsOf(entry, board).flatMap((step) =>
    step.kind === 'travel' ? [...(step.from ? [step.from] : []), step.to] : step.kind === 'take' ? [step.region] : step.kind === 'note' ? [step.place] : [],
  );

// ---- the position on the way ----

/** A piece stands elsewhere; an army that moves by itself is not aboard any more. */
export function moved(view: View, piece: string, place: string): View {
  const army = view.armies[piece];
  const navy = view.navies[piece];
  if (army) return { ...view, armies: { ...view.armies, [piece]: { ...army, place, aboard: null } }, navies: unloaded(view, army.aboard) };
  if (!navy) return view;
  const carried = navy.carries ? view.armies[navy.carries] : undefined;
  return {
    ...view,
    navies: { ...view.navies, [piece]: { ...navy, place } },
    armies: carried && navy.carries ? { ...view.armies, [navy.carries]: { ...carried, place } } : view.armies,
  };
}

function unloaded(view: View, name: string | null): View['navies'] {
  const navy = name ? view.navies[name] : undefined;
  return navy && name ? { ...view.navies, [name]: { ...navy, carries: null } } : view.navies;
}

export function embarked(view: View, piece: string, name: string): View {
  const army = view.armies[piece];
  const navy = view.navies[name];
  if (!army || !navy) return view;
  return {
    ...view,
    armies: { ...view.armies, [piece]: { ...army, place: navy.place, aboard: name } },
    navies: { ...view.navies, [name]: { ...navy, carries: piece } },
  };
}

export function taken(view: View, region: string, seat: SeatName | null): View {
  const state = view.regions[region];
  return state ? { ...view, regions: { ...view.regions, [region]: { ...state, owner: seat } } } : view;
}

export function removed(view: View, piece: string): View {
  const without = <Value>(pieces: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(pieces).filter(([name]) => name !== piece));
  return { ...view, armies: without(view.armies), navies: without(view.navies), agents: without(view.agents) };
}

/** Where a journey begins: where it is told, or where the piece stands. */
export const startOf = (view: View, step: Extract<Step, { kind: 'travel' }>): string | null => step.from ?? placeOf(view, step.piece);
