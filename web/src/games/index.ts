// Every folder beside this file that has an index.ts is a game's board; it is loaded when first needed.
import type { GameModule } from '../lib/types';

const found = import.meta.glob<GameModule>('./*/index.ts');

/** The board of a game, or the plain board (sentences and a list of moves) for a game that has none yet. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = found[`./${id}/index.ts`];
  if (load) return await load();
  // Plain tsc sees a .svelte file as any component; svelte-check knows it better.
  return (await import('../lib/plain/index')) as unknown as GameModule;
}
