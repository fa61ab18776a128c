// Who is in play: where a game has more factions than players, one of its options decides.
import type { Game, GameOption, OptionValue } from '../../lib/types';

type Options = Record<string, OptionValue>;

export interface LineUp {
  option: GameOption;
  value: string;
  seats: string[];
}

/** The scenario that is chosen; undefined where the game has none. */
export const scenarioOf = (game: Game, options: Options): Game['scenarios'][number] | undefined =>
  game.scenarios.find((scenario) => scenario.name === options['scenario']) ?? game.scenarios[0];

/** What can be chosen for so many players, the usual seats first; none where the game or the scenario leaves no choice. */
export function lineUps(game: Game, players: number, options: Options): LineUp[] {
  const fixed = scenarioOf(game, options)?.options ?? {};
  const usual = game.seat_names.slice(0, players).join();
  return game.options
    .filter(({ name }) => !(name in fixed))
    .flatMap((option) => Object.entries(option.seats).map(([value, seats]) => ({ option, value, seats })))
    .filter(({ seats }) => seats.length === players)
    .sort((a, b) => Number(b.seats.join() === usual) - Number(a.seats.join() === usual));
}

/** The one that is chosen: the usual seats until somebody says otherwise. */
export const lineUpOf = (game: Game, players: number, options: Options): LineUp | undefined => {
  const all = lineUps(game, players, options);
  return all.find(({ option, value }) => options[option.name] === value) ?? all[0];
};

/** Only what differs from the usual seats travels. */
export function withLineUp(options: Options, chosen: LineUp, usual: LineUp | undefined): Options {
  const { [chosen.option.name]: _before, ...others } = options;
  return chosen.value === usual?.value ? others : { ...others, [chosen.option.name]: chosen.value };
}
