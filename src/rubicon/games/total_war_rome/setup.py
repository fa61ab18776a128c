"""From data and chosen options to the tables that the rules read."""

from collections.abc import Mapping
from functools import lru_cache
from math import isqrt

from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.board import Board, Entry, pick
from rubicon.games.total_war_rome.tables import NEAR, Tables

FAR = 99
NUMBERS = (
    *("trigger", "round_limit", "market_price", "road_price", "wonder_price", "general_price"),
    *("agent_price", "calm_price", "army_points", "fast_points", "navy_points", "hand_size"),
    *("agent_range", "hire_range"),
)
DEFENCE = {1: c.GREEN, 2: c.YELLOW, 3: c.RED}
PAIRS = {
    "rome_carthage": (0, 1),
    "rome_greece": (0, 2),
    "rome_barbarians": (0, 3),
    "carthage_greece": (1, 2),
    "carthage_barbarians": (1, 3),
    "greece_barbarians": (2, 3),
    "without_rome": (1, 2, 3),
    "without_carthage": (0, 2, 3),
    "without_greece": (0, 1, 3),
    "without_barbarians": (0, 1, 2),
}


def choose_factions(players: int, wish: str) -> tuple[int, ...]:
    """[2.5] The factions in play; a wish for another number of players is as if there were none."""
    chosen = PAIRS.get(wish, ())
    return chosen if len(chosen) == players else tuple(range(players))


def make_tables(board: Board, players: int, options: Mapping[str, int | str]) -> Tables:
    """Everything that stays the same during a match."""
    t = Tables(players)
    for seat, faction in enumerate(choose_factions(players, str(options["factions"]))):
        t.faction[seat] = faction
        t.seat_of[faction] = seat
    set_regions(t, board)
    set_ways(t, board)
    set_distances(t)
    for number, entry in enumerate(board.all("faction")):
        set_faction(t, board, number, entry)
    set_mercenaries(t, board)
    for number, entry in enumerate(board.all("faction")):
        set_drill(t, number, entry)
    set_cards(t, board)
    for name in NUMBERS:
        setattr(t, name, int(options[name]))
    t.tiers = [20, 25, 30, 40]
    t.tier_points = [1, 2, 3, 4]
    t.stop_after_assault = options["after_assault"] == "stop"
    t.invasion_once = options["invasion"] == "once"
    t.skirmishers_retire = options["lone_skirmisher"] == "retires"
    t.roads_count = options["roads"] == "counted"
    t.infighting = options["infighting"] == "automatic"
    return t


def set_regions(t: Tables, board: Board) -> None:
    """[2.1] What is printed in each region."""
    seas = board.ids("sea")
    for r, region in enumerate(board.all("region")):
        t.gold[r] = pick(region["gold"], t.players)
        t.port[r] = int(region["port"])
        t.terrain[r] = region["trees"] + region["mountains"]
        if "home" in region:
            t.home[r] = b.FACTIONS.index(region["home"])
        dice = [b.COLOURS.index(colour) for colour in region.get("mercenaries", [])]
        t.is_mercenary[r] = int(bool(dice))
        for i, colour in enumerate(dice or [DEFENCE[t.gold[r]]] * 2):
            t.defence[r * 3 + i] = colour
        for sea in region["seas"]:
            t.coast[r * c.SEAS + seas.index(sea)] = 1
    for s, sea in enumerate(board.all("sea")):
        for other in sea["adjacent"]:
            t.sea_near[s * c.SEAS + seas.index(other)] = 1


def set_ways(t: Tables, board: Board) -> None:
    """[2.1] The borders, and the roads that are there at the start."""
    regions = board.ids("region")
    for w, border in enumerate(board.all("border")):
        one, other = (regions.index(name) for name in border["between"])
        t.border_from[w], t.border_to[w] = one, other
        t.border[w] = b.BORDERS.index(pick(border["kind"], t.players))
        t.start_road[w] = int(pick(border.get("road", False), t.players))
        t.way[one * c.REGIONS + other] = t.way[other * c.REGIONS + one] = w
    for r in range(c.REGIONS):
        found = [o for o in range(c.REGIONS) if t.way[r * c.REGIONS + o] >= 0]
        for i, other in enumerate(found):
            t.near[r * NEAR + i] = other


