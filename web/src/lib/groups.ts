// A long turn in parts: what one seat does in one phase is shown together and can be skipped together.
import type { Entry, GameModule } from './types';

export interface Group {
  seat: string;
  turn: number;
  /** A phase of the game, where it has told one. */
  part: string | null;
  entries: Entry[];
}

type Parts = Pick<GameModule, 'partOf'> | null;

/** Entries in a row of one seat, turn and phase; what chance does belongs to what went before. */
export function groupsOf(entries: readonly Entry[], game: Parts): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const part = game?.partOf?.(entry) ?? null;
    const isOn = last && (entry.seat === 'chance' || (last.turn === entry.turn && last.seat === entry.seat && (part === null || part === last.part)));
    if (isOn) last.entries.push(entry);
    else groups.push({ seat: entry.seat, turn: entry.turn, part, entries: [entry] });
  }
  return groups;
}
