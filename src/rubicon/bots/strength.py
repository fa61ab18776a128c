"""How strong the bots are: measured in the arena, each level against the one below it."""

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict


class Measured(TypedDict):
    """One bot against another."""

    against: str
    share: float
    """Of the wins, one seat against all others: of three seats a third is even."""
    games: int


@cache
def known() -> dict[str, dict[str, dict[str, Measured]]]:
    """Everything that was measured: by game, bot and number of players."""
    text = (files("rubicon.bots") / "strength.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, dict[str, Measured]]] = json.loads(text)
    return found


def measured(game: str, bot: str) -> dict[str, Measured]:
    """What is known of a bot in a game, by number of players; empty where nothing is."""
    return known().get(game, {}).get(bot, {})
