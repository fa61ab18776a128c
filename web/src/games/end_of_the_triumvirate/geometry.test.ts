import { describe, expect, it } from 'vitest';
import { seaWay } from './routes';
import { board } from './sample';
import { edges, schematic } from './schematic';

describe('ways over the seas', () => {
  it('finds the fewest seas', () => {
    expect(seaWay(board, 'Italia', 'Sicilia')).toEqual(['Mare']);
    expect(seaWay(board, 'Italia', 'Aegyptus')).toEqual(['Mare', 'Libycum']);
    expect(seaWay(board, 'Gallia', 'Africa')).toEqual([]);
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
      type: 'military' as const,
      borders: [`Provincia ${(i + 1) % 15}`, `Provincia ${(i + 14) % 15}`],
      arrows: [],
      seas: ['Mare'],
      in_play: true,
    }));
    const places = Object.values(schematic({ ...board, provinces }).provinces);
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect(Math.hypot(a.label[0] - b.label[0], a.label[1] - b.label[1])).toBeGreaterThan(195)));
  });
});
