"""A table to try cases on: `given` a position, `play` moves in words, look at what is there."""

from __future__ import annotations

from typing import Any

from games import case
from rubicon.core.imagination import Imagination
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE
from rubicon.games.triumvirate.cards import CARD, NAMES
from rubicon.games.triumvirate.game import GAME, TriumvirateRules

A, C = "Aemilii", "Claudii"
"""The seats, in their order."""


def settled(**options: object) -> TriumvirateRules:
    """The rules of a match."""
    return GAME.rules(2, options, None, "")


def names(text: str) -> list[str]:
    """Cards in short: `C7 P0 K8`; a suit may have several numbers, `C875`."""
    return [NAMES[CARD.read(word[0] + rank)] for word in text.split() for rank in word[1:]]


def started(**options: object) -> Case:
    """The start of a match."""
    rules = settled(**options)
    return Case(rules, rules.start())


def given(options: dict[str, object] | None = None, **position: Any) -> Case:
    """A position with the fields of its JSON; what is omitted takes its set-up value."""
    rules = settled(**(options or {}))
    return Case(rules, rules.from_position(position))


def hands(
    first: str,
    second: str,
    pledges: tuple[str, str] = ("", ""),
    markers: tuple[int, int] = (0, 0),
) -> dict[str, Any]:
    """The seats of a position."""
    return {
        seat: {"hand": names(hand), "pledges": names(pledged), "markers": taken}
        for seat, hand, pledged, taken in zip(
            (A, C), (first, second), pledges, markers, strict=True
        )
    }


def leading(first: str, second: str, **position: Any) -> Case:
    """The Aemilii are to lead; tricks are such that three cards are enough."""
    seats = hands(
        first,
        second,
        position.pop("pledges", ("", "")),
        position.pop("markers", (0, 0)),
    )
    usual = {"tricks": {"Caesar": 2, "Pompeius": 2}, "dealer": C, "phase": "lead"}
    return given(position.pop("options", None), **(usual | {"seats": seats} | position))


def deciding(first: str, second: str, **position: Any) -> Case:
    """A hand is over and the Aemilii have to decide on a pledge."""
    usual = {"tricks": {"Caesar": 3}, "consuls": {"Caesar": 1}, "phase": "pledge"}
    return leading(first, second, **(usual | position))


class Case(case.Case[TriumvirateRules]):
    """A position under its rules."""

    def trick(self, lead: str, reply: str) -> Case:
        """Two cards."""
        return self.play(f"play {lead}", f"play {reply}")

    def deal(self, seed: int = 1) -> Case:
        """Let chance deal until somebody has to decide."""
        rng = Rng(seed)
        while self.state.to_act() == CHANCE:
            self.play(self.rules.grammar.words(self.state.sample(rng)))
        return self

    def __getitem__(self, field: str) -> Any:
        """A field of the position."""
        return self.position[field]

    def view(self, viewer: int) -> Any:
        """What a viewer knows."""
        return self.rules.view(self.state, viewer)

    def imagine(self, viewer: int) -> Imagination:
        """What a viewer may hold possible who comes upon the position."""
        return self.rules.imagine(glimpse(self.rules, self.state, viewer))

    def texts(self) -> list[str]:
        """The sentences of what the last moves brought."""
        return [event.text for event in self.events]

    def cited(self) -> set[str]:
        """The rules that the last moves brought into play."""
        return {rule for event in self.events for rule in event.rules}
