// Differences between JSON values, as the server writes them (src/rubicon/server/difference.py).
import type { Difference } from './types';

function checked(part: unknown): Difference {
  if (typeof part === 'object' && part !== null) return part as Difference;
  throw new TypeError(`This is no difference: ${JSON.stringify(part)}`);
}

/** The value that a difference makes of another, which stays as it was; what has not changed is shared. */
export function patch(before: unknown, change: Difference): unknown {
  if (Array.isArray(change)) {
    if (change.length !== 3) return change[0];
    const [place, count, values] = change as [number, number, unknown[]];
    const items = before as unknown[];
    return [...items.slice(0, place), ...values, ...items.slice(place + count)];
  }
  const changes = Object.entries(change);
  if (changes.length === 0) return before;
  if (Array.isArray(before)) {
    const items: unknown[] = [...(before as unknown[])];
    for (const [place, part] of changes) items[Number(place)] = patch(items[Number(place)], checked(part));
    return items;
  }
  const entries = new Map(Object.entries(before as Record<string, unknown>));
  for (const [name, part] of changes) {
    if (Array.isArray(part) && part.length === 0) entries.delete(name);
    else entries.set(name, patch(entries.get(name), checked(part)));
  }
  return Object.fromEntries(entries);
}
