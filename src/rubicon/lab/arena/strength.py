"""The document on the bots' strength, in Markdown, made of the ladder's findings."""

from collections.abc import Iterable, Iterator, Sequence

from rubicon.core.contract import Json
from rubicon.lab.arena.plots import duration
from rubicon.lab.arena.words import elo, percent

ENOUGH = 400
"""Games that a pair needs before its share is published without a remark."""
INTRODUCTION = """# Strength

How strong the bots are, by games that they played against each other. This page is written by a
program from [{json}]({json}); nothing in it is typed by hand.

A level plays the one below it. With two players that is a duel in which each sits on either side
equally often. With more, one seat of the level plays against the level below in all the others, in
each seat equally often; bots of equal strength would then win one game in three. Every round has
all seatings with the same luck. The limits are 95 % intervals;
[methods/arena.md](methods/arena.md) explains how they are calculated.
"""
PEERS = """
## Against other engines

Both sides have the same time for a move, on one core, and see the same views. The bridge and the
command that plays are in `bench/`.
"""


def document(found: Json, json_name: str) -> str:
    """The whole page."""
    parts = [INTRODUCTION.format(json=json_name), levels(found["levels"])]
    seen = dict.fromkeys((rung["game"], rung["players"]) for rung in found["rungs"])
    for game, players in seen:
        rungs = [r for r in found["rungs"] if (r["game"], r["players"]) == (game, players)]
        parts.append(ladder(rungs))
    parts.append(peers(found["peers"]))
    parts.append(making(found))
    return "\n".join(part.strip() + "\n" for part in parts if part)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table's lines; figures stand at the right."""
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'---:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def levels(rows: Sequence[Json]) -> str:
    """The settings of each level, whatever they are called."""
    if not rows:
        return ""
    names = [name for name in rows[0] if name not in ("name", "title", "about")]
    cells = [(row["name"], *(f"{row[name]:g}" for name in names)) for row in rows]
    return "\n".join(("## The levels", "", *table(("level", *names), cells)))


def ladder(rungs: Sequence[Json]) -> str:
    """One game with one number of players."""
    first = rungs[0]
    title = f"## {first['title']}, {first['players']} players"
    heads = (
        "level",
        "against",
        "share of wins",
        "aim",
        "games",
        "Elo above",
        "a move, mean (95 %)",
    )
    versions = " and ".join(str(v) for v in sorted({r["rules_version"] for r in rungs}))
    lines = (title, "", *table(heads, map(cells, rungs)), "", f"Rules version {versions}.")
    return "\n".join(lines)


def cells(rung: Json) -> tuple[str, ...]:
    """One pair."""
    others = rung["players"] - 1
    against = rung["lower"] if others == 1 else f"{others} {rung['lower']}"
    if not rung["games"]:
        return rung["upper"], against, "not played yet", f"{rung['aim']:.0%}", "0", "", ""
    time = rung["upper_time"]["ms"]
    few = "" if rung["games"] >= ENOUGH else f" of {ENOUGH}"
    return (
        rung["upper"],
        against,
        percent(rung),
        f"{rung['aim']:.0%}, {judged(rung)}",
        f"{rung['games']:,}{few}",
        elo(rung["elo"]),
        f"{duration(time['mean'])} ({duration(time['p95'])})",
    )


def judged(row: Json) -> str:
    """What a share says about its aim."""
    if row["low"] >= row["aim"]:
        return "reached"
    if row["high"] < row["aim"]:
        return "missed"
    return "reached, within chance" if row["share"] >= row["aim"] else "missed, within chance"


def peers(rows: Sequence[Json]) -> str:
    """Comparisons with other engines."""
    if not rows:
        return PEERS + "\nNone has been played yet."
    heads = ("game", "ours", "against", "share of wins", "aim", "games", "a move, ours and theirs")
    told = (settings(row) for row in rows)
    return "\n".join((PEERS, *table(heads, map(peer_cells, rows)), "", *dict.fromkeys(told)))


def peer_cells(row: Json) -> tuple[str, ...]:
    """One comparison."""
    others, engine = row["players"] - 1, row["peer"]
    times = (duration(row["ms"][side]["mean"]) for side in ("bot", "peer"))
    return (
        f"{row['title']}, {row['players']} players",
        row["bot"],
        f"{'' if others == 1 else f'{others} '}{engine['name']} {engine['search']}",
        percent(row),
        f"{row['aim']:.0%}, {judged(row)}",
        f"{row['games']:,}",
        " / ".join(times),
    )


def settings(row: Json) -> str:
    """How the other engine was set, and under which rules it played."""
    engine = row["peer"]
    more = ", ".join(
        f"{name.replace('_', ' ')} {value}"
        for name, value in engine.items()
        if name not in ("name", "version", "search", "seats") and value is not None
    )
    return (
        f"- {row['title']}, {row['players']} players (rules version {row['rules_version']}, seed "
        f"{row['seed']}, {', '.join(row['builds'])} build, code {', '.join(row['code'])}): "
        f"{engine['name']} {engine['version']}, {engine['search']}, {row['seconds']:g} s a move; "
        f"{more}."
    )


MAKING = """
## How it was made

```
make strength
```

continues where it stopped, and writes this page again from all games so far. Each pair is
an arena of its own:

```
{commands}
```

Rubicon {rubicon}; builds: {builds}. Options of the rules: the defaults. Fingerprints of the code of
bots and rules: {codes}.{several}
"""
SEVERAL = " Where there are several, not all games were played by the same code."


def making(found: Json) -> str:
    """All that is needed to do it again."""
    rungs = [rung for rung in found["rungs"] if rung["games"]]
    codes: dict[str, set[str]] = {}
    for rung in rungs:
        codes.setdefault(rung["title"], set()).update(rung["code"])
    listed = (f"{title} {', '.join(sorted(code))}" for title, code in codes.items())
    return MAKING.format(
        commands="\n".join(rung["command"] for rung in rungs) or "rubicon ladder --help",
        rubicon=found["rubicon"],
        builds=", ".join(sorted({build for rung in rungs for build in rung["builds"]})) or "none",
        codes="; ".join(listed) or "none",
        several=SEVERAL if any(len(code) > 1 for code in codes.values()) else "",
    )
