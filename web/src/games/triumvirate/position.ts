// The position as the server writes it for a viewer, the cards, and small questions one can ask them.
import type { Asked, BoardData, Hints, Move, Seat, View } from '../../lib/types';
import type { House, MoveFields } from './moves.gen';

export type { House };
export type Suit = 'Caesar' | 'Pompeius' | 'Crassus';
export type Kind = 'legion' | 'senator' | 'mob';
export const HOUSES: readonly House[] = ['Aemilii', 'Claudii'];
export const SUITS: readonly Suit[] = ['Caesar', 'Pompeius', 'Crassus'];

export interface Play {
  seat: House;
  card: string;
}

export interface SeatState {
  /** Null where it is hidden. */
  hand: string[] | null;
  cards: number;
  pledges: string[] | null;
  pledged: number;
  markers: number;
  /** A decision on a pledge that waits for the other house: a card, "nothing", "secret" or none yet. */
  decision: string | null;
}

export interface Position {
  viewer: House | null;
  turn: number;
  game_number: number;
  hand_number: number;
  phase: 'dealer' | 'deal' | 'lead' | 'reply' | 'pledge' | 'over';
  decides: House | 'chance' | null;
  dealer: House | null;
  leader: House | null;
  lead: string | null;
  plays: Play[];
  tricks: Record<Suit, number>;
  consuls: Record<Suit, number>;
  emperor: Suit | null;
  aside: number;
  seats: Record<House, SeatState>;
  result: { reason: string; winner: House | null } | null;
}

/** A finished trick: both plays, and the one that won. */
export interface Trick extends Play {
  plays: Play[];
  suit: Suit;
}

/** What was pledged in the game that ended last, and what of it counted. */
export interface Shown {
  emperor: Suit;
  pledges: Record<House, string[]>;
  counted: Record<House, string[]>;
  points: Record<House, number>;
  /** Whose pledges still lie face down, while they are turned over. */
  hidden?: House | null;
}

/** Where a card can be; only hands and pledges are somebody's. */
export interface Place {
  place: 'table' | 'aside' | 'hand' | 'pledges';
  seat: House | null;
}

export interface TableHints {
  tricks: Trick[];
  replies: Record<string, { wins: boolean; suit: Suit }>;
  shown: Shown | null;
  counting: { places: Record<string, Place[]>; unseen: string[] } | null;
}

export interface CardFacts {
  name: string;
  suit: Suit;
  rank: number;
  kind: Kind;
}

export const NOTHING = 'nothing';
export const SECRET = 'secret';

/** The fields of a move as this game has them. */
export const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

export const read = (view: View): Position => view as unknown as Position;

/** The position with decisions that wait beside the log until both are made: what one pledges oneself, and that the other has decided. */
export function withAnswers(position: Position, asked: Asked | null, seats: readonly Seat[]): Position {
  if (!asked || position.phase !== 'pledge') return position;
  const decided = (house: House): SeatState => {
    const words = asked.answers[house]?.at(-1);
    const isReady = seats.some((one) => one.seat === house && one.ready);
    const told = position.seats[house].decision;
    // The view is one in which whoever is asked first has decided already; whether that is so only the seats tell.
    const known = told === SECRET ? null : told;
    return { ...position.seats[house], decision: words ? words.slice('pledge '.length) : isReady ? SECRET : known };
  };
  return { ...position, seats: { Aemilii: decided('Aemilii'), Claudii: decided('Claudii') } };
}

export function readHints(hints: Hints): TableHints {
  const told = hints as unknown as Partial<TableHints>;
  return { tricks: told.tricks ?? [], replies: told.replies ?? {}, shown: told.shown ?? null, counting: told.counting ?? null };
}

/** Every card of the game, by suit and from the highest number down. */
export function deckOf(board: BoardData): CardFacts[] {
  const cards = (board as unknown as { cards: CardFacts[] }).cards;
  return [...cards].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || b.rank - a.rank);
}

export const numberOf = (board: BoardData, name: string): number => {
  const value = board.numbers[name];
  return typeof value === 'number' ? value : 0;
};

export const suitOf = (card: string): Suit => card.slice(0, card.lastIndexOf(' ')) as Suit;
export const rankOf = (card: string): number => Number(card.slice(card.lastIndexOf(' ') + 1));

/** By suit, and from the highest number down. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || rankOf(b) - rankOf(a));
}

/** What a house still has in its hand to the eye: a card it has decided to pledge lies aside. */
export function inHand(seat: SeatState): string[] | null {
  return seat.hand && sorted(seat.hand.filter((card) => card !== seat.decision));
}

export const other = (house: House): House => (house === 'Aemilii' ? 'Claudii' : 'Aemilii');

/** Who sits nearer: the viewer, or the first house where nobody in particular looks. */
export const near = (position: Position): House => position.viewer ?? 'Aemilii';

export interface Lying {
  plays: Play[];
  isOver: boolean;
}

/** The finished trick that lies in the middle. */
export const wonBy = (lying: Lying, tricks: readonly Trick[]): Trick | undefined =>
  lying.isOver && lying.plays.length > 0 ? tricks.find((trick) => trick.plays[0]?.card === lying.plays[0]?.card) : undefined;

/** The cards that lie in the middle: the trick being played, or the last one until the next is led. */
export function middle(position: Position): Lying {
  const { plays } = position;
  const isOver = plays.length % 2 === 0;
  return { plays: plays.slice(isOver ? -2 : -1), isOver };
}
