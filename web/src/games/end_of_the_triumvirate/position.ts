// The position as the server writes it, and small questions one can ask it.
import type { Board, SeatName, SeatState, Track, View } from './shapes.gen';

export type { Board, ProvinceState, SeatName, SeatState, Track } from './shapes.gen';
/** Nothing in this game is hidden: a view is the whole position. */
export type Position = View;
export const SEATS: readonly SeatName[] = ['Caesar', 'Pompeius', 'Crassus'];
export const TRACKS: readonly Track[] = ['political', 'military'];
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const numeral = (level: number): string => NUMERALS[level] ?? String(level);

export function seated(position: Position): [SeatName, SeatState][] {
  return SEATS.flatMap((seat) => {
    const state = position.seats[seat];
    return state ? [[seat, state] as [SeatName, SeatState]] : [];
  });
}

export const characterIn = (position: Position, province: string): SeatName[] =>
  seated(position)
    .filter(([, seat]) => seat.character === province)
    .map(([name]) => name);

const setting = (board: Board, name: string): number | null => {
  const value = board.numbers[name];
  return typeof value === 'number' ? value : null;
};

export const yearTurns = (position: Position, board: Board): number =>
  Math.max(position.calendar, setting(board, 'year_turns') ?? (seated(position).length === 2 ? 7 : 8));

export const trackTop = (board: Board): number => setting(board, 'track_top') ?? 7;

export const citizensToWin = (board: Board): number => setting(board, 'citizens_to_win') ?? 6;

/** With two players another number of provinces wins. */
export function provincesToWin(position: Position, board: Board): number {
  const isForTwo = Object.keys(position.seats).length === 2;
  return setting(board, isForTwo ? 'two_player_provinces' : 'provinces_to_win') ?? 9;
}

export const movementPoints = (board: Board): number => setting(board, 'movement_points') ?? 4;

/** The year, counted from one: each election begins a new one. */
export const year = (position: Position, board: Board): number => Math.ceil(position.turn / yearTurns(position, board));
