"""What everything is called: places, armies, cards, generals, developments."""

from collections.abc import Sequence
from dataclasses import dataclass

from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.board import Board
from rubicon.games.total_war_rome.tables import Tables

NUMERALS = ("I", "II", "III", "IV")
SEATS = ("Rome", "Carthage", "Greece", "Barbarians")
"""The factions as seats, in the order of their numbers."""
NOTHING = "nothing"
BUILDINGS = {c.MARKET: "market", c.BARRACKS: "barracks", c.WALLS: "walls", c.WONDER: "wonder"}
STATUSES = ("enemy", "neutral", "friendly", "ally")


@dataclass(frozen=True)
class Names:
    """The names of a match, each list by number."""

    seats: Sequence[str]
    places: Sequence[str]
    codes: dict[str, int]
    armies: Sequence[str]
    navies: Sequence[str]
    agents: Sequence[str]
    kinds: Sequence[str]
    generals: Sequence[str]
    borders: Sequence[str]
    cards: Sequence[str]
    columns: Sequence[str]
    """By faction and column."""
    developments: Sequence[str]
    """By faction and number."""


def make_names(board: Board, t: Tables) -> Names:
    """All names of a match."""
    seats = [SEATS[t.faction[seat]] for seat in range(t.players)]
    regions = [str(region["name"]) for region in board.all("region")]
    seas = [str(sea["name"]) for sea in board.all("sea")]
    ids = [*board.ids("region"), *board.ids("sea")]
    factions = board.all("faction")
    columns = [""] * (c.FACTIONS * c.COLUMNS)
    developments = [""] * (c.FACTIONS * c.DEVELOPMENTS)
    for f, faction in enumerate(factions):
        items = []
        for i, column in enumerate(faction["column"]):
            columns[f * c.COLUMNS + i] = str(column["name"])
            items += [str(item["name"]) for item in column["development"]]
        developments[f * c.DEVELOPMENTS : f * c.DEVELOPMENTS + len(items)] = items
    return Names(
        seats=seats,
        places=[*regions, *seas],
        codes={name: place for place, name in enumerate(ids)},
        armies=[f"{seat} {numeral}" for seat in seats for numeral in NUMERALS],
        navies=[f"{seat} navy {i + 1}" for seat in seats for i in range(c.NAVIES)],
        agents=[f"{seat} agent {i + 1}" for seat in seats for i in range(c.AGENTS)],
        kinds=name_kinds(board),
        generals=[str(one["name"]) for faction in factions for one in faction["general"]],
        borders=[
            f"{regions[t.border_from[w]]} - {regions[t.border_to[w]]}" for w in range(c.BORDERS)
        ],
        cards=[f"card {i + 1}" for i in range(c.ACTION_CARDS)],
        columns=columns,
        developments=developments,
    )


def name_kinds(board: Board) -> list[str]:
    """The troop cards, plain and veteran; what has the same name is told apart by its origin."""
    regions = {region["id"]: str(region["name"]) for region in board.all("region")}
    found: list[tuple[str, str]] = []
    for faction, seat in zip(board.all("faction"), SEATS, strict=True):
        found += [(str(troop["name"]), seat) for troop in faction["troop"]]
    found += [(str(card["name"]), regions[card["region"]]) for card in board.all("mercenary")]
    found += [(str(card["name"]), "") for card in board.all("special")]
    plain = [name for name, _ in found]
    names = []
    for name, origin in found:
        told = f"{name} of {origin}" if plain.count(name) > 1 else name
        names += [told, f"veteran {told}"]
    return names


def event_name(number: int) -> str:
    """The name of an event of an action card."""
    return b.EVENTS[number].replace("_", " ")


def action_name(number: int) -> str:
    """The name of an agent's action."""
    return b.ACTIONS[number].replace("_", " ")
