"""The turn solver: it proves wins of one turn, sees what must be stopped, and never peeks."""

import pytest

from rubicon.bots.solving import CERTAIN, Solver
from rubicon.core.knowledge import Knowledge
from rubicon.core.playout import step
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.core.values import Fixed
from rubicon.registry import find_game

LOTS = 1_000


class Duel(State):
    """Each turn: reach for 1 to 3 points; at `goal` one has won. A dare draws 0 to 3 instead.

    The second seat hides a number that only it knows; whoever names it wins at once.
    """

    __slots__ = ("daring", "goal", "hidden", "points", "seat", "steps", "turn", "winner")

    def __init__(self, points: tuple[int, int], steps: int = 1, hidden: int = 1) -> None:
        self.telling = False
        self.points, self.steps, self.hidden = list(points), steps, hidden
        self.goal, self.seat, self.turn, self.winner = 10, 0, 1, -1
        self.daring = False

    def tables(self) -> Fixed:
        raise NotImplementedError

    def numbers(self, whole: bool) -> list[int]:
        raise NotImplementedError

    def set_numbers(self, numbers: list[int]) -> None:
        raise NotImplementedError

    def to_act(self) -> int:
        if self.winner >= 0:
            return NOBODY
        return CHANCE if self.daring else self.seat

    def legal(self) -> list[int]:
        """1: a point; 2: take one from the other; 3: dare; 4, 5, 6: name a number."""
        return [1, 2, 3, 4, 5, 6]

    def apply(self, move: int) -> None:
        if self.daring:
            self.daring = False
            self.reach(move)
        elif move == 1:
            self.reach(1)
        elif move == 2:
            self.points[1 - self.seat] -= 1
            self.reach(0)
        elif move == 3:
            self.daring = True
        elif move - 4 == self.hidden:
            self.winner = self.seat
        else:
            self.reach(0)

    def reach(self, points: int) -> None:
        self.points[self.seat] += points
        if self.points[self.seat] >= self.goal:
            self.winner = self.seat
        self.steps -= 1
        if self.steps == 0:
            self.seat, self.turn, self.steps = 1 - self.seat, self.turn + 1, 1

    def clone(self) -> "Duel":
        copy = Duel((self.points[0], self.points[1]), self.steps, self.hidden)
        copy.seat, copy.turn, copy.winner = self.seat, self.turn, self.winner
        copy.daring = self.daring
        return copy

    def sample(self, rng: Rng) -> int:
        return int(rng.below(4))

    def weight(self, outcome: int) -> int:
        return 1

    def outcomes(self) -> list[int]:
        return [0, 1, 2, 3]

    def payoff(self, seat: int) -> int:
        return 1000 if self.winner == seat else 0


class Sight(Knowledge):
    """Knows that anything may happen."""

    def __init__(self, may_win: bool = True) -> None:
        super().__init__(2, [])
        self.is_open = may_win

    def judge(self, state: State, seat: int) -> None:
        raise NotImplementedError

    def may_win(self, state: State, seat: int) -> bool:
        return self.is_open


NO_NUMBER = 9
"""Hidden where nobody can name it."""


def chances(
    *worlds: Duel, positions: int = LOTS, moves: tuple[int, ...] = (1, 2, 3)
) -> list[float]:
    return Solver(Sight(), positions).chances(list(worlds), list(moves))


def test_a_win_that_needs_the_whole_turn_is_found() -> None:
    assert chances(Duel((8, 0), 2, NO_NUMBER))[0] >= CERTAIN
    assert chances(Duel((8, 0), 1, NO_NUMBER))[0] == 0.0


def test_what_chance_decides_is_weighed_exactly() -> None:
    assert chances(Duel((8, 0), 1, NO_NUMBER)) == pytest.approx([0.0, 0.0, 0.5])
    # A dare, and then whatever is best: 3 wins, 2 leaves one point to reach, else another dare.
    assert chances(Duel((7, 0), 2, NO_NUMBER))[2] == pytest.approx((1 + 1 + 0.5 + 0.25) / 4)


def test_a_game_that_says_nothing_is_not_searched() -> None:
    solver = Solver(Sight(may_win=False), LOTS)
    assert solver.chances([Duel((9, 0))], [1]) == [0.0]
    assert solver.left == LOTS
    assert not Knowledge.may_win(Sight(), Duel((9, 0)), 0)


def test_work_is_bounded_and_what_was_not_seen_is_not_claimed() -> None:
    solver = Solver(Sight(), 3)
    assert max(solver.chances([Duel((6, 0), 5, NO_NUMBER)], [2, 1])) == 0.0
    assert solver.is_cut
    assert solver.left == 0
    solver = Solver(Sight(), LOTS)
    assert max(solver.chances([Duel((6, 0), 4, NO_NUMBER)], [2, 1])) >= CERTAIN
    assert not solver.is_cut


