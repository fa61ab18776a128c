// The board of a game that has no drawing of its own yet: its position as a readable tree.
import type { GameModule, View } from '../types';

export { default as Board } from './Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as SeatCard } from './SeatCard.svelte';

function text(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(text).join(', ') : 'none';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${text(inner)}`)
      .join(', ');
  return String(value);
}

export const describe: GameModule['describe'] = (view: View) => Object.entries(view).map(([key, value]) => `${key.replaceAll('_', ' ')}: ${text(value)}.`);
export const headline: GameModule['headline'] = () => '';
export const phases: GameModule['phases'] = [];
export const phaseOf: GameModule['phaseOf'] = () => '';
