// Since your last turn: what the others did, in a few lines.
import { sentences } from './tell';
import type { Entry, GameEvent, GameModule } from './types';

export interface RecapLine {
  seat: string;
  text: string;
  /** The entry that shows it. */
  ply: number;
}

type Weigher = Pick<GameModule, 'weigh'> | null;

export const MOST_LINES = 6;

/** A single move between two of one's own (an escape, an answer) is no round. */
const LEAST_MOVES = 2;

/** What the others did last in a row, also while one's own turn goes on; what chance adds to one's own move is one's own. */
export function lastRound(log: readonly Entry[], mine: readonly string[]): Entry[] {
  let end = log.length;
  while (end > 0) {
    while (end > 0 && mine.includes(log[end - 1]!.seat)) end -= 1;
    let start = end;
    while (start > 0 && !mine.includes(log[start - 1]!.seat)) start -= 1;
    const block = log.slice(start, end);
    const first = block.findIndex((entry) => entry.seat !== 'chance');
    if (block.filter((entry) => entry.seat !== 'chance').length >= LEAST_MOVES) return block.slice(first);
    end = start;
  }
  return [];
}

/** Whether one has moved since. */
export const isFresh = (round: readonly Entry[], log: readonly Entry[], mine: readonly string[]): boolean =>
  round.length > 0 && !log.slice(round.at(-1)!.ply).some((entry) => mine.includes(entry.seat));

/** The lines that matter most, in the order in which they happened. Where a game weighs nothing, the last of all. */
export function recap(entries: readonly Entry[], game: Weigher, most = MOST_LINES): RecapLine[] {
  const weight = (event: GameEvent): number => game?.weigh?.(event) ?? 1;
  let seat = '';
  const all = entries.flatMap((entry) => {
    if (entry.seat !== 'chance') seat = entry.seat;
    if (entry.events.length === 0) return [{ seat, text: sentences(entry)[0]!, ply: entry.ply, weight: 1 }];
    return entry.events.map((event) => ({ seat, text: event.text, ply: entry.ply, weight: weight(event) }));
  });
  const matters = all.map((line, index) => ({ ...line, index })).filter((line) => line.weight > 0 && line.seat !== '');
  const kept = matters.sort((a, b) => b.weight - a.weight || b.index - a.index).slice(0, most);
  return kept.sort((a, b) => a.index - b.index).map(({ seat: who, text, ply }) => ({ seat: who, text, ply }));
}
