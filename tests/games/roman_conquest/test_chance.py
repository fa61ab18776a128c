"""What chance brings: every throw by its weight, and nothing else."""

import pytest

from games.roman_conquest.table import Case, given, leading, marching
from rubicon.core.rng import Rng
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest.moves import throw_of

NARBO = {"Narbo": {"Caesar": 2, "Rome": 1}}
IN_ROME = {"Caesar": {"leader": "Roma", "conquests": 2}}
AMONG = {"Caesar": {"leader": "Utica", "popularity": 3}}
DUE = [
    given(),
    leading().play("roll"),
    leading(seats=IN_ROME, options={"token_values": "drawn"}).play("parade"),
    marching(NARBO).play("done"),
    marching(NARBO).play("done", "throw 6 6"),
    marching(NARBO, seats={"Caesar": {"leader": "Narbo"}}).play("done"),
    marching({"Narbo": {"Caesar": 5, "Rome": 1}}, options={"stack_limit": 5}).play("done"),
    given({"Utica": {"Rome": 1}}, phase="twenty", seats=AMONG),
]


@pytest.mark.parametrize("case", DUE)
def test_what_is_drawn_is_listed_and_follows_the_weights(case: Case) -> None:
    outcomes, rng = case.state.outcomes(), Rng(3)
    total, draws = sum(map(case.state.weight, outcomes)), 3000
    drawn = [case.state.sample(rng) for _ in range(draws)]
    assert set(drawn) <= set(outcomes)
    for outcome in outcomes[:40]:
        p = case.state.weight(outcome) / total
        spread = (draws * p * (1 - p)) ** 0.5
        assert abs(drawn.count(outcome) - draws * p) < 6 * spread + 1


@pytest.mark.parametrize("case", DUE)
def test_nothing_else_has_any_weight(case: Case) -> None:
    listed = set(case.state.outcomes())
    others = {move for other in DUE for move in other.state.outcomes()} - listed
    assert all(case.state.weight(move) == 0 for move in sorted(others)[::7])
    for outcome in sorted(listed)[:3]:
        odd = outcome | 1 << c.SECOND_SHIFT
        assert c.verb_of(outcome) == c.TOKENS or case.state.weight(odd) == 0


def test_a_throw_is_sorted_and_of_the_right_dice() -> None:
    case = marching(NARBO, seats={"Caesar": {"leader": "Narbo"}}).play("done")
    good = throw_of([6, 2], 8)
    assert case.state.weight(c.pack(c.THROW, good, 0, 0)) == 2
    for bad in (
        throw_of([6], 8),
        throw_of([6, 2], 0),
        throw_of([6, 2], 9),
        2 | 6 << c.DIE_BITS | 8 << c.LEADER_SHIFT,
        7 | 1 << c.DIE_BITS | 8 << c.LEADER_SHIFT,
    ):
        assert case.state.weight(c.pack(c.THROW, bad, 0, 0)) == 0


def test_chance_has_nothing_to_do_when_a_seat_decides() -> None:
    case = leading()
    assert case.state.outcomes() == []
    assert case.state.weight(c.pack(c.DIE, 3, 0, 0)) == 0


def test_five_dice_are_compared_like_four() -> None:
    case = marching({"Narbo": {"Caesar": 5, "Rome": 5}}, options={"stack_limit": 5}).play("done")
    case.play("throw 6 6 6 6 6", "throw 5 5 5 5 5")
    assert case.troops("Narbo") == {"Caesar": 5}
