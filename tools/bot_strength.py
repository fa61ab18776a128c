"""Writes what the lobby says of the bots' strength into the package, from docs/strength.json.

`python tools/bot_strength.py` after `make strength`; a test tells when it is due.
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
MEASURED = ROOT / "docs" / "strength.json"
TOLD = ROOT / "src" / "rubicon" / "bots" / "strength.json"


def told(measured: dict[str, Any]) -> str:
    """Each level against the one below it, by game and number of players."""
    games: dict[str, Any] = {}
    for rung in measured["rungs"]:
        told_of = {"against": rung["lower"], "share": rung["share"], "games": rung["games"]}
        games.setdefault(rung["game"], {}).setdefault(rung["upper"], {})[str(rung["players"])] = (
            told_of
        )
    return json.dumps(games, indent=1) + "\n"


def main() -> None:
    """Write the file."""
    TOLD.write_text(told(json.loads(MEASURED.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
