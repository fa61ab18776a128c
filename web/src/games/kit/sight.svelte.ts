// What part of a map is seen, and what changes that: the room there is, fingers, wheel, buttons and keys.
import { around, begin, between, drag, sees, settle, whole, zoom, type Camera, type MapSize, type Size } from './camera';
import { sheetAt, type Box } from './card';
import type { Hand } from './gestures';
import type { Spot } from './map';

const KEY_STEP = 1.3;
const BUTTON_STEP = 1.4;
/** Pixels around what happens that are in sight too. */
const AROUND = 56;
/** Milliseconds to get to where something happens, and how long after the last of it the view goes back. */
const GLIDE = 280;
const LINGER = 900;
/** The unit is told in steps, so that a small change of the view does not draw every word anew. */
const STEPS = 20;

export class Sight implements Hand {
  room = $state({ width: 0, height: 0 });
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  #map: () => MapSize;
  /** Where the pointer is, in pixels of the room; null while keys are used. */
  pointer: Spot | null = $state.raw(null);
  /** The last to point was a finger, which hides what is under it. */
  isTouch = $state(false);
  #isTouched = false;
  #isWhole = false;
  /** Where the person had the view before it went after what happens. */
  #home: Camera | null = null;
  #isHeld = false;
  /** Something is being shown; and the person has looked elsewhere meanwhile. */
  #isShowing = false;
  #isAway = false;
  #glides = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(map: () => MapSize) {
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
    const fitting = (seen: Camera): Camera =>
      this.#isTouched ? settle(this.#isWhole ? { ...seen, scale: 0 } : seen, this.#map(), room) : begin(this.#map(), room, about);
    if (this.#home) {
      this.#home = fitting(this.#home);
      this.camera = settle(camera, this.#map(), room);
    } else this.camera = fitting(camera);
  }

  hold(on: boolean): void {
    this.#isHeld = on;
    if (on) this.#glides++;
  }

  /** Goes to where something is about to happen, unless that is in sight or the person looks around himself. */
  async follow(spots: readonly Spot[]): Promise<void> {
    clearTimeout(this.#timer);
    this.#isShowing = true;
    const { room } = this;
    if (!spots.length || !room.width || this.#isHeld || this.#isAway || sees(this.camera, spots, room, AROUND / 2)) return;
    this.#home ??= this.camera;
    await this.#glide(around(this.camera, spots, this.#map(), room, AROUND));
  }

  /** What was shown is over: in a moment, if nothing else happens, the view goes back to where the person had it. */
  back(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const home = this.#home;
      this.#home = null;
      this.#isShowing = false;
      this.#isAway = false;
      if (home && !this.#isHeld) void this.#glide(home);
    }, LINGER);
  }

  /** The board is gone. */
  end(): void {
    clearTimeout(this.#timer);
    this.#glides++;
  }

  /** Frame by frame; a timer ends it also where no frames come. */
  async #glide(to: Camera): Promise<void> {
    const turn = ++this.#glides;
    const from = this.camera;
    const start = performance.now();
    const frame = (): void => {
      const t = Math.min(1, (performance.now() - start) / GLIDE);
      if (turn !== this.#glides || t === 1) return;
      this.camera = between(from, to, t * t * (3 - 2 * t));
      requestAnimationFrame(frame);
    };
    if (!document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      frame();
      await new Promise((done) => setTimeout(done, GLIDE));
    }
    if (turn === this.#glides) this.camera = to;
  }

  /** All of the map is in the room. */
  get isWhole(): boolean {
    return this.camera.scale <= whole(this.#map(), this.room) * 1.001;
  }

  /** Map units to a pixel. */
  get unit(): number {
    return Math.ceil(STEPS / this.camera.scale) / STEPS || 1;
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

  /** A point of the room, in pixels, on the map. */
  spot([left, top]: Spot): Spot {
    const { camera } = this;
    return [camera.x + left / camera.scale, camera.y + top / camera.scale];
  }

  /** Map units to the 22 px around a finger. */
  get reach(): number {
    return 22 / this.camera.scale;
  }

  /** Where a sheet beside something on the map stands: to its right if there is room, always inside, and off what is offered. */
  beside(place: { box: number[]; label: Spot }, size: Size, offered: readonly Box[] = []): { x: number; y: number } {
    const [left = 0, , right = 0] = place.box;
    const [middle, top] = this.pixels(place.label);
    const last = this.room.width - size.width - MARGIN;
    const x =
      last >= middle + NEAREST
        ? Math.min(this.pixels([right, 0])[0] + MARGIN, middle + FARTHEST, last)
        : Math.max(this.pixels([left, 0])[0] - MARGIN, middle - FARTHEST) - size.width;
    const y = Math.min(Math.max(MARGIN, top - ABOVE), Math.max(MARGIN, this.room.height - size.height - MARGIN));
    const [at, down] = sheetAt([Math.max(MARGIN, x), y], size, this.room, offered);
    return { x: at, y: down };
  }

  get #middle(): Spot {
    return [this.room.width / 2, this.room.height / 2];
  }

  /** What the reader chose to see stays, also when the room changes. */
  #show(chosen: Camera): void {
    this.#glides++;
    this.#home = null;
    this.#isAway = this.#isShowing;
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
