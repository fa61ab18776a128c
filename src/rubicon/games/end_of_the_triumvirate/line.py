"""A position in one short line: provinces, seats and numbers, in the order of the board."""

import re

from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.tables import Tables

OWNERS = "CPK"
PROVINCE = re.compile(r"([CPK-])([io])(\d{1,3})g(\d{1,3})s(\d{1,3})")
SEAT = re.compile(r"(\d{1,3})g(\d{1,3})c(\d{1,3})p(\d{1,3})m(\d{1,3})z(\d{1,3})k([01])b(\d{1,3})")
NUMBERS = (
    "turn",
    "calendar",
    "active",
    "phase",
    "cursor",
    "points",
    "taken",
    "target",
    "attackers",
    "loser",
    "captured",
    "card_holder",
    "card_side",
    "elected",
    "winner",
    "ending",
)


def write_line(s: Republic) -> str:
    """Provinces, seats and numbers, in the order of the board and of the rules."""
    provinces = "".join(
        f"{'-' if s.owner[p] == c.NONE else OWNERS[s.owner[p]]}{'oi'[s.boxed[p]]}"
        f"{s.legions[p]}g{s.gold[p]}s{s.servants[p]}"
        for p in range(c.PROVINCES)
    )
    seats = ",".join(
        f"{max(0, s.place[i])}g{s.purse[i]}c{s.carried[i]}p{s.track[i]}m{s.track[c.COLOURS + i]}"
        f"z{s.citizens[i]}k{s.consul[i]}b{s.bag[i]}"
        for i in range(c.COLOURS)
    )
    numbers = ".".join(str(getattr(s, name) + 1) for name in NUMBERS)
    return f"{provinces}~{seats}~{numbers}"


def read_line(line: str, tables: Tables) -> Republic:
    """The position of a line."""
    parts = line.split("~")
    provinces = [found.groups() for found in PROVINCE.finditer(parts[0])]
    if len(parts) != 3 or PROVINCE.sub("", parts[0]) or len(provinces) != c.PROVINCES:
        raise BadInput(say("line-not-whole"))
    seats = [SEAT.fullmatch(seat) for seat in parts[1].split(",")]
    numbers = parts[2].split(".")
    if None in seats or len(seats) != c.COLOURS or len(numbers) != len(NUMBERS):
        raise BadInput(say("line-seats"))
    if any(read_number(number) is None for number in numbers):
        raise BadInput(say("line-numbers"))
    s = Republic(tables)
    for p, (owner, box, legions, gold, servants) in enumerate(provinces):
        s.owner[p] = OWNERS.find(owner)
        s.boxed[p] = int(box == "i")
        s.legions[p], s.gold[p], s.servants[p] = int(legions), int(gold), int(servants)
    for i, found in enumerate(seats):
        numbers_of_seat = [int(word) for word in found.groups()] if found else []
        read_line_seat(s, i, numbers_of_seat)
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(s, name, int(number) - 1)
    s.realm = [s.owner.count(seat) for seat in range(c.COLOURS)]
    under_way = s.attackers if s.phase == c.BATTLE else 0
    s.legions_left = tables.legions_total - sum(s.legions) - under_way
    s.gold_left = tables.gold_total - sum(s.gold) - sum(s.purse)
    return s


def read_line_seat(s: Republic, i: int, numbers: list[int]) -> None:
    """One seat of a line."""
    place, gold, carried, political, military, citizens, consul, bag = numbers
    s.place[i] = place if i < s.t.players else c.NONE
    s.purse[i], s.carried[i], s.citizens[i] = gold, carried, citizens
    s.track[i], s.track[c.COLOURS + i] = political, military
    s.consul[i], s.bag[i] = consul, bag
