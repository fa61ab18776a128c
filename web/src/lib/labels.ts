// What people read of a move: a label as a person would say it, and its effect in one line. What they type are its words.
import { capital } from './capital';
import type { Move } from './types';
import { knows, slug, tell, type Fields } from './words';

/** An entry of the game's catalogue for a verb, or null where the game has none. */
function forVerb(game: string, family: string, verb: string, fields: Fields): string | null {
  const id = `${game}.${family}-${slug(verb)}`;
  return knows(id) ? tell({ id, fields }) : null;
}

/** Whether a move leads to where one is already, which is another thing to a person: then the catalogue has words of its own for it. */
export function isHere(game: string, move: Move, context: Fields): boolean {
  return 'here' in context && move.fields['to'] === context['here'] && knows(`${game}.label-${slug(move.fields.verb)}-here`);
}

function forMove(game: string, family: string, move: Move, context: Fields, fields: Fields): string | null {
  const { verb } = move.fields;
  return (isHere(game, move, context) ? forVerb(game, family, `${verb} here`, fields) : null) ?? forVerb(game, family, verb, fields);
}

export function labelOf(game: string, move: Move, context: Fields = {}): string {
  return forMove(game, 'label', move, context, move.fields) ?? capital(move.words);
}

/** Empty where the label says it all. */
export function effectOf(game: string, move: Move, context: Fields): string {
  return forMove(game, 'effect', move, context, { ...context, ...move.fields }) ?? '';
}

/** A heading for all moves of a verb. */
export function verbTitle(game: string, verb: string): string {
  return forVerb(game, 'verb', verb, {}) ?? capital(verb);
}

/** A heading for moves that differ only in numbers; `rest` is what their words share after the verb. */
export function groupTitle(game: string, moves: readonly Move[], key: string): string {
  const first = moves[0]!;
  const rest = key.split(' ').slice(1).join(' ');
  return forVerb(game, 'group', first.fields.verb, { ...first.fields, rest }) ?? capital(key);
}
