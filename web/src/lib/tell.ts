// An entry of the log in sentences.
import type { Entry, SentEntry } from './types';
import { asWritten, say, tell } from './words';

/** Entries as the page keeps them: each event with its sentence. */
export function told(entries: readonly SentEntry[], game: string): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => ({ ...event, text: tell({ id: `${game}.${event.entry}`, fields: event.fields }) })),
  }));
}

export function sentences(entry: Entry): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => event.text);
  if (!entry.words) return [say('match-entry-hidden', { seat: entry.seat })];
  return [say('match-entry', { seat: entry.seat, words: asWritten(entry.words) })];
}
