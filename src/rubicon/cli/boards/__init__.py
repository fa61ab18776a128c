"""The board of each game in the terminal, in a module named by the game's id.

Such a module has `picture(rules, view, hints, width)`, something that rich can draw, and
`sentences(rules, view, hints)`, the same in plain lines. It may have `gathered(events)`, which
tells in one sentence what would be many; `AT_EVERY_DECISION` says that one wants to see the board
again each time, and `page(view)` when, where it is neither that nor once a turn. `scene(rules,
view, width)` and `scene_sentences(rules, view)` are the part of the board that is shown at every
decision between. `remark(rules, state, seat, move)` says what is worth knowing about a move beside
its label. A game without a module is shown as its fields.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Protocol, cast

from rich.console import Console, RenderableType

from rubicon.cli.saying import say
from rubicon.cli.screen import Screen
from rubicon.core.contract import Event, Rules, Told
from rubicon.core.state import State
from rubicon.words import Phrase

COUNTING = "counting"
"""The hint that remembers for people what they could remember themselves."""


class Drawer(Protocol):
    """How a game's view is shown."""

    def picture(self, rules: Rules, view: Told, hints: Told, width: int) -> RenderableType:
        """For eyes."""
        ...

    def sentences(self, rules: Rules, view: Told, hints: Told) -> list[str]:
        """For ears."""
        ...


class Stage(Protocol):
    """How a game shows what is going on between two looks at the board."""

    def scene(self, rules: Rules, view: Told, width: int) -> Sequence[RenderableType]:
        """For eyes."""
        ...

    def scene_sentences(self, rules: Rules, view: Told) -> list[str]:
        """For ears."""
        ...


def find_drawer(game: str) -> Drawer | None:
    """The game's own drawer, if it has one."""
    name = f"{__name__}.{game}"
    return cast(Drawer, import_module(name)) if find_spec(name) else None


def page_of(game: str, view: Told, plies: int) -> str:
    """What the board is shown anew for: every decision, or a turn, or what the game says.

    Nothing, where the scene is enough.
    """
    drawer = find_drawer(game)
    if getattr(drawer, "AT_EVERY_DECISION", False):
        return str(plies)
    page: Callable[[Told], str] | None = getattr(drawer, "page", None)
    return str(view.get("turn", "")) if page is None else page(view)


def remarks(rules: Rules, state: State, seat: int, move: int) -> list[Phrase]:
    """What is worth knowing about a move beside its label."""
    remark: Callable[[Rules, State, int, int], list[Phrase]] | None = getattr(
        find_drawer(rules.game.id), "remark", None
    )
    return [] if remark is None else remark(rules, state, seat, move)


def show_scene(screen: Screen, rules: Rules, state: State, viewer: int) -> None:
    """The part of the board that one wants to see at every decision, if the game has one."""
    drawer = find_drawer(rules.game.id)
    if not hasattr(drawer, "scene"):
        return
    stage, view = cast(Stage, drawer), rules.view(state, viewer)
    if screen.plain:
        screen.say_all(stage.scene_sentences(rules, view))
    else:
        for part in stage.scene(rules, view, screen.console.width):
            screen.draw(part)


def gathered(game: str, events: Iterable[Event]) -> list[Event]:
    """What happened, with what belongs together in one sentence."""
    gather: Callable[[Iterable[Event]], list[Event]] = getattr(find_drawer(game), "gathered", list)
    return gather(events)


def show_board(screen: Screen, rules: Rules, state: State, viewer: int) -> None:
    """Show what a viewer may know, and who is close to winning."""
    view, hints = rules.view(state, viewer), dict(rules.hints(state, viewer))
    if not screen.counting:
        hints.pop(COUNTING, None)
    drawer = find_drawer(rules.game.id)
    if drawer is None:
        screen.say_all(json.dumps(view, indent=2).splitlines())
    elif screen.plain:
        screen.say_all(drawer.sentences(rules, view, hints))
    else:
        screen.draw(drawer.picture(rules, view, hints, screen.console.width))
    for warning in hints.get("warnings", []):
        text, rule = Phrase.from_json(warning["says"]), warning["rule"]
        entry = "warning" if screen.plain else "warning-short"
        screen.say(say(entry, text=text, rule=rule), "bold")


def board_text(rules: Rules, state: State, viewer: int, width: int) -> str:
    """The same as text without colours, that many columns wide: for programs that print it."""
    view, hints = rules.view(state, viewer), rules.hints(state, viewer)
    drawer = find_drawer(rules.game.id)
    if drawer is None:
        return json.dumps(view, indent=2)
    out = StringIO()
    console = Console(file=out, width=width, color_system=None, legacy_windows=False)
    console.print(drawer.picture(rules, view, hints, width))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
