"""The board and the cards, read from TOML and checked: one clear sentence for each fault.

A file of somebody's own has at least the board; the factions, mercenaries and action cards that it
leaves out are the usual ones.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.entries import TUNED, is_int, is_text, wrong_shapes
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.tables import NEAR
from rubicon.words import Listed, Phrase, quoted

DATA = files("rubicon.games.total_war_rome") / "data"
FILES = ("board.toml", "factions.toml", "mercenaries.toml", "cards.toml")
SECTIONS = ("region", "border", "sea", "faction", "mercenary", "special", "card", "dice")
OF_A_BOARD = ("name", "region", "border", "sea")
"""What a file of somebody's own has at least."""
SPECIALS = ["dogs", "pigs", "logs"]
"""[12.13] The special cards are known by their place."""
COLOURS = ("black", "white", "green", "yellow", "red")
FACES = ("blank", "s", "x", "skull")
CLASSES = (
    *("infantry", "bowmen", "cavalry", "chariot", "elephant"),
    *("foot_skirmisher", "mounted_skirmisher", "artillery"),
)
BORDERS = ("plain", "river", "mountain", "strait")
TRAITS = (
    *("none", "inspired_fighter", "diplomacy_expert", "battlefield_expert", "morale_booster"),
    *("scouting_expert", "never_give_up", "mercenary_loyalty"),
)
EFFECTS = (
    *("unlock", "siegecraft", "drill", "cheap_troops", "marian_reforms", "cheap_ships", "marines"),
    *("trade", "cheap_roads", "calm", "extra_agent", "subterfuge", "cheap_mercenaries"),
    *("silver_mines", "seamanship", "league", "cheap_wonder", "reduced_antipathy"),
    *("national_unity", "battle_fury", "peaceful_agriculture"),
)
ACTIONS = (
    *("treaty", "trade", "spy", "protests", "riots", "rebel_uprising", "bribe", "sabotage"),
    *("treasury_theft", "double_agent", "sow_distrust", "recruit_mercenaries", "assassination"),
)
EVENTS = (
    *("forced_march", "slip_away", "no_escape", "local_guides", "chosen_ground", "scouts_report"),
    *("ambush", "hold_the_line", "furious_charge", "rain_of_missiles", "elephants_panic"),
    *("field_surgeons", "mercenary_desertion", "storm_at_sea", "fair_winds", "pirates"),
    *("bountiful_harvest", "drought", "plague", "slave_revolt", "inspired_oratory"),
    *("second_errand", "counter_intelligence", "safe_house", "traitor_at_the_gates"),
    *("defiant_citizens", "conscription", "master_builder", "omens", "envoys_gift"),
)
LEAST_MAIN = 2
"""Cards that an army begins with [3.4]."""
FACTIONS = ("rome", "carthage", "greece", "barbarians")
TROOPS = {"rome": 13, "carthage": 13, "greece": 14, "barbarians": 10}
"""How many types of troop card a faction has [2.3]."""
Entry = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    """The data of a match, by section, as it stands in the files."""

    name: str
    sections: Mapping[str, Any]

    def all(self, section: str) -> list[Entry]:
        """The entries of a section."""
        return list(self.sections[section])

    def ids(self, section: str) -> list[str]:
        """The ids of its entries, in order."""
        return [str(entry["id"]) for entry in self.sections[section]]


def pick(value: Any, players: int) -> Any:
    """A value of the data: one for all, or others for three or four players [17.2]."""
    if isinstance(value, Mapping) and "usual" in value:
        return value.get(TUNED.get(players, ""), value["usual"])
    return value


def read_files() -> dict[str, Any]:
    """The usual data."""
    found: dict[str, Any] = {}
    for name in FILES:
        found |= tomllib.loads((DATA / name).read_text(encoding="utf-8"))
    return found


USUAL = read_files()


def read_board(text: str, file: str | Phrase) -> Board:
    """The board of a text; BadInput with one sentence if something is wrong in it."""
    try:
        given = tomllib.loads(text)
    except RecursionError:
        raise BadInput(say("boardfile-too-deep", file=file)) from None
    except ValueError as error:
        raise BadInput(say("boardfile-toml", file=file, error=quoted(str(error)))) from None
    sections = {name: given.get(name, USUAL[name]) for name in SECTIONS}
    board = Board(str(given.get("name", "")), sections)
    fault = next(chain(wrong_parts(given), faults(board), strange_parts(given)), None)
    if fault is not None:
        raise BadInput(say("boardfile-fault", file=file, fault=fault))
    return board


