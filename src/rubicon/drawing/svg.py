"""The little of SVG that pictures are made of, and the colours and faces that they share.

Colours are attributes and not a style sheet: a style sheet in one picture would reach everything
else on the page of a notebook.
"""

from xml.sax.saxutils import escape, quoteattr

from rubicon.words import Phrase

SERIF = "'EB Garamond', Garamond, 'Palatino Linotype', Georgia, serif"
SANS = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Helvetica, Arial, sans-serif"
INK = "#1d2126"
QUIET = "#5b6068"
PAGE = "#fbfaf7"
LINE = "#d8d4ca"
STRONG = "#a39c8c"
CELL = "#eae6dc"
GOLD = "#e3b23c"
GOLD_EDGE = "#a8791a"
WOOD = "#e2c08d"
WOOD_EDGE = "#b98f58"
CREAM = "#fff6e2"


def number(value: float) -> str:
    """A number with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def written(value: object) -> str:
    """The value of an attribute."""
    return number(value) if isinstance(value, int | float) else str(value)


def text(words: str | Phrase) -> str:
    """Words as they stand between tags."""
    return escape(str(words))


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and None is left out."""
    pairs = "".join(
        f" {key.replace('_', '-')}={quoteattr(written(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{pairs}>{''.join(inside)}</{name}>" if inside else f"<{name}{pairs}/>"


def at(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Things that were drawn around the origin, moved to a place."""
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)}){size}")


def path(d: str, **attributes: object) -> str:
    """A path that is filled with nothing, unless told otherwise."""
    return tag("path", d=d, **({"fill": "none"} | attributes))


def words(content: str | Phrase, x: float, y: float, size: float, **attributes: object) -> str:
    """A line of text; in the middle, at the start or at the end by `text_anchor`."""
    usual = {"font_family": SANS, "fill": INK}
    return tag("text", text(content), x=x, y=y, font_size=size, **(usual | attributes))


def width_of(content: str, size: float) -> float:
    """About how wide a line is in the serif face, for what stands beside it."""
    total = 0.0
    for letter in content:
        if letter in "iljtrf ":
            total += 0.29
        elif letter in "mw":
            total += 0.78
        elif letter in "HM":
            total += 0.85
        else:
            total += 0.64 if letter.isupper() else 0.47
    return total * size


def d(template: str, r: float) -> str:
    """A path whose numbers are in parts of a radius."""
    parts = []
    for piece in template.replace(",", " ").split():
        letters = piece.rstrip("0123456789.-")
        rest = piece[len(letters) :]
        parts.append(letters + (number(float(rest) * r) if rest else ""))
    return " ".join(parts)


def badge(count: int, x: float, y: float, r: float, edge: str) -> str:
    """A number on a small plate."""
    wide = r * (1.62 if count > 9 else 1.14)
    plate = tag(
        "rect",
        x=x - wide / 2,
        y=y - r * 0.57,
        width=wide,
        height=r * 1.14,
        rx=r * 0.57,
        fill=PAGE,
        stroke=edge,
        stroke_width=1.2,
    )
    return plate + words(str(count), x, y + r * 0.34, r, text_anchor="middle", font_weight=600)
