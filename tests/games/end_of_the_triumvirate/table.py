"""A table to try cases on: `given` a position, `play` moves in words, look at what is there."""

from __future__ import annotations

from typing import Any

from games import case
from rubicon.games.end_of_the_triumvirate.game import GAME, RepublicRules


def settled(
    players: int = 3, options: dict[str, object] | None = None, board: str | None = None
) -> RepublicRules:
    """The rules of a match."""
    return GAME.rules(players, options or {}, board, "my_board.toml")


def given(
    *,
    players: int = 3,
    options: dict[str, object] | None = None,
    board: str | None = None,
    **position: Any,
) -> Case:
    """A position with the fields of its JSON; what is omitted takes its set-up value."""
    rules = settled(players, options, board)
    return Case(rules, rules.from_position(position))


def moving(active: str = "Caesar", **position: Any) -> Case:
    """A position in the middle of somebody's movement."""
    return given(phase="movement", active=active, **position)


def acting(active: str = "Caesar", **position: Any) -> Case:
    """A position in which somebody may take actions."""
    return given(phase="actions", active=active, **position)


def started(players: int = 3, **options: object) -> Case:
    """The start of a game."""
    rules = settled(players, options)
    return Case(rules, rules.start())


class Case(case.Case[RepublicRules]):
    """A position under its rules."""

    def pass_turns(self, count: int) -> Case:
        """Let players do as little as possible: they take what comes and end their turns."""
        for _ in range(count):
            while self.phase.startswith("take") or self.phase == "rome":
                self.play(self.legal()[-1])
            if self.phase == "movement":
                self.play("end movement")
            self.play("end turn")
        return self

    def outcomes(self) -> dict[str, int]:
        """Every draw that chance may make, with its weight."""
        draws = self.state.outcomes()
        return {self.rules.grammar.words(draw): self.state.weight(draw) for draw in draws}

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.position["phase"])

    @property
    def decides(self) -> str | None:
        """Who is to act."""
        decides: str | None = self.position["decides"]
        return decides

    @property
    def points(self) -> int:
        """Movement points left."""
        return int(self.position["points"])

    @property
    def supply(self) -> dict[str, int]:
        """The common supply."""
        supply: dict[str, int] = self.position["supply"]
        return supply

    @property
    def bag(self) -> dict[str, int]:
        """The battle bag."""
        bag: dict[str, int] = self.position["bag"]
        return bag

    @property
    def card(self) -> tuple[str | None, int]:
        """Who has the compensation card, and which side is up."""
        card = self.position["compensation"]
        return card["holder"], card["side"]

    @property
    def result(self) -> tuple[str, str] | None:
        """Who won, and how."""
        result = self.position.get("result")
        return (result["winner"], result["reason"]) if result else None

    def province(self, word: str) -> dict[str, Any]:
        """What is in a province."""
        name = self.rules.names[self.rules.provinces.read(word)]
        province: dict[str, Any] = self.position["provinces"][name]
        return province

    def owner(self, word: str) -> str:
        """Whose province it is."""
        return str(self.province(word)["owner"])

    def legions(self, word: str) -> int:
        """Legions in a province."""
        return int(self.province(word)["legions"])

    def governor(self, word: str) -> str:
        """Where the governor of a province stands."""
        return str(self.province(word)["governor"])

    def gold(self, name: str) -> int:
        """Gold in a player's hand."""
        return int(self.seat(name)["gold"])

    def tracks(self, name: str) -> tuple[int, int]:
        """A player's political and military steps."""
        seat = self.seat(name)
        return seat["political"], seat["military"]

    def texts(self) -> list[str]:
        """The sentences of what the last moves brought."""
        return [event.text for event in self.events]
