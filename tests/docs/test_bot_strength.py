"""What the lobby says of the bots' strength is what was measured."""

import json
import sys
from pathlib import Path

from rubicon.bots.strength import measured
from rubicon.registry import GAMES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import bot_strength  # noqa: E402  # a tool, not a module of the package

RUNGS = json.loads((ROOT / "docs" / "strength.json").read_text("utf-8"))["rungs"]


def test_the_package_tells_what_the_document_says() -> None:
    written = bot_strength.TOLD.read_text("utf-8")
    assert written == bot_strength.told({"rungs": RUNGS}), "run tools/bot_strength.py"


def test_every_rung_can_be_asked_for() -> None:
    for rung in RUNGS:
        found = measured(rung["game"], rung["upper"])[str(rung["players"])]
        assert (found["against"], found["share"]) == (rung["lower"], rung["share"])
    assert measured(GAMES[0], "random") == {} == measured("no_such_game", "tiro")
