"""A position as a picture, in SVG, made of nothing but what a viewer may know.

Each game is drawn by a module of this folder that is named by the game's id. It has
`picture(rules, view, hints, caption)`, which returns a Picture. A game without a module is shown as
its fields.
"""

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast
from zlib import crc32

from rubicon.core.contract import Rules, Told
from rubicon.core.state import State
from rubicon.drawing.svg import INK, PAGE, SANS, SERIF, tag, text

LINE = 20
LONGEST = 110
"""Characters of a line of fields; what is longer is cut."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a game has drawn."""

    width: int
    height: int
    body: str


class Artist(Protocol):
    """A module that draws a game."""

    def picture(self, rules: Rules, view: Told, hints: Told, caption: str) -> Picture:
        """The view as a picture; the caption says what is expected of whom."""
        ...


def find_artist(game: str) -> Artist | None:
    """The game's own module, if it has one."""
    name = f"{__name__}.{game}"
    return cast(Artist, import_module(name)) if find_spec(name) else None


def draw(rules: Rules, state: State, viewer: int) -> str:
    """The SVG of a position, as a viewer (a seat, WATCHER or EVERYTHING) may know it."""
    view, hints = rules.view(state, viewer), rules.hints(state, viewer)
    caption = str(rules.prompt(state, viewer))
    artist = find_artist(rules.game.id)
    if artist is None:
        return document(rules, fields_picture(rules, view, caption), caption)
    return document(rules, artist.picture(rules, view, hints, caption), caption)


def document(rules: Rules, picture: Picture, caption: str) -> str:
    """The whole file. Names inside it are its own: pictures may stand on one page."""
    body = picture.body.replace("#id-", f"#r{crc32(picture.body.encode()):08x}-")
    body = body.replace('id="id-', f'id="r{crc32(picture.body.encode()):08x}-')
    return tag(
        "svg",
        tag("title", text(f"{rules.game.title}: {caption}")),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {picture.width} {picture.height}",
        width=picture.width,
        height=picture.height,
        role="img",
        style="max-width:100%;height:auto",
    )


def fields_picture(rules: Rules, view: Told, caption: str) -> Picture:
    """A view as its fields: for a game that nobody has drawn yet."""
    lines = [
        f"{name}: {json.dumps(value, ensure_ascii=False)}"[:LONGEST] for name, value in view.items()
    ]
    width, height = 960, 84 + LINE * len(lines)
    rows = [
        tag("text", text(line), x=20, y=84 + LINE * i, font_size=14, font_family="monospace")
        for i, line in enumerate(lines)
    ]
    return Picture(
        width,
        height,
        tag("rect", width=width, height=height, fill=PAGE)
        + tag("text", text(rules.game.title), x=20, y=32, font_size=24, font_family=SERIF, fill=INK)
        + tag("text", text(caption), x=20, y=56, font_size=15, font_family=SANS, fill=INK)
        + "".join(rows),
    )
