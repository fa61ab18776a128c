// What a match is on this side of the wire, and how each message changes it. Pure: no clock, no network, no DOM.
import { patch } from './patch';
import { told } from './tell';
import type { Chat, Entry, Head, Message, Move, Position, Refusal, Seat, SentEntry, Snapshot, Update } from './types';

export interface PendingMove {
  /** As it is told; a step of several moves has them all. */
  words: string;
  moves: string[];
  /** The ply it was chosen at. */
  ply: number;
  seat: string | null;
  /** The revision that contains it, once the server has said so. */
  revision: number | null;
  /** Where several are asked at once: how many moves the seat's answer had before it. */
  said: number | null;
}

export interface Notice extends Refusal {
  kind: 'refusal' | 'news';
}

export interface MatchState {
  snapshot: Snapshot | null;
  log: Entry[];
  chat: Chat[];
  pending: PendingMove | null;
  notice: Notice | null;
  /** The ply being looked at; null is now. */
  cursor: number | null;
  /** Entries that have happened but are not yet shown on the board. */
  queue: Entry[];
  /** The positions to which entries have led, by ply, as far as the last message told them. */
  passed: ReadonlyMap<number, Position>;
  /** What the server takes for known: its next message says how that has changed. */
  base: { head: Head; position: Position } | null;
  /** True when a message does not fit what is here, so that a whole snapshot is needed. */
  gap: boolean;
}

const nowhere: ReadonlyMap<number, Position> = new Map();

export const emptyMatch: MatchState = {
  snapshot: null,
  log: [],
  chat: [],
  pending: null,
  notice: null,
  cursor: null,
  queue: [],
  passed: nowhere,
  base: null,
  gap: false,
};

export interface Words {
  overtaken: (words: string) => string;
  away: (count: number) => string;
}

function isSame(a: Entry, b: Entry): boolean {
  return a.ply === b.ply && a.seat === b.seat && a.words === b.words;
}

/** The same move, though other eyes may read it in other words. */
function isSameMove(a: Entry, b: Entry): boolean {
  return a.ply === b.ply && a.seat === b.seat;
}

/** Whether a log only went on; else something in it was taken back. */
export function isContinued(before: Entry[], after: Entry[], isSameEntry = isSame): boolean {
  return before.every((entry, index) => after[index] !== undefined && isSameEntry(after[index], entry));
}

/** The whole log, or null where something between is missing. */
function joinLog(before: Entry[], more: readonly SentEntry[], game: string, from: number): Entry[] | null {
  if (before.length < from) return null;
  return [...before.slice(0, from), ...told(more, game, from)];
}

/** How many moves a seat's answer has, as far as this position tells. */
function saidBy(snapshot: Snapshot | null, seat: string | null): number {
  return (seat && snapshot?.asked?.answers[seat]?.length) || 0;
}

/** Whether a move has come to be in the log, or in an answer that waits beside it. */
function isPlayed(pending: PendingMove, log: Entry[], snapshot: Snapshot): boolean {
  if (pending.said === null) return log.some((entry) => entry.ply === pending.ply + 1 && pending.moves.includes(entry.words));
  if (snapshot.ply === pending.ply) return saidBy(snapshot, pending.seat) > pending.said;
  return log.some((entry) => entry.ply > pending.ply && entry.seat === pending.seat && pending.moves.includes(entry.words));
}

function settlePending(state: MatchState, log: Entry[], snapshot: Snapshot, words: Words): Pick<MatchState, 'pending' | 'notice'> {
  const { pending, notice } = state;
  if (!pending) return { pending, notice: snapshot.ply === state.snapshot?.ply ? notice : null };
  if (isPlayed(pending, log, snapshot) || (pending.revision !== null && snapshot.revision >= pending.revision)) return { pending: null, notice: null };
  if (snapshot.ply === pending.ply) return { pending, notice };
  return { pending: null, notice: { kind: 'news', rule: null, text: words.overtaken(pending.words) } };
}

/** Entries that are new, unless something was undone. */
function freshEntries(state: MatchState, log: Entry[], viewer: string | null): Entry[] | null {
  if (!state.snapshot) return null;
  const isSameEntry = viewer === state.snapshot.viewer ? isSame : isSameMove;
  return isContinued(state.log, log, isSameEntry) ? log.slice(state.log.length) : null;
}

/** The list that is already here where it says the same, so that somebody who is choosing from it can go on. */
function sameMoves(before: Move[], after: Move[]): Move[] {
  const isSameList = before.length === after.length && before.every((move, index) => move.words === after[index]!.words);
  return isSameList ? before : after;
}

/** A message, as far as it is made of the same parts: the match, the log from an entry on, the way there. */
interface News {
  snapshot: Snapshot;
  from: number;
  passed: ReadonlyMap<number, Position>;
  /** Whether the line was gone: then what happened is told, but not shown. */
  isReturn: boolean;
}

function apply(state: MatchState, { snapshot: received, from, passed, isReturn }: News, words: Words): MatchState {
  const before = state.snapshot;
  // At one table the next person looks with other eyes: nothing the last one saw stays.
  const isHandedOver = before !== null && before.hand_over !== received.hand_over;
  const log = isHandedOver && from > 0 ? null : joinLog(state.log, received.log, received.game, from);
  if (!log) return { ...state, gap: true };
  const isSamePosition = before?.ply === received.ply && before.deciding === received.deciding;
  const snapshot = isSamePosition ? { ...received, moves: sameMoves(before.moves, received.moves) } : received;
  const fresh = isHandedOver ? null : freshEntries(state, log, snapshot.viewer);
  const isShown = state.cursor === null && fresh !== null && !isReturn;
  const queue = isShown ? [...state.queue, ...fresh] : [];
  const missed = isReturn && fresh ? state.queue.length + fresh.length : 0;
  const settled = isHandedOver ? { pending: null, notice: null } : settlePending(state, log, snapshot, words);
  const notice = missed > 0 && !settled.notice ? { kind: 'news' as const, rule: null, text: words.away(missed) } : settled.notice;
  const cursor = isHandedOver || (state.cursor !== null && state.cursor >= snapshot.ply) ? null : state.cursor;
  const chat = mergeChat(state.chat, snapshot.chat);
  const way = queue.length > 0 ? new Map([...state.passed, ...passed]) : nowhere;
  return { ...state, snapshot, log, chat, pending: settled.pending, notice, cursor, queue, passed: way, gap: false };
}

