// What a move is about: which piece makes it, and which places of the map it points at. The page knows no rule; it only sifts.
import type { Move } from '../../lib/types';
import { endsOf } from './places';
import { placeOf, type Board, type SeatName, type View } from './position';
import type { MoveFields } from './moves.gen';

export const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

export type Verb = MoveFields['verb'];

/** Moves in which a piece of one's own does something: it is pointed at first. */
const BY_ARMY = ['place', 'march', 'invade', 'embark', 'land', 'assault', 'conquer', 'fight', 'subdue', 'reorganise', 'lead'] as const;
const BY_NAVY = ['place_navy', 'sail', 'dock', 'attack_navy', 'intercept', 'merge_navies', 'retreat'] as const;
/** An agent's actions; which agent goes is not said, since the nearest does. */
const ACTIONS: readonly Verb[] = [
  'treaty',
  'trade',
  'spy',
  'protests',
  'riots',
  'uprising',
  'bribe_army',
  'bribe_region',
  'sabotage',
  'theft',
  'double_agent',
  'sow_distrust',
  'hire',
  'hire_special',
  'murder_general',
  'murder_agent',
];
/** Orders for purchases. */
const ORDERS: readonly Verb[] = ['buy', 'buy_ship', 'develop', 'build', 'road', 'hire_general', 'raise', 'post', 'hire_agent', 'soothe', 'use_card'];

const isOneOf = <Some extends string>(some: readonly Some[], verb: string): verb is Some => (some as readonly string[]).includes(verb);

export const isAction = (move: Move): boolean => isOneOf(ACTIONS, move.fields.verb);
export const isOrder = (move: Move): boolean => isOneOf(ORDERS, move.fields.verb);

/** The army or navy that makes a move, where one does. */
export function moverOf(move: Move): string | null {
  const fields = fieldsOf(move);
  if (isOneOf(BY_ARMY, fields.verb)) return (fields as { army: string }).army;
  return isOneOf(BY_NAVY, fields.verb) ? (fields as { navy: string }).navy : null;
}

/** The action card of a move, where it takes one. */
export const cardOf = (move: Move): string | null => {
  const fields = fieldsOf(move);
  return 'card' in fields ? fields.card : null;
};

/** The piece of another player, or of one's own, that a move is aimed at. */
export function aimOf(move: Move): string | null {
  const fields = fieldsOf(move);
  switch (fields.verb) {
    case 'spy':
    case 'bribe_army':
    case 'murder_general':
    case 'hire':
    case 'hire_special':
    case 'play_army':
      return fields.army;
    case 'double_agent':
    case 'murder_agent':
      return fields.agent;
    case 'play_navy':
    case 'embark':
    case 'escape_aboard':
      return fields.navy;
    case 'attack_navy':
    case 'reorganise':
    case 'merge_navies':
      return fields.other;
    default:
      return null;
  }
}

/** The places that a move points at. What a piece does where it stands points there. */
export function placesOf(move: Move, view: View, board: Board): string[] {
  const fields = fieldsOf(move);
  if (fields.verb === 'play_regions') return [fields.region, fields.other];
  if (fields.verb === 'road') {
    const border = board.borders.find(({ id }) => id === fields.border);
    return border ? endsOf(board, border) : [];
  }
  if (fields.verb === 'sow_distrust') return board.factions.filter(({ name }) => name === fields.seat).map(({ capital }) => capital);
  if ('region' in fields) return [fields.region];
  if ('sea' in fields) return [fields.sea];
  if ('place' in fields) return [fields.place];
  const piece = aimOf(move) ?? moverOf(move);
  const place = piece && placeOf(view, piece);
  return place ? [place] : [];
}

/** What one would do there: what the sign on the map shows. */
export type Way = 'walk' | 'sail' | 'attack' | 'act' | 'build' | 'here';

export function wayOf(move: Move, view: View, seat: SeatName | null): Way {
  const fields = fieldsOf(move);
  switch (fields.verb) {
    case 'march':
    case 'land':
      return isAttack(move, view, seat) ? 'attack' : 'walk';
    case 'place':
    case 'place_navy':
    case 'escape':
    case 'withdraw':
      return 'walk';
    case 'sail':
      return isAttack(move, view, seat) ? 'attack' : 'sail';
    case 'dock':
    case 'embark':
    case 'retreat':
    case 'escape_aboard':
      return 'sail';
    case 'invade':
    case 'attack_navy':
    case 'intercept':
    case 'assault':
    case 'conquer':
    case 'fight':
      return 'attack';
    case 'build':
    case 'road':
    case 'soothe':
      return 'build';
    case 'subdue':
    case 'reorganise':
    case 'merge_navies':
    case 'lead':
      return 'here';
    default:
      return 'act';
  }
}

/** Whether a step goes into a region that somebody else has or nobody yet, meets an army that is no ally's, or a navy of an enemy. */
export function isAttack(move: Move, view: View, seat: SeatName | null): boolean {
  const fields = fieldsOf(move);
  if (fields.verb === 'invade') return true;
  if (fields.verb === 'sail') {
    const enemies = seat ? (view.seats[seat]?.status ?? {}) : {};
    return Object.values(view.navies).some((navy) => navy.place === fields.sea && enemies[navy.seat] === 'enemy');
  }
  if ((fields.verb !== 'march' && fields.verb !== 'land') || !seat) return false;
  const isFriend = (other: SeatName | null): boolean => other === seat || (other !== null && view.seats[seat]?.status[other] === 'ally');
  const owner = view.regions[fields.region]?.owner ?? null;
  return !isFriend(owner) || Object.values(view.armies).some((army) => army.place === fields.region && !army.aboard && !isFriend(army.seat));
}

/** Which moves cannot be taken back: they are asked about before they are made on the map. */
export function isGrave(move: Move, view: View, seat: SeatName | null): boolean {
  const { verb } = fieldsOf(move);
  return isAttack(move, view, seat) || ['assault', 'conquer', 'fight', 'attack_navy'].includes(verb);
}

/** Steps in which one chooses freely what to do, all over the map or beside it. */
const FREE: readonly View['step'][] = ['campaign_menu', 'agent_menu', 'baskets', 'bidding', 'ordering', 'window'];

/** The places that a question to this viewer is about: where armies or navies are, and where they can go. */
export function askedAbout(view: View, board: Board, moves: readonly Move[]): string[] {
  if (!moves.length || FREE.includes(view.step)) return [];
  const { campaign, sea_battle: sea } = view;
  const pieces = [campaign?.army, campaign?.other, campaign?.escaping, ...(campaign?.pair ?? []), sea?.arrives];
  const places = [campaign?.region, ...pieces.map((piece) => piece && placeOf(view, piece)), ...moves.flatMap((move) => placesOf(move, view, board))];
  return [...new Set(places.flatMap((place) => place ?? []))];
}
