// The position as the server writes it for a viewer, the cards, and small questions one can ask them.
import type { Asked, Move, Seat } from '../../lib/types';
import type { MoveFields } from './moves.gen';
import type { Board, CardFacts, House, Play, SeatState, Shown as Revealed, Suit, Trick, View } from './shapes.gen';

export type { Board, CardFacts, Hints, House, Kind, Place, Play, SeatState, Suit, Trick } from './shapes.gen';
export type Position = View;
export const HOUSES: readonly House[] = ['Aemilii', 'Claudii'];
export const SUITS: readonly Suit[] = ['Caesar', 'Pompeius', 'Crassus'];

/** What was pledged in the game that ended last; while it is turned over, whose pledges still lie face down. */
export type Shown = Revealed & { hidden?: House | null };

export const NOTHING = 'nothing';
export const SECRET = 'secret';

/** The fields of a move as this game has them. */
export const fieldsOf = (move: Move): MoveFields => move.fields as MoveFields;

/** The position with decisions that wait beside the log until both are made: what one pledges oneself, and that the other has decided. */
export function withAnswers(position: Position, asked: Asked | null, seats: readonly Seat[]): Position {
  if (!asked || position.phase !== 'pledge') return position;
  const decided = (house: House): SeatState => {
    const words = asked.answers[house]?.at(-1);
    const isReady = seats.some((one) => one.seat === house && one.ready);
    const told = position.seats[house].decision;
    // The view is one in which the house that is asked first has decided already; whether that is so only the seats tell.
    const known = told === SECRET ? null : told;
    return { ...position.seats[house], decision: words ? words.slice('pledge '.length) : isReady ? SECRET : known };
  };
  return { ...position, seats: { Aemilii: decided('Aemilii'), Claudii: decided('Claudii') } };
}

/** Every card of the game, by suit and from the highest number down. */
export function deckOf(board: Board): CardFacts[] {
  return [...board.cards].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || b.rank - a.rank);
}

export const numberOf = (board: Board, name: string): number => {
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
