"""Matches that were begun under other rules: how far their log holds under those of today."""

from dataclasses import dataclass, replace

from rubicon.core.contract import Json, Rules, seat_name
from rubicon.core.errors import BadInput
from rubicon.core.match import Entry, Match
from rubicon.core.state import State
from rubicon.server.saying import say, title_of
from rubicon.server.store.rows import EntryRow


@dataclass(frozen=True, slots=True)
class Older:
    """A match of other rules, of which not all moves hold under those of today."""

    version: int
    """Of the rules that it was played under."""
    since: int
    """The ply of the first move that would be judged differently."""
    rest: tuple[EntryRow, ...]
    """What happened from there on, as it was stored."""

    def json(self, rules: Rules) -> Json:
        """For the page."""
        says = say(
            "older-rules",
            game=title_of(rules.game.id),
            theirs=self.version,
            ours=rules.game.version,
            move=self.since + 1,
        )
        return {"version": self.version, "since": self.since, "says": says.json()}

    def record(self, rules: Rules) -> str:
        """What a record holds of it beside the moves that can be played again: as remarks."""
        lines = [f"# Under version {self.version} of the rules it went on:"]
        lines += [f"# {seat_name(rules, one.seat)}: {one.words}" for one in self.rest]
        return "\n".join(lines) + "\n"


def still_valid(rules: Rules, first: State, entries: list[EntryRow]) -> list[EntryRow]:
    """The entries that hold under today's rules, with the numbers that moves have today."""
    match, valid = Match(rules, first.clone()), list[EntryRow]()
    for row in entries:
        try:
            move = rules.grammar.parse(row.words)
            if match.why_not(row.seat, move) is not None:
                break
            match.follow(Entry(row.seat, move, row.forced, bool(row.reveals), row.joined))
        except (BadInput, ArithmeticError, LookupError, TypeError, ValueError):
            break
        valid.append(replace(row, move=move))
    return valid
