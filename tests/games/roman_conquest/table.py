"""A table to try cases on: `given` a position, `play` moves in words, look at what is there."""

from __future__ import annotations

from typing import Any

from games import case
from rubicon.games.roman_conquest.game import GAME, ConquestRules

Stacks = dict[str, dict[str, int]]


def settled(options: dict[str, object] | None = None, board: str | None = None) -> ConquestRules:
    """The rules of a match."""
    return GAME.rules(3, options or {}, board, "my_board.toml")


def given(
    stacks: Stacks | None = None,
    *,
    options: dict[str, object] | None = None,
    board: str | None = None,
    **position: Any,
) -> Case:
    """A position with the fields of its JSON; what is omitted takes its set-up value.

    Stacks are given as the troops of each force; `moved` says how many of the mover's have moved.
    """
    rules = settled(options, board)
    if stacks is not None:
        position["stacks"] = {
            name: {
                "troops": {force: n for force, n in stack.items() if force != "moved"},
                "moved": stack.get("moved", 0),
            }
            for name, stack in stacks.items()
        }
    return Case(rules, rules.from_position(position))


def leading(stacks: Stacks | None = None, active: str = "Caesar", **position: Any) -> Case:
    """A position at the beginning of somebody's turn."""
    return given(stacks, phase="leader", active=active, **position)


def marching(stacks: Stacks, active: str = "Caesar", **position: Any) -> Case:
    """A position in which somebody may move his troops."""
    return given(stacks, phase="troops", active=active, **position)


def at(**leaders: str | None) -> dict[str, dict[str, Any]]:
    """Seats with their leaders in certain hexes."""
    return {seat: {"leader": place} for seat, place in leaders.items()}


class Case(case.Case[ConquestRules]):
    """A position under its rules."""

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.position["phase"])

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return str(self.position["active"])

    @property
    def war(self) -> bool:
        """Whether the civil war has begun."""
        return bool(self.position["war"])

    @property
    def result(self) -> tuple[list[str], str] | None:
        """Who won, and how."""
        result = self.position.get("result")
        return (result["winners"], result["reason"]) if result else None

    def troops(self, word: str) -> dict[str, int]:
        """The troops in a hex."""
        name = self.rules.names[self.rules.hexes.read(word)]
        stack: dict[str, int] = self.position["stacks"].get(name, {"troops": {}})["troops"]
        return stack

    def leader(self, seat: str) -> str | None:
        """Where a leader is."""
        leader: str | None = self.seat(seat)["leader"]
        return leader

    def outcomes(self) -> dict[str, int]:
        """Everything that chance may bring, with its weight."""
        found = self.state.outcomes()
        return {self.rules.grammar.words(one): self.state.weight(one) for one in found}

    def told(self, name: str) -> dict[str, Any]:
        """The fields of the one event of a kind that the last moves brought."""
        (event,) = [event for event in self.events if event.name == name]
        return dict(event.fields)

    def names(self) -> list[str]:
        """What the last moves brought."""
        return [event.name for event in self.events]
