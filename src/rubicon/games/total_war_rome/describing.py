"""The board and the cards as programs are told them: everything that views speak of."""

from collections.abc import Iterator, Mapping
from typing import cast

from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import shapes
from rubicon.games.total_war_rome.board import Board, pick, special_words
from rubicon.games.total_war_rome.names import SEATS, Names, action_name, event_name
from rubicon.games.total_war_rome.tables import Tables


def describe(
    board: Board, t: Tables, names: Names, options: Mapping[str, int | str], standard: bool
) -> shapes.Board:
    """All of it."""
    return cast(
        shapes.Board,
        {
            "name": board.name,
            "standard": standard,
            "regions": list(regions(board, t)),
            "borders": [
                {
                    "id": names.borders[w],
                    "between": list(one["between"]),
                    "kind": pick(one["kind"], t.players),
                    "name": one.get("name", ""),
                }
                for w, one in enumerate(board.all("border"))
            ],
            "seas": [dict(one) for one in board.all("sea")],
            "troops": list(troops(board, t, names)),
            "cards": [
                {
                    "name": names.cards[i],
                    "action": action_name(t.action[i]),
                    "levy": t.levy[i],
                    "event": event_name(t.event[i]),
                }
                for i in range(c.ACTION_CARDS)
            ],
            "generals": list(generals(t, names)),
            "factions": [faction(board, t, names, seat) for seat in range(t.players)],
            "dice": board.sections["dice"],
            "tiers": [
                {"raised": raised, "points": points}
                for raised, points in zip(t.tiers, t.tier_points, strict=True)
            ],
            "numbers": dict(options),
        },
    )


def regions(board: Board, t: Tables) -> Iterator[Mapping[str, object]]:
    """[2.1] The regions."""
    homes = dict(zip(b.FACTIONS, SEATS, strict=True))
    for r, one in enumerate(board.all("region")):
        dice = [b.COLOURS[die] for die in t.defence[3 * r : 3 * r + 3] if die != c.NONE]
        yield {
            **{key: one[key] for key in ("id", "name", "port", "trees", "mountains")},
            **{key: one[key] for key in ("seas", "lon", "lat")},
            "city": one.get("city", one["name"]),
            "area": one.get("area", ""),
            "gold": t.gold[r],
            "terrain": t.terrain[r],
            "home": homes[one["home"]] if "home" in one else None,
            "capital": r in t.capital,
            "defence": dice,
            "mercenaries": dice if t.is_mercenary[r] else [],
        }


def troops(board: Board, t: Tables, names: Names) -> Iterator[Mapping[str, object]]:
    """[2.3] The kinds of troop card that there are."""
    entries = [troop for one in board.all("faction") for troop in one["troop"]]
    entries += [*board.all("mercenary"), *board.all("special")]
    needed = {
        item["id"]: item["name"]
        for one in board.all("faction")
        for column in one["column"]
        for item in column["development"]
    }
    for kind in range(c.KINDS):
        entry, f = entries[kind // 2], t.owner[kind]
        if t.copies[kind] == 0:
            continue
        yield {
            "name": names.kinds[kind],
            "seat": SEATS[f] if f >= 0 else None,
            "region": names.places[t.market_of[kind]] if t.market_of[kind] >= 0 else None,
            "veteran": kind % 2 == 1,
            "cost": t.cost[kind],
            "troop_class": b.CLASSES[t.klass[kind]],
            "good": colours(t.good, kind),
            "difficult": colours(t.difficult, kind),
            "s_good": special(entry.get("special_good", "")),
            "s_difficult": special(entry.get("special_difficult", "")),
            "copies": t.copies[kind],
            "needs": needed.get(entry.get("needs", "")),
        }


def special(text: str) -> list[str]:
    """[12.12] What an S does."""
    return [text] if text == "cancel" else special_words(text)


def colours(row: list[int], kind: int) -> list[str]:
    """The dice of a card by their colours."""
    return [b.COLOURS[one] for one in row[2 * kind : 2 * kind + 2] if one != c.NONE]


def generals(t: Tables, names: Names) -> Iterator[Mapping[str, object]]:
    """[3.11] [3.13] The generals of the factions in play."""
    each = c.GENERALS // c.FACTIONS
    for g, name in enumerate(names.generals):
        if t.seat_of[g // each] == c.NONE:
            continue
        yield {
            "name": name,
            "seat": SEATS[g // each],
            "stars": t.stars[g],
            "die": b.COLOURS[t.stars[g] - 1],
            "trait": b.TRAITS[t.trait[g]].replace("_", " "),
        }


def faction(board: Board, t: Tables, names: Names, seat: int) -> Mapping[str, object]:
    """[2.2] [15.7] A faction in play: its homes, its developments and its ships."""
    f = t.faction[seat]
    entry = board.all("faction")[f]
    developments = [
        {
            "name": item["name"],
            "column": column["name"],
            "number": number + 1,
            "row": row + 1,
            "cost": pick(item["cost"], t.players),
            "effect": item["effect"].replace("_", " "),
        }
        for number, column in enumerate(entry["column"])
        for row, item in enumerate(column["development"])
    ]
    return {
        "name": SEATS[f],
        "capital": names.places[t.capital[f]],
        "homes": [names.places[r] for r in range(c.REGIONS) if t.home[r] == f],
        "columns": [column["name"] for column in entry["column"]],
        "developments": developments,
        "ships": {
            "name": entry["ship_name"],
            "cards": t.ship_cards[f],
            "cost": t.ship_cost[f],
            "dice": [b.COLOURS[die] for die in t.ship_dice[2 * f : 2 * f + 2]],
        },
    }
