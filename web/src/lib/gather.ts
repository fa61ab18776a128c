// The log in lines: what a game tells in one breath (cards dealt one by one) is one line.
import { sentences } from './tell';
import type { Entry, GameModule } from './types';

export interface Line {
  entries: Entry[];
  sentences: string[];
}

type Teller = Pick<GameModule, 'isSmall' | 'gathered'> | null;

/** Entries in a row that are small and of one turn come together. */
export function gather(entries: readonly Entry[], game: Teller): Line[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const isSmall = game?.isSmall?.(entry) ?? false;
    if (isSmall && last && last[0]!.turn === entry.turn && game?.isSmall?.(last[0]!)) last.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => ({ entries: run, sentences: run.length > 1 && game?.gathered ? game.gathered(run) : run.flatMap(sentences) }));
}
