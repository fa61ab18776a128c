import { describe, expect, it } from 'vitest';
import { parseRoute, paths } from '../src/lib/route';

describe('addresses', () => {
  it.each([
    ['/', '', '', { page: 'lobby' }],
    ['/new', '?game=toy', '', { page: 'new', game: 'toy' }],
    ['/m/aB3_-x', '', '', { page: 'match', id: 'aB3_-x', ply: null }],
    ['/m/x', '?ply=42', '', { page: 'match', id: 'x', ply: 42 }],
    ['/m/x', '?ply=-1', '', { page: 'match', id: 'x', ply: null }],
    ['/join/x/t0k.en', '', '', { page: 'join', id: 'x', token: 't0k.en' }],
    ['/link/t0k', '', '', { page: 'link', token: 't0k' }],
    ['/rules/toy', '', '#4.7', { page: 'rules', game: 'toy', paragraph: '4.7' }],
    ['/p', '?line=a%20b', '', { page: 'position', line: 'a b' }],
  ] as const)('%s%s%s', (path, search, hash, route) => {
    expect(parseRoute(path, search, hash)).toEqual(route);
  });

  it.each(['/m', '/m/a/b', '/p', '/rules/../etc', '/what', '/%E0%A4%A'])('%s leads nowhere', (path) => {
    expect(parseRoute(path).page).toBe('unknown');
  });

  it('writes what it reads', () => {
    expect(parseRoute(...split(paths.match('x', 7)))).toEqual({ page: 'match', id: 'x', ply: 7 });
    expect(parseRoute(...split(paths.position('a & b=c')))).toEqual({ page: 'position', line: 'a & b=c' });
    expect(parseRoute(...split(paths.rules('toy', '4.7')))).toEqual({ page: 'rules', game: 'toy', paragraph: '4.7' });
  });
});

function split(path: string): [string, string, string] {
  const url = new URL(path, 'http://here');
  return [url.pathname, url.search, url.hash];
}
