// The seam between the shell and a game's board: what a game's index.ts exports.
import type { Component } from 'svelte';
import type { Asked, BoardData, Entry, Hints, Move, Odds, Refusal, Seat, View, Why } from './types';

export interface BoardProps {
  view: View;
  board: BoardData;
  /** What may be played now; empty when it is not for this viewer to decide. */
  moves: Move[];
  deciding: string | null;
  seats: Seat[];
  /** A question to several seats whose answers are not shown yet. */
  asked: Asked | null;
  hints: Hints;
  readonly: boolean;
  /** Milliseconds a step takes; 0 means at once. */
  speed: number;
  play: (move: Move) => void;
  preview: (moves: Move[] | null) => void;
  why: (fields: Record<string, unknown>) => Promise<Why>;
  odds: (move: Move) => Promise<Odds | null>;
  refuse: (refusal: Refusal) => void;
}

export interface BoardHandle {
  animate: (entry: Entry, after: View) => Promise<void>;
  /** Ends a running animation at once. */
  skip?: () => void;
  /** How many steps to rest after an entry of another seat; one unless told. */
  rest?: (entry: Entry) => number;
  /** True where the board asks first whether a move is really meant, since it cannot be taken back. */
  ask?: (move: Move) => boolean;
}

export interface SeatCardProps {
  view: View;
  board: BoardData;
  seat: Seat;
  /** This seat's turn is going on. */
  active: boolean;
  /** This seat has to decide now. */
  deciding: boolean;
  hints: Hints;
}

export interface GameModule {
  Board: Component<BoardProps, BoardHandle>;
  SeatCard: Component<SeatCardProps>;
  Picture: Component<Record<string, never>>;
  describe(view: View, board: BoardData): string[];
  headline(view: View, board: BoardData): string;
  phases: { id: string; title: string }[];
  phaseOf(view: View): string;
  /** Moves that end a phase or a turn; the tray shows them as buttons of their own. */
  isEnding?(move: Move): boolean;
  /** Entries too small for a line of their own: several in a row are told by `gathered`. */
  isSmall?(entry: Entry): boolean;
  gathered?(entries: Entry[]): string[];
}
