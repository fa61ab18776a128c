"""A position in one short line: stacks by the number of their hex, seats and numbers."""

import re

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.tables import Tables

STACK = re.compile(r"(\d{1,3})([CPKR])(\d)")
LETTERS = "CPKR"
NUMBERS = (
    "war",
    "turn",
    "round",
    "first",
    "active",
    "phase",
    "roll",
    "last_home",
    "last_to",
    "last_troops",
    "battle",
    "throw",
    "winners",
    "ending",
)
BY_SEAT = ("leader", "conquests", "popularity", "rome")


def write_line(s: Conquest) -> str:
    """Stacks, the troops that have moved, seats and numbers."""
    stacks = "".join(
        f"{p}{LETTERS[force]}{s.troops(force, p)}"
        for p in range(s.t.hexes)
        for force in range(c.FORCES)
        if s.troops(force, p)
    )
    moved = ".".join(f"{p}.{s.arrived(p)}" for p in range(s.t.hexes) if s.arrived(p))
    seats = ",".join(
        ".".join(str(getattr(s, name)[seat] + 1) for name in BY_SEAT) for seat in range(c.SEATS)
    )
    numbers = ".".join(str(getattr(s, name) + 1) for name in NUMBERS)
    return f"{stacks}~{moved}~{seats}~{numbers}"


def read_line(line: str, tables: Tables) -> Conquest:
    """The position of a line."""
    parts = line.split("~")
    if len(parts) != 4 or STACK.sub("", parts[0]):
        raise BadInput(say("line-not-whole"))
    s = Conquest(tables)
    s.stacks = [0] * c.HEXES
    stacks, moved = STACK.findall(parts[0]), counts(parts[1])
    places = [*(int(place) for place, _, _ in stacks), *moved[::2]]
    if any(place >= tables.hexes for place in places):
        raise BadInput(say("line-not-whole"))
    for place, letter, troops in stacks:
        s.add_troops(LETTERS.index(letter), int(place), int(troops) & c.STACK_MASK)
    for place, troops in zip(moved[::2], moved[1::2], strict=False):
        s.stacks[place] |= (troops & c.STACK_MASK) << c.ARRIVED_SHIFT
    seats, numbers = [counts(seat) for seat in parts[2].split(",")], counts(parts[3])
    if [len(seat) for seat in seats] != [len(BY_SEAT)] * c.SEATS or len(numbers) != len(NUMBERS):
        raise BadInput(say("line-not-whole"))
    for seat, values in enumerate(seats):
        for name, value in zip(BY_SEAT, values, strict=True):
            getattr(s, name)[seat] = value - 1
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(s, name, number - 1)
    return s


def counts(text: str) -> list[int]:
    """Numbers with points between them."""
    found = [read_number(word) for word in text.split(".")] if text else []
    if None in found:
        raise BadInput(say("line-numbers"))
    return [number for number in found if number is not None]