def set_distances(t: Tables) -> None:
    """[6.2] [6.3] How far agents travel, and how far places are from each other."""
    n = c.REGIONS
    set_steps(t)
    sea = sea_legs(t)
    for x in range(n):
        for y in range(n):
            if x != y and t.port[x] and t.port[y]:
                t.travel[x * n + y] = min(t.travel[x * n + y], sea[x][y])
    t.land = close(tuple(t.land))
    t.travel = close(tuple(t.travel))
    t.reach = close(tuple(t.reach))


def set_steps(t: Tables) -> None:
    """What is one step away from what."""
    n, places = c.REGIONS, c.PLACES
    for x in range(n):
        for y in range(n):
            if t.way[x * n + y] >= 0:
                t.land[x * n + y] = t.travel[x * n + y] = t.reach[x * places + y] = 1
        for s in range(c.SEAS):
            if t.coast[x * c.SEAS + s]:
                t.reach[x * places + n + s] = t.reach[(n + s) * places + x] = 1
    for s in range(c.SEAS):
        for other in range(c.SEAS):
            if t.sea_near[s * c.SEAS + other]:
                t.reach[(n + s) * places + n + other] = 1


def sea_legs(t: Tables) -> list[list[int]]:
    """[6.3] The sea areas between two ports."""
    legs = [FAR] * (c.SEAS * c.SEAS)
    for s in range(c.SEAS):
        for other in range(c.SEAS):
            if t.sea_near[s * c.SEAS + other]:
                legs[s * c.SEAS + other] = 1
    legs = close(tuple(legs))
    coasts = [
        [s for s in range(c.SEAS) if t.coast[r * c.SEAS + s]] if t.port[r] else []
        for r in range(c.REGIONS)
    ]
    return [
        [
            min((legs[s * c.SEAS + o] + 1 for s in coasts[x] for o in coasts[y]), default=FAR)
            for y in range(c.REGIONS)
        ]
        for x in range(c.REGIONS)
    ]


def close(steps: tuple[int, ...]) -> list[int]:
    """The shortest ways, from those of one step."""
    return list(shortest(steps))


@lru_cache
def shortest(steps: tuple[int, ...]) -> tuple[int, ...]:
    """The same; it takes long, and most matches are played on the same board."""
    size = isqrt(len(steps))
    rows = [list(steps[x * size : (x + 1) * size]) for x in range(size)]
    for x in range(size):
        rows[x][x] = 0
    for k in range(size):
        last = rows[k]
        for x in range(size):
            first = rows[x][k]
            if first < FAR:
                rows[x] = [min(way, first + more) for way, more in zip(rows[x], last, strict=True)]
    return tuple(way for row in rows for way in row)


# ---- factions and cards --------------------------------------------------------------------------


