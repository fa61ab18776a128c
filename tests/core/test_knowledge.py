"""Knowledge: sums of ideas become shares of the win; weights are read and misjudged."""

import pytest

from bots.small_games import Ignorance, Stones
from rubicon.core.errors import BadInput
from rubicon.core.knowledge import Knowledge, blend
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.core.weights import Opinion, misjudged, normal, read_knowledge

TEXT = """
[players.2]
how = "by hand"

[players.2.weights]
stones = 0.5
seat = -1
"""


class Opinionated(Knowledge):
    """Two ideas: stones are good for the first seat, and to be a later seat is bad."""

    def judge(self, state: State, seat: int) -> None:
        assert isinstance(state, Stones)
        self.add(0, float(state.stones) if seat == 0 else 0.0)
        self.add(1, float(seat))


def test_shares_add_up_to_one_and_follow_the_weights() -> None:
    knowledge = Opinionated(3, [0.1, -0.5])
    shares = [knowledge.share(Stones(4, seats=3), seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def test_gross_misjudgement_does_not_overflow() -> None:
    knowledge = Opinionated(3, [1e6, -1e6])
    assert [knowledge.share(Stones(4, seats=3), seat) for seat in range(3)] == [1, 0, 0]


def test_when_the_game_is_over_shares_are_what_they_are() -> None:
    over = Stones(0, seats=3, seat=2)
    assert [Opinionated(3, [0.1, 0.1]).share(over, seat) for seat in range(3)] == [0, 1, 0]


def test_features_are_what_was_added() -> None:
    knowledge = Opinionated(2, [0.1, -0.5])
    assert knowledge.features(Stones(4), 0) == [4, 0]
    assert knowledge.features(Stones(4), 1) == [0, 1]
    assert knowledge.standing(Stones(4), 0) == pytest.approx(0.4)
    assert knowledge.noted == [0, 1]


def test_a_game_that_says_no_more_gets_the_usual() -> None:
    knowledge, priors = Opinionated(2, [0.0, 0.0]), list[float]()
    knowledge.priors(Stones(4), [1, 2, 3], priors)
    assert priors == [1, 1, 1]
    assert Stones(4).seen_as(3, 0) == 3
    assert not knowledge.is_judged(Stones(4))
    assert knowledge.mark(Stones(4), 0) == 0


def test_marks_tell_positions_apart() -> None:
    knowledge = Ignorance(2, [1.0])
    marks = {knowledge.mark(Stones(n, 2, seat), 0) for n in range(50) for seat in range(2)}
    assert len(marks) == 100
    assert 0 not in marks
    assert blend(1, [1, 2]) != blend(1, [2, 1])


def test_weights_are_read_in_the_order_of_the_ideas() -> None:
    known = read_knowledge(TEXT, "k.toml", ("seat", "stones"))
    assert known == {2: Opinion([-1.0, 0.5], "by hand")}


@pytest.mark.parametrize(
    ("text", "ideas", "why"),
    [
        ("a = [", (), "k.toml is not TOML"),
        (TEXT, ("stones",), "k.toml, 2 players: there is no idea 'seat'"),
        (TEXT, ("stones", "seat", "luck"), "the weight of 'luck' is missing"),
        ('[players.2]\nhow = "so"', (), "k.toml, 2 players: there are no weights"),
        ('[players.two]\nhow = "so"', (), "k.toml: 'two' is not a number of players"),
        ("[players.2.weights]\nseat = 1", ("seat",), "k.toml, 2 players: it does not say how"),
        (TEXT.replace("-1", '"x"'), ("stones", "seat"), "the weight of 'seat' is not a number"),
    ],
)
def test_what_is_wrong_with_weights_is_said(text: str, ideas: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read_knowledge(text, "k.toml", ideas)


def test_misjudging_keeps_signs_and_is_the_same_for_the_same_seed() -> None:
    weights = [1.0, -2.0, 0.0]
    found = misjudged(weights, 0.5, Rng(1))
    assert found != weights
    assert found == misjudged(weights, 0.5, Rng(1))
    assert found[0] > 0 > found[1]
    assert found[2] == 0


def test_normal_numbers_are_normal() -> None:
    rng = Rng(4)
    numbers = [normal(rng) for _ in range(4000)]
    assert sum(numbers) / 4000 == pytest.approx(0, abs=0.06)
    assert sum(number**2 for number in numbers) / 4000 == pytest.approx(1, abs=0.08)


def test_a_game_that_knows_no_wins_of_one_turn_says_so() -> None:
    knowledge, state = Ignorance(2, [1.0]), Stones(3)
    assert not knowledge.may_win(state, 0)
    assert knowledge.decisive(state, [3, 1, 2]) == [3, 1, 2]
