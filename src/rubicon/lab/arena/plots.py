"""Plots as inline SVG: positions in per cent of the width, so that words keep their size."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

COLOURS = 6
HEIGHT = 24
COURSE_HEIGHT = 220
MOST_POINTS = 400
"""More points than pixels show nothing more."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From values to per cent of a width."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """The place of a value."""
        low, high = self.low, self.high
        if self.logarithmic:
            low, high, value = log10(low), log10(high), log10(max(value, self.low))
        return round(100 * min(max((value - low) / (high - low), 0.0), 1.0), 2)


def share_scale() -> Scale:
    """From nothing to everything."""
    return Scale(0.0, 1.0, tuple((i / 4, f"{i * 25} %") for i in range(5)))


def round_scale(values: Sequence[float], most: int = 6) -> Scale:
    """Over some values, with ticks at round numbers."""
    low, high = min(values), max(values)
    rough = max(high - low, 1.0) / most
    power = 10 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first, last = floor(low / step), ceil(high / step)
    last = max(last, first + 1)
    return Scale(
        first * step,
        last * step,
        tuple((i * step, f"{i * step:,.0f}") for i in range(first, last + 1)),
    )


def time_scale(values: Sequence[float]) -> Scale:
    """Milliseconds, a tick for each power of ten."""
    above = [value for value in values if value > 0] or [1.0]
    first, last = floor(log10(min(above))), ceil(log10(max(above)))
    last = max(last, first + 1)
    ticks = tuple((10.0**i, duration(10.0**i)) for i in range(first, last + 1))
    return Scale(10.0**first, 10.0**last, ticks, logarithmic=True)


def duration(ms: float) -> str:
    """A time in the unit that people would use."""
    if ms >= 1000:
        return f"{ms / 1000:,.3g} s"
    return f"{ms:.3g} ms" if ms >= 1 else f"{ms * 1000:.3g} µs"


def svg(height: int, inside: str, label: str = "") -> str:
    """A drawing as wide as its place."""
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height}" {role}>{inside}</svg>'


def row(label: str, plot: str, value: str, kind: str = "") -> str:
    """A line of a plot: what it is, its drawing, its figures."""
    return (
        f'<div class="row {kind}"><div class="label">{escape(label)}</div>'
        f'<div class="plot">{plot}</div><div class="value">{escape(value)}</div></div>'
    )


def axis(scale: Scale, kind: str = "ticks") -> str:
    """The line of ticks below the others."""
    inside = '<line class="axis" x1="0" x2="100%" y1="1" y2="1"/>'
    for value, words in scale.ticks:
        x = scale.at(value)
        anchor = "start" if x < 4 else "end" if x > 96 else "middle"
        inside += (
            f'<line class="axis" x1="{x}%" x2="{x}%" y1="1" y2="6"/>'
            f'<text x="{x}%" y="19" text-anchor="{anchor}">{escape(words)}</text>'
        )
    return row("", svg(HEIGHT, inside), "", kind)


def colour(number: int) -> str:
    """The class that gives a bot its colour and dashes."""
    return f"bot-{number % COLOURS}"


def interval(
    scale: Scale, value: float, low: float, high: float, number: int, par: float | None = None
) -> str:
    """A value as a dot, its limits as a line, par as a dashed one."""
    inside = '<line class="axis" x1="0" x2="100%" y1="12" y2="12"/>'
    if par is not None:
        x = scale.at(par)
        inside += f'<line class="par" x1="{x}%" x2="{x}%" y1="0" y2="24"/>'
    x, left, right = scale.at(value), scale.at(low), scale.at(high)
    inside += (
        f'<g class="{colour(number)}">'
        f'<line class="whisker" x1="{left}%" x2="{right}%" y1="12" y2="12"/>'
        f'<line class="whisker" x1="{left}%" x2="{left}%" y1="7" y2="17"/>'
        f'<line class="whisker" x1="{right}%" x2="{right}%" y1="7" y2="17"/>'
        f'<circle class="dot" cx="{x}%" cy="12" r="5"/></g>'
    )
    return svg(HEIGHT, inside)


def bar(scale: Scale, value: float, number: int) -> str:
    """A bar from the left."""
    inside = (
        '<line class="axis" x1="0" x2="100%" y1="23" y2="23"/>'
        f'<g class="{colour(number)}"><rect class="bar" x="0" y="3" height="18" rx="2" '
        f'width="{scale.at(value)}%"/></g>'
    )
    return svg(HEIGHT, inside)


