import { describe, expect, it } from 'vitest';
import { groupsOf } from '../src/lib/groups';
import { isFresh, lastRound, recap } from '../src/lib/recap';
import { entry } from './samples';

const log = [entry(1), entry(2, 'chance'), entry(3, 'Pompeius'), entry(4, 'chance'), entry(5, 'Pompeius'), entry(6, 'Crassus')];

describe('since my last turn', () => {
  it('is what the others did in a row, without what chance added to my own move', () => {
    const round = lastRound(log, ['Caesar']);
    expect(round.map((one) => one.ply)).toEqual([3, 4, 5, 6]);
    expect(isFresh(round, log, ['Caesar'])).toBe(true);
    expect(lastRound(log, ['Pompeius', 'Crassus'])).toEqual([]);
  });

  it('can be called back while my turn goes on, and one answer in it is no round', () => {
    const later = [...log, entry(7), entry(8, 'Crassus'), entry(9)];
    const round = lastRound(later, ['Caesar']);
    expect(round.map((one) => one.ply)).toEqual([3, 4, 5, 6]);
    expect(isFresh(round, later, ['Caesar'])).toBe(false);
  });

  it('is told by what matters most, in order, with the seat whose move it was', () => {
    const since = lastRound(log, ['Caesar']);
    const weigh = (event: { text: string }) => (event.text.startsWith('chance') ? 5 : event.text.includes('move 3') ? 0 : 2);
    expect(recap(since, { weigh }, 2).lines.map(({ seat, ply }) => [seat, ply])).toEqual([
      ['Pompeius', 4],
      ['Crassus', 6],
    ]);
  });

  it('is the last of all where nothing is weighed', () => {
    expect(recap(lastRound(log, ['Caesar']), null, 2).lines.map(({ ply }) => ply)).toEqual([3, 6]);
  });

  it('goes on after an answer that only lets the others go on, and knows whose event it is', () => {
    const game = { isAside: (one: { ply: number }) => one.ply === 4, actorOf: () => 'Crassus', weigh: () => 1 };
    const asked = [entry(1), entry(2, 'Pompeius'), entry(3, 'Crassus'), entry(4), entry(5, 'Pompeius')];
    expect(lastRound(asked, ['Caesar']).map(({ ply }) => ply)).toEqual([2, 3]);
    const round = lastRound(asked, ['Caesar'], game);
    expect(round.map(({ ply }) => ply)).toEqual([2, 3, 4, 5]);
    expect(isFresh(round, asked, ['Caesar'], game)).toBe(true);
    expect(recap(round, game, Infinity).lines.map(({ seat }) => seat)).toEqual(['Crassus', 'Crassus', 'Crassus', 'Crassus']);
    // What comes of an answer is not of him who answered.
    const { isAside, weigh } = game;
    expect(recap(round, { isAside, weigh }, Infinity).lines.map(({ seat }) => seat)).toEqual(['Pompeius', 'Crassus', 'Crassus', 'Pompeius']);
  });

  it('has one line for what a seat does again and again, none for a move that tells nothing, and says what it leaves out', () => {
    const marches = [1, 2, 3].map((ply) => entry(ply, 'Pompeius'));
    const round = [...marches, { ...entry(4, 'Pompeius'), events: [] }, entry(5, 'Crassus')];
    const told = recap(round, { weigh: () => 1 });
    expect(told.lines.map(({ seat, ply, like }) => [seat, ply, like])).toEqual([
      ['Pompeius', 1, 2],
      ['Crassus', 5, 0],
    ]);
    expect(told.more).toBe(2);
    expect(recap(round, { weigh: () => 1 }, Infinity)).toMatchObject({ more: 0, lines: [{ ply: 1 }, { ply: 2 }, { ply: 3 }, { ply: 5 }] });
    // Where nothing is weighed a move without events is all that there is to tell.
    expect(recap(round, null).lines.map(({ ply }) => ply)).toEqual([1, 4, 5]);
  });
});

describe('a long turn', () => {
  it('comes in parts: one seat, one turn, one phase; chance belongs to what went before', () => {
    const partOf = (one: { ply: number }) => (one.ply < 5 ? 'movement' : null);
    expect(groupsOf(log, { partOf }).map(({ seat, part, entries }) => [seat, part, entries.length])).toEqual([
      ['Caesar', 'movement', 2],
      ['Pompeius', 'movement', 3],
      ['Crassus', null, 1],
    ]);
    const next = { ...entry(7, 'Crassus'), turn: 2 };
    expect(groupsOf([...log, next], null).map(({ turn }) => turn)).toEqual([1, 1, 1, 2]);
  });
});
