// What this game tells the page. Written by web/make_types.py from the game's shapes.

export type House = 'Aemilii' | 'Claudii';

export type Suit = 'Caesar' | 'Pompeius' | 'Crassus';

export type Kind = 'legion' | 'senator' | 'mob';

export type Phase = 'dealer' | 'deal' | 'lead' | 'reply' | 'pledge' | 'over';

export type Ending = 'markers' | 'ahead' | 'level';

/** The position as a house, a watcher or somebody who may see everything knows it. */
export interface View {
  turn: number;
  game_number: number;
  hand_number: number;
  phase: Phase;
  decides: House | 'chance' | null;
  dealer: House | null;
  leader: House | null;
  lead: string | null;
  plays: Play[];
  tricks: { Caesar: number; Pompeius: number; Crassus: number };
  consuls: { Caesar: number; Pompeius: number; Crassus: number };
  emperor: Suit | null;
  aside: number;
  seats: { Aemilii: SeatState; Claudii: SeatState };
  history: { Aemilii: HouseInHand; Claudii: HouseInHand }[];
  previous: Previous | null;
  result: Result | null;
  viewer: House | null;
}

/** A card on the table, and who played it. */
export interface Play {
  seat: House;
  card: string;
}

/** What a house has; null where it is hidden. */
export interface SeatState {
  hand: string[] | null;
  cards: number;
  pledges: string[] | null;
  pledged: number;
  markers: number;
  decision: string | null;
}

/** What is remembered of a house in one hand. */
export interface HouseInHand {
  held: string[] | null;
  cards: number;
  played: string[];
  void: Suit[];
  pledged: boolean;
  pledge: string | null;
}

/** The game before this one, as it was shown at its end. */
export interface Previous {
  emperor: Suit;
  pledges: { Aemilii: string[]; Claudii: string[] };
}

/** How the match ended; there may be no winner. */
export interface Result {
  reason: Ending;
  winner: House | null;
}

/** What a good host points out. */
export interface Hints {
  warnings: Warning[];
  goals?: Goal[];
  worth: Record<string, Worth>;
  tricks: Trick[];
  replies: Record<string, Reply>;
  playable: string[];
  shown: Shown | null;
  counting: Counting;
}

/** Something a good host points out. */
export interface Warning {
  seat: string | null;
  rule: string | null;
  says: Sentence;
}

/** A sentence as programs are told it: an entry of a catalogue, and what it speaks of. */
export interface Sentence {
  id: string;
  fields: Record<string, unknown>;
}

/** A way to win, and how far everybody is on it. */
export interface Goal {
  name: string;
  rule: string;
  says: Sentence;
  needs: number | null;
  has: Record<string, number>;
  first: Record<string, Sentence>;
}

/** What a card would count among the pledges. */
export interface Worth {
  points: number;
  suit: Suit;
  consuls: number;
  of: number;
}

/** A finished trick: both plays, and the one that won. */
export interface Trick {
  seat: House;
  card: string;
  plays: Play[];
  suit: Suit;
}

/** Whether a card wins as the reply, and for which suit. */
export interface Reply {
  wins: boolean;
  suit: Suit;
}

/** What was pledged in the game that ended last, and what of it counted. */
export interface Shown {
  emperor: Suit;
  pledges: { Aemilii: string[]; Claudii: string[] };
  counted: { Aemilii: string[]; Claudii: string[] };
  points: { Aemilii: number; Claudii: number };
}

/** Where each card can be, as far as the viewer can know. */
export interface Counting {
  places: Record<string, Place[]>;
  unseen: string[];
}

/** A place where a card can be. */
export interface Place {
  place: 'table' | 'aside' | 'hand' | 'pledges';
  seat: House | null;
}

export type Odds = null;

/** The cards, and the numbers in force. */
export interface Board {
  name: string;
  standard: boolean;
  suits: SuitFacts[];
  cards: CardFacts[];
  numbers: Record<string, number | string>;
}

/** A suit of the deck. */
export interface SuitFacts {
  name: Suit;
  letter: string;
  colour: string;
}

/** A card of the deck. */
export interface CardFacts {
  name: string;
  suit: Suit;
  rank: number;
  kind: Kind;
}

export type Event =
  | { name: 'dealer_chosen'; fields: { seat: House } }
  | { name: 'turn_began'; fields: { seat: House; turn: number; game: number; hand: number } }
  | { name: 'refilled'; fields: { hand: number; size: number; aside: number; first: number; second: number } }
  | { name: 'dealt'; fields: { seat: House; card: string } }
  | { name: 'led'; fields: { seat: House; card: string; trick: number } }
  | { name: 'followed'; fields: { seat: House; card: string; suit: Suit } }
  | { name: 'discarded'; fields: { seat: House; card: string; suit: Suit } }
  | { name: 'trick_taken'; fields: { seat: House; card: string; suit: Suit; tricks: number; how: number } }
  | { name: 'elected'; fields: { suit: Suit; consuls: number } }
  | { name: 'decided'; fields: { seat: House; card: string } }
  | { name: 'pledges_counted'; fields: { seat: House; made: number; pledges: number; in_hand: number } }
  | { name: 'not_asked'; fields: { seat: House; pledges: number } }
  | { name: 'crowned'; fields: { suit: Suit; consuls: number } }
  | { name: 'shown'; fields: { seat: House; cards: string[]; points: number; suit: Suit } }
  | { name: 'game_won'; fields: { seat: House; points: number; against: number; markers: number } }
  | { name: 'game_tied'; fields: { tie: string } }
  | { name: 'match_over'; fields: { ending: Ending; first: number; second: number; games: number; winner: House | '' } };

/** All of it, for the seam to the shell. */
export interface Shapes {
  view: View;
  hints: Hints;
  odds: Odds;
  board: Board;
  event: Event;
}