def test_the_next_seats_win_is_seen_and_what_averts_it() -> None:
    solver = Solver(Sight(), LOTS)
    duel = Duel((0, 9), 1, NO_NUMBER)
    assert solver.danger(duel, 1) == pytest.approx(1.0)
    assert solver.danger(duel, 2) == pytest.approx(0.5), "he can still dare"
    longer = Duel((0, 9), 2, NO_NUMBER)
    assert solver.danger(longer, 1) == pytest.approx(0.5), "there is time to take one later"
    assert solver.danger(longer, 2) == pytest.approx(0.25)
    assert longer.points == [0, 9], "nothing happens to the position itself"


def test_what_could_not_be_looked_at_counts_as_a_danger() -> None:
    solver = Solver(Sight(), 1)
    assert solver.danger(Duel((0, 0), 3, NO_NUMBER), 1) == 1.0
    assert solver.is_cut


def test_a_seat_that_wins_is_in_no_danger_and_one_that_loses_by_its_own_move_is() -> None:
    solver = Solver(Sight(), LOTS)
    assert solver.danger(Duel((9, 9), 1, NO_NUMBER), 1) == 0.0


def test_a_secret_is_not_used_although_every_world_could_be_won() -> None:
    worlds = [Duel((0, 0), 1, hidden) for hidden in range(3)]
    assert chances(worlds[1], moves=(4, 5, 6))[1] >= CERTAIN, "knowing it, he would win"
    assert chances(*worlds, moves=(4, 5, 6)) == pytest.approx([1 / 3] * 3)
    longer = [Duel((0, 0), 2, hidden) for hidden in range(3)]
    found = chances(*longer, moves=(4, 5, 6))
    assert max(found) < CERTAIN, "two names are fewer than three numbers"
    waiting = chances(*longer, moves=(1,))
    assert waiting == pytest.approx([1 / 3]), "waiting tells him nothing"


def test_worlds_in_which_the_game_went_on_are_not_counted_as_won() -> None:
    """A guess that is right in one world ends the game there, and goes on in the others."""
    worlds = [Duel((0, 0), 1, hidden) for hidden in (0, 1)]
    assert chances(*worlds, moves=(4,)) == pytest.approx([0.5])


# ---- The End of the Triumvirate ------------------------------------------------------------------


def certain(**position: object) -> list[str]:
    """The first moves of Caesar that win in this turn for certain."""
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    state = rules.from_position({"active": "Caesar", **position})
    moves = state.legal()
    found = Solver(rules.knowledge(), 20_000).chances([state], moves)
    return [
        rules.grammar.words(move)
        for move, chance in zip(moves, found, strict=True)
        if chance >= CERTAIN
    ]


def seat(**given: object) -> dict[str, object]:
    return {"Caesar": given}


def test_a_step_that_is_paid_with_gold_on_the_way_is_found() -> None:
    gold = {"Sardinia et Corsica": {"gold": 1}}
    short = seat(character="Gallia Cisalpina", gold=0, political=7, military=6)
    found = certain(phase="movement", points=4, seats=short, provinces=gold)
    assert found, "fetch the gold, and step up there"
    assert not certain(phase="movement", points=4, seats=short)


def test_six_citizens_and_the_second_election_are_found() -> None:
    consul = seat(character="Italia", gold=1, political=5, citizens=5, consul=True)
    assert certain(phase="actions", seats=consul) == ["persuade"]
    ahead = seat(character="Italia", gold=0, citizens=4, consul=True)
    assert certain(phase="actions", seats=ahead, calendar=1) == ["end turn"]
    assert certain(phase="movement", points=0, seats=ahead, calendar=1) == ["end movement"]
    assert not certain(phase="actions", seats=ahead, calendar=2)


def test_no_win_of_a_turn_is_ruled_out_that_exists() -> None:
    """Random play comes by wins; none of them was thought impossible at any step of the turn."""
    rules = find_game("end_of_the_triumvirate").rules(3, {}, None, "")
    knowledge = rules.knowledge()
    for seed in range(12):
        state, rng = rules.start(), Rng(seed)
        past: list[State] = []
        while state.to_act() != NOBODY:
            past.append(state.clone())
            step(state, rng)
        winner = next(one for one in range(3) if state.payoff(one))
        turn = rules.turn(past[-1])
        for before in past:
            if rules.turn(before) == turn:
                assert knowledge.may_win(before, winner)


def test_it_never_takes_longer_than_it_was_given() -> None:
    rules = find_game("end_of_the_triumvirate").rules(3, {}, None, "")
    state, rng = rules.start(), Rng(4)
    for _ in range(150):
        step(state, rng)
    while state.to_act() < 0 or len(state.legal()) == 1:
        step(state, rng)
    solver = Solver(rules.knowledge(), 50)
    for move in state.legal()[:5]:
        solver.danger(state, move)
        assert 0 <= solver.left <= 50
