// The list of moves, narrowed: by typed words, by verb, by group (moves that differ only in numbers).
import type { Move } from './types';

export interface MoveGroup {
  key: string;
  moves: Move[];
}

export interface VerbGroup {
  verb: string;
  moves: Move[];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function matches(token: string, words: string[]): boolean {
  // "1" must not find "12": a number is a whole word, a name may be begun.
  if (/^\d+$/.test(token)) return words.includes(token);
  return words.some((word) => word.startsWith(token));
}

/** The moves that contain every typed word, in their order. */
export function filterMoves(moves: Move[], typed: string): Move[] {
  const tokens = plain(typed).split(' ').filter(Boolean);
  if (tokens.length === 0) return moves;
  return moves.filter((move) => {
    const words = plain(move.words).split(' ');
    return tokens.every((token) => matches(token, words));
  });
}

export type Typed = { kind: 'play'; move: Move } | { kind: 'several'; count: number } | { kind: 'unknown'; text: string } | { kind: 'nothing' };

/** What Enter means for a typed text. */
export function readTyped(moves: Move[], typed: string): Typed {
  const text = plain(typed);
  if (!text) return { kind: 'nothing' };
  const exact = moves.find((move) => plain(move.words) === text);
  if (exact) return { kind: 'play', move: exact };
  const left = filterMoves(moves, typed);
  if (left.length === 1) return { kind: 'play', move: left[0]! };
  if (left.length > 1) return { kind: 'several', count: left.length };
  return { kind: 'unknown', text: typed.trim() };
}

function gather<Key>(moves: Move[], keyOf: (move: Move) => Key): Map<Key, Move[]> {
  const found = new Map<Key, Move[]>();
  for (const move of moves) {
    const key = keyOf(move);
    const list = found.get(key);
    if (list) list.push(move);
    else found.set(key, [move]);
  }
  return found;
}

export function groupMoves(moves: Move[]): MoveGroup[] {
  return [...gather(moves, (move) => move.group)].map(([key, list]) => ({ key, moves: list }));
}

export function byVerb(moves: Move[]): VerbGroup[] {
  return [...gather(moves, (move) => move.fields.verb)].map(([verb, list]) => ({ verb, moves: list }));
}

/** What is left of a move's words inside its group: "3 legions". */
export function wordsInGroup(move: Move, key: string): string {
  const rest = move.words.startsWith(key) ? move.words.slice(key.length).trim() : move.words;
  return rest || move.words;
}

const ENDING = /^(end|finish|pass|done|stop)\b/;

export function isEndingByWords(move: Move): boolean {
  return ENDING.test(move.words);
}
