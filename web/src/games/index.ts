// Every folder beside this file that has an index.ts is a game's board; it is loaded when first needed.
import type { Component } from 'svelte';
import type { GameModule } from '../lib/types';

const found = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component<Record<string, never>> }>('./*/Picture.svelte');

/** The board of a game, or the plain board (sentences and a list of moves) for a game that has none yet. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = found[`./${id}/index.ts`] ?? (() => import('../lib/plain/index'));
  return (await load()).default;
}

/** The picture of a game in the lobby, which loads no board. */
export async function loadPicture(id: string): Promise<Component<Record<string, never>>> {
  const load = pictures[`./${id}/Picture.svelte`] ?? (() => import('../lib/plain/Picture.svelte'));
  return (await load()).default;
}
