"""The board and the cards, read from TOML and checked: one clear sentence for each fault.

A file of somebody's own has at least the board; the factions, mercenaries and action cards that it
leaves out are the usual ones.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase, quoted

DATA = files("rubicon.games.total_war_rome") / "data"
FILES = ("board.toml", "factions.toml", "mercenaries.toml", "cards.toml")
SECTIONS = ("region", "border", "sea", "faction", "mercenary", "special", "card", "dice")
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
    """A value of the data: one for all, or another one for four players [17.2]."""
    if isinstance(value, Mapping) and "usual" in value:
        return value["four" if players == 4 and "four" in value else "usual"]
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
    except tomllib.TOMLDecodeError as error:
        raise BadInput(say("boardfile-toml", file=file, error=quoted(str(error)))) from None
    sections = {name: given.get(name, USUAL[name]) for name in SECTIONS}
    board = Board(str(given.get("name", "")), sections)
    try:
        fault = next(faults(board), None)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        fault = say("boardfile-entry", error=quoted(str(error)))
    if fault is not None:
        raise BadInput(say("boardfile-fault", file=file, fault=fault))
    return board


def standard_board() -> Board:
    """The board of the package."""
    return read_board((DATA / "board.toml").read_text(encoding="utf-8"), "board.toml")


# ---- what must be true ---------------------------------------------------------------------------


def faults(board: Board) -> Iterator[Phrase]:
    """A sentence for each thing that is wrong."""
    yield from wrong_counts(board)
    yield from wrong_places(board)
    yield from wrong_borders(board)
    for faction in board.all("faction"):
        yield from wrong_faction(board, faction)
    for card in (*board.all("mercenary"), *board.all("special")):
        yield from wrong_troop(card)
    yield from wrong_cards(board)


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
        ids = board.ids(section)
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            yield say("boardfile-twice", section=section, name=quoted(name))
    if tuple(board.ids("faction")) != FACTIONS:
        yield say("boardfile-factions")


def wrong_places(board: Board) -> Iterator[Phrase]:
    """[2.1] Regions and seas name each other rightly."""
    seas = board.ids("sea")
    for region in board.all("region"):
        name = quoted(region["id"])
        for sea in region["seas"]:
            if sea not in seas:
                yield say("boardfile-unknown", place=name, other=quoted(sea))
        if region["port"] and not region["seas"]:
            yield say("boardfile-port", place=name)
        if region.get("home", FACTIONS[0]) not in FACTIONS:
            yield say("boardfile-unknown", place=name, other=quoted(region["home"]))
        for colour in region.get("mercenaries", []):
            if colour not in COLOURS:
                yield say("boardfile-unknown", place=name, other=quoted(colour))
        for players in (2, 4):
            if not 1 <= pick(region["gold"], players) <= 3:
                yield say("boardfile-gold", place=name)
    yield from wrong_seas(board)


def wrong_seas(board: Board) -> Iterator[Phrase]:
    """[2.1] Sea areas are adjacent in both directions."""
    seas = board.ids("sea")
    for sea in board.all("sea"):
        for other in sea["adjacent"]:
            if other not in seas:
                yield say("boardfile-unknown", place=quoted(sea["id"]), other=quoted(other))
            elif sea["id"] not in next(s for s in board.all("sea") if s["id"] == other)["adjacent"]:
                yield say("boardfile-one-way", place=quoted(sea["id"]), other=quoted(other))


def wrong_borders(board: Board) -> Iterator[Phrase]:
    """[2.1] Each border stands once, between two regions that there are."""
    regions, seen = board.ids("region"), set()
    degree: dict[str, int] = {}
    for border in board.all("border"):
        one, other = border["between"]
        for name in (one, other):
            degree[name] = degree.get(name, 0) + 1
            if name not in regions:
                yield say("boardfile-unknown", place=quoted("border"), other=quoted(name))
        if frozenset((one, other)) in seen or one == other:
            yield say("boardfile-border-twice", one=quoted(one), other=quoted(other))
        seen.add(frozenset((one, other)))
        for players in (2, 4):
            if pick(border["kind"], players) not in BORDERS:
                yield say("boardfile-unknown", place=quoted(one), other=quoted(border["kind"]))
    for name, number in degree.items():
        if number > 7:
            yield say("boardfile-crowded", place=quoted(name), number=number)


def wrong_faction(board: Board, faction: Entry) -> Iterator[Phrase]:
    """[2.2] A faction's capital is its home; its armies and needs name what there is."""
    name = quoted(faction["name"])
    capital = next((r for r in board.all("region") if r["id"] == faction["capital"]), None)
    if capital is None or capital.get("home") != faction["id"]:
        yield say("boardfile-capital", faction=name)
    troops = [troop["id"] for troop in faction["troop"]]
    if len(troops) != TROOPS[faction["id"]] or len(set(troops)) != len(troops):
        yield say("boardfile-troops", faction=name, needed=TROOPS[faction["id"]])
    if len(faction["general"]) != c.GENERALS // c.FACTIONS:
        yield say("boardfile-generals", faction=name)
    for general in faction["general"]:
        if general.get("trait", "none") not in TRAITS or not 2 <= general["stars"] <= 5:
            yield say("boardfile-unknown", place=name, other=quoted(general["name"]))
    yield from wrong_needs(faction, name)


