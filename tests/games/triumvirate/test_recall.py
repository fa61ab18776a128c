"""What a viewer remembers: the story that he has seen tells what the view's history does."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.triumvirate.table import A, C, given, names, settled
from games.triumvirate.test_imagination import CASES
from rubicon.core.contract import Rules, Told
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER, State
from rubicon.games.triumvirate.codes import HAND_WIDTH
from rubicon.games.triumvirate.game import own
from rubicon.games.triumvirate.imagination import (
    is_shown,
    memory_of,
    recall_of,
    recalled,
    world_seen,
)
from rubicon.games.triumvirate.memory import Memory
from rubicon.games.triumvirate.recall import Recall


def remembered_alike(match: Match) -> None:
    """What was seen tells every viewer the same as the history of his view."""
    for viewer in (0, 1, WATCHER, EVERYTHING):
        seen = match.seen(viewer)
        told = both_memories(recalled(seen), seen.view)
        assert told == both_memories(recall_of(seen.view), seen.view)


def both_memories(recall: Recall, view: Told) -> list[Memory]:
    """What is known of each house, with what the viewer sees of the other."""
    rivals = [world_seen(recall, 1 - seat) if is_shown(view, 1 - seat) else None for seat in (0, 1)]
    return [memory_of(recall, seat, rival) for seat, rival in enumerate(rivals)]


def played_on(rules: Rules, first: State, seed: int, plies: int) -> Iterator[Match]:
    """A match after each of its plies, at random."""
    match, rng = Match(rules, first), Rng(seed)
    while len(match.log) < plies and (seat := match.state.to_act()) != NOBODY:
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(seat, moves[rng.below(len(moves))])
        yield match


@pytest.mark.parametrize("options", [{}, {"pledge_after_crowning": "yes", "first_dealer": C}])
@pytest.mark.parametrize("seed", range(2))
def test_what_was_seen_tells_the_same_as_the_history_of_the_view(
    seed: int, options: dict[str, object]
) -> None:
    """Through several games, for every viewer."""
    rules, hands = settled(**options), 0
    for match in played_on(rules, rules.start(), seed, 400):
        if len(match.log) % 3 == 0:
            remembered_alike(match)
        hands = max(hands, len(own(match.state).record) // HAND_WIDTH)
    assert own(match.state).game > 1
    assert hands > 3


def test_what_is_shown_at_the_end_is_remembered() -> None:
    rules = settled(markers_to_win=1, most_games=1)
    *_, match = played_on(rules, rules.start(), 4, 1000)
    assert match.state.to_act() == NOBODY
    remembered_alike(match)


@pytest.mark.parametrize("plies", [30, 77, 121, 160])
def test_a_match_may_begin_in_the_middle(plies: int) -> None:
    """The first view tells what came before; a decision may be waiting in it."""
    rules = settled()
    *_, before = played_on(rules, rules.start(), plies, plies)
    first = rules.from_position(json.loads(json.dumps(rules.position(before.state))))
    for match in played_on(rules, first, plies + 9, 90):
        remembered_alike(match)


@pytest.mark.parametrize("position", CASES.values(), ids=CASES.keys())
def test_positions_written_by_hand_are_remembered(position: Any) -> None:
    case = given(**position())
    for match in played_on(case.rules, case.state, 5, 40):
        remembered_alike(match)
        if match.state.to_act() == CHANCE:
            break


@pytest.mark.parametrize("decision", ["Caesar 8", "nothing"])
def test_a_pledge_that_waits_in_the_first_view_is_remembered(decision: str) -> None:
    case = given(
        phase="pledge",
        dealer=A,
        tricks={"Caesar": 3},
        consuls={"Caesar": 1},
        seats={
            A: {"hand": names("P8 K87")},
            C: {"hand": names("C87"), "decision": decision},
        },
    )
    for match in played_on(case.rules, case.state, 2, 12):
        remembered_alike(match)
    assert recalled(match.seen(1)).faces[3] == (1 << 8 if decision == "Caesar 8" else 0)
