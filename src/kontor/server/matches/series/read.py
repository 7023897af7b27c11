"""What one person may see of a series: everybody with its link its rounds, and those who play in it its table."""

from datetime import datetime
from typing import Literal

from kontor.core import Record
from kontor.server.matches.deals.results import Try, settle_ended, try_view
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.series.planning import MAX_PEOPLE, demand_series
from kontor.server.matches.series.standings import StandingsLine, standings
from kontor.server.store.competition import deals
from kontor.server.store.competition import series as store
from kontor.server.store.competition.deals import DealRow
from kontor.server.store.pool import Connection, connected

MAX_LISTED = 20
"""Series in the list of those in which somebody plays."""


class Round(Record, frozen=True):
    """A round of a series."""

    deal: str
    state: Literal["ahead", "open", "closed"]
    opens_at: datetime
    closes_at: datetime
    played: int
    """How many tries count so far."""
    mine: Try | None = None


class SeriesView(Record, frozen=True):
    """A series as one person may see it."""

    id: str
    game: str
    seats: int
    round_days: int
    people: int
    most_people: int
    joined: bool
    may_change: bool
    """Whether one can still join and leave: until the first round closes."""
    rounds: tuple[Round, ...]
    names: tuple[str, ...] | None = None
    """Who plays in it, in the order in which they joined; None for those who do not."""
    table: tuple[StandingsLine, ...] | None = None
    """The rounds that are closed; None for those who do not play in it."""


class OwnSeries(Record, frozen=True):
    """A series in the list of those in which somebody plays."""

    id: str
    game: str
    seats: int
    rounds: int
    closed: int
    """How many rounds are closed."""
    waits: bool
    """Whether a round is open that the person has not begun or not finished."""


async def get_series(context: Context, series: str, account: int | None) -> SeriesView:
    """Return a series as somebody may see it; NotFoundError if there is none."""
    async with connected(context.pool) as connection:
        row = await demand_series(connection, series)
        rounds = await store.rounds_of(connection, series)
    for deal in rounds:
        if context.now() >= deal.opens_at:
            await settle_ended(context, deal)
    async with connected(context.pool) as connection:
        people = await store.people_of(connection, series)
        joined = account in {person.account for person in people}
        seen = [await _round(context, connection, deal, account) for deal in rounds]
        counted = await store.counted_tries(connection, series)
    points = [
        {one.account: one.points for one in counted if one.deal == deal.deal} for deal in seen if deal.state == "closed"
    ]
    return SeriesView(
        id=row.id,
        game=row.game,
        seats=row.seats,
        round_days=row.round_days,
        people=len(people),
        most_people=MAX_PEOPLE,
        joined=joined,
        may_change=context.now() < rounds[0].closes_at,
        rounds=tuple(seen),
        names=tuple(person.name for person in people) if joined else None,
        table=tuple(standings(people, points)) if joined else None,
    )


async def my_series(context: Context, account: int) -> list[OwnSeries]:
    """Return the series in which somebody plays, the one they joined last first."""
    async with connected(context.pool) as connection:
        return [OwnSeries(**row) for row in await store.of_account(connection, account, context.now(), MAX_LISTED)]


async def _round(context: Context, connection: Connection, deal: DealRow, account: int | None) -> Round:
    now = context.now()
    tried = await deals.try_of(connection, deal.id, account) if account is not None else None
    spread = await deals.spread(connection, deal.id)
    return Round(
        deal=deal.id,
        state="ahead" if now < deal.opens_at else "open" if now < deal.closes_at else "closed",
        opens_at=deal.opens_at,
        closes_at=deal.closes_at,
        played=sum(people for _, people in spread),
        mine=try_view(tried, spread) if tried else None,
    )
