"""`rubicon load --attack`, in small: the honest player is refused nothing, and a report says so."""

import os
import re
import sys

import pytest

from cli.running import GAME, refused, run
from rubicon.server import attack
from rubicon.server.attack import LEAST_MOVES, AttackPlan, Phase, Report
from rubicon.server.attackers import SIZES, Count, Kind

QUICK = ("--bot", "greedy", "--seconds", "1", "--under", "600000")
SMALL: dict[Kind, int] = {"bots": 4, "watchers": 110, "half-open": 6, "uploads": 3}
ACCEPTED: dict[Kind, str] = {
    "bots": "4",
    "watchers": r"\d+00",
    "half-open": r"\d+",
    "uploads": "15",
}
"""The server lets in a hundred watchers of one address; each upload is looked at four times."""
MOVES = r"(\d+) moves, median \d+ ms, p95 \d+ ms, most \d+ ms"


@pytest.fixture(autouse=True)
def from_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server and the attackers are other processes."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


@pytest.mark.parametrize("kind", SIZES)
def test_the_honest_player_plays_on(kind: Kind) -> None:
    result = run("load", "--attack", kind, "--size", str(SMALL[kind]), *QUICK)
    assert result.exit_code == 0, result.output
    first, *phases, last = result.stdout.splitlines()
    assert re.match(rf"{kind}, size {SMALL[kind]}: {ACCEPTED[kind]} of the attackers' ", first)
    for name, line in zip(("before", "during", "after"), phases, strict=True):
        found = re.match(rf"  {name}: {MOVES}", line)
        assert found, line
        assert int(found[1]) >= LEAST_MOVES
    assert last.startswith("  refused to the honest player: nothing; ")
    assert last.endswith(", under 600000 ms")
    assert f"{kind}: attacking with {SMALL[kind]} ..." in result.stderr


def report(during: Phase) -> Report:
    plan = AttackPlan("bots", 1000, GAME, 3, "imperator", 20.0, 250.0)
    return Report(plan, Count(1000, 0, 0), Phase([0.01]), during, Phase([0.01]))


def test_a_slow_move_or_a_refusal_is_a_failure() -> None:
    good, slow = report(Phase([0.01, 0.249])), report(Phase([0.01, 0.25]))
    refusing = report(Phase([0.01], refused=["a move: 429"]))
    assert [one.is_good for one in (good, slow, refusing)] == [True, False, False]
    assert good.lines()[-1].endswith("249 ms, under 250 ms")
    assert slow.lines()[-1].endswith("250 ms, not under 250 ms")
    assert "refused to the honest player: 1 times (a move: 429)" in refusing.lines()[-1]


def test_the_exit_status_tells_of_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = report(Phase([1.0]))
    monkeypatch.setattr(attack, "measure_attack", lambda *_: slow)
    result = run("load", "--attack", "all")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == len(SIZES) * len(slow.lines())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--size", "5"), "--size can be used only with --attack."),
        (("--under", "100"), "--under can be used only with --attack."),
        (("--attack", "bots", "--matches", "5"), "--matches can't be used together with --attack."),
        (("--attack", "bots", "--bot", "nobody"), "There is no bot 'nobody'."),
        (("--attack", "bots", "--players", "9"), f"{GAME} is for 2, 3 players, not for 9."),
    ],
)
def test_wrong_use_is_one_sentence(wrong: tuple[str, ...], sentence: str) -> None:
    assert refused("load", *wrong) == sentence


def test_an_unknown_attack_is_refused_with_those_that_there_are() -> None:
    assert all(kind in refused("load", "--attack", "siege") for kind in SIZES)
