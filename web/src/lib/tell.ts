// An entry of the log in sentences.
import { seatName } from './names';
import type { Entry, SentEntry } from './types';
import { tell } from './words';

/** Entries as the page keeps them: each event with its sentence. */
export function told(entries: readonly SentEntry[], game: string): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => ({ ...event, text: tell({ id: `${game}.${event.entry}`, fields: event.fields }) })),
  }));
}

export function sentences(entry: Entry): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => event.text);
  return [entry.words ? `${entry.seat}: ${entry.words}.` : `${entry.seat}.`];
}
