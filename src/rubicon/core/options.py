"""Options of a game: readings to choose from, numbers with a range, and scenarios by name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number

if TYPE_CHECKING:
    from rubicon.core.contract import Game, Rules

Value = int | str
SCENARIO = "scenario"
"""The option that names a scenario, in a game that has several."""
PLAYERS_IN_WORDS = {"two": 2, "three": 3, "four": 4}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be set for a match."""

    name: str
    rule: str
    about: str
    default: Mapping[int, Value]
    """By number of players."""
    values: tuple[str, ...] = ()
    """For a reading: what can be chosen, the default first."""
    least: int = 0
    most: int = 0
    why: str = ""

    @property
    def is_number(self) -> bool:
        """A number has a range; a reading has values."""
        return not self.values

    def domain(self) -> str:
        """What can be given, in words."""
        return f"{self.least} to {self.most}" if self.is_number else " or ".join(self.values)

    def read(self, given: object) -> Value:
        """The value that was meant, or BadInput."""
        text = str(given).strip()
        if self.is_number:
            number = read_number(text)
            if number is not None and self.least <= number <= self.most:
                return number
        elif text in self.values:
            return text
        raise BadInput(f"Option {self.name} takes {self.domain()}, not {text!r} ({self.rule}).")


def read_options(data: Mapping[str, Any], players: tuple[int, ...]) -> tuple[Option, ...]:
    """The options of a game from its parsed data file."""
    readings = [
        Option(
            name=entry["name"],
            rule=entry["rule"],
            about=entry["about"],
            why=entry["why"],
            values=tuple(entry["values"]),
            default={n: entry["values"][0] for n in players},
        )
        for entry in data["reading"]
    ]
    numbers = [
        Option(
            name=entry["name"],
            rule=entry["rule"],
            about=entry["about"],
            least=entry["least"],
            most=entry["most"],
            default=defaults(entry["default"], players),
        )
        for entry in data["number"]
    ]
    return (*readings, *numbers)


def most_of(data: Mapping[str, Any]) -> dict[str, int]:
    """The most that each number of a game's parsed data file can be set to."""
    return {entry["name"]: entry["most"] for entry in data["number"]}


def defaults(entry: int | Mapping[str, int], players: tuple[int, ...]) -> Mapping[int, int]:
    """One value for all, or one for each number of players."""
    if isinstance(entry, int):
        return dict.fromkeys(players, entry)
    return {PLAYERS_IN_WORDS[word]: value for word, value in entry.items()}


@dataclass(frozen=True, slots=True)
class Scenario:
    """A named way to begin: the board's files, who can play it, its options and its start."""

    name: str
    title: str
    about: str
    players: tuple[int, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    """What is set unless a match says otherwise."""
    files: Mapping[str, str] = field(default_factory=dict)
    """The texts of the board's files, by the names that the game gives them."""
    position: Mapping[str, Any] | None = None
    """Where it begins; None: as the rules set it up."""


def scenario_option(scenarios: tuple[Scenario, ...], rule: str, about: str) -> Option:
    """The option by which one of several scenarios is chosen; the first is the usual one."""
    names = tuple(one.name for one in scenarios)
    counts = {count for one in scenarios for count in one.players}
    default = {count: first_for(scenarios, count).name for count in counts}
    return Option(SCENARIO, rule, about, default, names)


def first_for(scenarios: tuple[Scenario, ...], players: int) -> Scenario:
    """The usual scenario for a number of players."""
    return next(one for one in scenarios if players in one.players)


def chosen_scenario(game: "Game", players: int, options: Mapping[str, object]) -> Scenario | None:
    """The scenario that options name; None in a game that has none."""
    if not game.scenarios:
        return None
    name = str(options.get(SCENARIO, first_for(game.scenarios, players).name)).strip()
    found = next((one for one in game.scenarios if one.name == name), None)
    if found is None:
        known = " or ".join(one.name for one in game.scenarios)
        raise BadInput(f"There is no scenario {name!r} of {game.title}; there are {known}.")
    if players not in found.players:
        fits = " or ".join(str(count) for count in found.players)
        raise BadInput(f"The scenario {found.title} is for {fits} players, not {players}.")
    return found


def choose_options(game: "Game", players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """A value for every option: the given ones, else the scenario's, else the defaults."""
    by_name = {option.name: option for option in game.options}
    for name in given:
        if name not in by_name:
            raise BadInput(f"There is no option {name!r}; there are {', '.join(by_name)}.")
    scenario = chosen_scenario(game, players, given)
    usual = {} if scenario is None else scenario.options
    return {
        name: option.read(given.get(name, usual.get(name, option.default[players])))
        for name, option in by_name.items()
    }


def changed_options(rules: "Rules") -> dict[str, Value]:
    """Only what differs from the defaults under the same scenario: what a record has to say."""
    players, chosen = len(rules.seats), rules.options
    told = {SCENARIO: chosen[SCENARIO]} if SCENARIO in chosen else {}
    usual = choose_options(rules.game, players, told)
    default = {option.name: option.default[players] for option in rules.game.options}
    return {
        name: value
        for name, value in chosen.items()
        if value != (default if name == SCENARIO else usual)[name]
    }
