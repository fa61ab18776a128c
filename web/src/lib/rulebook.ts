// Searching a rulebook.
import type { Chapter, Rules } from './types';

/** The chapters with the paragraphs that contain every word, or that have this number; all of them for an empty search. */
export function searchRules(rules: Rules, search: string): Chapter[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules.chapters;
  const isHit = (text: string): boolean => wanted.every((word) => text.includes(word));
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((paragraph) => isHit(`${paragraph.number} ${chapter.title} ${paragraph.text}`.toLowerCase().replaceAll('*', ''))),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
