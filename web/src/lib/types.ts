// What travels between server and page: names for the generated shapes (api.ts). What only a game knows the inside of is opaque here.
import type { components } from './api';

type Schemas = components['schemas'];
/** A shape with some of its fields told more closely. */
type Closer<Shape, Fields> = Omit<Shape, keyof Fields> & Fields;

/** A position as one seat may see it; its inside belongs to the game. */
export type View = Schemas['Snapshot']['view'];
/** The board, to be drawn; its inside belongs to the game. */
export type BoardData = Schemas['SharedPosition']['board_data'];
export type Move = Closer<Schemas['Move'], { fields: { verb: string } & Record<string, unknown> }>;
/** An entry as it comes over the wire: its sentences are formed here. */
export type SentEntry = Schemas['LogEntry'];
/** With the position it leads to: the first leads to ply 1. */
export type Entry = Closer<SentEntry, { events: GameEvent[] }> & { ply: number };
/** Something that happened, with its sentence. */
export type GameEvent = Schemas['EventTold'] & { text: string };
export type Seat = Schemas['Seat'];
export type Warning = Schemas['Warning'];
export type Hints = Schemas['Hints'];
/** A way to win, and how far everybody is on it. */
export type Goal = Schemas['Goal'];
export type Chat = Schemas['ChatLine'];
export type Proposal = Schemas['Proposal'];
export type Snapshot = Closer<Schemas['Snapshot'], { moves: Move[] }>;
/** A snapshot without position, moves, log and chat. */
export type Head = Omit<Schemas['Snapshot'], 'view' | 'hints' | 'moves' | 'log' | 'chat'>;
/** What a board draws. */
export type Position = Schemas['PositionSeen'];
/** What makes one JSON value of another: see patch.ts. */
export type Difference = Schemas['Way']['first'];
export type PositionRange = Schemas['PositionRange'];
export type Update = Closer<Schemas['SocketUpdate'], { moves: Move[] | null }>;
/** A question to several seats at once, as far as one may know of it. */
export type Asked = NonNullable<Snapshot['asked']>;
/** What would come of a list of moves. */
export type Drafted = Schemas['DraftTold'];
export type Done = Schemas['Done'];

export type Message =
  Closer<Schemas['SocketSnapshot'], { snapshot: Snapshot }> | Update | Schemas['SocketPresence'] | Schemas['SocketChat'] | Schemas['SocketPing'];

export type Summary = Schemas['Summary'];
export type Lobby = Schemas['Lobby'];
export type Me = Schemas['Me'];
/** How others reach this server. */
export type Here = Schemas['Here'];
export type NewPasskey = Schemas['NewPasskey'];
export type UsePasskey = Schemas['UsePasskey'];
export type Kept = Schemas['Kept'];
export type DeviceLink = Schemas['DeviceLink'];
export type Bot = Schemas['BotAbout'];
export type GameOption = Schemas['OptionAbout'];
export type OptionValue = GameOption['default'][string];
export type Game = Schemas['GameAbout'];
export type Lesson = Schemas['LessonAbout'];
export type Chapter = Schemas['Chapter'];
export type Rules = Schemas['RulebookText'];
export type NewMatch = Schemas['NewMatch'];
export type Opened = Schemas['Opened'];
export type NewDuplicate = Schemas['NewDuplicate'];
export type DuplicateOpened = Schemas['DuplicateOpened'];
export type DuplicateTable = Schemas['DuplicateTable'];
export type Comparison = Schemas['Comparison'];
/** Since when the winner was ahead. */
export type Lead = Schemas['LeadTold'];
export type SeatChoice = Schemas['SeatWish'];
export type ErrorBody = Schemas['ErrorBody'];
/** The position after `ply` moves. */
export type At = Schemas['PositionTold'];
export type SharedPosition = Schemas['SharedPosition'];
/** Odds of a move, where chance has a part in it; their inside belongs to the game. */
export type OddsTold = Schemas['OddsTold'];

/** Why something can't be done, as a sentence. */
export interface Refusal {
  rule: string | null;
  text: string;
}
/** `text` is empty when the move is legal. */
export interface Why extends Refusal {
  legal: boolean;
}

export type * from './seam';
