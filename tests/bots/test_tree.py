"""The search: what it finds in games where one knows what is right."""

import pytest

from bots.small_games import SAFE, Dice, Guess, Ignorance, Patience, Small, Stones
from rubicon.bots import tree
from rubicon.bots.looking import Settings
from rubicon.bots.node import count
from rubicon.bots.tree import Search
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE


class Loaded(Dice):
    """Dice that fall no more as they did."""

    def weight(self, outcome: int) -> int:
        return 0


def search(state: Small, iterations: int = 600, *, seats: int = 2, **more: object) -> Search:
    """A search of the seat to act, after so many iterations."""
    knowledge = more.pop("knowledge", None) or Ignorance(seats, [1.0])
    is_open = not isinstance(state, Guess)
    settings = Settings(**more)  # type: ignore[arg-type]
    assert isinstance(knowledge, Knowledge)
    found = Search(knowledge, state.to_act(), is_open, settings, Rng(1))
    iterate(found, state, iterations)
    return found


def iterate(found: Search, state: Small, iterations: int) -> None:
    for _ in range(iterations):
        found.iterate(state.clone())


def best(found: Search, state: Small) -> int:
    return max(state.legal(), key=found.visits)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four(stones: int) -> None:
    state = Stones(stones)
    assert best(search(state), state) == stones % 4


def test_values_are_shares_of_the_win_of_whoever_moves() -> None:
    state = Stones(5)
    found = search(state, 2000)
    assert found.value(1) > 0.9
    assert found.value(3) < 0.3
    assert found.visits(1) + found.visits(2) + found.visits(3) == 2000
    assert search(Stones(3), 1).value(1) in (0.0, 0.5)


def test_three_seats_each_look_after_themselves() -> None:
    """With four stones taking one leaves three, and the next seat takes them all."""
    state = Stones(4, seats=3)
    found = search(state, 2000, seats=3)
    assert found.value(1) < 0.2
    assert found.root.won(1) / found.root.visits > 0.5


def test_four_seats_have_values_too() -> None:
    assert search(Stones(3, seats=4, seat=3), seats=4).value(3) == 1


def test_chance_counts_by_its_probability() -> None:
    state = Dice(6, [2, 3, 4])
    found = search(state, 3000)
    assert best(found, state) == 4
    assert found.value(4) == pytest.approx(4 / 6, abs=0.04)


def test_of_many_draws_only_some_are_kept() -> None:
    state = Dice(100_000, [60_000, 30_000])
    found = search(state, 900)
    node = found.root.child(60_000)
    assert node is not None
    assert 10 < len(node.children) <= 2 + 2 * node.visits**0.5
    assert found.value(60_000) == pytest.approx(0.6, abs=0.15)


def test_draws_that_cannot_happen_any_more_are_not_drawn() -> None:
    state = Dice(100_000, [1])
    found = search(state, 200)
    node = found.root.child(1)
    assert node is not None
    state = Loaded(100_000, [1])
    state.apply(1)
    assert found.draw_known(node, state) is None


def test_a_draw_may_be_judged_before_it_happens() -> None:
    found = search(Dice(6, [2, 4]), 50, knowledge=Patience(2, [1.0]))
    assert found.value(2) == found.value(4) == 0.5
    assert found.root.children[0].children == []


def test_what_is_hidden_stays_hidden_in_its_plans() -> None:
    """If it could peek, waiting and then guessing would always win; so it takes the safe half."""
    state = Guess()
    found = search(state, 4000)
    waited = found.root.child(7)
    assert waited is not None
    hidden = waited.child(77)
    assert hidden is not None
    assert len(waited.children) == 1
    safe = hidden.child(SAFE)
    assert safe is not None
    assert safe.visits == max(child.visits for child in hidden.children)
    assert found.value(7) == pytest.approx(0.5, abs=0.06)


def test_worlds_are_mixed_where_the_seat_can_not_tell_them_apart() -> None:
    found = Search(Ignorance(2, [1.0]), 0, False, Settings(), Rng(2))
    rng = Rng(3)
    for _ in range(1500):
        state = Guess(int(rng.below(3)))
        state.waited = True
        found.iterate(state)
    assert found.visits(SAFE) > 750
    assert found.value(0) == pytest.approx(1 / 3, abs=0.15)


def test_it_sees_no_farther_than_it_may() -> None:
    found = search(Stones(9), 100, sight=1, turns=0)
    assert all(not child.children for child in found.root.children)


def test_it_may_play_on_before_it_judges() -> None:
    found = search(Stones(9), 300, sight=1, turns=0, playout=20)
    assert len({found.value(move) for move in (1, 2, 3)}) > 1
    found = search(Dice(6, [3]), 10, sight=1, turns=0, playout=1, knowledge=Patience(2, [1.0]))
    assert found.value(3) == 0.5
    dice = Dice(6, [3])
    dice.apply(3)
    search(Dice(6, [3]), 1, playout=3).judge(dice)
    assert dice.to_act() != CHANCE
    dice = Dice(6, [3])
    dice.apply(3)
    search(Dice(6, [3]), 1, playout=3, knowledge=Patience(2, [1.0])).judge(dice)
    assert dice.to_act() == CHANCE


def test_looking_at_where_moves_lead_sorts_them() -> None:
    """Three stones, and knowledge that sees nothing: only the win itself tells moves apart."""
    looked = search(Stones(3), 1)
    assert looked.root.moves == [3, 1, 2]
    assert search(Stones(3), 1, look=0.0).root.moves == [1, 2, 3]


def test_the_same_seed_finds_the_same() -> None:
    one, other = (search(Dice(6, [2, 3, 4]), 500) for _ in range(2))
    assert [one.visits(move) for move in (2, 3, 4)] == [other.visits(move) for move in (2, 3, 4)]


def test_a_tree_goes_on_where_the_game_went() -> None:
    state = Stones(11)
    found = search(state, 800)
    state.apply(3)
    state.apply(1)
    assert found.go_to(state)
    assert found.root.visits > 10
    assert found.size == count(found.root) > 1
    iterate(found, state, 200)
    assert best(found, state) == 3


def test_where_the_game_went_elsewhere_a_new_tree_begins() -> None:
    found = search(Stones(11), 300)
    assert not found.go_to(Stones(17))
    assert found.root.visits == 0
    assert not search(Dice(6, [2, 3]), 50).go_to(Dice(6, [2, 3]))


def test_a_full_tree_still_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 30)
    found = search(Stones(15), 500)
    assert found.size <= 31
    assert found.root.visits == 500
    crowded = search(Dice(1000, [400, 600]), 500)
    assert crowded.size <= 31
    assert best(crowded, Dice(1000, [400, 600])) == 600
    assert search(Guess(), 300).root.visits == 300
