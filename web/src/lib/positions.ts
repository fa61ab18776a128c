// The positions of a match by ply: some came with the news, the others are fetched in ranges, around where somebody looks.
import { patch } from './patch';
import type { Position, PositionRange } from './types';

/** As many as the server gives at once. */
export const RANGE = 40;

export class Positions {
  #known = new Map<number, Position>();
  #coming = new Map<number, Promise<void>>();
  /** Counts how often everything was forgotten: what was asked for before that does not count. */
  #age = 0;

  constructor(private readonly fetch: (start: number, count: number) => Promise<PositionRange>) {}

  get(ply: number): Position | undefined {
    return this.#known.get(ply);
  }

  keep(ply: number, position: Position): void {
    this.#known.set(ply, position);
  }

  /** What was known no longer holds. */
  forget(): void {
    this.#age += 1;
    this.#known.clear();
    this.#coming.clear();
  }

  /** A position, with its whole range if it has to be fetched. */
  async at(ply: number): Promise<Position> {
    const known = this.#known.get(ply);
    if (known) return known;
    const age = this.#age;
    await this.#load(Math.floor(ply / RANGE));
    const found = this.#known.get(ply);
    if (found) return found;
    // Everything was forgotten meanwhile: what was asked for then is not what is wanted now.
    if (age !== this.#age) return this.at(ply);
    throw new RangeError(`There is no position ${ply}.`);
  }

  /** Fetches, in the background, what somebody who looks at a ply will want to see next. */
  ahead(ply: number, last: number): void {
    const range = Math.floor(ply / RANGE);
    const near = ply % RANGE < RANGE / 2 ? [range - 1, range + 1] : [range + 1, range - 1];
    const next = near.find((one) => one >= 0 && one * RANGE <= last && !this.#isHere(one, last));
    // If it fails, it is fetched when somebody looks there.
    if (next !== undefined) this.#load(next).catch(() => undefined);
  }

  #isHere(range: number, last: number): boolean {
    for (let ply = range * RANGE; ply < (range + 1) * RANGE && ply <= last; ply += 1) if (!this.#known.has(ply)) return false;
    return true;
  }

  #load(range: number): Promise<void> {
    const coming = this.#coming.get(range);
    if (coming) return coming;
    const age = this.#age;
    const asked = this.fetch(range * RANGE, RANGE).then((found) => {
      if (age === this.#age) this.#take(found);
    });
    this.#coming.set(range, asked);
    const done = (): void => {
      if (this.#coming.get(range) === asked) this.#coming.delete(range);
    };
    asked.then(done, done);
    return asked;
  }

  #take(found: PositionRange): void {
    let position = found.first;
    this.keep(found.start, position);
    found.changes.forEach((change, index) => {
      position = patch(position, change) as Position;
      this.keep(found.start + index + 1, position);
    });
  }
}
