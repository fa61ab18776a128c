import { describe, expect, it } from 'vitest';
import type { Spot } from '../kit/map';
import { compared, diceOf } from './dice';
import { borders, corners, middle, path, under } from './hex';
import { groundsOf, largest, layoutOf } from './layout';
import { chanceOf, meeting, romeOf } from './position';
import { board, view } from './sample';

const GRID = { x: 0, y: 0, r: 10 };
const cell = (column: number, row: number, group = '') => ({ at: middle(GRID, column, row), group });
const far = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);
const edges = (d: string): number => (d.match(/[LZ]/g) ?? []).length;

describe('hexes', () => {
  it('stand in rows, the odd ones half a hex to the right, all as far apart', () => {
    const here = middle(GRID, 1, 1);
    for (const [column, row] of [
      [0, 1],
      [2, 1],
      [1, 0],
      [2, 0],
      [1, 2],
      [2, 2],
    ] as const) {
      expect(far(here, middle(GRID, column, row))).toBeCloseTo(Math.sqrt(3) * 10);
    }
  });

  it('have six corners, the first at the top', () => {
    const around = corners([0, 0], 10);
    expect(around).toHaveLength(6);
    expect(around[0]![0]).toBeCloseTo(0);
    expect(around[0]![1]).toBeCloseTo(-10);
    expect(path([0, 0], 10)).toMatch(/^M.*Z$/);
  });

  it('share the edges that lie between them', () => {
    expect(edges(borders([cell(0, 0)], 10, true))).toBe(6);
    expect(edges(borders([cell(0, 0), cell(1, 0)], 10, true))).toBe(10);
    expect(edges(borders([cell(0, 0, 'a'), cell(1, 0, 'b')], 10, false))).toBe(1);
    expect(borders([cell(0, 0, 'a'), cell(1, 0, 'a')], 10, false)).toBe('');
  });

  it('draw a closed border as one line', () => {
    const ring = borders([cell(0, 0), cell(1, 0), cell(0, 1)], 10, true);
    expect(ring.match(/M/g)).toHaveLength(1);
    expect(ring.endsWith('Z')).toBe(true);
  });

  it('are found under a point', () => {
    const places = { Roma: { at: middle(GRID, 0, 0) }, Capua: { at: middle(GRID, 1, 0) } };
    expect(under(places, [1, 2], 10)).toBe('Roma');
    expect(under(places, [16, 1], 10)).toBe('Capua');
    expect(under(places, [60, 60], 10)).toBeNull();
  });
});

describe('the board on the coastline', () => {
  it('has a place for every hex, and neighbours beside each other', () => {
    const { hexes, grid } = layoutOf(board);
    for (const one of board.hexes) {
      for (const name of one.neighbours) expect(far(hexes[one.name]!.at, hexes[name]!.at)).toBeCloseTo(Math.sqrt(3) * grid.r);
    }
  });

  it('gives neighbouring regions different grounds', () => {
    const grounds = groundsOf(board);
    expect([...grounds.keys()].sort()).toEqual(['Gallia', 'Italia', 'Narbonensis']);
    expect(new Set(grounds.values()).size).toBe(3);
  });

  it('names a region once, where its largest part is', () => {
    expect(layoutOf(board).regions.map((region) => region.name)).toEqual(['Gallia', 'Italia', 'Narbonensis']);
    expect(largest(board.hexes.filter((one) => one.terrain === 'land'))).toHaveLength(5);
    expect(romeOf(board)).toBe('Roma');
  });
});

describe('who meets whom', () => {
  it('counts a leader beside his troops', () => {
    expect(meeting(view, 'Caesar', 'Massilia', 2)).toEqual({
      attackers: 2,
      attackerLeader: false,
      defender: 'Pompeius',
      defenders: 4,
      defenderLeader: true,
    });
    expect(meeting(view, 'Caesar', 'Campania', 2)).toBeNull();
  });

  it('reads the chance from the board', () => {
    expect(chanceOf(board, { attackers: 1, attackerLeader: false, defenders: 1, defenderLeader: false })).toBe(0.5);
    expect(chanceOf(board, { attackers: 9, attackerLeader: false, defenders: 1, defenderLeader: false })).toBeNull();
  });
});

describe('dice', () => {
  it('are read from the words of a throw, the highest first', () => {
    expect(diceOf('4 2 +8')).toEqual([
      { face: 8, isLeader: true },
      { face: 4, isLeader: false },
      { face: 2, isLeader: false },
    ]);
  });

  it('are compared in pairs, and the defender wins ties', () => {
    expect(compared(diceOf('6 4 1'), diceOf('6 3'), true)).toEqual(['defender', 'attacker']);
    expect(compared(diceOf('6 4 1'), diceOf('5 5'), false)).toEqual(['attacker']);
  });
});