def standard_board() -> Board:
    """The board of the package."""
    return read_board((DATA / "board.toml").read_text(encoding="utf-8"), "board.toml")


# ---- what must be true ---------------------------------------------------------------------------


def wrong_parts(given: Mapping[str, Any]) -> Iterator[Phrase]:
    """The file has a board."""
    for name in OF_A_BOARD:
        if name not in given:
            yield say("boardfile-no-part", part=quoted(name))
    if not is_text(given["name"]):
        yield say("boardfile-no-part", part=quoted("name"))


def strange_parts(given: Mapping[str, Any]) -> Iterator[Phrase]:
    """What no board file has."""
    for name in given:
        if name not in ("name", *SECTIONS):
            yield say("boardfile-strange-part", part=quoted(name))


def faults(board: Board) -> Iterator[Phrase]:
    """A sentence for each thing that is wrong; what comes later counts on what came before."""
    yield from wrong_shapes(board.sections)
    yield from wrong_counts(board)
    yield from wrong_places(board)
    yield from wrong_borders(board)
    for faction in board.all("faction"):
        yield from wrong_faction(board, faction)
    yield from wrong_names(board)
    yield from wrong_mercenaries(board)
    yield from wrong_cards(board)
    yield from wrong_dice(board.sections["dice"])


def twice(names: Iterable[str]) -> list[str]:
    """Those that are there more than once."""
    return sorted(name for name, number in Counter(names).items() if number > 1)


def wrong_counts(board: Board) -> Iterator[Phrase]:
    """[2.1] [2.3] [2.4] There are as many of everything as the rules count on."""
    needed = {
        **{"region": c.REGIONS, "sea": c.SEAS, "border": c.BORDERS, "faction": c.FACTIONS},
        **{"mercenary": c.FIRST_SPECIAL - c.FIRST_MERCENARY, "card": c.ACTION_CARDS},
        "special": c.TYPES - c.FIRST_SPECIAL,
    }
    for section, number in needed.items():
        there = len(board.all(section))
        if there != number:
            yield say("boardfile-count", section=section, there=there, needed=number)
    for section in ("region", "sea", "faction", "mercenary", "special"):
        for name in twice(board.ids(section)):
            yield say("boardfile-twice", section=section, name=quoted(name))
    places = [*board.all("region"), *board.all("sea")]
    for key in ("id", "name"):
        for name in twice(str(place[key]).lower() for place in places):
            yield say("boardfile-place-twice", name=quoted(name))
    if tuple(board.ids("faction")) != FACTIONS:
        yield say("boardfile-factions")
    if board.ids("special") != SPECIALS:
        yield say("boardfile-specials")


def wrong_places(board: Board) -> Iterator[Phrase]:
    """[2.1] Regions and seas name each other rightly."""
    seas = board.ids("sea")
    joined = {name for border in board.all("border") for name in border["between"]}
    for region in board.all("region"):
        name = quoted(region["id"])
        for sea in region["seas"]:
            if sea not in seas:
                yield say("boardfile-unknown", place=name, other=quoted(sea))
        for sea in twice(region["seas"]):
            yield say("boardfile-named-twice", place=name, other=quoted(sea))
        if region["port"] and not region["seas"]:
            yield say("boardfile-port", place=name)
        if not region["seas"] and region["id"] not in joined:
            yield say("boardfile-cut-off", place=name)
        if region.get("home", FACTIONS[0]) not in FACTIONS:
            yield say("boardfile-unknown", place=name, other=quoted(region["home"]))
        for colour in region.get("mercenaries", []):
            if colour not in COLOURS:
                yield say("boardfile-unknown", place=name, other=quoted(colour))
    yield from wrong_seas(board)


def wrong_seas(board: Board) -> Iterator[Phrase]:
    """[2.1] Sea areas are adjacent in both directions."""
    seas = {str(sea["id"]): sea["adjacent"] for sea in board.all("sea")}
    for name, adjacent in seas.items():
        place = quoted(name)
        for other in adjacent:
            if other not in seas:
                yield say("boardfile-unknown", place=place, other=quoted(other))
            elif other == name:
                yield say("boardfile-itself", place=place)
            elif name not in seas[other]:
                yield say("boardfile-one-way", place=place, other=quoted(other))
        for other in twice(adjacent):
            yield say("boardfile-named-twice", place=place, other=quoted(other))


