// Sentences for the polite live region; a screen reader says each once.

let next = 0;

export const spoken = $state<{ lines: { id: number; text: string }[] }>({ lines: [] });

const MOST_KEPT = 8;

/** The person who takes the device next does not hear what was said before. */
export function unsay(): void {
  spoken.lines = [];
}

export function announce(text: string): void {
  if (!text) return;
  spoken.lines = [...spoken.lines.slice(1 - MOST_KEPT), { id: next++, text }];
}
