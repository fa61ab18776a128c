"""Benchmarks: random playouts of a game, interpreted, compiled and native, beside other engines.

Every figure is measured in a process of its own on one core. The processes take turns over several
rounds and the median counts, so that a moment's disturbance hits all alike and decides nothing.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from rubicon import build
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab import peers
from rubicon.lab.bench_worker import NATIVE, PEER_SEARCH, SEARCH

Figures = dict[str, float]
PROGRAM = "rubicon.lab.bench_worker"
BUILDS = (NATIVE, build.COMPILED, build.INTERPRETED)
"""The fastest first."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One thing to measure."""

    name: str
    what: str
    """The game, or the peer."""
    interpreted: bool = False


def measure(variant: Variant, seconds: float) -> tuple[str, Figures]:
    """The build that ran, and what it reached."""
    # -P: a folder called rubicon in the current directory must not be taken for the package.
    command = [sys.executable, "-P", "-m", PROGRAM, variant.what, str(seconds)]
    child = subprocess.run(
        command,
        env=build.environment(interpreted=variant.interpreted, native=variant.name == NATIVE),
        capture_output=True,
        text=True,
        check=False,
    )
    if child.returncode != 0:
        reason = (child.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise BadInput(f"Measuring {variant.name} failed: {reason}.")
    figures = json.loads(child.stdout.strip().splitlines()[-1])
    return str(figures.pop("build")), figures


def variants_of(game: str, *, with_peers: bool) -> list[Variant]:
    """What a run measures, in turn."""
    ours = [
        Variant(build.INTERPRETED, game, interpreted=True),
        Variant(build.COMPILED, game),
        Variant(NATIVE, f"{NATIVE}:{game}"),
    ]
    if not with_peers:
        return ours
    absent = peers.missing(game)
    if absent:
        raise BadInput(
            f"The peers are not all installed ({', '.join(absent)} missing): "
            "'make peers' adds them, or pip install 'rubicon[peers]'."
        )
    others = (*peers.peers_of(game), PEER_SEARCH)
    return [*ours, *(Variant(name, name) for name in others)]


def bench(
    game: str,
    *,
    seconds: float,
    rounds: int,
    with_peers: bool,
    progress: Callable[[str], None] = lambda _: None,
) -> Json:
    """Measure all variants in turn, `rounds` times."""
    variants = variants_of(game, with_peers=with_peers)
    taken: dict[str, list[Figures]] = {variant.name: [] for variant in variants}
    for turn in range(rounds):
        for variant in variants:
            if variant.name not in taken:
                continue
            progress(f"round {turn + 1} of {rounds}: {variant.name}")
            ran, figures = measure(variant, seconds)
            if variant.name in (build.COMPILED, NATIVE) and ran != variant.name:
                # Nothing was compiled at installation: it would be the first variant again.
                del taken[variant.name]
            else:
                taken[variant.name].append(figures)
    return report(game, {name: medians(figures) for name, figures in taken.items()})


def medians(rounds: list[Figures]) -> Figures:
    """The median of each figure by itself."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def report(game: str, reached: Mapping[str, Figures]) -> Json:
    """The one object that says it all."""
    by = peers.compared_by(game)
    speed = {name: figures[by] for name, figures in reached.items() if by in figures}
    search = {name: figures[SEARCH] for name, figures in reached.items() if SEARCH in figures}
    ours = [name for name in BUILDS if name in reached]
    others = [name for name in peers.peers_of(game) if name in reached]
    pairs = [(one, other) for other in others for one in ours]
    pairs += list(pairwise(ours))
    ratios = {f"{one}_vs_{other}": speed[one] / speed[other] for one, other in pairs}
    if PEER_SEARCH in search:
        ratios |= {
            f"{one}_search_vs_{PEER_SEARCH}": search[one] / search[PEER_SEARCH]
            for one in ours
            if one in search
        }
    return {
        "game": game,
        "options": peers.options_for(game),
        "build": build.running(),
        "ours": {
            name: rounded(reached[name]) if name in reached else None for name in reversed(BUILDS)
        },
        "peers": {name: rounded(reached[name]) for name in others},
        "compared_by": by,
        "search": rounded(search),
        "ratios": {name: round(ratio, 2) for name, ratio in ratios.items()},
    }


def rounded(figures: Figures) -> dict[str, int]:
    """Whole numbers: more would pretend to a precision that there is not."""
    return {name: round(figure) for name, figure in figures.items()}
