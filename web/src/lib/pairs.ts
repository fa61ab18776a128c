// The two tables of a duplicate stand together in a list of matches.
import type { Summary } from './types';

/** The same matches in the same order, but each second table right after its first. */
export function paired(matches: Summary[]): Summary[] {
  const done = new Set<string>();
  return matches.flatMap((match) => {
    const { duplicate } = match;
    if (!duplicate) return [match];
    if (done.has(duplicate.id)) return [];
    done.add(duplicate.id);
    return matches.filter((other) => other.duplicate?.id === duplicate.id).sort((a, b) => a.duplicate!.table - b.duplicate!.table);
  });
}
