"""The end of a match: places, points by source, and the shuffle laid open."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.play.match_protocol import Playable
from kontor.cli.prose import flowing
from kontor.core import Event, Outcome, Score, Texts

UNKNOWN = "?"
"""Points that the seat which asks may not know yet."""


def closing(match: Playable, texts: Texts) -> Iterator[RenderableType]:
    """Yield the ranking, the table of points, and how to check the shuffle."""
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    yield Text(f"\n{texts.text('end-title')}", "bold")
    yield ranking(texts, outcome)
    yield breakdown(texts, outcome.scores)
    yield Text()
    for key, facts in match.opened():
        yield Text(flowing(texts.text(key, facts)))


def last_events(match: Playable) -> Iterator[Event]:
    """Yield what happened since people decided: to one alone as all the time, to several as a spectator may know it."""
    people = match.people
    since = min(map(match.last_decision_of, people)) if people else match.played - 1
    return match.told(people[0] if len(people) == 1 else None, since)


def ranking(texts: Texts, outcome: Outcome) -> Table:
    """Return the places, the best first."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        style = "bold" if place == 1 else ""
        points = texts.text("points", {"points": outcome.scores[seat].total})
        lost = texts.text("not-scored") if seat in outcome.unscored else ""
        table.add_row(texts.text("place", {"place": place}), texts.name("seat", seat), points, lost, style=style)
    return table


def breakdown(texts: Texts, scores: Sequence[Score]) -> Table:
    """Return the points of each seat by where they come from."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for score in scores:
        table.add_column(texts.name("seat", score.seat), justify="right")
    known = dict.fromkeys(part for score in scores for part in score.parts)
    for part in known:
        cells = (str(score.parts[part]) if part in score.parts else UNKNOWN for score in scores)
        table.add_row(texts.text(f"score-{part}"), *cells)
    total = texts.text("score-total") if texts.has("score-total") else texts.text("total")
    table.add_row(total, *(str(score.total) for score in scores), style="bold")
    return table
