// The three uses of an action card, and the moves behind them.
import { capital } from '../../lib/capital';
import type { Move } from '../../lib/types';
import { nameOf } from '../../lib/words';
import type { MoveFields } from './moves.gen';

/** What an action card is used for. */
export type Use = 'agent' | 'levy' | 'event';

const USES: readonly Use[] = ['agent', 'levy', 'event'];

const cardOf = (move: Move): string | null => {
  const fields = move.fields as MoveFields;
  return 'card' in fields ? fields.card : null;
};

function useOf(move: Move): Use {
  const { verb } = move.fields;
  if (verb === 'levy') return 'levy';
  return verb.startsWith('play') || verb === 'use_card' ? 'event' : 'agent';
}

/** The moves of a card by use, those that there are. */
export function usesOf(moves: readonly Move[], card: string): { use: Use; moves: Move[] }[] {
  const mine = moves.filter((move) => cardOf(move) === card);
  return USES.map((use) => ({ use, moves: mine.filter((move) => useOf(move) === use) })).filter(({ moves: some }) => some.length > 0);
}

/** Cards that something can be done with. */
export const usable = (moves: readonly Move[]): Set<string> => new Set(moves.flatMap((move) => cardOf(move) ?? []));

/** What an event or an agent's action is called. */
export const eventName = (name: string): string => capital(nameOf('total_war_rome', name));
