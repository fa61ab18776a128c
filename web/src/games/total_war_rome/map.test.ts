// The map: lines as points, the true map and one of cells, and names that fit.
import { describe, expect, it } from 'vitest';
import { areaOf, lengthOf, middleOf, pointsAlong, runsOf } from './geometry';
import { layoutOf } from './layout';
import { endsOf, seasOf } from './places';
import { board } from './sample';
import { spread } from './schematic';
import built from './map.json';

describe('lines', () => {
  const run = runsOf('M10 10l10 0 0 10')[0]!;
  it('are read as web/map writes them', () => {
    expect(runsOf('M10 10l10 0 0 10M.5-1l2-.5')).toEqual([
      [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
      [
        [0.5, -1],
        [2.5, -1.5],
      ],
    ]);
    expect(lengthOf(run)).toBe(20);
  });
  it('have a middle and points at equal distances', () => {
    expect(middleOf([run])).toEqual([20, 10]);
    expect(pointsAlong(run, 10)).toEqual([
      [15, 10],
      [20, 15],
    ]);
  });
  it('enclose an area', () => {
    expect(areaOf(runsOf('M0 0l10 0 0 10-10 0z')[0]!)).toBe(100);
  });
});

describe('the map', () => {
  it('has a line for every border that is no strait, and an outline for every sea', () => {
    expect(built.lines.length + built.straits.length).toBe(95);
    expect(Object.keys(built.waters)).toEqual(Object.keys(built.seas));
    for (const { path } of built.lines) expect(runsOf(path).length).toBeGreaterThan(0);
  });
  it('is one of cells for another board, and no two of them touch', () => {
    const layout = layoutOf(board);
    expect(layout.schematic).toBe(true);
    expect(Object.keys(layout.spots).sort()).toEqual(['Carthago', 'Etruria', 'Mare Tyrrhenum', 'Roma']);
    const places = spread([
      [0, 0],
      [0, 0],
      [0.1, 0],
      [9, 9],
    ]);
    for (const [i, a] of places.entries()) for (const b of places.slice(0, i)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(91);
    expect(layoutOf(board)).toBe(layout);
  });
  it('knows the ends of borders and the seas of regions by name', () => {
    expect(endsOf(board, board.borders[0]!)).toEqual(['Roma', 'Etruria']);
    expect(seasOf(board, 'Roma')).toEqual(['Mare Tyrrhenum']);
  });
});
