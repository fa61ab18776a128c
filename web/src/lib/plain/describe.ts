// A position as a readable tree.
import type { View } from '../types';

function text(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(text).join(', ') : 'none';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${text(inner)}`)
      .join(', ');
  return String(value);
}

export const describe = (view: View): string[] => Object.entries(view).map(([key, value]) => `${key.replaceAll('_', ' ')}: ${text(value)}.`);
