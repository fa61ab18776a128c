"""Options of a game: readings to choose from and numbers with a range, read from its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number

Value = int | str
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


def choose_options(
    options: tuple[Option, ...], players: int, given: Mapping[str, object]
) -> dict[str, Value]:
    """A value for every option: the given ones, else the defaults."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            raise BadInput(f"There is no option {name!r}; there are {', '.join(by_name)}.")
    return {
        name: option.read(given[name]) if name in given else option.default[players]
        for name, option in by_name.items()
    }


def changed_options(
    options: tuple[Option, ...], players: int, chosen: Mapping[str, Value]
) -> dict[str, Value]:
    """Only what differs from the defaults: what a record has to say."""
    return {
        option.name: chosen[option.name]
        for option in options
        if chosen[option.name] != option.default[players]
    }