/** What is here already, for the address of the next connection: log and chat are not sent again. */
export function known(state: MatchState): string {
  const { snapshot, log, chat, gap } = state;
  if (!snapshot || gap || snapshot.hand_over !== null || log.length !== snapshot.ply) return '';
  const { revision, ply, status, viewer } = snapshot;
  const said = new URLSearchParams({ revision: `${revision}`, ply: `${ply}`, status, chat: `${chat.at(-1)?.id ?? 0}` });
  if (viewer !== null) said.set('viewer', viewer);
  return `?${said}`;
}

function applySnapshot(state: MatchState, snapshot: Snapshot, from: number, words: Words): MatchState {
  const { view, hints, moves: _moves, log: _log, chat: _chat, ...head } = snapshot;
  const base = { head, position: { view, hints } };
  return { ...apply(state, { snapshot, from, passed: nowhere, isReturn: state.snapshot !== null }, words), base };
}

function applyUpdate(state: MatchState, update: Update, words: Words): MatchState {
  if (!state.base || !state.snapshot) return { ...state, gap: true };
  const head = patch(state.base.head, update.change) as Head;
  let position = patch(state.base.position, update.way.first) as Position;
  const passed = new Map([[update.way.start, position]]);
  update.way.changes.forEach((change, index) => {
    position = patch(position, change) as Position;
    passed.set(update.way.start + index + 1, position);
  });
  position = patch(position, update.way.last) as Position;
  const snapshot: Snapshot = { ...head, ...position, moves: update.moves ?? state.snapshot.moves, log: update.log, chat: state.chat };
  return { ...apply(state, { snapshot, from: update.log_from, passed, isReturn: false }, words), base: { head, position } };
}

function mergeChat(before: Chat[], more: Chat[]): Chat[] {
  const byId = new Map(before.map((line) => [line.id, line]));
  for (const line of more) byId.set(line.id, line);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

function applySeats(state: MatchState, seats: Seat[]): MatchState {
  return state.snapshot ? { ...state, snapshot: { ...state.snapshot, seats } } : state;
}

export function receive(state: MatchState, message: Message, words: Words): MatchState {
  switch (message.type) {
    case 'snapshot':
      return applySnapshot(state, message.snapshot, message.log_from, words);
    case 'update':
      return applyUpdate(state, message, words);
    case 'presence':
      return applySeats(state, message.seats);
    case 'chat':
      return { ...state, chat: mergeChat(state.chat, [message.chat]) };
    case 'ping':
      return state;
  }
}

export function sent(state: MatchState, moves: string[], seat: string | null): MatchState {
  const ply = state.snapshot?.ply ?? 0;
  const said = seat && state.snapshot?.asked?.seats.includes(seat) ? saidBy(state.snapshot, seat) : null;
  return { ...state, pending: { words: moves.join(', '), moves, ply, seat, revision: null, said }, notice: null };
}

/** The server has the move; it stays pending until the position that contains it is here. */
export function acknowledged(state: MatchState, revision: number): MatchState {
  if (!state.pending) return state;
  // An answer changes no revision: the next position tells of it.
  const isAnswer = state.pending.said !== null && state.snapshot?.ply === state.pending.ply;
  if ((state.snapshot?.revision ?? 0) >= revision && !isAnswer) return { ...state, pending: null };
  return { ...state, pending: { ...state.pending, revision } };
}

export function refused(state: MatchState, refusal: Refusal): MatchState {
  return { ...state, pending: null, notice: { kind: 'refusal', ...refusal } };
}

export function said(state: MatchState, text: string): MatchState {
  return { ...state, notice: { kind: 'news', rule: null, text } };
}

export function quiet(state: MatchState): MatchState {
  return { ...state, notice: null };
}

/** Looks at a ply; the last one, and anything beyond, is now. */
export function lookAt(state: MatchState, ply: number | null): MatchState {
  const last = state.snapshot?.ply ?? 0;
  const cursor = ply === null || ply >= last ? null : Math.max(0, ply);
  return cursor === null ? { ...state, cursor } : { ...skipAll(state), cursor };
}

export function shown(state: MatchState, entry: Entry): MatchState {
  return { ...state, queue: state.queue.filter((waiting) => waiting.ply !== entry.ply) };
}

export function skipAll(state: MatchState): MatchState {
  return { ...state, queue: [], passed: nowhere };
}

/** Names one's turn, for as long as it lasts: a new name is worth a notification. */
export function turnName(state: MatchState): string | null {
  const now = state.snapshot;
  if (!now?.deciding || now.status !== 'running') return null;
  const last = state.log.findLast((entry) => entry.seat !== now.deciding && entry.seat !== 'chance');
  return `${now.deciding} ${last?.ply ?? 0}`;
}

/** While only one's own moves are being shown one may already go on. */
export function mayAct(state: MatchState): boolean {
  const now = state.snapshot;
  if (!now?.deciding || state.cursor !== null || state.pending) return false;
  return state.queue.every((entry) => now.you.includes(entry.seat));
}
