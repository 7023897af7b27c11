"""The curve of a review as SVG: the shares of all seats, the interval of one, and the decisions that mattered."""

from collections.abc import Sequence
from html import escape

from kontor.lab.review.shapes import KeyMoment, Point, SeatReview

WIDTH, HEIGHT = 900, 320
"""In units of the drawing, like everything here."""
LEFT, RIGHT, TOP, BOTTOM = 44, 110, 26, 28
"""The margins, for the figures at the axes and the names at the end."""
MARK_RADIUS = 10
MIN_NAME_DISTANCE = 17
"""Names at the end of the lines keep this distance."""
GRID_LINES = (0, 25, 50, 75, 100)
"""In per cent."""
STEP_MARKS = 6
"""Number of steps that are written below the curve."""


def curve_svg(review: SeatReview, names: Sequence[str], title: str) -> str:
    """Return the drawing; `title` is what it shows, for people who cannot see it."""
    draw = _Frame(len(review.curve) - 1)
    parts = [
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        *draw.grid(),
        f'<polygon class="band seat-{review.seat}" points="{draw.band(review.curve)}"/>',
        *(
            f'<polyline class="line seat-{seat}{" own" if seat == review.seat else ""}" '
            f'points="{draw.line(review.curve, seat)}"/>'
            for seat in range(len(names))
        ),
        *draw.names(review.curve[-1], names),
        *draw.marks(review.key_moments),
        "</svg>",
    ]
    return "\n".join(parts)


class _Frame:
    """The place of steps and shares in the drawing."""

    def __init__(self, steps: int) -> None:
        self.steps = max(1, steps)

    def x(self, step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / self.steps

    def y(self, share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    def at(self, step: int, share: float) -> str:
        return f"{self.x(step):.1f},{self.y(share):.1f}"

    def grid(self) -> list[str]:
        """Return the lines and figures of both axes."""
        found = []
        for line in GRID_LINES:
            y = self.y(line / 100)
            found.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            found.append(f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{line}</text>')
        for number in range(STEP_MARKS + 1):
            step = self.steps * number // STEP_MARKS
            place = f'x="{self.x(step):.1f}" y="{HEIGHT - 8}"'
            found.append(f'<text class="axis" {place} text-anchor="middle">{step}</text>')
        return found

    def line(self, curve: Sequence[Point], seat: int) -> str:
        """Return the line of a seat."""
        return " ".join(self.at(point.step, point.shares[seat]) for point in curve)

    def band(self, curve: Sequence[Point]) -> str:
        """Return the interval of the seat that is reviewed."""
        upper = [self.at(point.step, point.high) for point in curve]
        lower = [self.at(point.step, point.low) for point in reversed(curve)]
        return " ".join(upper + lower)

    def names(self, end: Point, names: Sequence[str]) -> list[str]:
        """Return the names at the ends of the lines, one below the other where they would meet."""
        found, free = list[str](), float(TOP)
        for seat in sorted(range(len(names)), key=lambda one: -end.shares[one]):
            y = max(free, min(self.y(end.shares[seat]) + 4, HEIGHT - BOTTOM - MIN_NAME_DISTANCE * (len(names) - 2)))
            free = y + MIN_NAME_DISTANCE
            place = f'x="{WIDTH - RIGHT + 10}" y="{y:.1f}"'
            found.append(f'<text class="name seat-{seat}" {place}>{escape(names[seat][:14])}</text>')
        return found

    def marks(self, moments: Sequence[KeyMoment]) -> list[str]:
        """Return a numbered mark for each decision that mattered."""
        found = []
        for number, moment in enumerate((one for one in moments if one.kind == "decision"), 1):
            x = self.x(moment.step)
            found.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
            found.append(f'<circle class="mark" cx="{x:.1f}" cy="{MARK_RADIUS + 2}" r="{MARK_RADIUS}"/>')
            place = f'x="{x:.1f}" y="{MARK_RADIUS + 6}"'
            found.append(f'<text class="mark" {place} text-anchor="middle">{number}</text>')
        return found
