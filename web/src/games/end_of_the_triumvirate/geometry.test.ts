import { describe, expect, it } from 'vitest';
import { begin, drag, settle, whole, zoom } from './camera';
import type { Spot } from './layout';
import { along, seaWay, towards, trace } from './routes';
import { board } from './sample';
import { edges, schematic } from './schematic';

describe('ways over the map', () => {
  it('finds the fewest seas', () => {
    expect(seaWay(board, 'Italia', 'Sicilia')).toEqual(['Mare']);
    expect(seaWay(board, 'Italia', 'Aegyptus')).toEqual(['Mare', 'Libycum']);
    expect(seaWay(board, 'Gallia', 'Africa')).toEqual([]);
  });

  it('goes through its points, from the first to the last', () => {
    const points: Spot[] = [
      [0, 0],
      [100, 50],
      [200, 0],
    ];
    expect(along(points, 0)).toEqual([0, 0]);
    expect(along(points, 0.5)).toEqual([100, 50]);
    expect(along(points, 1)).toEqual([200, 0]);
    expect(along([], 0.5)).toEqual([0, 0]);
    expect(trace(points, 2)).toBe('M0.0 0.0L100.0 50.0L200.0 0.0');
  });

  it('walks to the province in the direction of the key', () => {
    const places: Record<string, { label: Spot }> = { a: { label: [0, 0] }, b: { label: [100, 10] }, c: { label: [300, 0] }, d: { label: [10, 90] } };
    expect(towards(places, 'a', 'ArrowRight')).toBe('b');
    expect(towards(places, 'a', 'ArrowDown')).toBe('d');
    expect(towards(places, 'a', 'ArrowLeft')).toBeNull();
    expect(towards(places, 'a', 'x')).toBeNull();
  });
});

describe('the camera', () => {
  const map = { width: 1600, height: 800 };
  const room = { width: 800, height: 500 };

  it('shows the whole map and centres what is smaller than the room', () => {
    expect(whole(map, room)).toBe(0.5);
    expect(settle({ x: 50, y: 50, scale: 0 }, map, room)).toEqual({ x: 0, y: -100, scale: 0.5 });
  });

  it('keeps the point under the finger', () => {
    const closer = zoom({ x: 0, y: -100, scale: 0.5 }, 2, [400, 250], map, room);
    expect(closer.scale).toBe(1);
    expect(closer.x + 400).toBe(800);
  });

  it('never leaves the map', () => {
    expect(drag({ x: 0, y: 0, scale: 1 }, 500, 500, map, room)).toMatchObject({ x: 0, y: 0 });
    expect(drag({ x: 0, y: 0, scale: 1 }, -9000, -9000, map, room)).toMatchObject({ x: 800, y: 300 });
  });

  it('fills a high and narrow room', () => {
    const phone = { width: 360, height: 560 };
    expect(begin(map, phone, [800, 400]).scale).toBeGreaterThan(2 * whole(map, phone));
  });
});

describe('a board without geometry', () => {
  it('is drawn the same every time, with room between the cells', () => {
    const one = schematic(board);
    expect(schematic(board)).toEqual(one);
    const places = Object.values(one.provinces);
    places.forEach((a, i) =>
      places.slice(i + 1).forEach((b) => {
        expect(Math.hypot(a.label[0] - b.label[0], a.label[1] - b.label[1])).toBeGreaterThan(2 * 100);
      }),
    );
    for (const { slots, r } of places) {
      slots.forEach((a, i) => slots.slice(i + 1).forEach((b) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(2 * r)));
    }
  });

  it('has one tie for each pair, the closest', () => {
    expect(edges(board)).toEqual([
      { a: 0, b: 1, kind: 'border' },
      { a: 0, b: 2, kind: 'arrow' },
      { a: 0, b: 3, kind: 'sea' },
      { a: 2, b: 3, kind: 'sea' },
      { a: 3, b: 4, kind: 'sea' },
    ]);
  });

  it('keeps fifteen crowded provinces apart', () => {
    const provinces = Array.from({ length: 15 }, (_, i) => ({
      code: `P${i}`,
      name: `Provincia ${i}`,
      type: 'military',
      borders: [`Provincia ${(i + 1) % 15}`, `Provincia ${(i + 14) % 15}`],
      arrows: [],
      seas: ['Mare'],
      in_play: true,
    }));
    const places = Object.values(schematic({ ...board, provinces }).provinces);
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect(Math.hypot(a.label[0] - b.label[0], a.label[1] - b.label[1])).toBeGreaterThan(195)));
  });
});
