"""Every world that fits a view of Triumvirate, the slow way: by trying everything."""

import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from games.triumvirate.table import A, C, names
from rubicon.games.triumvirate.cards import NAMES, SUITS, cards_in, names_in, set_of
from rubicon.games.triumvirate.codes import ALL, SUIT

View = dict[str, Any]
World = tuple[tuple[int, ...], tuple[int, ...]]
"""What a house held and pledged, by hand."""


def all_but(*others: str) -> str:
    """Every card but some, in short."""
    taken = {name for text in others for name in names(text)}
    letters = {"Caesar": "C", "Pompeius": "P", "Crassus": "K"}
    rest = [name.split() for name in NAMES if name not in taken]
    return " ".join(f"{letters[suit]}{rank}" for suit, rank in rest)


def hand(held: str, played: str = "", void: str = "", pledge: str = "") -> dict[str, Any]:
    """A house in a hand of the history."""
    return {
        "held": names(held),
        "played": names(played),
        "void": void.split(),
        "pledge": names(pledge)[0] if pledge else None,
    }


def choices(cards: int, number: int) -> Iterator[int]:
    """All sets of so many cards out of some."""
    for chosen in combinations(cards_in(cards), number):
        yield sum(1 << card for card in chosen)


def all_worlds(view: View, seat: str = C, other: str = A) -> set[World]:
    """What a house may have held and pledged, by trying everything hand by hand.

    The other looks. Each hand: any cards of the right number that the other did not have, with all
    that was kept; they must allow what was played, and any card left may be the pledge.
    """
    now = view["seats"][seat]
    theirs = [set_of(hand[other]["held"] or hand[other]["played"]) for hand in view["history"]]
    shown = [hand[seat] for hand in view["history"]]
    if view["phase"] == "deal":
        theirs.append(set_of(view["seats"][other]["hand"] or []))
        shown.append(
            {"cards": now["cards"], "played": [], "void": [], "pledged": False, "pledge": None}
        )
    their_pledges = set_of(view["seats"][other]["pledges"] or [])
    before = now["pledged"] - sum(hand["pledged"] for hand in shown)
    found = set()

    def go(i: int, kept: int, out: int, held: list[int], pledged: list[int]) -> None:
        if i == len(shown):
            found.add((tuple(held), tuple(pledged)))
            return
        hand, played = shown[i], set_of(shown[i]["played"])
        elsewhere = theirs[i] | out | (their_pledges & ~any_later(theirs, i))
        if (kept | out) & theirs[i]:
            return
        for new in choices(ALL & ~elsewhere & ~kept, hand["cards"] - kept.bit_count()):
            whole = kept | new
            rest = whole & ~played
            suits = [SUIT << 9 * suit for suit, name in enumerate(SUITS) if name in hand["void"]]
            if played & ~whole or any(rest & suit for suit in suits):
                continue
            for pledge in choices(rest, 1) if hand["pledged"] else [0]:
                if hand["pledge"] is None or pledge == set_of([hand["pledge"]]):
                    go(i + 1, rest & ~pledge, out | pledge, [*held, whole], [*pledged, pledge])

    for old in choices(ALL & ~their_pledges & ~theirs[0], before):
        go(0, 0, old, [0], [old])
    return found


def all_pairs(view: View) -> set[tuple[World, World]]:
    """What both houses may have held and pledged, for a watcher."""
    found = set()
    for held, pledged in all_worlds(view, A, C):
        fuller = copy.deepcopy(view)
        fuller["seats"][A]["pledges"] = names_in(sum(pledged))
        for hand, cards in zip(fuller["history"], held[1:], strict=True):
            hand[A]["held"] = names_in(cards)
        found |= {((held, pledged), other) for other in all_worlds(fuller, C, A)}
    return found


def any_later(theirs: list[int], i: int) -> int:
    """What the other holds in this hand or a later one: it can't be pledged yet."""
    later = 0
    for held in theirs[i:]:
        later |= held
    return later
