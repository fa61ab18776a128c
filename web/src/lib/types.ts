// What travels between server and page: the shapes of the web API.

/** A position as one seat may see it; its inside belongs to the game. */
export type View = Record<string, unknown>;

export interface Move {
  id: number;
  words: string;
  fields: { verb: string } & Record<string, unknown>;
  /** The words without trailing numbers; moves of one group differ only in numbers. */
  group?: string;
}

export interface GameEvent {
  name: string;
  text: string;
  fields: Record<string, unknown>;
  rules: string[];
}

export interface Entry {
  ply: number;
  turn: number;
  seat: string;
  words: string;
  forced: boolean;
  events: GameEvent[];
}

export interface Seat {
  seat: string;
  kind: 'person' | 'bot' | 'open' | 'invited';
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
  stand_in: string | null;
  resigned: boolean;
}

export interface Warning {
  text: string;
  rule: string | null;
  seat: string | null;
}

export interface Hints {
  warnings?: Warning[];
  next_supply?: Record<string, { gold: number; legions: number }>;
  [more: string]: unknown;
}

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

export interface Refusal {
  rule: string | null;
  text: string;
}

export interface Why {
  legal: boolean;
  rule: string | null;
  /** Empty when the move is legal. */
  text: string;
}

export interface Outcome {
  reason: string;
  rule: string | null;
  text: string;
  winners: string[];
}

export interface Chat {
  id: number;
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

export interface Proposal {
  kind: 'takeback' | 'end';
  by: string;
  ply?: number | null;
  agreed: string[];
  needed: string[];
}

export type Status = 'waiting' | 'running' | 'over' | 'ended';

export interface Snapshot {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  board: string;
  standard_board: boolean;
  status: Status;
  public: boolean;
  revision: number;
  ply: number;
  seats: Seat[];
  you: string[];
  to_act: string | null;
  deciding: string | null;
  thinking: boolean;
  prompt: string;
  relevant_rule: string | null;
  view: View;
  moves: Move[];
  undo: { possible: boolean; why: string | null };
  redo: boolean;
  hints: Hints;
  outcome: Outcome | null;
  log: Entry[];
  log_from: number;
  chat: Chat[];
  proposal: Proposal | null;
  hand_over: string | null;
  invites?: Record<string, string>;
}

export type Message =
  | { type: 'snapshot'; snapshot: Snapshot }
  | { type: 'update'; snapshot: Snapshot }
  | { type: 'presence'; seats: Seat[] }
  | { type: 'chat'; chat: Chat }
  | { type: 'ping' };

export interface Summary {
  id: string;
  game: string;
  title: string;
  players: number;
  seats: Seat[];
  status: Status;
  turn: number;
  to_act: string | null;
  your_turn: boolean;
  result: string | null;
  updated: string;
  public: boolean;
}

export interface Lobby {
  mine: Summary[];
  open: Summary[];
  watch: Summary[];
}

export interface Me {
  name: string;
  named: boolean;
}

export interface Bot {
  name: string;
  title: string;
  about: string;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  rule: string | null;
  about: string;
  why: string | null;
  kind: 'reading' | 'number';
  values: OptionValue[] | null;
  least: number | null;
  most: number | null;
  default: Record<string, OptionValue>;
}

export interface Game {
  id: string;
  title: string;
  blurb: string;
  players: number[];
  default_players: number;
  minutes: [number, number];
  weight: number;
  seat_names: string[];
  bots: Bot[];
  has_boards: boolean;
  options: GameOption[];
}

export interface Paragraph {
  number: string;
  text: string;
  note: boolean;
}

export interface Chapter {
  number: string;
  title: string;
  introduction?: string | null;
  paragraphs: Paragraph[];
}

export interface Rules {
  title: string;
  introduction?: string | null;
  chapters: Chapter[];
}

/** The position after `ply` moves. */
export interface At {
  ply: number;
  view: View;
  prompt: string;
  to_act: string | null;
  turn: number;
  line: string | null;
  hints: Hints;
}

export interface SharedPosition {
  game: string;
  players: number;
  view: View;
  prompt: string;
  to_act: string | null;
  relevant_rule?: string | null;
  hints?: Hints;
  outcome?: Outcome | null;
  /** The board's name; its data beside it. */
  board: string;
  board_data: BoardData;
  /** What POST /api/matches takes as `position`. */
  position?: unknown;
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

export interface SeatChoice {
  kind: 'me' | 'invite' | 'open' | 'bot';
  bot?: string;
}

export interface NewMatch {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  board: string | null;
  position: unknown;
  seats: SeatChoice[];
  public: boolean;
}

export type * from './seam';
