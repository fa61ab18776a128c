// What this browser remembers about its reader: theme, speed, notifications. Nothing here leaves it.

import type { Game } from './types';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
/** How long a scene stays. */
export type Stay = 'click' | 'long' | 'short' | 'none';

export const SPEEDS: Record<Speed, number> = { slow: 800, normal: 400, fast: 200, none: 0 };
/** In milliseconds; null is until the reader goes on. */
export const STAYS: Record<Stay, number | null> = { click: null, long: 10_000, short: 4000, none: 0 };

interface Prefs {
  theme: Theme;
  speed: Speed;
  scenes: Stay;
  /** A replay has a speed of its own. */
  replay: Speed;
  notify: boolean;
  /** Of sounds, up to 100; 0 is silence. */
  volume: number;
  bot: string | null;
  /** The first turn of a bot is shown slowly, whatever the speed. */
  seenBotTurn: boolean;
  /** Lessons that were done to the end, as `game/lesson`. */
  learned: string[];
  /** Whether a first match brings tips, and those that were shown. */
  coach: boolean;
  coached: string[];
}

const KEY = 'rubicon';
const defaults: Prefs = {
  theme: 'system',
  speed: 'normal',
  scenes: 'click',
  replay: 'normal',
  notify: false,
  volume: 0,
  bot: null,
  seenBotTurn: false,
  learned: [],
  coach: true,
  coached: [],
};

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs = $state<Prefs>({ ...defaults, ...stored() });

export function remember(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  applyTheme();
}

/** The bot chosen last, where the game has it, or else the one that it proposes. */
export function preferredBot(game: Game): string {
  return game.bots.find((one) => one.name === prefs.bot)?.name ?? game.usual_bot;
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (prefs.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = prefs.theme;
}

// Another tab has chosen something: all tabs stay alike.
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  Object.assign(prefs, defaults, stored());
  applyTheme();
});

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function stepTime(isBotTurn: boolean): number {
  if (still.matches) return 0;
  return isBotTurn && !prefs.seenBotTurn ? Math.max(SPEEDS.slow, SPEEDS[prefs.speed]) : SPEEDS[prefs.speed];
}

export const sceneTime = (): number | null => STAYS[prefs.scenes] ?? null;

export const replayTime = (): number => (still.matches ? 0 : SPEEDS[prefs.replay]);
