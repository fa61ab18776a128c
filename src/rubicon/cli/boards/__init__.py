"""The board of each game in the terminal, in a module named by the game's id.

Such a module has `picture(rules, view, hints, width)`, something that rich can draw, and
`sentences(rules, view)`, the same in plain lines. A game without one is shown as its fields.
"""

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from rubicon.cli.screen import Screen
from rubicon.core.contract import Json, Rules
from rubicon.core.state import State


class Drawer(Protocol):
    """How a game's view is shown."""

    def picture(self, rules: Rules, view: Json, hints: Json, width: int) -> RenderableType:
        """For eyes."""
        ...

    def sentences(self, rules: Rules, view: Json) -> list[str]:
        """For ears."""
        ...


def find_drawer(game: str) -> Drawer | None:
    """The game's own drawer, if it has one."""
    name = f"{__name__}.{game}"
    return cast(Drawer, import_module(name)) if find_spec(name) else None


def show_board(screen: Screen, rules: Rules, state: State, viewer: int) -> None:
    """Show what a viewer may know, and who is close to winning."""
    view, hints = rules.view(state, viewer), rules.hints(state, viewer)
    drawer = find_drawer(rules.game.id)
    if drawer is None:
        screen.say_all(json.dumps(view, indent=2).splitlines())
    elif screen.plain:
        screen.say_all(drawer.sentences(rules, view))
    else:
        screen.draw(drawer.picture(rules, view, hints, screen.console.width))
    for warning in hints.get("warnings", []):
        text = f"{str(warning['text']).rstrip('.')} ({warning['rule']})."
        screen.say(f"Warning: {text}" if screen.plain else f"! {text}", "bold")