def times(scale: Scale, mean: float, p95: float, most: float, number: int) -> str:
    """Mean as a dot, the ninety-fifth per cent as a stroke, the longest at the line's end."""
    x, tick, end = scale.at(mean), scale.at(p95), scale.at(most)
    inside = (
        '<line class="axis" x1="0" x2="100%" y1="12" y2="12"/>'
        f'<g class="{colour(number)}"><line class="whisker" x1="{x}%" x2="{end}%" y1="12" y2="12"/>'
        f'<line class="whisker" x1="{tick}%" x2="{tick}%" y1="4" y2="20"/>'
        f'<circle class="dot" cx="{x}%" cy="12" r="5"/></g>'
    )
    return svg(HEIGHT, inside)


def histogram(counts: dict[int, int], classes: int = 24) -> str:
    """How often numbers of some size came."""
    scale = round_scale([min(counts), max(counts)], most=classes)
    step = scale.ticks[1][0] - scale.ticks[0][0]
    heights = [0] * (len(scale.ticks) - 1)
    for value, count in counts.items():
        heights[min(int((value - scale.low) / step), len(heights) - 1)] += count
    top, width = max(heights), 100 / len(heights)
    inside = "".join(
        f'<rect class="bar" x="{i * width + 0.2:.2f}%" width="{width - 0.4:.2f}%" '
        f'y="{120 * (1 - height / top):.1f}" height="{120 * height / top:.1f}">'
        f"<title>{scale.ticks[i][1]} and more: {height}</title></rect>"
        for i, height in enumerate(heights)
    )
    few = round_scale([scale.low, scale.high])
    labels = Scale(scale.low, scale.high, tuple(t for t in few.ticks if t[0] <= scale.high))
    drawing = svg(120, f'<g class="{colour(0)}">{inside}</g>', "histogram")
    return row("", drawing, "", "wide") + axis(labels, "wide")


def course(lines: Sequence[tuple[int, Sequence[Sequence[float]]]], par: float) -> str:
    """Shares over the rounds: each a line within the band of its limits."""
    inside = f'<line class="par" x1="0" x2="100" y1="{y(par)}" y2="{y(par)}"/>'
    for number, points in lines:
        chosen = thinned(points)
        last = max(len(points) - 1, 1)
        xs = [round(100 * i / last, 2) for i, _ in chosen]
        upper = [f"{x},{y(point[2])}" for x, (_, point) in zip(xs, chosen, strict=True)]
        lower = [f"{x},{y(point[1])}" for x, (_, point) in zip(xs, chosen, strict=True)]
        middle = [f"{x},{y(point[0])}" for x, (_, point) in zip(xs, chosen, strict=True)]
        inside += (
            f'<g class="{colour(number)}">'
            f'<polygon class="band" points="{" ".join([*upper, *reversed(lower)])}"/>'
            f'<polyline class="line" points="{" ".join(middle)}"/></g>'
        )
    frame = "".join(
        f'<line class="axis" x1="0" x2="100%" y1="{part}%" y2="{part}%"/>'
        f'<text x="4" y="{part}%" dy="{-4 if part else 12}">{100 - part} %</text>'
        for part in (0, 25, 50, 75, 100)
    )
    stretched = (
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">'
        f"{inside}</svg>"
    )
    return svg(COURSE_HEIGHT, stretched + frame, "shares of wins, round by round")


def y(share: float) -> float:
    """A share's height in a square of 100."""
    return round(100 * (1 - share), 2)


def thinned(points: Sequence[Sequence[float]]) -> list[tuple[int, Sequence[float]]]:
    """So many points as can be seen, the last among them."""
    step = max(1, -(-len(points) // MOST_POINTS))
    chosen = [(i, point) for i, point in enumerate(points) if i % step == 0]
    last = len(points) - 1
    return chosen if chosen[-1][0] == last else [*chosen, (last, points[last])]


def legend(names: Sequence[str]) -> str:
    """Which line is whose."""
    entries = "".join(
        f'<span><svg class="{colour(i)}" viewBox="0 0 28 10" aria-hidden="true">'
        f'<line class="line" x1="0" x2="28" y1="5" y2="5"/></svg>{escape(name)}</span>'
        for i, name in enumerate(names)
    )
    return f'<div class="legend">{entries}</div>'
