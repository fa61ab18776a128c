// From all moves to one: piece, then target, then number. The page knows no rule; it only sifts what is offered.
import type { Move } from '../../lib/types';
import type { MoveFields } from './moves.gen';
import type { Position, SeatName, Track } from './position';

/** What has been pointed at so far. */
export interface Choice {
  /** The character was picked up. */
  lifted: boolean;
  province: string | null;
}

export const NOTHING: Choice = { lifted: false, province: null };

/** The fields of a move as this game has them. */
export const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

export const isTravel = (move: Move): boolean => 'to' in fieldsOf(move);

/** How many of something a move is about: none, if it has no such number. */
type Counted = 'legions' | 'servants' | 'gold' | 'amount';
const count = (move: Move, what: Counted): number => (fieldsOf(move) as Partial<Record<Counted, number>>)[what] ?? 0;
export const legionsOf = (move: Move): number => count(move, 'legions');
export const servantsOf = (move: Move): number => count(move, 'servants');
export const goldOf = (move: Move): number => count(move, 'gold');
export const amountOf = (move: Move): number => count(move, 'amount');

/** The provinces a move points at. */
function targets(move: Move): string[] {
  const fields = fieldsOf(move);
  if ('to' in fields) return [fields.to];
  if ('province' in fields) return [fields.province];
  return 'provinces' in fields ? fields.provinces : [];
}

export const travels = (moves: Move[]): Move[] => moves.filter(isTravel);

/** The moves that point at a province. */
export const pointing = (moves: Move[], province: string): Move[] => moves.filter((move) => targets(move).includes(province));

/** All provinces that some move points at, with the verb of one of them. */
/** The verbs of moves that name a province. */
export type Pointing = 'march' | 'sail' | 'escape' | 'station' | 'rome' | 'take';

export function reachable(moves: Move[]): Map<string, Pointing> {
  const found = new Map<string, Pointing>();
  for (const move of moves) {
    for (const place of targets(move)) if (!found.has(place)) found.set(place, fieldsOf(move).verb as Pointing);
  }
  return found;
}

/** What is left after a choice; the tray shows this. */
export function narrow(moves: Move[], choice: Choice): Move[] {
  let left = choice.lifted ? moves.filter((move) => isTravel(move) || move.fields.verb === 'place servant') : moves;
  if (choice.province !== null) left = pointing(left, choice.province);
  return left;
}

/** Whether a journey enters a province of somebody else. */
export function isAttack(move: Move, position: Position, seat: SeatName | null): boolean {
  const to = isTravel(move) ? position.provinces[targets(move)[0] ?? ''] : undefined;
  return to !== undefined && seat !== null && to.owner !== seat;
}

/** The one move that may be played without asking again: the only one left, and no attack. */
export function harmless(moves: Move[], position: Position, seat: SeatName | null): Move | null {
  const only = moves.length === 1 ? moves[0] : undefined;
  return only && !isAttack(only, position, seat) ? only : null;
}

const distinct = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The numbers one can choose from. */
export const legionChoices = (moves: Move[]): number[] => distinct(moves.map(legionsOf));
export const servantChoices = (moves: Move[], legions: number): number[] => distinct(moves.filter((move) => legionsOf(move) === legions).map(servantsOf));
export const amountChoices = (moves: Move[]): number[] => distinct(moves.map(amountOf));

/** The journey with these numbers; without the number of servants, the one with the fewest. */
export function journey(moves: Move[], legions: number, servants: number): Move | undefined {
  const fitting = moves.filter((move) => legionsOf(move) === legions);
  return fitting.find((move) => servantsOf(move) === servants) ?? [...fitting].sort((a, b) => servantsOf(a) - servantsOf(b))[0];
}

/** The value nearest to the wish among those there are. */
export function nearest(values: number[], wish: number): number {
  return values.reduce((best, value) => (Math.abs(value - wish) < Math.abs(best - wish) ? value : best), values[0] ?? 0);
}

/** Rome's gifts that put all their legions into one province, fewest legions first. */
export const giftsInto = (moves: Move[], province: string): Move[] =>
  moves
    .filter((move) => move.fields.verb === 'rome' && targets(move).length > 0)
    .filter((move) => targets(move).every((place) => place === province))
    .sort((a, b) => legionsOf(a) - legionsOf(b));

/** Where the second legion can go, when the first goes into a province. */
export function secondPlaces(moves: Move[], first: string): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of pointing(moves, first)) {
    const other = targets(move).find((place) => place !== first);
    if (move.fields.verb === 'rome' && other) found.set(other, move);
  }
  return found;
}

/** Moves that are played by pointing at something beside the map. */
export const trackMove = (moves: Move[], track: Track): Move | undefined =>
  moves.find((m) => {
    const fields = fieldsOf(m);
    return 'track' in fields && fields.track === track;
  });
export const citizenMove = (moves: Move[], seat: SeatName | null): Move | undefined =>
  moves.find((m) => {
    const fields = fieldsOf(m);
    return seat === null ? fields.verb === 'persuade' : fields.verb === 'dissuade' && fields.seat === seat;
  });
export const bareMove = (moves: Move[], verb: MoveFields['verb']): Move | undefined => moves.find((m) => m.fields.verb === verb);

/** What to ask about, when something was clicked that is not offered. */
export function question(position: Position, seat: SeatName | null, province: string, neighbours: string[]): MoveFields {
  if (position.phase === 'rome') return { verb: 'rome', gold: 1, legions: 1, provinces: [province] };
  if (position.phase === 'escape') return { verb: 'escape', province };
  if (position.phase === 'consul') return { verb: 'station', province };
  const target = position.provinces[province];
  const here = seat ? position.seats[seat]?.character : undefined;
  const standing = here ? (position.provinces[here]?.legions ?? 0) : 0;
  const legions = target && target.owner !== seat ? standing : 0;
  return { verb: neighbours.includes(province) ? 'march' : 'sail', to: province, legions, servants: 0 };
}
