"""Results of a person: what everybody may see of them, and all of them for oneself; a page at a time.

Everybody sees rated matches that were listed and may be watched. The rest, private tables among them, is for the person
alone.
"""

from datetime import datetime

import asyncpg
import msgspec

from kontor.core import Outcome, Record, Seat, decode
from kontor.server.matches import Context
from kontor.server.people.finding import demand_member
from kontor.server.ratings.rating import Rating
from kontor.server.store.competition import results as store
from kontor.server.store.pool import connected

MAX_RESULTS = 20
"""Results returned at once; `before` asks for those before the last one."""


class TablePerson(Record, frozen=True):
    """Who had a seat in a match: a name, the level of a bot, and what the person is called now if they are a member."""

    name: str
    level: str | None
    member: str | None
    place: int
    points: int


class ResultView(Record, frozen=True):
    """What became of a person's seat in one match."""

    match: str
    game: str
    ended_at: datetime
    seat: Seat
    place: int
    points: int
    people: tuple[TablePerson, ...]
    """Everybody at the table by seats, the person included."""
    rated: bool
    change: int | None
    """What the match made of the points of the rating; None if it is not rated, or not yet."""
    finished: bool
    """Whether the person played to the end."""
    public: bool
    """Whether everybody may see this result."""


class ResultPage(Record, frozen=True):
    """Some results, the latest first."""

    results: tuple[ResultView, ...]
    more: bool
    """Whether there are earlier ones."""
    hidden: bool = False
    """Whether the person does not show single results."""


async def results_of(context: Context, name: str, before: str | None = None) -> ResultPage:
    """Return the results of a member that everybody may see; NotFoundError if nobody has the name."""
    async with connected(context.pool) as connection:
        member = await demand_member(connection, name)
        if member.hides_results:
            return ResultPage((), more=False, hidden=True)
        rows = await store.page(connection, member.account, before, MAX_RESULTS + 1, public=True)
    return _page(rows)


async def own_results(context: Context, account: int, before: str | None = None) -> ResultPage:
    """Return all results of the caller: also of private tables, and of matches that do not count."""
    async with connected(context.pool) as connection:
        rows = await store.page(connection, account, before, MAX_RESULTS + 1, public=False)
    return _page(rows)


def _page(rows: list[asyncpg.Record]) -> ResultPage:
    return ResultPage(tuple(_result(row) for row in rows[:MAX_RESULTS]), more=len(rows) > MAX_RESULTS)


def _result(row: asyncpg.Record) -> ResultView:
    outcome = decode(row["result"], Outcome)
    totals = {score.seat: score.total for score in outcome.scores}
    people = tuple(
        TablePerson(**who, place=outcome.places[seat], points=totals.get(seat, 0))
        for seat, who in enumerate(msgspec.json.decode(row["others"]))
    )
    change = None
    if row["mu"] is not None:
        change = Rating(row["mu"], row["sigma"]).points - Rating(row["mu_before"], row["sigma_before"]).points
    return ResultView(
        match=row["match"],
        game=row["game"],
        ended_at=row["ended_at"],
        seat=row["seat"],
        place=row["place"],
        points=row["points"],
        people=people,
        rated=row["rated"],
        change=change,
        finished=row["finished"],
        public=row["rated"] and row["public"],
    )
