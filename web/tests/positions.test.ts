import { describe, expect, it } from 'vitest';
import { Positions, RANGE } from '../src/lib/positions';
import type { Position, PositionRange } from '../src/lib/types';

const LAST = 3 * RANGE + 5;
const position = (ply: number): Position => ({ view: { ply }, hints: { warnings: [] } });

/** A server that has LAST moves, and counts what it is asked for. */
function served(asked: number[] = []): Positions {
  return new Positions((start, count): Promise<PositionRange> => {
    asked.push(start);
    const length = Math.max(0, Math.min(count, LAST + 1 - start) - 1);
    return Promise.resolve({ start, first: position(start), changes: Array.from({ length }, (_, index) => ({ view: { ply: [start + index + 1] } })) });
  });
}

describe('positions', () => {
  it('come in ranges, and each range once', async () => {
    const asked: number[] = [];
    const positions = served(asked);
    const found = await Promise.all([3, 7, RANGE - 1, RANGE].map((ply) => positions.at(ply)));
    expect(found.map((one) => one.view)).toEqual([3, 7, RANGE - 1, RANGE].map((ply) => ({ ply })));
    expect(asked).toEqual([0, RANGE]);
    expect((await positions.at(LAST)).view).toEqual({ ply: LAST });
  });

  it('are fetched ahead, on the side to which one is nearer', async () => {
    const asked: number[] = [];
    const positions = served(asked);
    await positions.at(2 * RANGE - 1);
    positions.ahead(2 * RANGE - 1, LAST);
    await positions.at(2 * RANGE);
    positions.ahead(RANGE, LAST);
    await positions.at(0);
    positions.ahead(RANGE, LAST);
    expect(asked).toEqual([RANGE, 2 * RANGE, 0]);
  });

  it('need not be fetched where they came with the news', async () => {
    const asked: number[] = [];
    const positions = served(asked);
    positions.keep(5, position(5));
    expect((await positions.at(5)).view).toEqual({ ply: 5 });
    expect(asked).toEqual([]);
  });

  it('are forgotten, also those that are still on their way', async () => {
    let answer: (range: PositionRange) => void = () => undefined;
    const positions = new Positions(() => new Promise((done) => (answer = done)));
    positions.ahead(0, 1);
    void positions.at(0).catch(() => undefined);
    positions.forget();
    answer({ start: 0, first: position(99), changes: [] });
    await Promise.resolve();
    expect(positions.get(0)).toBeUndefined();
  });

  it('say so if they can not be had', async () => {
    const broken = new Positions(() => Promise.reject(new Error('gone')));
    await expect(broken.at(3)).rejects.toThrow('gone');
    const empty = new Positions((start) => Promise.resolve({ start, first: position(start), changes: [] }));
    await expect(empty.at(3)).rejects.toThrow();
  });
});
