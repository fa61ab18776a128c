"""What each entry of a board file holds, key by key: its shape, before anything is compared."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from rubicon.games.total_war_rome.saying import say
from rubicon.words import Phrase, quoted

Told = Callable[[], Phrase]
"""What a value must be, as the end of a sentence."""
MOST_TERRAIN = 6
MOST_COPIES = 20
TUNED = {3: "three", 4: "four"}
"""By number of players: the name of a value that differs with so many [17.2]."""


@dataclass(frozen=True)
class Key:
    """A key of an entry: a test of its value, and what the value must be."""

    test: Callable[[Any], bool]
    told: Told
    needed: bool = True
    tuned: bool = False
    """Whether there may be other values for three or four players [17.2]."""


def is_int(value: Any, least: int, most: int) -> bool:
    """A whole number within bounds; true and false are none."""
    return type(value) is int and least <= value <= most


def is_text(value: Any) -> bool:
    """A text of one line that is not empty."""
    return isinstance(value, str) and value.strip() == value != "" and value.isprintable()


def is_texts(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(is_text(one) for one in value)


def is_number(value: Any) -> bool:
    """A plain number."""
    return type(value) in (int, float) and isfinite(value)


def is_stars(value: Any) -> bool:
    """[2.2] The levels of four generals."""
    return isinstance(value, list) and len(value) == 4 and all(is_int(one, 2, 5) for one in value)


def is_hand(value: Any) -> bool:
    """[2.2] Pairs of a troop card and its number."""
    pairs = isinstance(value, list) and all(
        isinstance(one, list) and len(one) == 2 for one in value
    )
    return pairs and all(is_text(one[0]) and is_int(one[1], 1, 10) for one in value)


def is_swap(value: Any) -> bool:
    """[15.18] Pairs of troop cards."""
    return isinstance(value, list) and all(is_texts(one) and len(one) == 2 for one in value)


def is_tables(value: Any) -> bool:
    """Entries of their own."""
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def whole(least: int, most: int, needed: bool = True, tuned: bool = False) -> Key:
    """A whole number."""

    def told() -> Phrase:
        return say("boardfile-whole", least=least, most=most)

    return Key(lambda value: is_int(value, least, most), told, needed, tuned)


def texts(least: int, most: int, needed: bool = True) -> Key:
    """So many words."""

    def told() -> Phrase:
        return say("boardfile-words", least=least, most=most)

    return Key(lambda value: is_texts(value) and least <= len(value) <= most, told, needed)


def plain(name: str, test: Callable[[Any], bool], needed: bool = True, tuned: bool = False) -> Key:
    """Anything else, by the name of its entry in the catalogue."""
    return Key(test, lambda: say(name), needed, tuned)


TEXT = plain("boardfile-text", is_text)
WORD = plain("boardfile-text", is_text, needed=False)
TRUTH = plain("boardfile-truth", lambda value: isinstance(value, bool))
SPECIAL = plain("boardfile-special", lambda value: isinstance(value, str), needed=False)
TABLES = plain("boardfile-tables", is_tables)
PLACED = {
    "lon": plain("boardfile-number", is_number),
    "lat": plain("boardfile-number", is_number),
}
REGION = {
    **{"id": TEXT, "name": TEXT, "city": WORD, "area": WORD, **PLACED, "port": TRUTH},
    "gold": plain("boardfile-gold", lambda value: is_int(value, 1, 3), tuned=True),
    **{"trees": whole(0, MOST_TERRAIN), "mountains": whole(0, MOST_TERRAIN)},
    **{"home": WORD, "mercenaries": texts(1, 3, needed=False), "seas": texts(0, 14)},
}
SEA = {"id": TEXT, "name": TEXT, "adjacent": texts(0, 13), **PLACED}
BORDER = {
    "between": texts(2, 2),
    "kind": plain("boardfile-text", is_text, tuned=True),
    "name": plain("boardfile-text", lambda value: value == "" or is_text(value), needed=False),
    "road": Key(TRUTH.test, TRUTH.told, needed=False, tuned=True),
}
TROOP = {
    **{"id": TEXT, "name": TEXT, "class": TEXT, "cost": whole(0, 20), "needs": WORD},
    **{"good": texts(1, 2), "difficult": texts(0, 2)},
    **{"special_good": SPECIAL, "special_difficult": SPECIAL},
    **{"cards": whole(0, MOST_COPIES, tuned=True), "veterans": whole(0, MOST_COPIES, needed=False)},
    **{"veteran_good": texts(0, 2, needed=False), "veteran_difficult": texts(0, 2, needed=False)},
}
CARD_OF_NOBODY = {key: value for key, value in TROOP.items() if key != "needs"}
MERCENARY = {**CARD_OF_NOBODY, "region": TEXT}
GENERAL = {"name": TEXT, "stars": whole(2, 5), "trait": WORD}
ARMY = {"stars": whole(2, 5), "cards": plain("boardfile-hand", is_hand, tuned=True)}
DEVELOPMENT = {"id": TEXT, "name": TEXT, "cost": whole(0, 20, tuned=True), "effect": TEXT}
COLUMN = {"name": TEXT, "development": TABLES}
FACTION = {
    **{"id": TEXT, "name": TEXT, "capital": TEXT, "gold": whole(0, 99, tuned=True)},
    **{"agents": whole(0, 2), "ships": whole(0, 5, tuned=True)},
    "generals": plain("boardfile-stars", is_stars),
    **{"ship_name": TEXT, "ship_cards": whole(0, MOST_COPIES), "ship_cost": whole(0, 20)},
    **{"ship_dice": texts(2, 2), "ship_needs": WORD},
    "swap": plain("boardfile-swap", is_swap, needed=False),
    **{"lost_by_swap": texts(0, 14, needed=False), "drilled": texts(0, 14, needed=False)},
    **{"drilled_class": WORD, "feud": texts(2, 2, needed=False)},
    "free_generals": Key(TRUTH.test, TRUTH.told, needed=False),
    "tribes": Key(TRUTH.test, TRUTH.told, needed=False),
    **{"army": TABLES, "general": TABLES, "troop": TABLES, "column": TABLES},
}
ACTION_CARD = {
    **{"number": whole(1, 55), "action": TEXT, "event": TEXT},
    "levy": whole(0, 9, tuned=True),
}
SECTIONS: Mapping[str, Mapping[str, Key]] = {
    **{"region": REGION, "border": BORDER, "sea": SEA, "faction": FACTION},
    **{"mercenary": MERCENARY, "special": CARD_OF_NOBODY, "card": ACTION_CARD},
}
INSIDE: Mapping[str, Mapping[str, Key]] = {
    **{"army": ARMY, "general": GENERAL, "troop": TROOP, "column": COLUMN},
    "development": DEVELOPMENT,
}
"""What lies inside a faction, or inside a column of it."""


def wrong_shapes(sections: Mapping[str, Any]) -> Iterator[Phrase]:
    """A sentence for each entry that is not what it should be."""
    for section, keys in SECTIONS.items():
        if not is_tables(sections[section]):
            yield say("boardfile-no-tables", section=section)
            continue
        for number, entry in enumerate(sections[section], 1):
            yield from wrong_entry(section, "", number, entry, keys)


def wrong_entry(
    section: str, owner: str, number: int, entry: Mapping[str, Any], keys: Mapping[str, Key]
) -> Iterator[Phrase]:
    """Keys that are missing, unknown or wrong; then the entries inside it."""
    where = place_of(section, owner, number, entry)
    for name, key in keys.items():
        if name not in entry:
            if key.needed:
                yield say("boardfile-no-key", entry=where, key=quoted(name))
        elif not all(key.test(value) for value in values_of(entry[name], key)):
            yield say("boardfile-wrong", entry=where, key=quoted(name), what=key.told())
    for name in entry:
        if name not in keys:
            yield say("boardfile-strange-key", entry=where, key=quoted(name))
    for inside, inner in INSIDE.items():
        if inside in keys and is_tables(entry.get(inside)):
            for i, one in enumerate(entry[inside], 1):
                yield from wrong_entry(f"{section}.{inside}", name_of(entry), i, one, inner)


def values_of(value: Any, key: Key) -> list[Any]:
    """[17.2] The value, or all of several: one that is none of these fits no test."""
    if not key.tuned or not isinstance(value, dict):
        return [value]
    if "usual" not in value or set(value) - {"usual", *TUNED.values()}:
        return [None]
    return list(value.values())


def place_of(section: str, owner: str, number: int, entry: Mapping[str, Any]) -> Phrase:
    """Where in the file: the section, the number in it, and what the entry is called."""
    name = f"{owner} {name_of(entry)}".strip()
    if name == "":
        return say("boardfile-nameless", section=section, number=number)
    return say("boardfile-place", section=section, number=number, name=quoted(name))


def name_of(entry: Mapping[str, Any]) -> str:
    """What an entry is called; nothing if it does not say."""
    for key in ("id", "between", "name", "number"):
        name = entry.get(key, "")
        if name != "":
            return " - ".join(name) if is_texts(name) else str(name)
    return ""
