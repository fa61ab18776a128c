"""What a viewer has seen of a match, in order: all that a bot is handed, and nothing else.

What was seen tells also what can be remembered: it is the viewer's information state, with perfect
recall. Only the order of a deal is left out of it, since nothing can depend on that.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from rubicon.core.contract import Json, Rules, Told, seat_name
from rubicon.core.state import EVENT_WIDTH, State

HEAD = 2
"""A ply begins with who acted and with the move as it was seen; events follow."""


class Seen:
    """What a seat, WATCHER or EVERYTHING has seen."""

    __slots__ = ("first", "rules", "story", "view", "viewer")

    def __init__(
        self,
        rules: Rules,
        viewer: int,
        first: Told,
        story: list[list[int]] | None = None,
        view: Told | None = None,
    ) -> None:
        self.rules = rules
        self.viewer = viewer
        self.first = first
        """The view before the first ply."""
        self.story: list[list[int]] = story or []
        """A ply each: who acted, the move as it was seen, and the events as they were told."""
        self.view: Told = first if view is None else view
        """The present view."""

    def record(self) -> Json:
        """The same in plain values, to be sent; `read_seen` reads it back."""
        return {
            "viewer": self.viewer,
            "first": self.first,
            "story": self.story,
            "view": self.view,
        }

    # ---- the information state ---------------------------------------------------------------

    def information(self) -> str:
        """All of it as one text, the same for all that the viewer can't tell apart."""
        plies = [f"{numbers} {words}" for numbers, words in self.lines()]
        return "\n".join([str(self.viewer), written(self.first), *plies, written(self.view)])

    def lines(self) -> Iterator[tuple[str, str]]:
        """The plies, each in numbers and in words; deals that follow each other are sorted."""
        width = EVENT_WIDTH
        for is_deal, run in groupby(self.story, key=lambda ply: is_unordered(self.rules, ply[1])):
            if not is_deal:
                yield from ((numbers(ply), self.words(ply)) for ply in run)
                continue
            dealt = list(run)
            heads = sorted(dealt, key=lambda ply: ply[:HEAD])
            told = [ply[at : at + width] for ply in dealt for at in range(HEAD, len(ply), width)]
            yield from ((numbers(ply[:HEAD]), self.words(ply)) for ply in heads)
            yield from ((numbers(event), "") for event in sorted(told))

    def words(self, ply: list[int]) -> str:
        """Who did what, as far as the viewer knows."""
        seat, move = ply[:HEAD]
        return f"{seat_name(self.rules, seat)}: {self.rules.words_for(seat, move, self.viewer)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.information() == other.information()

    def __hash__(self) -> int:
        return hash(self.information())


def written(view: Told) -> str:
    """A view as text."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def numbers(ply: list[int]) -> str:
    """Ints as text."""
    return " ".join(map(str, ply))


def is_unordered(rules: Rules, move: int) -> bool:
    """Whether a move, as it was seen, deals: then it does not matter what was dealt first."""
    return rules.grammar.verb(move).unordered


def read_seen(rules: Rules, record: Mapping[str, Any]) -> Seen:
    """What `record` wrote."""
    return Seen(rules, record["viewer"], record["first"], record["story"], record["view"])


def glimpse(rules: Rules, state: State, viewer: int) -> Seen:
    """What a viewer has seen who sees this position now and saw nothing before."""
    return Seen(rules, viewer, rules.view(state, viewer))


def go_on(rules: Rules, state: State, move: int, seat: int, viewer: int) -> list[int]:
    """Make a move, or a draw; what the viewer sees of it."""
    head = [seat, state.seen_as(move, viewer)]
    state.tell(True)
    state.apply(move)
    told = state.told()
    state.tell(False)
    return head + rules.told_as(told, viewer)


class Story:
    """What one viewer has seen of a match that goes on: every ply is told to him once."""

    __slots__ = ("first", "plies", "rules", "viewer")

    def __init__(self, rules: Rules, first: State, viewer: int) -> None:
        self.rules, self.viewer = rules, viewer
        self.first = rules.view(first, viewer)
        """The view before the first ply."""
        self.plies: list[list[int]] = []

    def see(self, before: State, seat: int, move: int) -> None:
        """A move is made in a position."""
        self.plies.append([seat, before.seen_as(move, self.viewer)])

    def hear(self, told: list[int]) -> None:
        """What the state told of the last move. A ply that is told is never changed again."""
        self.plies[-1] += self.rules.told_as(told, self.viewer)

    def copy(self) -> "Story":
        """One that goes on by itself."""
        story = Story.__new__(Story)
        story.rules, story.viewer, story.first = self.rules, self.viewer, self.first
        story.plies = self.plies.copy()
        return story