def wrong_borders(board: Board) -> Iterator[Phrase]:
    """[2.1] Each border stands once, between two regions that there are."""
    regions, seen = board.ids("region"), set()
    degree: Counter[str] = Counter()
    for border in board.all("border"):
        one, other = border["between"]
        degree.update((one, other))
        place = quoted(f"{one} - {other}")
        for name in (one, other):
            if name not in regions:
                yield say("boardfile-unknown", place=place, other=quoted(name))
        if frozenset((one, other)) in seen or one == other:
            yield say("boardfile-border-twice", one=quoted(one), other=quoted(other))
        seen.add(frozenset((one, other)))
        for players in (2, 3, 4):
            kind = pick(border["kind"], players)
            if kind not in BORDERS:
                yield say("boardfile-unknown", place=place, other=quoted(kind))
    for name, number in degree.items():
        if number > NEAR:
            yield say("boardfile-crowded", place=quoted(name), number=number)


def wrong_faction(board: Board, faction: Entry) -> Iterator[Phrase]:
    """[2.2] A faction's capital is its home; its people and cards are as many as they must be."""
    name = quoted(faction["name"])
    capital = next((r for r in board.all("region") if r["id"] == faction["capital"]), None)
    if capital is None or capital.get("home") != faction["id"]:
        yield say("boardfile-capital", faction=name)
    troops = [str(troop["id"]) for troop in faction["troop"]]
    if len(troops) != TROOPS[faction["id"]] or twice(troops):
        yield say("boardfile-troops", faction=name, needed=TROOPS[faction["id"]])
    if len(faction["general"]) != c.GENERALS // c.FACTIONS:
        yield say("boardfile-generals", faction=name)
    for general in faction["general"]:
        trait = general.get("trait", "none")
        if trait not in TRAITS:
            yield say("boardfile-unknown", place=quoted(general["name"]), other=quoted(trait))
    levels = Counter(general["stars"] for general in faction["general"])
    if Counter(faction["generals"]) - levels:
        yield say("boardfile-levels", faction=name)
    for colour in faction["ship_dice"]:
        if colour not in COLOURS:
            yield say("boardfile-unknown", place=name, other=quoted(colour))
    for players in (2, 3, 4):
        if pick(faction["ships"], players) > faction["ship_cards"]:
            yield say("boardfile-ships", faction=name)
    yield from wrong_needs(faction, name)
    yield from wrong_armies(faction, name)


def wrong_needs(faction: Entry, name: Listed) -> Iterator[Phrase]:
    """[15.7] [15.18] Developments, and what names cards or developments."""
    items = [item for column in faction["column"] for item in column["development"]]
    developments = [str(item["id"]) for item in items]
    rows = [len(column["development"]) for column in faction["column"]]
    crowded = len(items) > c.DEVELOPMENTS or len(rows) > c.COLUMNS
    if crowded or not rows or not 1 <= min(rows) <= max(rows) <= c.ROWS:
        yield say("boardfile-developments", faction=name)
    for other in (*twice(developments), *twice(str(item["name"]) for item in items)):
        yield say("boardfile-named-twice", place=name, other=quoted(other))
    for item in items:
        if item["effect"] not in EFFECTS:
            yield say("boardfile-unknown", place=name, other=quoted(item["effect"]))
    for troop in faction["troop"]:
        yield from wrong_troop(troop)
    needs = [troop["needs"] for troop in faction["troop"] if "needs" in troop]
    for need in (*needs, *([faction["ship_needs"]] if "ship_needs" in faction else ())):
        if need not in developments:
            yield say("boardfile-unknown", place=name, other=quoted(need))
    if faction.get("drilled_class", CLASSES[0]) not in CLASSES:
        yield say("boardfile-unknown", place=name, other=quoted(faction["drilled_class"]))
    named = [card for pair in faction.get("swap", ()) for card in pair]
    for key in ("lost_by_swap", "drilled", "feud"):
        named += faction.get(key, ())
    troops = [troop["id"] for troop in faction["troop"]]
    for card in named:
        if card not in troops:
            yield say("boardfile-unknown", place=name, other=quoted(card))