def set_faction(t: Tables, board: Board, f: int, faction: Entry) -> None:
    """[2.2] The start of a faction, its cards and its developments."""
    t.capital[f] = board.ids("region").index(faction["capital"])
    t.start_gold[f] = pick(faction["gold"], t.players)
    t.start_agents[f] = faction["agents"]
    t.start_ships[f] = pick(faction["ships"], t.players)
    for i, stars in enumerate(faction["generals"]):
        t.start_stars[f * c.ARMIES + i] = stars
    t.ship_cards[f], t.ship_cost[f] = faction["ship_cards"], faction["ship_cost"]
    for i, colour in enumerate(faction["ship_dice"]):
        t.ship_dice[f * 2 + i] = b.COLOURS.index(colour)
    t.free_generals[f] = int(faction.get("free_generals", False))
    t.is_tribal[f] = int(faction.get("tribes", False))
    for i, general in enumerate(faction["general"]):
        g = f * (c.GENERALS // c.FACTIONS) + i
        t.stars[g] = general["stars"]
        t.trait[g] = b.TRAITS.index(general.get("trait", "none"))
    masks = set_developments(t, f, faction)
    t.ship_needs[f] = masks.get(faction.get("ship_needs", ""), 0)
    first = sum(b.TROOPS[name] for name in b.FACTIONS[:f])
    names = [troop["id"] for troop in faction["troop"]]
    for i, troop in enumerate(faction["troop"]):
        set_troop(t, first + i, troop)
        for kind in kinds_of(first + i):
            t.owner[kind] = f
            t.needs[kind] = masks.get(troop.get("needs", ""), 0)
            t.drilled[f * c.KINDS + kind] = int(troop["id"] in faction.get("drilled", ()))
            t.lost_by_swap[kind] = int(troop["id"] in faction.get("lost_by_swap", ()))
            if troop["id"] in faction.get("feud", ()):
                t.feud[kind] = faction["feud"].index(troop["id"]) + 1
    for one, other in faction.get("swap", ()):
        pairs = zip(kinds_of(first + names.index(one)), kinds_of(first + names.index(other)))  # noqa: B905
        for kind, new in pairs:
            t.swap[kind] = new
    for i, army in enumerate(faction["army"]):
        found = [2 * (first + names.index(card)) for card, count in pick(army["cards"], t.players)
                 for _ in range(count)]  # fmt: skip
        for j, kind in enumerate(sorted(found)):
            t.start_cards[(f * 2 + i) * c.SIDE + j] = kind


def set_developments(t: Tables, f: int, faction: Entry) -> dict[str, int]:
    """[15.8] Columns and rows; the bit of each development by its id."""
    masks: dict[str, int] = {}
    for col, column in enumerate(faction["column"]):
        for row, item in enumerate(column["development"]):
            d = len(masks)
            masks[item["id"]] = 1 << d
            t.dev_cost[f * c.DEVELOPMENTS + d] = pick(item["cost"], t.players)
            t.dev_column[f * c.DEVELOPMENTS + d] = col
            t.dev_row[f * c.DEVELOPMENTS + d] = row
            t.dev_at[(f * c.COLUMNS + col) * c.ROWS + row] = d
            t.effect[f * c.EFFECTS + b.EFFECTS.index(item["effect"])] |= 1 << d
    return masks


def kinds_of(number: int) -> tuple[int, int]:
    """The plain card and the veteran of a type."""
    return 2 * number, 2 * number + 1


def set_troop(t: Tables, number: int, troop: Entry) -> None:
    """[2.3] A type of troop card, plain and veteran."""
    plain, veteran = kinds_of(number)
    for kind, prefix in ((plain, ""), (veteran, "veteran_")):
        t.klass[kind] = b.CLASSES.index(troop["class"])
        t.cost[kind] = troop["cost"]
        for i, colour in enumerate(troop.get(f"{prefix}good", ())):
            t.good[kind * 2 + i] = b.COLOURS.index(colour)
        for i, colour in enumerate(troop.get(f"{prefix}difficult", ())):
            t.difficult[kind * 2 + i] = b.COLOURS.index(colour)
        t.special_good[kind] = special_mask(troop.get("special_good", ""))
        t.special_difficult[kind] = special_mask(troop.get("special_difficult", ""))
    t.copies[plain] = pick(troop["cards"], t.players)
    t.copies[veteran] = troop.get("veterans", 0)


def special_mask(text: str) -> int:
    """[12.12] What an S does on a card."""
    if text == "cancel":
        return c.CANCEL
    return sum(1 << b.CLASSES.index(word) for word in b.special_words(text))


def set_mercenaries(t: Tables, board: Board) -> None:
    """[2.3] The decks of the mercenary regions, and the special cards."""
    regions = board.ids("region")
    for i, card in enumerate(board.all("mercenary")):
        set_troop(t, c.FIRST_MERCENARY + i, card)
        for kind in kinds_of(c.FIRST_MERCENARY + i):
            t.market_of[kind] = regions.index(card["region"])
    for i, card in enumerate(board.all("special")):
        set_troop(t, c.FIRST_SPECIAL + i, card)


def set_drill(t: Tables, f: int, faction: Entry) -> None:
    """[12.23] A drill for a whole class is for mercenaries of it too."""
    if "drilled_class" in faction:
        klass = b.CLASSES.index(faction["drilled_class"])
        for kind in range(c.KINDS):
            if t.klass[kind] == klass:
                t.drilled[f * c.KINDS + kind] = 1


def set_cards(t: Tables, board: Board) -> None:
    """[2.4] [1.9] The action cards and the dice."""
    for i, card in enumerate(board.all("card")):
        t.action[i] = b.ACTIONS.index(card["action"])
        t.levy[i] = pick(card["levy"], t.players)
        t.event[i] = b.EVENTS.index(card["event"])
    for colour, dice in board.sections["dice"].items():
        for face, number in dice.items():
            t.faces[b.COLOURS.index(colour) * c.FACES + b.FACES.index(face)] = number
