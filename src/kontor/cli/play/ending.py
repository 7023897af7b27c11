"""The end of a match: places, points by source, and the seed of the shuffle."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.drawings.drawing import UNKNOWN, add_unknown
from kontor.cli.play.match_protocol import MatchProtocol
from kontor.cli.prose import flowing
from kontor.core import Event, Outcome, Score, Texts


def closing(match: MatchProtocol, texts: Texts) -> Iterator[RenderableType]:
    """Yield the ranking, the table of points, and how to check the shuffle."""
    yield Text(f"\n{texts.text('end-title')}", "bold")
    if match.outcome is not None:
        yield ranking(texts, match.outcome)
        for tie in match.ties:
            yield Text(flowing(texts.tie(tie)), "dim")
        yield breakdown(texts, match.outcome.scores)
    yield Text()
    for key, facts in match.revelation():
        yield Text(flowing(texts.text(key, facts)))


def last_events(match: MatchProtocol) -> Iterator[Event]:
    """Yield what happened since a person last decided, as a spectator sees it if there are several people."""
    people = match.people
    since = min(map(match.last_decision_of, people)) if people else match.decision_count - 1
    return match.events_for(people[0] if len(people) == 1 else None, since)


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
    """Return a table of the points of each seat by source."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for score in scores:
        table.add_column(texts.name("seat", score.seat), justify="right")
    sources = dict.fromkeys(part for score in scores for part in score.parts)
    for part in sources:
        cells = (str(score.parts[part]) if part in score.parts else UNKNOWN for score in scores)
        table.add_row(texts.text(f"score-{part}"), *cells)
    total = texts.text("score-total") if texts.has("score-total") else texts.text("total")
    table.add_row(total, *(add_unknown(str(score.total), score, sources) for score in scores), style="bold")
    return table
