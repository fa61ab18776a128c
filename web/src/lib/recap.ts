// Since your last turn: what the others did, in a few lines.
import { sentences } from './tell';
import type { Entry, GameEvent, GameModule } from './types';

export interface RecapLine {
  seat: string;
  text: string;
  /** The entry that shows it. */
  ply: number;
  /** How many events of the same kind, right after it, it stands for as well. */
  like: number;
}

export interface Recap {
  lines: RecapLine[];
  /** How many sentences the lines leave out. */
  more: number;
}

type Weigher = Pick<GameModule, 'weigh' | 'actorOf' | 'isAside'> | null;
type Sorter = Pick<GameModule, 'isAside'> | null;

export const MOST_LINES = 6;

/** A single move between two of one's own (an escape, an answer) is no round. */
const LEAST_MOVES = 2;

/** Whether an entry is a move of one's own, and not only an answer that lets others go on. */
const isMove = (entry: Entry, mine: readonly string[], game: Sorter): boolean => mine.includes(entry.seat) && !game?.isAside?.(entry);

/** What the others did last in a row, also while one's own turn goes on; what chance adds to one's own move is one's own. */
export function lastRound(log: readonly Entry[], mine: readonly string[], game: Sorter = null): Entry[] {
  const isMine = (entry: Entry): boolean => isMove(entry, mine, game);
  let end = log.length;
  while (end > 0) {
    while (end > 0 && isMine(log[end - 1]!)) end -= 1;
    let start = end;
    while (start > 0 && !isMine(log[start - 1]!)) start -= 1;
    const block = log.slice(start, end);
    const isOthers = (entry: Entry): boolean => entry.seat !== 'chance' && !mine.includes(entry.seat) && !game?.isAside?.(entry);
    if (block.filter(isOthers).length >= LEAST_MOVES) return block.slice(block.findIndex(isOthers));
    end = start;
  }
  return [];
}

/** Whether one has moved since. */
export const isFresh = (round: readonly Entry[], log: readonly Entry[], mine: readonly string[], game: Sorter = null): boolean =>
  round.length > 0 && !log.slice(round.at(-1)!.ply).some((entry) => isMove(entry, mine, game));

/**
 * The lines that matter most, in the order in which they happened. Where a game weighs nothing, the last of all.
 * What a seat does several times in a row is one line; without a limit everything has a line of its own.
 */
export function recap(entries: readonly Entry[], game: Weigher, most = MOST_LINES): Recap {
  const weight = (event: GameEvent): number => game?.weigh?.(event) ?? 1;
  let seat = '';
  const all = entries.flatMap((entry) => {
    if (entry.seat !== 'chance' && !game?.isAside?.(entry)) seat = entry.seat;
    // A move of which there is nothing to tell only asks for dice, or ends something.
    const untold = { seat, kind: '', text: sentences(entry)[0]!, ply: entry.ply, like: 0, weight: game?.weigh ? 0 : 1 };
    if (entry.events.length === 0) return [untold];
    return entry.events.map((event) => ({ ...untold, seat: game?.actorOf?.(event) ?? seat, kind: event.name, text: event.text, weight: weight(event) }));
  });
  const matters = all.filter((line) => line.weight > 0 && line.seat !== '');
  const merged: typeof matters = [];
  for (const line of matters) {
    const last = merged.at(-1);
    if (Number.isFinite(most) && last && line.kind && last.seat === line.seat && last.kind === line.kind)
      [last.like, last.weight] = [last.like + 1, Math.max(last.weight, line.weight)];
    else merged.push({ ...line });
  }
  const kept = merged
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => b.weight - a.weight || b.index - a.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index);
  return { lines: kept.map(({ seat: who, text, ply, like }) => ({ seat: who, text, ply, like })), more: matters.length - kept.length };
}
