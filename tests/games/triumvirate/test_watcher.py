"""A watcher sees neither hand: every pair of worlds that fits can be drawn, and no other."""

from collections import Counter
from typing import Any

import pytest

from games.triumvirate.brute import World, all_pairs, all_worlds, hand
from games.triumvirate.table import A, C, Case, given, names
from rubicon.core.rng import Rng
from rubicon.core.state import EVERYTHING, WATCHER, State
from rubicon.games.triumvirate.imagination import recall_of, world_seen


def plays(first: str, second: str) -> list[dict[str, str]]:
    """Trick by trick, the Aemilii lead."""
    pairs = zip(names(first), names(second), strict=True)
    return [
        {"seat": seat, "card": card}
        for pair in pairs
        for seat, card in zip((A, C), pair, strict=True)
    ]


def late(first: str, second: str, held: tuple[str, str], **more: Any) -> dict[str, Any]:
    """So much has been played in this hand that little is left to wonder about."""
    pledges, before = more.pop("pledges", ("", "")), more.pop("before", [])
    return {
        "phase": "pledge",
        "dealer": C,
        "tricks": {"Caesar": 3},
        "consuls": {"Caesar": 1},
        "plays": plays(first, second),
        "seats": {
            seat: {"hand": names(cards), "pledges": names(pledged)}
            for seat, cards, pledged in zip((A, C), held, pledges, strict=True)
        },
        "history": [
            *before,
            {
                A: hand(f"{first} {held[0]}", first),
                C: hand(f"{second} {held[1]}", second, "Caesar"),
            },
        ],
    } | more


CAESARS, POMPEII = "C876543210", "P876543210"
POSITIONS = {
    "something is aside": late(CAESARS, POMPEII, ("K8", "K0")),
    "nothing is aside": late(
        f"{CAESARS} K87", f"{POMPEII} K65", ("K43", "K2"), pledges=("K1", "K0")
    ),
    "two hands and a hidden pledge": late(
        f"{CAESARS} K87",
        f"{POMPEII} K65",
        ("", "K4"),
        hand_number=2,
        pledges=("", "K3"),
        before=[{A: hand("K0 C5", "K0", "Crassus"), C: hand("K1 K3", "K1", pledge="K3")}],
    ),
    "a decision waits": late(
        f"{CAESARS} K87",
        f"{POMPEII} K65",
        ("K4", "K32"),
        dealer=A,
        seats={
            A: {"hand": names("K4")},
            C: {"hand": names("K32"), "decision": "Crassus 3"},
        },
    ),
}


def secrets(case: Case, state: State) -> tuple[World, World]:
    """What both houses held and pledged."""
    recall = recall_of(case.rules.view(state, EVERYTHING))
    first, second = (world_seen(recall, seat) for seat in (0, 1))
    return (tuple(first.held), tuple(first.pledged)), (tuple(second.held), tuple(second.pledged))


def fitting(case: Case, viewer: int) -> set[tuple[World, World]]:
    """Every pair that fits, the slow way."""
    view, true = case.view(viewer), secrets(case, case.state)
    if viewer == 0:
        return {(true[0], world) for world in all_worlds(view, C, A)}
    if viewer == 1:
        return {(world, true[1]) for world in all_worlds(view, A, C)}
    return all_pairs(view)


@pytest.mark.long
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_every_world_that_fits_can_be_imagined_and_no_other(position: Any, viewer: int) -> None:
    case = given(**position)
    fits, view, imagination = fitting(case, viewer), case.view(viewer), case.imagine(viewer)
    waiting = view["seats"][C]["decision"] == "secret"
    decisions = 1 + view["seats"][C]["cards"] if waiting else 1
    every = imagination.worlds(len(fits) * decisions)
    assert every is not None
    assert {secrets(case, world) for world in every} == fits
    assert len({case.rules.line(world) for world in every}) == len(every) == len(fits) * decisions
    assert all(case.view(viewer) == case.rules.view(world, viewer) for world in every)
    assert imagination.worlds(len(every) - 1) is None
    each, rng = 20, Rng(5)
    drawn = Counter(case.rules.line(imagination.draw(rng)) for _ in range(each * len(every)))
    assert set(drawn) == {case.rules.line(world) for world in every}
    assert imagination.is_exact == (viewer != WATCHER)
    if imagination.is_exact and len(every) > 1:
        chi_square = sum((count - each) ** 2 / each for count in drawn.values())
        assert abs(chi_square - len(every)) < 6 * (2 * len(every)) ** 0.5


def test_too_many_worlds_are_not_gone_through() -> None:
    """The first hand of a match: more than a billion for a watcher."""
    case = given(
        phase="lead",
        dealer=C,
        seats={A: {"hand": names("C876543 P8765")}, C: {"hand": names("P4321 K876543")}},
    )
    assert case.imagine(WATCHER).worlds(100_000) is None
    assert case.imagine(0).worlds(4000) is None
