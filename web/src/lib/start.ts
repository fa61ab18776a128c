// A match at once: oneself in the first seat, bots in the others.
import { api } from './http';
import { preferredBot } from './prefs.svelte';
import type { Game, OptionValue } from './types';

/** Starts it and says its id. */
export async function startAgainstBots(
  game: Game,
  players = game.default_players,
  bot = preferredBot(game),
  options: Record<string, OptionValue> = {},
): Promise<string> {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
  const { id } = await api.create({ game: game.id, players, options, board: null, position: null, seats, public: false });
  return id;
}
