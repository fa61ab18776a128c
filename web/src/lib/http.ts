// The web API as functions. Every failure is an ApiError with a sentence one can show.
import { say, tell, type Phrase } from './words';
import type {
  At,
  BoardData,
  Comparison,
  DeviceLink,
  Done,
  Drafted,
  DuplicateOpened,
  SentEntry,
  ErrorBody,
  Game,
  Here,
  Kept,
  Lead,
  Lobby,
  Me,
  NewDuplicate,
  NewMatch,
  NewPasskey,
  OddsTold,
  Opened,
  PositionRange,
  Rules,
  SharedPosition,
  Snapshot,
  UsePasskey,
  Why,
} from './types';

export type ErrorCode = ErrorBody['code'] | 'offline' | 'broken';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode,
    readonly rule: string | null = null,
    /** Seconds after which the same may be tried again; null where that would not help. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const body = (await answer.json()) as { error?: ErrorBody };
    if (body.error) return new ApiError(tell(body.error.says), body.error.code, body.error.rule, body.error.retry_after);
  } catch {
    // No JSON: something between us and the server answered.
  }
  return new ApiError(answer.status >= 502 ? say('net-offline') : say('net-broken', { status: answer.status }), answer.status >= 502 ? 'offline' : 'broken');
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(say('net-offline'), 'offline');
  }
  if (!answer.ok) throw await failure(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

const query = (values: Record<string, string | number | null>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null) as [string, string][];
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<Game[]>('/api/games'),
  rules: (game: string) => ask<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
  checkBoard: (game: string, board: string) => post<{ ok: boolean; says: Phrase }>(`/api/games/${encodeURIComponent(game)}/board-check`, { board }),
  me: () => ask<Me>('/api/me'),
  here: () => ask<Here>('/api/me/here'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  link: () => post<DeviceLink>('/api/me/link'),
  revoke: () => post<Me>('/api/me/revoke'),
  devices: () => ask<Kept>('/api/me/devices'),
  signOut: (id: string) => post<Kept>('/api/me/devices/revoke', { id }),
  code: () => post<{ code: string }>('/api/me/code'),
  recover: (code: string) => post<{ name: string; code: string }>('/api/me/recover', { code }),
  askNewPasskey: () => post<{ options: unknown }>('/api/me/passkeys/new'),
  addPasskey: (made: NewPasskey) => post<Kept>('/api/me/passkeys', made),
  removePasskey: (id: string) => post<Kept>('/api/me/passkeys/remove', { id }),
  askPasskey: () => post<{ options: unknown }>('/api/me/passkeys/ask'),
  usePasskey: (signed: UsePasskey) => post<{ name: string }>('/api/me/passkeys/use', signed),
  claim: (token: string) => post<{ name: string }>('/api/me/claim', { token }),
  lobby: () => ask<Lobby>('/api/lobby'),
  create: (wanted: NewMatch) => post<Opened>('/api/matches', wanted),
  createDuplicate: (wanted: NewDuplicate) => post<DuplicateOpened>('/api/duplicates', wanted),
  learn: (game: string, lesson: string) => post<{ id: string }>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  goBack: (id: string, to: 'step' | 'start') => post<Done>(`${match(id)}/lesson`, { to }),
  openRecord: (record: string) => post<{ id: string }>('/api/records', { record }),
  join: (id: string, body: { seat?: string; token?: string; written?: boolean }) => post<Snapshot>(`${match(id)}/join`, body),
  board: (id: string) => ask<BoardData>(`${match(id)}/board`),
  move: (id: string, moves: string[], ply: number, seat: string | null) =>
    post<Done>(`${match(id)}/moves`, { move: moves.length === 1 ? moves[0] : moves, ply, ...(seat ? { seat } : {}) }),
  draft: (id: string, moves: string[], ply: number, seat: string | null) => post<Drafted>(`${match(id)}/draft`, { moves, ply, ...(seat ? { seat } : {}) }),
  undo: (id: string) => post<Done>(`${match(id)}/undo`),
  redo: (id: string) => post<Done>(`${match(id)}/redo`),
  why: async (id: string, move: string | Record<string, unknown>): Promise<Why> => {
    const { legal, rule, says } = await post<{ legal: boolean; rule: string | null; says: Phrase | null }>(`${match(id)}/why`, { move });
    return { legal, rule, text: says ? tell(says) : '' };
  },
  odds: (id: string, words: string) => ask<OddsTold>(`${match(id)}/odds?move=${encodeURIComponent(words)}`),
  at: (id: string, ply: number, viewer: string | null) => ask<At>(`${match(id)}/at/${ply}${query({ viewer })}`),
  views: (id: string, start: number, count: number, viewer: string | null) => ask<PositionRange>(`${match(id)}/views${query({ start, count, viewer })}`),
  log: (id: string, viewer: string) => ask<SentEntry[]>(`${match(id)}/log${query({ viewer })}`),
  comparison: (id: string) => ask<Comparison>(`${match(id)}/comparison`),
  lead: (id: string) => ask<Lead>(`${match(id)}/lead`),
  recordPath: (id: string) => `${match(id)}/record`,
  chat: (id: string, text: string) => post<{ id: number }>(`${match(id)}/chat`, { text }),
  resign: (id: string, seat: string) => post<Done>(`${match(id)}/resign`, { seat }),
  propose: (id: string, kind: 'takeback' | 'end', ply?: number) => post<Done>(`${match(id)}/propose`, ply === undefined ? { kind } : { kind, ply }),
  answer: (id: string, yes: boolean) => post<Done>(`${match(id)}/answer`, { yes }),
  stand: (id: string, passes: boolean, seat: string) => post<Done>(`${match(id)}/stand`, { passes, seat }),
  closeMatch: (id: string) => post<Done>(`${match(id)}/close`),
  standIn: (id: string, seat: string, bot: string | null) => post<Done>(`${match(id)}/stand-in`, { seat, bot }),
  position: (line: string) => ask<SharedPosition>(`/api/position?line=${encodeURIComponent(line)}`),
  liveUrl: (id: string, known: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${match(id)}/live${known}`,
};

/** The sentence of anything thrown. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : say('net-unexpected');
}
