"""Plots as SVG inside a page: bars with intervals, histograms, and points with intervals. Colours are the page's."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import NamedTuple

WIDTH, ROW, LABEL, MARGIN = 720, 26, 220, 12
PLOT_HEIGHT, AXIS = 240, 36
MAX_BINS = 24


class Bar(NamedTuple):
    """A value with its interval, and what it is called."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Dot(NamedTuple):
    """A point of a plane, with an interval upwards and downwards."""

    label: str
    x: float
    y: float
    low: float
    high: float


def bars(title: str, lines: Sequence[Bar], mark: float | None = None) -> str:
    """Return a bar for each line with the interval as a whisker, and a dashed line at `mark`, such as a fair share."""
    ends = [end for line in lines for end in (line.value, line.low, line.high) if isfinite(end)]
    low, high = min([0.0, *ends]), max([mark or 0.0, 1e-9, *ends])
    scale = (WIDTH - LABEL - 110) / (high - low)

    def at(value: float) -> float:
        return round(LABEL + (min(max(value, low), high) - low) * scale, 1)

    parts = []
    for number, line in enumerate(lines):
        y = MARGIN + number * ROW
        left, right = sorted((at(0), at(line.value)))
        parts.append(f'<text x="{LABEL - 8}" y="{y + 16}" class="label">{escape(line.label)}</text>')
        parts.append(f'<rect x="{left}" y="{y + 4}" width="{round(right - left, 1)}" height="16" class="bar"/>')
        parts.append(f'<path d="M{at(line.low)} {y + 12}H{at(line.high)}" class="whisker"/>')
        parts.append(f'<text x="{at(max(line.value, line.high)) + 8}" y="{y + 16}">{escape(line.text)}</text>')
    height = 2 * MARGIN + len(lines) * ROW
    if mark is not None:
        parts.append(f'<path d="M{at(mark)} {MARGIN}V{height - MARGIN}" class="mark"/>')
    return _svg(title, height, parts)


def histogram(title: str, values: Sequence[float]) -> str:
    """Return how often values occur, in at most `MAX_BINS` bins of whole numbers."""
    low, high = min(values), max(values)
    step = max(1, -(-int(high - low + 1) // MAX_BINS))
    counts = [0] * (int(high - low) // step + 1)
    for value in values:
        counts[int(value - low) // step] += 1
    wide = (WIDTH - 2 * MARGIN) / len(counts)
    scale = (PLOT_HEIGHT - AXIS - 2 * MARGIN) / max(counts)
    foot = PLOT_HEIGHT - AXIS
    parts = []
    for place, count in enumerate(counts):
        x, tall = round(MARGIN + place * wide, 1), round(count * scale, 1)
        parts.append(f'<rect x="{x}" y="{foot - tall}" width="{round(wide - 2, 1)}" height="{tall}" class="bar"/>')
        if place % (len(counts) // 8 + 1) == 0:
            parts.append(f'<text x="{x}" y="{foot + 16}">{int(low) + place * step}</text>')
    return _svg(title, PLOT_HEIGHT, parts)


def scatter(title: str, x_title: str, y_title: str, dots: Sequence[Dot]) -> str:
    """Return points with their intervals over two axes that have a line at 0."""
    lows, highs = [dot.low for dot in dots if isfinite(dot.low)], [dot.high for dot in dots if isfinite(dot.high)]
    low, high = min([0.0, *lows]), max([1.0, *highs])
    right = max([1.0, *(dot.x for dot in dots)]) * 1.15
    height = 2 * PLOT_HEIGHT

    def x_at(value: float) -> float:
        return round(60 + value / right * (WIDTH - 80), 1)

    def y_at(value: float) -> float:
        return round(MARGIN + (high - min(max(value, low), high)) / (high - low) * (height - AXIS - 2 * MARGIN), 1)

    parts = [f'<path d="M60 {y_at(0)}H{WIDTH - 20}" class="mark"/>']
    parts += [f'<text x="52" y="{y_at(tick) + 4}" class="label">{tick:.0f}</text>' for tick in (low, 0.0, high)]
    parts += [
        f'<text x="{x_at(tick)}" y="{height - AXIS + 12}">{tick:.0f}</text>' for tick in (0.0, right / 2, right / 1.15)
    ]
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 6}" class="label">{escape(x_title)}</text>')
    parts.append(f'<text x="60" y="{MARGIN}">{escape(y_title)}</text>')
    for dot in dots:
        x = x_at(dot.x)
        said = f"{dot.label}: {dot.x:.1f}, {dot.y:+.1f} [{dot.low:+.1f}, {dot.high:+.1f}]"
        parts.append(
            f'<g><title>{escape(said)}</title><path d="M{x} {y_at(dot.low)}V{y_at(dot.high)}" class="whisker"/>'
            f'<circle cx="{x}" cy="{y_at(dot.y)}" r="4" class="bar"/></g>'
        )
    return _svg(title, height, parts)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
