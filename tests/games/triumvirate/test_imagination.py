"""Imagined worlds: all that fit and no other, each as often as any other."""

from collections import Counter
from typing import Any

import pytest

from games.triumvirate.brute import World, all_but, all_worlds, hand
from games.triumvirate.table import A, C, Case, given, names
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import EVERYTHING, NOBODY, WATCHER, State
from rubicon.games.triumvirate.cards import set_of
from rubicon.games.triumvirate.game import GAME
from rubicon.games.triumvirate.imagination import (
    memory_of,
    recall_of,
    world_seen,
)
from rubicon.games.triumvirate.matching import first_worlds
from rubicon.games.triumvirate.memory import Fork, Tally, worlds_of
from rubicon.kit.hidden import below

# ---- the cases -----------------------------------------------------------------------------------

UNKNOWN = "C875 P0 K762"
"""Eight cards that the Aemilii do not see; they hold all others but what lies on the table."""


def one_hand(**changes: Any) -> dict[str, Any]:
    """The Claudii hold three of eight cards and have pledged another before."""
    return {
        "phase": "lead",
        "dealer": C,
        "tricks": {"Caesar": 2, "Pompeius": 2},
        "seats": {
            A: {"hand": names(all_but(UNKNOWN))},
            C: {"hand": names("C87 P0"), "pledges": ["Crassus 2"]},
        },
    } | changes


def two_hands(void: str = "", pledge: str = "K6") -> dict[str, Any]:
    """The Claudii kept cards, pledged one, and drew others; they were void in a suit or not."""
    mine = all_but(UNKNOWN)
    later = all_but(UNKNOWN, "P8")
    return one_hand(
        phase="lead",
        hand_number=2,
        tricks={"Caesar": 2, "Pompeius": 2},
        seats={
            A: {"hand": names(later)},
            C: {"hand": names("C8 P8 K7"), "pledges": names(pledge)},
        },
        history=[
            {A: hand(mine, "P8"), C: hand(f"C8 {pledge} P0", "P0", void, pledge)},
            {A: hand(later), C: hand("C8 P8 K7")},
        ],
    )


def three_hands() -> dict[str, Any]:
    """A card played in the third hand may have come at any deal; void in the second."""
    mine = all_but(UNKNOWN)
    return one_hand(
        hand_number=3,
        seats={
            A: {"hand": names(all_but(UNKNOWN, "P31"))},
            C: {"hand": names("C7 K72"), "pledges": names("C5")},
        },
        plays=[{"seat": A, "card": "Pompeius 3"}, {"seat": C, "card": "Caesar 8"}],
        history=[
            {A: hand(mine, "P21"), C: hand("C58 P0", "P0", "", "C5")},
            {A: hand(all_but(UNKNOWN, "P21")), C: hand("C8 K72", "", "Pompeius")},
            {A: hand(all_but(UNKNOWN, "P1"), "P3"), C: hand("C87 K72", "C8", "Pompeius")},
        ],
    )


def dealing() -> dict[str, Any]:
    """In the middle of the second deal."""
    mine = all_but(UNKNOWN)
    kept = all_but(UNKNOWN, "P8 P7 P6 P5 P4 P3 P2 P1 K8 C4")
    return one_hand(
        phase="deal",
        hand_number=2,
        tricks={},
        seats={
            A: {"hand": names(kept)},
            C: {"hand": names("C8 P8"), "pledges": names("K6")},
        },
        history=[
            {
                A: hand(mine, "P87654321 K8 C4"),
                C: hand("C8 K6 P0 C7", "P0 C7", "Pompeius", "K6"),
            }
        ],
    )


CASES = {
    "one hand": one_hand,
    "two hands": two_hands,
    "two hands, void in Crassus": lambda: two_hands("Crassus", "C7"),
    "three hands, void in Pompeius": three_hands,
    "dealing": dealing,
}


def worlds_drawn(case: Case, number: int) -> Counter[World]:
    """Worlds imagined by the Aemilii, as `all_worlds` has them."""
    view, rng = case.view(0), Rng(12)
    imagination = case.imagine(0)
    drawn: Counter[World] = Counter()
    for _ in range(number):
        state = imagination.draw(rng)
        assert case.rules.view(state, 0) == view
        drawn[hidden_world(case, state)] += 1
    return drawn


def hidden_world(case: Case, state: State) -> World:
    """What the Claudii held and pledged."""
    world = world_seen(recall_of(case.rules.view(state, EVERYTHING)), 1)
    return tuple(world.held), tuple(world.pledged)


@pytest.mark.long
@pytest.mark.parametrize("position", CASES.values(), ids=CASES.keys())
def test_every_world_that_fits_is_imagined_as_often_as_any_other(position: Any) -> None:
    case = given(**position())
    exact = all_worlds(case.view(0))
    recall = recall_of(case.view(0))
    assert worlds_of(memory_of(recall, 1, world_seen(recall, 0))).total == len(exact) > 10
    assert hidden_world(case, case.state) in exact
    assert case.imagine(0).is_exact
    assert case.imagine(0).worlds(len(exact) - 1) is None
    every = case.imagine(0).worlds(len(exact))
    assert every is not None
    assert len(every) == len(exact)
    assert {hidden_world(case, world) for world in every} == exact
    each = 20
    drawn = worlds_drawn(case, each * len(exact))
    assert set(drawn) == exact
    chi_square = sum((count - each) ** 2 / each for count in drawn.values())
    assert abs(chi_square - len(exact)) < 6 * (2 * len(exact)) ** 0.5


