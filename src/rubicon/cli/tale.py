"""What happened in a match, told again from its log."""

from collections.abc import Iterator

from rubicon.core.contract import Event
from rubicon.core.match import Match


def tale(match: Match, viewer: int) -> Iterator[list[Event]]:
    """The events of each move, one after another, as the viewer may know them."""
    state = match.first.clone()
    for entry in match.log:
        state.tell(True)
        state.apply(entry.move)
        told = state.told()
        state.tell(False)
        yield match.rules.events(told, viewer)
