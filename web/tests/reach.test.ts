import { describe, expect, it } from 'vitest';
import { isThisMachine, linkForOthers } from '../src/lib/reach';

const LAN = 'http://192.168.1.20:8000';

describe('a link for somebody else', () => {
  it('knows which addresses nobody else can open', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isThisMachine)).toBe(true);
    expect(['192.168.1.20', 'play.example.org', '127.example.org'].some(isThisMachine)).toBe(false);
  });

  it('names the address in the local network, where the server listens there', () => {
    const origin = 'http://127.0.0.1:8000';
    expect(linkForOthers('/join/a/b', origin, { reachable: true, addresses: [LAN] })).toBe(`${LAN}/join/a/b`);
    expect(linkForOthers('/join/a/b', origin, { reachable: false, addresses: [LAN] })).toBe(`${origin}/join/a/b`);
    expect(linkForOthers('/m/a', 'https://play.example.org', null)).toBe('https://play.example.org/m/a');
  });
});
