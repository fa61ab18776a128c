"""The exact solver, against trying everything."""

import pytest

from games.triumvirate.table import A, C, Case, deciding, given, hands, leading, started
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import cards_in
from rubicon.games.triumvirate.game import own
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import nth
from rubicon.games.triumvirate.solver import (
    best_line,
    can_force,
    played,
    sentences,
    solve,
)

ALL_SUITS = (1 << c.SUITS) - 1


def everything(s: Triumvirate, worth: tuple[int, ...]) -> int:
    """What the hand is worth to the first seat, by plain search with the rules themselves."""
    values = []
    for move in s.legal():
        after, consul = played(s, c.card_of(move))
        values.append(worth[consul] if consul >= 0 else everything(after, worth))
    return max(values) if s.actor == 0 else min(values)


def endings() -> list[Case]:
    """Small hands: three to five cards each, dealt at random, with few tricks to go."""
    cases = []
    for seed in range(24):
        rng, size = Rng(seed), 3 + seed % 3
        pool, held = c.ALL, [0, 0]
        for i in range(2 * size):
            card = int(nth(pool, rng.below(27 - i)))
            pool ^= 1 << card
            held[i % 2] |= 1 << card
        tricks = [2, 2, 0] if size == 3 else [2, 1, 0] if size == 4 else [1, 1, 0]
        turn = rng.below(3)
        case = given(
            phase="lead",
            dealer=C,
            leader=(A, C)[seed % 2],
            tricks=dict(zip(("Caesar", "Pompeius", "Crassus"), tricks[turn:] + tricks[:turn],
                            strict=True)),
            seats={A: {"hand": short(held[0])}, C: {"hand": short(held[1])}},
        ) if sum(2 - n for n in tricks) + 1 <= size else None  # fmt: skip
        if case is not None:
            cases.append(case)
    return cases


def short(cards: int) -> list[str]:
    return [f"{'CPK'[card // 9]}{card % 9}" for card in cards_in(cards)]


CASES = endings()
WISHES = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2), (0, 0, 0)]


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 12


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_it_finds_what_trying_everything_finds(case: Case) -> None:
    s = own(case.state)
    for suits in range(1, ALL_SUITS):
        wanted = tuple(suits >> suit & 1 for suit in range(3))
        assert can_force(s, 0, suits) == (everything(s, wanted) == 1)
        against = tuple(-number for number in wanted)
        assert can_force(s, 1, suits) == (everything(s, against) == -1)
    for wish in WISHES:
        assert wish[best_line(s, wish).consul] == everything(s, wish)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES[:6], ids=range(6))
def test_replies_are_solved_too_and_a_line_can_be_played(case: Case) -> None:
    for move in case.state.legal():
        after = case.state.clone()
        after.apply(move)
        for wish in WISHES:
            line = best_line(own(after), wish)
            assert wish[line.consul] == everything(own(after), wish)
            again = own(after).clone()
            for seat, card in line.plays:
                assert again.to_act() == seat
                assert c.pack(c.PLAY_CARD, 0, card) in again.legal()
                again.apply(c.pack(c.PLAY_CARD, 0, card))
            assert again.consuls[line.consul] == 1


def test_what_one_can_make_sure_of_the_other_cannot_prevent() -> None:
    solution = solve(started(first_dealer=A).deal(3).state)
    for one, other in ((A, C), (C, A)):
        made = set(solution["can_make_consul"][one])
        assert made.isdisjoint(solution["can_prevent"][other])
        assert len(made) + len(solution["can_prevent"][other]) == 3


def test_leading_a_mob_makes_its_suit_consul_at_once() -> None:
    case = leading("C0 P42", "C87 P6")
    solution = solve(case.state)
    assert solution["can_make_consul"][A] == ["Caesar", "Pompeius"]
    assert solution["can_prevent"][C] == ["Crassus"]


def test_best_play_is_for_the_pledges() -> None:
    case = leading("C0 P42", "C86 P6", pledges=("P7", "C7"))
    solution = solve(case.state)
    assert (solution["consul"], solution["worth"]["Pompeius"]) == ("Pompeius", 7)
    assert [str(one) for one in sentences(solution)] == [
        "The Aemilii can make sure of Caesar or Pompeius as consul, and can prevent Caesar, "
        "Pompeius or Crassus.",
        "The Claudii can make sure of nobody as consul, and can prevent Crassus.",
        "Best play for the pledges as they are, trick by trick:",
        "  1. Aemilii Pompeius 2, Claudii Pompeius 6",
        "Then Pompeius is consul.",
    ]


def test_it_works_when_one_consul_crowns() -> None:
    options: dict[str, object] = {"consuls_to_emperor": 1, "markers_to_win": 1}
    case = given(options, phase="lead", dealer=C, tricks={"Caesar": 2, "Pompeius": 2},
                 seats=hands("C0 P42", "C86 P6"))  # fmt: skip
    assert best_line(own(case.state), (1, 0, 0)).consul == 0


def test_it_says_how_many_positions_it_has_met() -> None:
    whole = solve(started(first_dealer=A).deal(3).state)
    assert 1_000 < whole["positions_met"] < 200_000
    ending = solve(leading("C0 P42", "C86 P6").state)
    assert 0 < ending["positions_met"] < 10


def test_only_a_hand_can_be_solved() -> None:
    for case in (started(), deciding("C75", "P75")):
        with pytest.raises(BadInput, match="Only a hand that is being played"):
            solve(case.state)
