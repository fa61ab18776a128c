// Addresses of the page, read and written in one place.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'match'; id: string; ply: number | null }
  | { page: 'join'; id: string; token: string }
  | { page: 'link'; token: string }
  | { page: 'rules'; game: string; paragraph: string | null }
  | { page: 'learn'; game: string }
  | { page: 'position'; line: string }
  | { page: 'unknown'; path: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const GAME = /^[a-z0-9_]{1,64}$/;
const TOKEN = /^[A-Za-z0-9._~-]{1,256}$/;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Where an address leads. */
export function parseRoute(path: string, search = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  const [head, first = '', second = ''] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (head === 'new' && parts.length === 1) return { page: 'new', game: query.get('game') };
  if (head === 'm' && parts.length === 2 && ID.test(first)) return { page: 'match', id: first, ply: wholeNumber(query.get('ply')) };
  if (head === 'join' && parts.length === 3 && ID.test(first) && TOKEN.test(second)) return { page: 'join', id: first, token: second };
  if (head === 'link' && parts.length === 2 && TOKEN.test(first)) return { page: 'link', token: first };
  if (head === 'rules' && parts.length === 2 && GAME.test(first))
    return { page: 'rules', game: first, paragraph: hash.length > 1 ? decoded(hash.slice(1)) : null };
  if (head === 'learn' && parts.length === 2 && GAME.test(first)) return { page: 'learn', game: first };
  const line = query.get('line');
  if (head === 'p' && parts.length === 1 && line) return { page: 'position', line };
  return { page: 'unknown', path };
}

export const paths = {
  lobby: '/',
  newMatch: (game?: string): string => (game ? `/new?game=${encodeURIComponent(game)}` : '/new'),
  match: (id: string, ply?: number): string => `/m/${encodeURIComponent(id)}${ply === undefined ? '' : `?ply=${ply}`}`,
  rules: (game: string, paragraph?: string | null): string => `/rules/${encodeURIComponent(game)}${paragraph ? `#${paragraph}` : ''}`,
  learn: (game: string): string => `/learn/${encodeURIComponent(game)}`,
  position: (line: string): string => `/p?line=${encodeURIComponent(line)}`,
};
