import { describe, expect, it } from 'vitest';
import { around, begin, between, drag, sees, settle, whole, zoom } from './camera';
import { clearest, sheetAt, standing } from './card';
import { lines, outlineOf, readMap, textWidth, type Spot } from './map';
import { Sight } from './sight.svelte';
import { along, towards, trace } from './ways';

describe('ways over a map', () => {
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

describe('what is seen of a map', () => {
  const map = { width: 1600, height: 800 };
  const sight = (): Sight => {
    const made = new Sight(() => map);
    made.room = { width: 800, height: 500 };
    made.fit([800, 400]);
    return made;
  };

  it('is the whole map in the room until somebody chooses', () => {
    const whole = sight();
    expect(whole.viewBox).toBe('0 -100 1600 1000');
    expect(whole.pixels([800, 400])).toEqual([400, 250]);
    whole.room = { width: 400, height: 500 };
    whole.fit([800, 400]);
    expect(whole.camera.scale).toBeGreaterThan(0.25);
  });

  it('stays as chosen when the room changes, and the whole map stays whole', () => {
    const chosen = sight();
    expect(chosen.key('+')).toBe(true);
    const { scale } = chosen.camera;
    chosen.room = { width: 700, height: 500 };
    chosen.fit([0, 0]);
    expect(chosen.camera.scale).toBe(scale);
    expect([chosen.key('0'), chosen.key('x')]).toEqual([true, false]);
    chosen.room = { width: 400, height: 500 };
    chosen.fit([0, 0]);
    expect(chosen.camera.scale).toBe(0.25);
  });

  it('puts a sheet to the right of a place, else to its left, and always inside', () => {
    const size = { width: 264, height: 250 };
    const seen = sight();
    const at = (x: number) => seen.beside({ box: [x - 100, 300, x + 100, 500], label: [x, 400] }, size);
    expect(at(400).x).toBe(258);
    expect(at(1400).x).toBeLessThan(700 - 264);
    expect(at(0).x).toBeGreaterThanOrEqual(8);
    expect(at(400).y).toBe(160);
  });

  it('puts a sheet where it covers the fewest places that can be chosen, and near by', () => {
    const [size, room] = [
      { width: 200, height: 100 },
      { width: 700, height: 400 },
    ];
    const place = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 40 });
    expect(sheetAt([300, 150], size, room, [])).toEqual([300, 150]);
    const offered = [place(320, 160), place(420, 200)];
    const [x, y] = sheetAt([300, 150], size, room, offered);
    const isCovered = offered.some((one) => one.left < x + 200 && x < one.right && one.top < y + 100 && y < one.bottom);
    expect(isCovered).toBe(false);
    expect(Math.hypot(x - 300, y - 150)).toBeLessThan(250);
  });
});

describe('a built map', () => {
  it('is read with its places as spots', () => {
    const place = { path: 'M0 0', box: [0, 0, 1, 1], label: [1, 2], size: 20, rows: 2, slots: [[3, 4]], r: 9 };
    const straits = [
      {
        between: ['a', 'b'],
        line: [
          [0, 1],
          [2, 3],
        ],
      },
    ];
    const read = readMap({ width: 1, height: 1, wild: '', borders: '', seaLines: '', provinces: { a: place }, seas: {}, straits });
    expect(read.provinces['a']).toEqual(place);
    expect(read.straits).toEqual(straits);
  });

  it('writes a long name on two lines', () => {
    expect([lines('Sardinia et Corsica', 2), lines('Sardinia et Corsica', 1), lines('Asia', 2)]).toEqual([
      ['Sardinia', 'et Corsica'],
      ['Sardinia et Corsica'],
      ['Asia'],
    ]);
    expect(textWidth('Mm', 100)).toBeGreaterThan(textWidth('il', 100));
  });
});

describe('going after what happens', () => {
  const map = { width: 1600, height: 800 };
  const room = { width: 400, height: 300 };
  const camera = { x: 0, y: 0, scale: 1 };

  it('knows what is in sight', () => {
    expect(sees(camera, [[100, 100]], room, 20)).toBe(true);
    expect(sees(camera, [[390, 100]], room, 20)).toBe(false);
    expect(sees(camera, [[100, 100], [900, 100]], room, 20)).toBe(false); // prettier-ignore
  });

  it('goes there as close as before, or as far off as it takes', () => {
    expect(around(camera, [[900, 400]], map, room, 50)).toEqual({ x: 700, y: 250, scale: 1 });
    const both = around(camera, [[600, 400], [1200, 400]], map, room, 50); // prettier-ignore
    expect(both.scale).toBe(0.5);
    expect(sees(both, [[600, 400], [1200, 400]], room, 49)).toBe(true); // prettier-ignore
    // So far off that names could not be read would help nobody.
    expect(around(camera, [[0, 0], [1600, 800]], map, room, 50).scale).toBe(0.4); // prettier-ignore
  });

  it('gets there step by step', () => {
    expect(between(camera, { x: 100, y: 40, scale: 2 }, 0.5)).toEqual({ x: 50, y: 20, scale: 1.5 });
  });

  it('leaves out the islets of an outline, but never all of it', () => {
    const mainland = 'M0 0l100 0 0 80-100 0z';
    const islet = 'M200 200l5 0 0 5z';
    expect(outlineOf(mainland + islet)).toBe(mainland);
    expect(outlineOf(islet)).toBe(islet);
    expect(outlineOf('M0 0C1 1 2 2 3 3Z')).toBe('M0 0C1 1 2 2 3 3Z');
  });
});

describe('a card beside the pointer', () => {
  const room = { width: 800, height: 500 };
  const size = { width: 200, height: 100 };

  it('stands below it on the right, and always inside', () => {
    expect(standing([300, 200], size, room, [])).toEqual([316, 216]);
    const [x, y] = standing([790, 490], size, room, []);
    expect([x, y]).toEqual([594, 374]);
  });

  it('keeps clear of what is compared', () => {
    const below = { left: 0, top: 210, right: 800, bottom: 500 };
    const [, y] = standing([300, 200], size, room, [below]);
    expect(y + size.height).toBeLessThanOrEqual(210);
  });

  it('finds the clearest of several places for a sign', () => {
    const taken = [{ left: 0, top: 0, right: 50, bottom: 50 }];
    expect(clearest([[25, 25], [60, 25], [200, 25]], { width: 10, height: 10 }, taken)).toEqual([60, 25]); // prettier-ignore
    expect(clearest([[25, 25]], { width: 10, height: 10 }, taken)).toEqual([25, 25]);
  });
});
