// An entry of the log in sentences.
import type { Entry } from './types';

export function sentences(entry: Entry): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => event.text);
  return [entry.words ? `${entry.seat}: ${entry.words}.` : `${entry.seat}.`];
}
