// What part of the map is seen: pure arithmetic for zooming and dragging.

export interface Camera {
  /** The map's point in the upper left corner. */
  x: number;
  y: number;
  /** Pixels to a map unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 3;
/** Below this scale names can no longer be read. */
const READABLE = 0.4;

/** The scale at which the whole map is just seen. */
export const whole = (map: Size, room: Size): number => Math.min(room.width / map.width, room.height / map.height);

/** Keep the map in the room: centred where it is smaller, without margins where it is larger. */
export function settle(camera: Camera, map: Size, room: Size): Camera {
  const scale = Math.max(whole(map, room), Math.min(CLOSEST, camera.scale));
  const keep = (at: number, size: number, seen: number): number => (seen >= size ? (size - seen) / 2 : Math.min(size - seen, Math.max(0, at)));
  return {
    scale,
    x: keep(camera.x, map.width, room.width / scale),
    y: keep(camera.y, map.height, room.height / scale),
  };
}

/** A map, and the scale below which it cannot be read, where that is not the usual one. */
export interface MapSize extends Size {
  readable?: number;
}

/** The whole map; where it would be too small to read, a part with a point of interest in the middle. */
export function begin(map: MapSize, room: Size, at: readonly [number, number]): Camera {
  const least = whole(map, room);
  const full = Math.max(room.width / map.width, room.height / map.height);
  const scale = least < (map.readable ?? READABLE) ? Math.max(least, Math.min(Math.max(full, 0.5), 0.8)) : least;
  return settle({ scale, x: at[0] - room.width / scale / 2, y: at[1] - room.height / scale / 2 }, map, room);
}

/** Closer or farther by a factor, about a point in pixels. */
export function zoom(camera: Camera, factor: number, at: readonly [number, number], map: Size, room: Size): Camera {
  const { scale } = settle({ ...camera, scale: camera.scale * factor }, map, room);
  const [mx, my] = [camera.x + at[0] / camera.scale, camera.y + at[1] / camera.scale];
  return settle({ scale, x: mx - at[0] / scale, y: my - at[1] / scale }, map, room);
}

/** Dragged by pixels. */
export const drag = (camera: Camera, dx: number, dy: number, map: Size, room: Size): Camera =>
  settle({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, map, room);

export type Point = readonly [number, number];

/** Whether points of the map are in the room, with so many pixels around them. */
export const sees = (camera: Camera, points: readonly Point[], room: Size, margin: number): boolean =>
  points.every(([x, y]) => {
    const [left, top] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
    return left >= margin && top >= margin && left <= room.width - margin && top <= room.height - margin;
  });

/** As close as before, or as far off as it takes to have all these points in the room (but names stay readable). */
export function around(camera: Camera, points: readonly Point[], map: Size, room: Size, margin: number): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min((room.width - 2 * margin) / (right - left || 1), (room.height - 2 * margin) / (bottom - top || 1));
  const scale = Math.max(Math.min(camera.scale, fits), Math.min(camera.scale, READABLE), whole(map, room));
  return settle({ scale, x: (left + right - room.width / scale) / 2, y: (top + bottom - room.height / scale) / 2 }, map, room);
}

/** Part of the way from one view to another, t from 0 to 1. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  scale: from.scale + (to.scale - from.scale) * t,
});
