// Rulebooks by game: fetched when first needed, and then kept.
import { api } from './http';
import type { Rules } from './types';

const books = new Map<string, Promise<Rules>>();

export function rulebook(game: string): Promise<Rules> {
  let book = books.get(game);
  if (!book) {
    book = api.rules(game);
    books.set(game, book);
    // Who asks again after a failure gets another try.
    book.catch(() => books.delete(game));
  }
  return book;
}

/** The paragraphs with these numbers, in the order of the numbers; what the book does not have is left out. */
export function paragraphsOf(rules: Rules, numbers: readonly string[]): { number: string; text: string }[] {
  const all = rules.chapters.flatMap((chapter) => chapter.paragraphs);
  return numbers.flatMap((number) => all.find((paragraph) => paragraph.number === number) ?? []);
}
