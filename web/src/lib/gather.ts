// The log in lines: the moves of one step, and what a game tells in one breath (cards dealt one by one), are one line.
import { sentences } from './tell';
import type { Entry, GameModule } from './types';

export interface Line {
  entries: Entry[];
  sentences: string[];
}

type Teller = Pick<GameModule, 'isSmall' | 'gathered' | 'isHushed'> | null;

/** The sentences of an entry that belong to the story, of those told so far. */
export function storyOf(entry: Entry, game: Teller, told = Infinity): string[] {
  const { isHushed } = game ?? {};
  if (!isHushed || entry.events.length === 0) return sentences(entry).slice(0, told);
  return entry.events
    .slice(0, told)
    .filter((event) => !isHushed(event))
    .map((event) => event.text);
}

/** Entries of one step come together, and so do entries in a row that are small and of one turn; what tells nothing has no line. */
export function gather(entries: readonly Entry[], game: Teller): Line[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const isSmall = game?.isSmall?.(entry) ?? false;
    if (last && entry.joined) last.push(entry);
    else if (isSmall && last && last[0]!.turn === entry.turn && game?.isSmall?.(last[0]!)) last.push(entry);
    else runs.push([entry]);
  }
  return runs
    .map((run) => ({ entries: run, sentences: isGathered(run, game) ? game!.gathered!(run) : run.flatMap((entry) => storyOf(entry, game)) }))
    .filter((line) => line.sentences.length > 0);
}

function isGathered(run: readonly Entry[], game: Teller): boolean {
  return run.length > 1 && game?.gathered !== undefined && run.every((entry) => game.isSmall?.(entry));
}

/** What is on show, and how many of its sentences have been told. */
export interface OnShow {
  showing: Entry | null;
  told: number;
}

/** An entry as far as it is told: its first sentences, and no words of its move, since those may tell the rest. */
export function toldPart(entry: Entry, told: number): Entry {
  return told >= entry.events.length ? entry : { ...entry, words: '', events: entry.events.slice(0, told) };
}

/** The log as far as it has been shown: nothing that waits, and of what is on show only what has been seen. */
export function shownLog(log: readonly Entry[], waiting: readonly Entry[], { showing, told }: OnShow): Entry[] {
  const hidden = new Set(waiting.map((entry) => entry.ply));
  return log.flatMap((entry) => {
    if (showing?.ply === entry.ply) return told > 0 ? [toldPart(entry, told)] : [];
    return hidden.has(entry.ply) ? [] : [entry];
  });
}
