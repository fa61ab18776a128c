// What travels between server and page: names for the generated shapes (api.ts), closer where only a game knows the inside.
import type { components } from './api';

type Schemas = components['schemas'];
/** A shape with some of its fields told more closely. */
type Closer<Shape, Fields> = Omit<Shape, keyof Fields> & Fields;

/** A position as one seat may see it; its inside belongs to the game. */
export type View = Record<string, unknown>;
export type Move = Closer<Schemas['Move'], { fields: { verb: string } & Record<string, unknown> }>;
/** An entry as it comes over the wire: its sentences are formed here. */
export type SentEntry = Schemas['LogEntry'];
export type Entry = Closer<SentEntry, { events: GameEvent[] }>;
/** Something that happened, with its sentence. */
export type GameEvent = Schemas['EventTold'] & { text: string };
export type Seat = Schemas['Seat'];
export type Warning = Schemas['Warning'];
export type Hints = Schemas['Hints'] & { next_supply?: Record<string, { gold: number; legions: number }> };
export type Outcome = Schemas['OutcomeTold'];
export type Chat = Schemas['ChatLine'];
export type Proposal = Schemas['Proposal'];
export type Snapshot = Closer<Schemas['Snapshot'], { moves: Move[]; hints: Hints }>;
/** A snapshot without position, moves, log and chat. */
export type Head = Omit<Schemas['Snapshot'], 'view' | 'hints' | 'moves' | 'log' | 'chat'>;
/** What a board draws. */
export type Position = Closer<Schemas['PositionSeen'], { hints: Hints }>;
/** What makes one JSON value of another: see patch.ts. */
export type Difference = Schemas['Way']['first'];
export type PositionRange = Closer<Schemas['PositionRange'], { first: Position }>;
export type Update = Closer<Schemas['SocketUpdate'], { moves: Move[] | null }>;
/** A question to several seats at once, as far as one may know of it. */
export type Asked = NonNullable<Snapshot['asked']>;
export type Done = Schemas['Done'];

export type Message =
  Closer<Schemas['SocketSnapshot'], { snapshot: Snapshot }> | Update | Schemas['SocketPresence'] | Schemas['SocketChat'] | Schemas['SocketPing'];

export type Summary = Schemas['Summary'];
export type Lobby = Schemas['Lobby'];
export type Me = Schemas['Me'];
export type DeviceLink = Schemas['DeviceLink'];
export type Bot = Schemas['BotAbout'];
export type GameOption = Schemas['OptionAbout'];
export type OptionValue = GameOption['default'][string];
export type Game = Schemas['GameAbout'];
export type Chapter = Schemas['Chapter'];
export type Rules = Schemas['RulebookText'];
export type NewMatch = Schemas['NewMatch'];
export type Opened = Schemas['Opened'];
export type NewDuplicate = Schemas['NewDuplicate'];
export type DuplicateOpened = Schemas['DuplicateOpened'];
export type DuplicateTable = Schemas['DuplicateTable'];
export type Comparison = Schemas['Comparison'];
export type SeatChoice = Schemas['SeatWish'];
export type ErrorBody = Schemas['ErrorBody'];
/** The position after `ply` moves. */
export type At = Closer<Schemas['PositionTold'], { hints: Hints }>;
export type SharedPosition = Closer<Schemas['SharedPosition'], { hints: Hints; board_data: BoardData }>;

/** Why something can't be done, as a sentence. */
export interface Refusal {
  rule: string | null;
  text: string;
}
/** `text` is empty when the move is legal. */
export interface Why extends Refusal {
  legal: boolean;
}

// ---- told loosely by the server, since only a game knows what it holds ----

export interface Odds {
  attackers: number;
  defenders: number;
  conquest: number;
  attacker_losses: Record<string, number>;
  defender_losses: Record<string, number>;
  expected_attacker_losses: number;
  expected_defender_losses: number;
  one_more_legion: number | null;
  /** The same in sentences, as the server says them. */
  sentences?: string[];
}

export interface BoardProvince {
  code: string;
  name: string;
  type: string;
  borders: string[];
  arrows: string[];
  seas: string[];
  in_play: boolean;
}

export interface BoardData {
  name: string;
  standard: boolean;
  provinces: BoardProvince[];
  seas: { name: string; meets: string[] }[];
  numbers: Record<string, OptionValue>;
}

export type * from './seam';
