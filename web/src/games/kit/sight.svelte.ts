// What part of a map is seen, and what changes that: the room there is, fingers, wheel, buttons and keys.
import { begin, drag, settle, whole, zoom, type Camera, type Size } from './camera';
import type { Hand } from './gestures';
import type { Spot } from './map';

const KEY_STEP = 1.3;
const BUTTON_STEP = 1.4;

export class Sight implements Hand {
  room = $state({ width: 0, height: 0 });
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  #map: () => Size;
  #isTouched = false;
  #isWhole = false;

  constructor(map: () => Size) {
    this.#map = map;
  }

  get viewBox(): string {
    const { camera, room } = this;
    const map = this.#map();
    return `${camera.x} ${camera.y} ${room.width / camera.scale || map.width} ${room.height / camera.scale || map.height}`;
  }

  /** The room has changed: until somebody has chosen what to see, the view starts again around a point of interest. */
  fit(about: Spot): void {
    const { camera, room } = this;
    if (!room.width || !room.height) return;
    this.camera = this.#isTouched ? settle(this.#isWhole ? { ...camera, scale: 0 } : camera, this.#map(), room) : begin(this.#map(), room, about);
  }

  drag(dx: number, dy: number): void {
    this.#show(drag(this.camera, dx, dy, this.#map(), this.room));
  }

  zoom(factor: number, at: Spot): void {
    this.#show(zoom(this.camera, factor, at, this.#map(), this.room));
  }

  closer(): void {
    this.zoom(BUTTON_STEP, this.#middle);
  }

  farther(): void {
    this.zoom(1 / BUTTON_STEP, this.#middle);
  }

  whole(): void {
    this.#show(settle({ ...this.camera, scale: 0 }, this.#map(), this.room));
  }

  /** Takes a key that changes what is seen; false for any other. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.zoom(KEY_STEP, this.#middle);
    else if (key === '-') this.zoom(1 / KEY_STEP, this.#middle);
    else if (key === '0') this.whole();
    else return false;
    return true;
  }

  /** A point of the map in pixels of the room. */
  pixels([x, y]: Spot): Spot {
    const { camera } = this;
    return [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
  }

  /** Map units to the 22 px around a finger. */
  get reach(): number {
    return 22 / this.camera.scale;
  }

  /** Where a sheet beside something on the map stands: to its right if there is room, and always inside. */
  beside(place: { box: number[]; label: Spot }, size: Size): { x: number; y: number } {
    const [left = 0, , right = 0] = place.box;
    const [middle, top] = this.pixels(place.label);
    const last = this.room.width - size.width - MARGIN;
    const x =
      last >= middle + NEAREST
        ? Math.min(this.pixels([right, 0])[0] + MARGIN, middle + FARTHEST, last)
        : Math.max(this.pixels([left, 0])[0] - MARGIN, middle - FARTHEST) - size.width;
    const y = top - ABOVE;
    return { x: Math.max(MARGIN, x), y: Math.min(Math.max(MARGIN, y), Math.max(MARGIN, this.room.height - size.height - MARGIN)) };
  }

  get #middle(): Spot {
    return [this.room.width / 2, this.room.height / 2];
  }

  /** What the reader chose to see stays, also when the room changes. */
  #show(chosen: Camera): void {
    this.camera = chosen;
    this.#isTouched = true;
    this.#isWhole = chosen.scale <= whole(this.#map(), this.room);
  }
}

const MARGIN = 8;
/** Pixels from a name to a sheet beside it, at least and at most, and by how much the sheet begins above it. */
const NEAREST = 70;
const FARTHEST = 128;
const ABOVE = 90;
