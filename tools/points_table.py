"""Where victory points come from in Total War: Rome, and how many rounds they take.

`points_table.py FOLDER... --write FILE` replays the records that `rubicon balance --records` kept
in each folder and puts the tables into a document, between its marks.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from operator import sub
from pathlib import Path
from statistics import median

from rubicon.core.contract import Rules
from rubicon.core.record import read_record, replay
from rubicon.core.state import EVERYTHING
from rubicon.games.total_war_rome.play import War
from rubicon.lab.arena.strength import table
from rubicon.registry import find_game

BEGIN = "<!-- points: written by `tools/points_table.py` -->"
END = "<!-- end of points -->"
SOURCES = {
    "tier_reached": "taxes",
    "won_battle": "victories on land",
    "sea_victory": "victories at sea",
    "column_done": "columns of developments",
    "invaded": "invasions of home regions",
    "alliance_broken": "broken alliances",
}
MARKS = (15, 20, 25)


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    trigger: int = 0
    players: int = 0
    points: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By source and seat."""
    rounds: dict[int, list[int]] = field(default_factory=lambda: {mark: [] for mark in MARKS})
    """In which round somebody first had so many."""
    lengths: list[int] = field(default_factory=list)

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        self.trigger, self.players = other.trigger, other.players
        self.points.update(other.points)
        for mark in MARKS:
            self.rounds[mark] += other.rounds[mark]
        self.lengths += other.lengths
        return self


def tally(file: Path) -> Tally:
    """One game, move by move."""
    match = replay(read_record(file.read_text(encoding="utf-8")), find_game)
    rules, state = match.rules, match.first.clone()
    assert isinstance(state, War)
    found = Tally(1, state.t.trigger, len(rules.seats))
    best = 0
    state.tell(True)
    for entry in match.log:
        before, current = state.points[:], state.turn
        state.apply(entry.move)
        if state.points != before:
            credit(found, rules, state, before)
        for mark in MARKS:
            if best < mark <= max(state.points):
                found.rounds[mark].append(current)
        best = max(best, *state.points)
    found.lengths.append(state.turn)
    return found


def credit(found: Tally, rules: Rules, state: War, before: list[int]) -> None:
    """Write what a move brought to its sources."""
    left = dict(zip(rules.seats, map(sub, state.points, before), strict=False))
    told = [one for one in rules.events(state.told(), EVERYTHING) if one.name in SOURCES]
    had = dict(zip(rules.seats, before, strict=False))
    for event in told:
        seat = str(event.fields["seat"])
        now = int(str(event.fields["total" if "total" in event.fields else "points"]))
        found.points[SOURCES[event.name], seat] += now - had[seat]
        left[seat] -= now - had[seat]
        had[seat] = now
    for seat, points in left.items():
        # An ally has his part in a victory on land.
        found.points[SOURCES["won_battle"], seat] += points


def section(title: str, found: Tally) -> Iterator[str]:
    """The tables of one folder."""
    yield f"### {title}"
    yield ""
    seats = sorted({seat for _, seat in found.points})
    rows = []
    for source in SOURCES.values():
        each = [found.points[source, seat] / found.games for seat in seats]
        rows.append((source, *(f"{one:.2f}" for one in each)))
    totals = [sum(found.points[one, seat] for one in SOURCES.values()) for seat in seats]
    rows.append(("together", *(f"{total / found.games:.2f}" for total in totals)))
    yield f"Points a game, over {found.games:,} games:"
    yield ""
    yield from table(("source", *seats), rows)
    yield ""
    reached = [mark for mark in MARKS if found.rounds[mark]]
    yield from table(
        ("VP of the first to have them", "games", "rounds, half or fewer", "mean", "most"),
        [
            (
                str(mark),
                f"{len(found.rounds[mark]):,}",
                f"{median(found.rounds[mark]):g}",
                f"{sum(found.rounds[mark]) / len(found.rounds[mark]):.1f}",
                str(max(found.rounds[mark])),
            )
            for mark in reached
        ],
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Replay, count and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    parts = []
    for folder in given.folders:
        files = sorted((folder / "records").glob("*.txt"))
        if not files:
            print(f"{folder} holds no records.", file=sys.stderr)
            return 2
        found = Tally()
        with ProcessPoolExecutor(given.jobs) as pool:
            for one in pool.map(tally, files, chunksize=4):
                found += one
        title = f"{found.players} players, trigger {found.trigger}"
        parts.append("\n".join(section(title, found)))
    text = "\n\n".join(parts)
    if given.write is None:
        print(text)
        return 0
    whole = given.write.read_text(encoding="utf-8")
    before, begin, rest = whole.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        print(f"{given.write} has no lines {BEGIN!r} and {END!r}.", file=sys.stderr)
        return 2
    given.write.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
