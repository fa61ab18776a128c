"""Random play: it stops at the end or at its limit."""

from rubicon.core.playout import clones, playout, step
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY
from toy.finding import DEALT, curia, given


def test_a_playout_stops_at_its_limit_or_at_the_end() -> None:
    state = curia().start()
    assert playout(state, Rng(1), 3) == 3
    assert playout(state, Rng(1), 1000) < 1000
    assert state.to_act() == NOBODY
    assert playout(state, Rng(1), 1000) == 0
    assert not step(state, Rng(1))


def test_a_step_is_one_move_or_one_draw() -> None:
    state = curia().start()
    assert step(state, Rng(1))
    assert sum(letter >= 0 for letter in curia().position(state)["letters"]) == 1
    state = given(curia(), DEALT).state
    assert step(state, Rng(1))
    assert curia().relevant_rule(state) == "2.3"


def test_copying_leaves_a_state_as_it_was() -> None:
    state = curia().start()
    clones(state, 5)
    assert state == curia().start()