def wrong_armies(faction: Entry, name: Listed) -> Iterator[Phrase]:
    """[2.2] [3.3] Two armies within the limits, led as the list of generals says."""
    troops = {troop["id"]: troop for troop in faction["troop"]}
    if [army["stars"] for army in faction["army"]] != faction["generals"][:2]:
        yield say("boardfile-leaders", faction=name)
    for players in (2, 3, 4):
        used: Counter[str] = Counter()
        for army in faction["army"]:
            cards = pick(army["cards"], players)
            for card, number in cards:
                used[card] += number
                if card not in troops:
                    yield say("boardfile-unknown", place=name, other=quoted(card))
            classes = [CLASSES.index(troops[card]["class"]) for card, n in cards for _ in range(n)]
            main = sum(one <= c.ELEPHANT for one in classes)
            guns = classes.count(c.ARTILLERY)
            light = len(classes) - main - guns
            is_full = main > c.MOST_MAIN or guns > c.MOST_ARTILLERY or light > c.MOST_LIGHT
            if is_full or main < LEAST_MAIN:
                yield say("boardfile-army", faction=name)
        for card, number in used.items():
            if number > pick(troops[card]["cards"], players):
                yield say("boardfile-too-few", faction=name, card=quoted(troops[card]["name"]))


def wrong_troop(troop: Entry) -> Iterator[Phrase]:
    """[2.3] A class, dice and special effects that there are."""
    words = [troop["class"], *special_words(troop.get("special_good", ""))]
    words += special_words(troop.get("special_difficult", ""))
    for word in words:
        if word not in CLASSES:
            yield say("boardfile-unknown", place=quoted(troop["name"]), other=quoted(word))
    for row in ("good", "difficult"):
        dice, veterans = troop[row], troop.get(f"veteran_{row}", [])
        known = all(colour in COLOURS for colour in (*dice, *veterans))
        unlike = troop.get("veterans", 0) > 0 and len(dice) != len(veterans)
        bare = not dice and CLASSES.index(troop["class"]) != c.ARTILLERY
        if not known or unlike or bare:
            yield say("boardfile-dice", card=quoted(troop["name"]))


def wrong_names(board: Board) -> Iterator[Phrase]:
    """[2.3] [3.11] Cards are told apart by name and origin, generals by name."""
    factions = board.all("faction")
    cards = [(one["id"], str(troop["name"])) for one in factions for troop in one["troop"]]
    cards += [(card["region"], str(card["name"])) for card in board.all("mercenary")]
    cards += [("", str(card["name"])) for card in board.all("special")]
    for (_, name), number in Counter(cards).items():
        if number > 1:
            yield say("boardfile-card-twice", card=quoted(name))
    for name in twice(str(general["name"]) for one in factions for general in one["general"]):
        yield say("boardfile-general-twice", name=quoted(name))


def wrong_mercenaries(board: Board) -> Iterator[Phrase]:
    """[2.1] [2.3] Each mercenary region has a deck, and each deck such a region."""
    for card in (*board.all("mercenary"), *board.all("special")):
        yield from wrong_troop(card)
    regions = [region["id"] for region in board.all("region") if "mercenaries" in region]
    decks = [card["region"] for card in board.all("mercenary")]
    for name in decks:
        if name not in regions:
            yield say("boardfile-deck", place=quoted(name))
    for name in regions:
        if name not in decks:
            yield say("boardfile-no-deck", place=quoted(name))


def special_words(text: str) -> list[str]:
    """The classes that a special effect kills; none if it cancels or is empty."""
    if text in ("", "cancel"):
        return []
    return [word.strip() for word in text.removeprefix("kill ").split(",")]


def wrong_cards(board: Board) -> Iterator[Phrase]:
    """[2.4] In their order, with actions and events that there are."""
    for number, card in enumerate(board.all("card"), 1):
        if card["number"] != number:
            yield say("boardfile-card-order", number=card["number"], there=number)
        if card["action"] not in ACTIONS or card["event"] not in EVENTS:
            yield say("boardfile-card", number=number)


def wrong_dice(dice: Any) -> Iterator[Phrase]:
    """[1.9] Five colours, six faces each."""
    if not isinstance(dice, dict) or set(dice) != set(COLOURS):
        yield say("boardfile-colours")
        return
    for colour, faces in dice.items():
        fits = isinstance(faces, dict) and set(faces) == set(FACES)
        if not fits or not all(is_int(n, 0, 6) for n in faces.values()) or sum(faces.values()) != 6:
            yield say("boardfile-die", colour=quoted(colour))
