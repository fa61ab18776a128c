// An entry of the log in sentences.
import type { Entry, SentEntry } from './types';
import { asWritten, say, tell } from './words';

/** Entries as the page keeps them: each event with its sentence, each entry with the position it leads to; `from` stand before them. */
export function told(entries: readonly SentEntry[], game: string, from = 0): Entry[] {
  return entries.map((entry, index) => ({
    ...entry,
    ply: from + index + 1,
    events: entry.events.map((event) => ({ ...event, text: tell({ id: `${game}.${event.entry}`, fields: event.fields }) })),
  }));
}

export function sentences(entry: Entry): string[] {
  if (entry.events.length > 0) return entry.events.map((event) => event.text);
  if (!entry.words) return [say('match-entry-hidden', { seat: entry.seat })];
  return [say('match-entry', { seat: entry.seat, words: asWritten(entry.words) })];
}
