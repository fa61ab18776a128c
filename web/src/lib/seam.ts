// The seam between the shell and a game's board: what a game's index.ts exports.
//
// A game's module is typed by the shapes that the game declares (its shapes.gen.ts). The shell sends a view, hints, odds,
// a board and events on to the game they came from, and never looks inside: to it they are Opaque.
import type { Component } from 'svelte';
import type { Sound } from '../games/kit/sound';
import type { Step } from './ways';
import type { Asked, BoardData, Entry, GameEvent, Hints, Move, OddsTold, Refusal, Seat, View, Why } from './types';

/** What a game tells. */
export interface Shapes {
  view: object;
  hints: Pick<Hints, 'warnings'>;
  odds: object | null;
  board: object;
  event: { name: string; fields: object };
}

/** The same as the shell has it, of any game. */
export interface Opaque {
  view: View;
  hints: Hints;
  odds: OddsTold['odds'];
  board: BoardData;
  event: Pick<GameEvent, 'name' | 'fields'>;
}

/** Something that happened in a game, told apart by its name. */
export type EventOf<Told extends Shapes> = Told['event'] & Omit<GameEvent, 'name' | 'fields'>;
/** A log entry of a game. */
export type EntryOf<Told extends Shapes> = Omit<Entry, 'events'> & { events: EventOf<Told>[] };
/** The odds of a move in a game, also in sentences. */
export interface OddsOf<Told extends Shapes> {
  odds: NonNullable<Told['odds']>;
  sentences: string[];
}

/** What would come of several moves as one step. */
export interface DraftOf<Told extends Shapes> {
  view: Told['view'];
  hints: Told['hints'];
  /** Why they cannot be made. */
  refusal: Refusal | null;
}

export interface BoardProps<Told extends Shapes = Opaque> {
  view: Told['view'];
  board: Told['board'];
  /** What may be played now; empty when it is not for this viewer to decide. */
  moves: Move[];
  deciding: string | null;
  seats: Seat[];
  /** A question to several seats whose answers are not shown yet. */
  asked: Asked | null;
  hints: Told['hints'];
  readonly: boolean;
  /** Milliseconds a step takes; 0 means at once. */
  speed: number;
  /** Milliseconds a scene stays; null means until the reader goes on. */
  pause: number | null;
  /** What the others did since this viewer's last turn, while that is being told; a board may draw it. */
  since: EntryOf<Told>[];
  /** What a lesson says now: a board may label the places that it names. */
  lesson: string;
  play: (move: Move) => void;
  /** Several moves, by their words, as one step. */
  playStep: (moves: string[]) => void;
  /** Takes back so many of one's own last steps; false where that is not possible. */
  takeBack: (steps: number) => Promise<boolean>;
  /** What would come of several moves, without making them; null where that cannot be known now. */
  draft: (moves: string[]) => Promise<DraftOf<Told> | null>;
  /** The board holds moves that are planned and not made, or no longer; with it, whether a move is still possible beside them. */
  planning: (isPlanning: boolean, fits?: (move: Move) => boolean) => void;
  preview: (moves: Move[] | null) => void;
  /** What is known of what a finger points at: the tray says it, since the hand would hide it on the board. */
  tell: (text: string | null) => void;
  why: (fields: Record<string, unknown>) => Promise<Why>;
  odds: (move: Move) => Promise<OddsOf<Told> | null>;
  refuse: (refusal: Refusal) => void;
}

export interface BoardHandle<Told extends Shapes = Opaque> {
  /** Shows an entry; `tell` says how many of its events have been seen so far. Those untold at the end are told then. */
  animate: (entry: EntryOf<Told>, after: Told['view'], tell: (events: number) => void) => Promise<void>;
  /** Hurries what is being shown, or goes on from a scene; with `all` no scene stays either. */
  skip?: (all?: boolean) => void;
  /** A scene waits for the reader. */
  isHeld?: () => boolean;
  /** How many steps to rest after an entry of another seat; one unless told. */
  rest?: (entry: EntryOf<Told>) => number;
  /** Takes back the last of what is only planned on the board; true if there was something. */
  takeBack?: () => boolean;
  /** True where the board asks first whether a move is really meant, since it cannot be taken back, or keeps it in a plan. */
  ask?: (move: Move) => boolean;
}

export interface SeatCardProps<Told extends Shapes = Opaque> {
  view: Told['view'];
  board: Told['board'];
  seat: Seat;
  /** This seat's turn is going on. */
  active: boolean;
  /** This seat has to decide now. */
  deciding: boolean;
  hints: Told['hints'];
}

export interface GameModule<Told extends Shapes = Opaque> {
  Board: Component<BoardProps<Told>, BoardHandle<Told>>;
  SeatCard: Component<SeatCardProps<Told>>;
  describe(view: Told['view'], board: Told['board']): string[];
  headline(view: Told['view'], board: Told['board']): string;
  phases: { id: string; title: string }[];
  phaseOf(view: Told['view']): string;
  /** Whether a seat is out of the game in a position; without it, whether it is out now. */
  isOut?(view: Told['view'], seat: string): boolean;
  /** Moves that end a phase or a turn; the tray shows them as buttons of their own. */
  isEnding?(move: Move): boolean;
  /** The short choices that lead to a move: what, then where; null where its verb says enough. */
  waysTo?(move: Move, view: Told['view'], deciding: string | null): Step[][] | null;
  /** A move as it is read, where its own fields do not explain themselves: an action card by what is on it. */
  saidAs?(move: Move, view: Told['view']): Move;
  /** An answer of one's own, given and not shown yet, as it is read; null where its words explain themselves. */
  answerSaid?(words: string, view: Told['view'], board: Told['board'], seat: string): string | null;
  /** Moves whose notation tells a reader nothing that the sentences do not: the log leaves it out. */
  isWordy?: boolean;
  /** Which of its events make which sound. */
  sounds?: Partial<Record<Told['event']['name'], Sound>>;
  /** Entries too small for a line of their own: several in a row are told by `gathered`. */
  isSmall?(entry: EntryOf<Told>): boolean;
  gathered?(entries: EntryOf<Told>[]): string[];
  /** Entries with a scene: it is shown also where nothing else is animated. */
  isScene?(entry: EntryOf<Told>): boolean;
  /** Entries with an outcome that has a picture: where nothing is animated it is shown as a still, for a moment. */
  isStill?(entry: EntryOf<Told>): boolean;
  /** Events that are no part of the story: that somebody has answered. The log does not tell them. */
  isHushed?(event: EventOf<Told>): boolean;
  /** An entry that only lets others go on: it is no turn of its seat, and what the others do goes on after it. */
  isAside?(entry: EntryOf<Told>): boolean;
  /** Whose event it is, where an entry tells of several seats; null where it is that of the entry's seat. */
  actorOf?(event: EventOf<Told>): string | null;
  /** Turns so long that the log folds their phases. */
  hasLongTurns?: boolean;
  /** What the log calls a turn. */
  turnSaid?(turn: number): string;
  /** The phase of a turn that an entry belongs to; null where it belongs to what went before. */
  partOf?(entry: EntryOf<Told>): string | null;
  /** How much an event matters to somebody who was away; 0 is not worth a line. */
  weigh?(event: EventOf<Told>): number;
  /** The colour of a seat, for CSS. */
  colourOf?(seat: string): string | null;
}
