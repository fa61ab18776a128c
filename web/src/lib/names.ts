// What the catalogues say of games, seats, bots and options: the server sends only their ids.
import type { Bot } from './types';
import { asWritten, knows, named, nameOf, say, slug, tell, type Named } from './words';

const entry = (id: string): string => tell({ id, fields: {} });

export const titleOf = (game: string): string => entry(`${game}.title`);
export const blurbOf = (game: string): string => entry(`${game}.blurb`);

/** A program of the operator's has no entry: its name is its title. */
export const botTitle = (bot: string): string => (knows(`core.bot-${bot}`) ? entry(`core.bot-${bot}`) : bot);
export const botAbout = (bot: string): string => entry(knows(`core.bot-${bot}-about`) ? `core.bot-${bot}-about` : 'core.bot-program-about');

/** How strong a bot was when it was measured; empty where it was not. */
export function botStrength(bot: Bot, players: number): string {
  const found = bot.measured[players];
  if (!found) return '';
  const fields = { percent: Math.round(found.share * 100), games: found.games, other: asWritten(botTitle(found.against)) };
  return players > 2 ? say('bot-measured-several', { ...fields, even: Math.round(100 / players) }) : say('bot-measured', fields);
}

export const optionAbout = (game: string, option: string): string => entry(`${game}.option-${slug(option)}`);

/** Why the usual reading is the usual one; empty for a number. */
export function optionWhy(game: string, option: string): string {
  const id = `${game}.option-${slug(option)}-why`;
  return knows(id) ? entry(id) : '';
}

/** A reading as one would say it; a number as it is. */
export function valueTitle(game: string, option: string, value: string | number): string {
  const id = `${game}.value-${slug(option)}-${slug(String(value))}`;
  return knows(id) ? entry(id) : String(value);
}

export const scenarioTitle = (game: string, scenario: string): string => entry(`${game}.scenario-${slug(scenario)}`);
export const scenarioAbout = (game: string, scenario: string): string => entry(`${game}.scenario-${slug(scenario)}-about`);

export const lessonTitle = (game: string, lesson: string): string => entry(`${game}.lesson-${lesson}`);
export const lessonAbout = (game: string, lesson: string): string => entry(`${game}.lesson-${lesson}-about`);

/** A seat's name, as a word of its own. */
export const seatName = (game: string, seat: string): string => nameOf(game, seat);
/** Seats, as fields of a sentence. */
export const seatOf = (game: string, seat: string): Named => named(game, seat);
export const seatsOf = (game: string, seats: readonly string[]): Named[] => seats.map((seat) => named(game, seat));
