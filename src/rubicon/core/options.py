"""Options of a game: readings to choose from, numbers with a range, and scenarios by name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rubicon.core.contract import core
from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.words import Listed, Phrase, language, quoted
from rubicon.words.language import slug
from rubicon.words.scopes import ENGLISH

if TYPE_CHECKING:
    from rubicon.core.contract import Game, Rules

Value = int | str
SCENARIO = "scenario"
"""The option that names a scenario, in a game that has several."""
PLAYERS_IN_WORDS = {"two": 2, "three": 3, "four": 4}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be set for a match."""

    scope: str
    """The catalogue that speaks of it: its game's."""
    name: str
    rule: str
    default: Mapping[int, Value]
    """By number of players."""
    values: tuple[str, ...] = ()
    """For a reading: what can be chosen, the default first."""
    least: int = 0
    most: int = 0
    seats: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For a reading that decides who is in play: the seats, by value."""

    @property
    def about(self) -> Phrase:
        """What it sets."""
        return Phrase(f"{self.scope}.option-{slug(self.name)}")

    @property
    def why(self) -> Phrase | None:
        """Why the default is the default; None where there is nothing to tell."""
        id_ = f"{self.scope}.option-{slug(self.name)}-why"
        return Phrase(id_) if language(ENGLISH).knows(id_) else None

    @property
    def is_number(self) -> bool:
        """A number has a range; a reading has values."""
        return not self.values

    def domain(self) -> Phrase:
        """What can be given, in words."""
        if self.is_number:
            return core("from-to", least=self.least, most=self.most)
        return core("any-of", values=Listed(self.values, "or"))

    def read(self, given: object) -> Value:
        """The value that was meant, or BadInput."""
        text = str(given).strip()
        if self.is_number:
            number = read_number(text)
            if number is not None and self.least <= number <= self.most:
                return number
        elif text in self.values:
            return text
        what = {"option": self.name, "domain": self.domain(), "rule": self.rule}
        raise BadInput(core("option-takes", given=quoted(text), **what))


def read_options(
    data: Mapping[str, Any], players: tuple[int, ...], scope: str
) -> tuple[Option, ...]:
    """The options of a game from its parsed data file; its catalogue says what they are about."""
    readings = [
        Option(
            scope=scope,
            name=entry["name"],
            rule=entry["rule"],
            values=tuple(entry["values"]),
            default={n: entry["values"][0] for n in players},
            seats={value: tuple(seats) for value, seats in entry.get("seats", {}).items()},
        )
        for entry in data["reading"]
    ]
    numbers = [
        Option(
            scope=scope,
            name=entry["name"],
            rule=entry["rule"],
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

    scope: str
    """The catalogue that speaks of it: its game's."""
    name: str
    players: tuple[int, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    """What is set unless a match says otherwise."""
    files: Mapping[str, str] = field(default_factory=dict)
    """The texts of the board's files, by the names that the game gives them."""
    position: Mapping[str, Any] | None = None
    """Where it begins; None: as the rules set it up."""

    @property
    def title(self) -> Phrase:
        """What it is called."""
        return Phrase(f"{self.scope}.scenario-{slug(self.name)}")

    @property
    def about(self) -> Phrase:
        """What is special about it."""
        return Phrase(f"{self.scope}.scenario-{slug(self.name)}-about")


def scenario_option(scenarios: tuple[Scenario, ...], rule: str) -> Option:
    """The option by which one of several scenarios is chosen; the first is the usual one."""
    names = tuple(one.name for one in scenarios)
    counts = {count for one in scenarios for count in one.players}
    default = {count: first_for(scenarios, count).name for count in counts}
    return Option(scenarios[0].scope, SCENARIO, rule, default, names)


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
        known = Listed.of((one.name for one in game.scenarios), "or")
        title = Phrase(f"{game.id}.title")
        raise BadInput(core("no-such-scenario", given=quoted(name), game=title, known=known))
    if players not in found.players:
        fits = Listed(found.players, "or")
        says = core("scenario-players", scenario=found.title, fits=fits, players=players)
        raise BadInput(says)
    return found


def choose_options(game: "Game", players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """A value for every option: the given ones, else the scenario's, else the defaults."""
    by_name = {option.name: option for option in game.options}
    for name in given:
        if name not in by_name:
            known = Listed.of(by_name, "comma")
            raise BadInput(core("no-such-option", given=quoted(name), known=known))
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