def test_after_the_end_pledges_are_known_and_hands_are_not() -> None:
    case = given(
        options={"markers_to_win": 1},
        phase="over",
        seats={
            A: {"hand": names(all_but(UNKNOWN)), "pledges": [], "markers": 1},
            C: {"hand": names("C87"), "pledges": names("K2 C5"), "markers": 0},
        },
        consuls={"Caesar": 3},
        result={"reason": "markers", "winner": A},
        history=[{A: hand(all_but(UNKNOWN)), C: hand("C875", pledge="C5")}],
    )
    view = case.view(0)
    assert view["seats"][C]["pledges"] == ["Caesar 5", "Crassus 2"]
    assert view["seats"][C]["hand"] is None
    exact = {world for world in all_worlds(view) if world[1] == (set_of(["Crassus 2"]), 1 << 5)}
    drawn = worlds_drawn(case, 40 * len(exact))
    assert set(drawn) == exact


def test_a_decision_that_waits_may_be_any_that_could_be_made() -> None:
    case = given(
        phase="pledge",
        dealer=A,
        tricks={"Caesar": 3},
        consuls={"Caesar": 1},
        seats={
            A: {"hand": names(all_but("C87"))},
            C: {"hand": names("C87"), "decision": "nothing"},
        },
    )
    view, rng = case.view(0), Rng(3)
    drawn: Counter[str] = Counter()
    for _ in range(600):
        state = case.imagine(0).draw(rng)
        assert case.rules.view(state, 0) == view
        drawn[case.rules.position(state)["seats"][C]["decision"]] += 1
    assert set(drawn) == {"nothing", "Caesar 7", "Caesar 8"}
    assert all(abs(count - 200) < 80 for count in drawn.values())
    own = case.imagine(1).draw(rng)
    assert case.rules.position(own)["seats"][C]["decision"] == "nothing"


def test_with_five_pledges_nothing_is_aside_and_the_rest_is_known_up_to_the_pledges() -> None:
    """[6.2] Rulings A7.10: what one does not hold, the rival holds or has pledged."""
    mine = all_but(UNKNOWN, "K8 C4 C3")
    case = given(
        phase="lead",
        dealer=C,
        tricks={"Caesar": 2, "Pompeius": 2},
        seats={
            A: {"hand": names(mine), "pledges": names("C43")},
            C: {"hand": names("C87 P0 K8 C5 K7"), "pledges": names("K62")},
        },
    )
    assert case["aside"] == 0
    assert len(worlds_drawn(case, 600)) == 28, "two of eight are pledged"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_in_random_games_all_viewers_imagine_what_they_see(seed: int) -> None:
    rules = GAME.rules(2, {"markers_to_win": 1, "most_games": 1}, None, "")
    match, rng = Match(rules), Rng(seed)
    while (seat := match.state.to_act()) != NOBODY:
        state = match.state
        moves = state.legal() or [state.sample(rng)]
        match.play(seat, moves[rng.below(len(moves))])
        if rng.below(6):
            continue
        for viewer in (0, 1, WATCHER, EVERYTHING):
            seen = match.seen(viewer)
            world = rules.imagine(seen).draw(rng)
            assert rules.check(world) == []
            assert rules.view(world, viewer) == seen.view
            assert rules.hints(world, viewer) == rules.hints(match.before(viewer), viewer)


def test_a_watchers_first_guess_fits_by_itself() -> None:
    case = given(**two_hands())
    recall = recall_of(case.view(WATCHER))
    memories = [memory_of(recall, seat, None) for seat in range(2)]
    for seed in range(20):
        worlds = first_worlds(memories, Rng(seed))
        for memory, world in zip(memories, worlds, strict=True):
            sizes = tuple(bin(held).count("1") for held in world.held)
            assert sizes == memory.sizes
        assert all(one & other == 0 for one, other in zip(*(w.held for w in worlds), strict=True))


def test_what_was_never_seen_makes_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rubicon.games.triumvirate.matching.TRIES", 20)
    case = given(**one_hand())
    memory = memory_of(recall_of(case.view(WATCHER)), 0, None)
    impossible = type(memory)(
        sizes=(0, 20),
        played=(0, 0),
        void=(0, 1),
        pledges=(0, 0),
        faces=(0, 0),
        apart=(0, 0),
    )
    assert worlds_of(impossible).total == 0
    with pytest.raises(AssertionError, match="no world fits"):
        first_worlds([impossible, memory], Rng(1))
    unexplained = type(memory)((0, 1), (0, 0), (0, 0), (1, 0), (0, 0), ((1 << 27) - 1, 0))
    with pytest.raises(AssertionError, match="no world fits"):
        first_worlds([memory, unexplained], Rng(1))


def test_large_numbers_are_drawn_fairly() -> None:
    rng = Rng(5)
    assert {below(rng, 1) for _ in range(5)} == {0}
    drawn = Counter(below(rng, 3 * 2**40) >> 40 for _ in range(3000))
    assert all(abs(drawn[third] - 1000) < 160 for third in range(3))
    nowhere = Tally(0, (), (), ())
    fork = Fork(0, [(name, 1, nowhere) for name in range(4)], [0, 5, 5, 10])
    assert {fork.take(rng) for _ in range(50)} == {1, 3}
