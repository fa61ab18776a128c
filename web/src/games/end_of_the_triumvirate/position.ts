// The position as the server writes it, and small questions one can ask it.
import type { BoardData, View } from '../../lib/types';
import type { Seat, Track } from './moves.gen';

export type { Track };
export type SeatName = Seat;
export const SEATS: readonly SeatName[] = ['Caesar', 'Pompeius', 'Crassus'];
export const TRACKS: readonly Track[] = ['political', 'military'];
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export interface ProvinceState {
  owner: SeatName;
  governor: 'in' | 'out' | 'servant';
  servants: number;
  legions: number;
  gold: number;
}

export interface SeatState {
  character: string;
  gold: number;
  carried: number;
  political: number;
  military: number;
  citizens: number;
  consul: boolean;
  weapons_in_reserve: number;
  provinces: number;
  leads: Track[];
}

export interface Position {
  turn: number;
  calendar: number;
  active: SeatName;
  phase: string;
  decides: SeatName | 'chance' | null;
  points: number;
  actions_taken: number;
  asked?: string;
  attack?: { province: string; legions: number };
  conquest?: { province: string; loser: SeatName; captured_servants: number };
  elected?: SeatName;
  result?: { winner: SeatName; reason: string };
  compensation: { holder: SeatName | null; side: number };
  provinces: Record<string, ProvinceState>;
  seats: Partial<Record<SeatName, SeatState>>;
  bag: Record<SeatName, number>;
  neutral_citizens: number;
  supply: { gold: number; legions: number; servants: number };
}

/** The server's view is this game's position: nothing in it is hidden. */
export const read = (view: View): Position => view as unknown as Position;

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

const setting = (board: BoardData, name: string): number | null => {
  const value = board.numbers[name];
  return typeof value === 'number' ? value : null;
};

export const yearTurns = (position: Position, board: BoardData): number =>
  Math.max(position.calendar, setting(board, 'year_turns') ?? (seated(position).length === 2 ? 7 : 8));

export const trackTop = (board: BoardData): number => setting(board, 'track_top') ?? 7;

export const movementPoints = (board: BoardData): number => setting(board, 'movement_points') ?? 4;

/** The year, counted from one: each election begins a new one. */
export const year = (position: Position, board: BoardData): number => Math.ceil(position.turn / yearTurns(position, board));