def wrong_needs(faction: Entry, name: Listed) -> Iterator[Phrase]:
    """[15.7] [2.2] Developments, the cards that need them, and the armies."""
    troops = [troop["id"] for troop in faction["troop"]]
    developments = [item["id"] for column in faction["column"] for item in column["development"]]
    if len(developments) > c.DEVELOPMENTS or len(faction["column"]) > c.COLUMNS:
        yield say("boardfile-developments", faction=name)
    for column in faction["column"]:
        for item in column["development"]:
            if item["effect"] not in EFFECTS:
                yield say("boardfile-unknown", place=name, other=quoted(item["effect"]))
    for troop in faction["troop"]:
        yield from wrong_troop(troop)
        if troop.get("needs", developments[0]) not in developments:
            yield say("boardfile-unknown", place=name, other=quoted(troop["needs"]))
    for army in faction["army"]:
        for players in (2, 4):
            for card, _ in pick(army["cards"], players):
                if card not in troops:
                    yield say("boardfile-unknown", place=name, other=quoted(card))


def wrong_troop(troop: Entry) -> Iterator[Phrase]:
    """[2.3] A class, dice and special effects that there are."""
    words = [troop["class"], *special_words(troop.get("special_good", ""))]
    words += special_words(troop.get("special_difficult", ""))
    for word in words:
        if word not in CLASSES:
            yield say("boardfile-unknown", place=quoted(troop["name"]), other=quoted(word))
    for row in ("good", "difficult", "veteran_good", "veteran_difficult"):
        dice = troop.get(row, [])
        if len(dice) > 2 or any(colour not in COLOURS for colour in dice):
            yield say("boardfile-dice", card=quoted(troop["name"]))


def special_words(text: str) -> list[str]:
    """The classes that a special effect kills; none if it cancels or is empty."""
    if text in ("", "cancel"):
        return []
    return [word.strip() for word in text.removeprefix("kill ").split(",")]


def wrong_cards(board: Board) -> Iterator[Phrase]:
    """[2.4] [1.9] Actions and events that there are; six faces on each die."""
    for card in board.all("card"):
        if card["action"] not in ACTIONS or card["event"] not in EVENTS:
            yield say("boardfile-card", number=card["number"])
    for colour, dice in board.sections["dice"].items():
        if colour not in COLOURS or sum(dice.values()) != 6 or set(dice) != set(FACES):
            yield say("boardfile-die", colour=quoted(colour))
