// From many moves to one by short choices: what, then where, then how many. A game may say what is chosen in which order.
import { byNextWord } from './moves';
import { isHere } from './labels';
import type { Move } from './types';
import type { Fields } from './words';

/** One short choice on the way to a move. */
export interface Step {
  key: string;
  /** What a person reads of it. */
  title: string;
  /** What is asked once it is chosen. */
  asks?: string;
  /** What one would type, where that is how the choice came about. */
  words?: string;
}

/** The ways to a move: mostly one; two where the order of what is chosen does not matter. */
export type WaysOf = (move: Move) => Step[][];

/** What can be chosen next, and the moves that are left then. */
export interface Branch {
  step: Step;
  moves: Move[];
  /** How many different things can be chosen after it. */
  choices: number;
}

export interface Choices {
  /** What has been chosen, with what follows by itself. */
  path: Step[];
  /** Empty where the moves themselves are to be shown. */
  branches: Branch[];
  moves: Move[];
}

interface Lead {
  move: Move;
  steps: Step[];
}

const unique = (leads: readonly Lead[]): Move[] => [...new Set(leads.map((lead) => lead.move))];

function byStep(leads: readonly Lead[], depth: number): Map<string, Lead[]> {
  const found = new Map<string, Lead[]>();
  for (const lead of leads) {
    const key = lead.steps[depth]!.key;
    const list = found.get(key);
    if (list) list.push(lead);
    else found.set(key, [lead]);
  }
  return found;
}

const asTyped = (words: string): Step => ({ key: words, title: words, words });

/** Long lists are taken word by word, as one would type them. */
function wordByWord(moves: Move[], path: Step[], words: string[]): Choices {
  const key = words.at(-1) ?? path.at(-1)?.key ?? '';
  const left = words.length > 0 ? moves.filter((move) => move.words === key || move.words.startsWith(`${key} `)) : moves;
  const parts = byNextWord(left, key) ?? [];
  return {
    path: [...path, ...words.map(asTyped)],
    branches: parts.map((part) => ({ step: asTyped(part.key), moves: part.moves, choices: part.moves.length })),
    moves: left,
  };
}

/** What is left after these choices. What leaves nothing to choose follows by itself; `flat` moves or fewer are shown as they are. */
export function choicesAt(moves: Move[], waysOf: WaysOf, chosen: readonly string[], flat: number): Choices {
  let leads: Lead[] = moves.flatMap((move) => waysOf(move).map((steps) => ({ move, steps })));
  const path: Step[] = [];
  let open = [...chosen];
  for (let depth = 0; ; depth += 1) {
    const left = unique(leads);
    if (leads.some((lead) => lead.steps.length <= depth)) return wordByWord(left, path, open);
    const found = byStep(leads, depth);
    // A game that says how to choose is asked all the way down; otherwise few moves are quicker read than headings.
    const isShort = open.length === 0 && left.length <= flat && (depth === 0 || leads.every((lead) => lead.steps[depth]!.words !== undefined));
    const isForced = found.size === 1 && left.length > 1;
    const next = isShort ? undefined : isForced ? [...found.values()][0] : found.get(open[0] ?? '');
    if (!next) {
      const branches = [...found.values()].map((list) => ({ step: list[0]!.steps[depth]!, moves: unique(list), choices: choicesIn(list, depth + 1) }));
      return { path, branches: isShort ? [] : branches, moves: left };
    }
    if (!isForced) open = open.slice(1);
    path.push(next[0]!.steps[depth]!);
    leads = next;
  }
}

function choicesIn(leads: readonly Lead[], depth: number): number {
  const deep = leads.filter((lead) => lead.steps.length > depth);
  return deep.length === leads.length ? byStep(deep, depth).size : unique(leads).length;
}

/** Whether a move does nothing: takes none, leaves something, moves no piece. Such a move is never listed first. */
export function isNothing(move: Move): boolean {
  const values = Object.entries(move.fields)
    .filter(([name]) => name !== 'verb')
    .map(([, value]) => value);
  const numbers = values.filter((value) => typeof value === 'number');
  return values.includes(false) || values.includes('nothing') || (numbers.length > 0 && numbers.every((value) => value === 0));
}

/** The same moves, those that do nothing last, and among them those that lead to where one is. */
export function nothingLast(moves: readonly Move[], game: string, context: Fields): Move[] {
  const isLast = (move: Move): boolean => isNothing(move) || isHere(game, move, context);
  return [...moves.filter((move) => !isLast(move)), ...moves.filter(isLast)];
}
