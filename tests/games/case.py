"""A position under its rules, on which cases of any game are tried: moves in words, both ways."""

from typing import Any, Generic, Self, TypeVar

from rubicon.core.contract import Event, Refusal, Rules
from rubicon.core.state import CHANCE, EVERYTHING, State

R = TypeVar("R", bound=Rules)


class Case(Generic[R]):
    """What the tables of all games have in common."""

    def __init__(self, rules: R, state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        assert rules.check(state) == []

    def play(self, *moves: str) -> Self:
        """Make moves, or let chance act, which must be allowed to the seat that is to act."""
        self.events = []
        for words in moves:
            move = self.rules.grammar.parse(words)
            refusal = self.rules.why_not(self.state, self.state.to_act(), move)
            assert refusal is None, f"{words}: {refusal.sentence()}"
            assert move in self.possible(), f"{words} is neither refused nor legal"
            silent = self.state.clone()
            silent.apply(move)
            self.state.tell(True)
            self.state.apply(move)
            self.events += self.rules.events(self.state.told(), EVERYTHING)
            self.state.tell(False)
            assert self.rules.check(self.state) == []
            assert silent == self.state, f"{words}: telling it changes it"
        return self

    def refused(self, words: str, by: str | None = None) -> str:
        """The number of the rule that forbids a move to the seat to act, or to another."""
        return self.refusal(words, by).rule

    def refusal(self, words: str, by: str | None = None) -> Refusal:
        """Why a move is not allowed, which must not be legal then."""
        move, acting = self.rules.grammar.parse(words), self.state.to_act()
        seat = acting if by is None else self.seat_number(by)
        refusal = self.rules.why_not(self.state, seat, move)
        assert refusal is not None, f"{words} is allowed"
        assert seat != acting or move not in self.possible(), f"{words} is refused, but legal"
        return refusal

    def possible(self) -> list[int]:
        """Every legal move, or everything that chance may bring."""
        acting = self.state.to_act()
        return self.state.outcomes() if acting == CHANCE else self.state.legal()

    def seat_number(self, name: str) -> int:
        """A seat, or chance."""
        return CHANCE if name == "chance" else self.rules.seats.index(name)

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves in words that begin with a verb."""
        words = [self.rules.grammar.words(move) for move in self.state.legal()]
        return [move for move in words if move.startswith(verb)]

    @property
    def position(self) -> dict[str, Any]:
        """The whole position."""
        return self.rules.position(self.state)

    def seat(self, name: str) -> dict[str, Any]:
        """What a player has."""
        seat: dict[str, Any] = self.position["seats"][name]
        return seat
