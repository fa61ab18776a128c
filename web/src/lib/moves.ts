// The list of moves, narrowed: by typed words, by group (moves that differ only in numbers).
import type { Move } from './types';

export interface MoveGroup {
  key: string;
  moves: Move[];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Every list is searched with every key that is pressed: a move's words are taken apart once. */
const taken = new WeakMap<Move, string[]>();

function wordsOf(move: Move): string[] {
  let words = taken.get(move);
  if (!words) taken.set(move, (words = plain(move.words).split(' ')));
  return words;
}

const isNumber = (token: string): boolean => /^\d+$/.test(token);

/** "1" must not find "12": a number is a whole word, a name may be begun. */
function fits(token: string, word: string | undefined): boolean {
  return isNumber(token) ? word === token : (word?.startsWith(token) ?? false);
}

/** The moves that contain every typed word. Numbers have their place: where moves begin as typed, it is only these. */
export function filterMoves(moves: Move[], typed: string): Move[] {
  const tokens = plain(typed).split(' ').filter(Boolean);
  if (tokens.length === 0) return moves;
  const begun = tokens.some(isNumber) ? moves.filter((move) => tokens.every((token, place) => fits(token, wordsOf(move)[place]))) : [];
  return begun.length > 0 ? begun : moves.filter((move) => tokens.every((token) => wordsOf(move).some((word) => fits(token, word))));
}

export type Typed = { kind: 'play'; move: Move } | { kind: 'several'; count: number } | { kind: 'unknown'; text: string } | { kind: 'nothing' };

/** What Enter means for a typed text. */
export function readTyped(moves: Move[], typed: string): Typed {
  const text = plain(typed);
  if (!text) return { kind: 'nothing' };
  const exact = moves.find((move) => wordsOf(move).join(' ') === text);
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

/** Up to here moves can be read one by one. */
const MANY = 48;

/** Moves that all begin with the same words, by the word that comes next; null where they are few enough to be read. */
export function byNextWord(moves: Move[], prefix: string): MoveGroup[] | null {
  if (moves.length <= MANY || !moves.every((move) => move.words.startsWith(prefix))) return null;
  const parts = gather(moves, (move) => `${prefix} ${move.words.slice(prefix.length).trim().split(' ')[0]}`.trim());
  if (parts.size > 1) return [...parts].map(([key, list]) => ({ key, moves: list }));
  const [only] = parts.keys();
  return only === prefix ? null : byNextWord(moves, only!);
}

const ENDING = /^(end|finish|pass|done|stop)\b/;

export function isEndingByWords(move: Move): boolean {
  return ENDING.test(move.words);
}
