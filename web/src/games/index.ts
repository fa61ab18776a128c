// Every folder beside this file that has an index.ts is a game's board; it is loaded when first needed.
import type { GameModule } from '../lib/types';

const found = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The board of a game, or the plain board (sentences and a list of moves) for a game that has none yet. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = found[`./${id}/index.ts`] ?? (() => import('../lib/plain/index'));
  return (await load()).default;
}
