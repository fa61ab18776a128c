"""What a position is worth: the ideas a beginner would have."""

import pytest

from games.triumvirate.table import Case, deciding, leading
from rubicon.bots.roster import make_bot
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.games.triumvirate.game import GAME


def worth(case: Case, seat: int = 0) -> float:
    return case.rules.knowledge().share(case.state, seat)


def test_a_pledge_is_worth_more_the_nearer_its_suit_is_to_the_crown() -> None:
    far, near = (
        worth(leading("P753", "P842", pledges=("C7", ""), consuls={"Caesar": n})) for n in (0, 2)
    )
    assert near > far


def test_two_legions_of_a_suit_beat_the_third() -> None:
    both = leading("P753", "P842", pledges=("C53", "C7"))
    assert worth(both) > 0.5 > worth(both, 1)


def test_a_legion_in_hand_is_a_hope_and_a_pledged_one_more() -> None:
    without = worth(deciding("C8", "P86"))
    hope = worth(deciding("C7", "P86"))
    pledged = worth(deciding("C8", "P86", pledges=("C7", "")))
    assert pledged > hope > without


def test_to_lead_is_worth_a_little() -> None:
    case = leading("C753", "C842")
    assert worth(case, 0) > worth(leading("C753", "C842", leader="Claudii"), 0)


def test_a_match_won_is_worth_most() -> None:
    case = leading("C1 P42", "C24 P6", pledges=("C7", ""), consuls={"Caesar": 2}, markers=(1, 1))
    case.trick("Caesar 1", "Caesar 2")
    assert worth(case, 0) == 1
    assert worth(case, 1) == 0


def play(bots: tuple[str, str], seed: int) -> State:
    rules = GAME.rules(2, {"markers_to_win": 1}, None, "")
    state, rng = rules.start(), Rng(seed)
    players = [make_bot(name) for name in bots]
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            seen = glimpse(rules, state, seat)
            state.apply(players[seat].choose(rules, seen, state.legal(), rng))
    return state


@pytest.mark.long
def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    won = sum(play(("greedy", "random"), seed).payoff(0) for seed in range(20))
    won += sum(play(("random", "greedy"), seed).payoff(1) for seed in range(20))
    assert won >= 36_000
