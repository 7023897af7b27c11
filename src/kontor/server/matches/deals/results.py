"""What came of a deal: the own try, how it compares with all others, and the shuffle once the deal is closed."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal

import asyncpg

from kontor.core import Outcome, Record, Seat, decode
from kontor.server.matches.deals.planning import deals_of, find_deal
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.lobby.fairness import commitment_of
from kontor.server.store.competition import deals as store
from kontor.server.store.competition.deals import DealRow, TryRow
from kontor.server.store.competition.series import is_in
from kontor.server.store.matches import log
from kontor.server.store.pool import connected

MAX_SETTLED_AT_ONCE = 500
"""Tries that one reader settles; the next reader goes on."""
MAX_NAMED = 50
"""People whom the table of a dare names."""


class Try(Record, frozen=True):
    """The caller's try at a deal."""

    match: str
    state: Literal["playing", "counted", "left", "late"]
    """Whether it counts: not if a bot or somebody else played for the caller, nor if it ended after the deal closed."""
    points: int | None = None
    place: int | None = None
    """The place at the own table, from 1 on."""
    rank: int | None = None
    """The place among everybody whose try counts, from 1 on; those with equal points share it."""
    better_than: int | None = None
    """The percentage of the others who have fewer points, rounded; those with equal points count half. None alone."""


class Points(Record, frozen=True):
    """How many people have how many points."""

    points: int
    people: int


class NamedResult(Record, frozen=True):
    """A line of the table of a dare."""

    name: str
    points: int
    place: int


class DealView(Record, frozen=True):
    """A deal as one person may see it."""

    id: str
    game: str
    seats: int
    seat: Seat
    """The seat of everybody who plays it."""
    level: str
    """The level of the bots on the other seats."""
    commitment: str
    """The SHA-256 of the secret that the shuffle follows from."""
    opens_at: datetime
    closes_at: datetime
    closed: bool
    dare: bool
    """Whether somebody dared others to play it."""
    series: str | None
    """The series of which it is a round; None for a dare and for a deal of the day."""
    played: int
    """How many tries count so far."""
    mine: Try | None = None
    spread: tuple[Points, ...] | None = None
    """The points of everybody, the fewest first; None before the own try counts and the deal is open."""
    table: tuple[NamedResult, ...] | None = None
    """Of a dare or a round, those with the most points; None while `spread` is, and for those outside its series."""
    secret: str | None = None
    """Once it is closed."""


async def todays_deals(context: Context, account: int | None) -> list[DealView]:
    """Return the deals of today, as somebody may see them."""
    return [await _view(context, deal, account) for deal in await deals_of(context, context.now().date())]


async def get_deal(context: Context, deal_id: str, account: int | None) -> DealView:
    """Return one deal as somebody may see it; NotFoundError if there is none."""
    return await _view(context, await find_deal(context, deal_id), account)


async def _view(context: Context, deal: DealRow, account: int | None) -> DealView:
    closed = context.now() >= deal.closes_at
    await settle_ended(context, deal)
    async with connected(context.pool) as connection:
        tried = await store.try_of(connection, deal.id, account) if account is not None else None
        spread = await store.spread(connection, deal.id)
        may_compare = closed or (tried is not None and tried.state == "counted")
        may_name = not deal.series or (account is not None and await is_in(connection, deal.series, account))
        named = None
        if may_compare and may_name and (deal.creator or deal.series):
            named = await store.named_results(connection, deal.id, MAX_NAMED)
    return DealView(
        id=deal.id,
        game=deal.game,
        seats=deal.seats,
        seat=deal.seat,
        level=deal.level,
        commitment=commitment_of(deal.secret),
        opens_at=deal.opens_at,
        closes_at=deal.closes_at,
        closed=closed,
        dare=deal.creator is not None and deal.series is None,
        series=deal.series,
        played=sum(people for _, people in spread),
        mine=try_view(tried, spread) if tried else None,
        spread=tuple(Points(*each) for each in spread) if may_compare else None,
        table=tuple(NamedResult(**each) for each in named) if named is not None else None,
        secret=deal.secret.hex() if closed else None,
    )


async def settle_ended(context: Context, deal: DealRow) -> None:
    """Note what became of the tries whose matches are over since somebody last looked."""
    async with connected(context.pool) as connection:
        ended = await store.ended_tries(connection, deal.id, MAX_SETTLED_AT_ONCE)
    if not ended:
        return
    left: set[str] = set()
    for shard, matches in (await context.databases.by_shard([row["match"] for row in ended])).items():
        async with context.databases.on(shard) as connection:
            left |= {*await log.handed_over(connection, matches)}
    async with connected(context.pool) as connection:
        for row in ended:
            await store.settle(connection, deal.id, row["account"], *_outcome_of(row, deal, left))


def _outcome_of(row: asyncpg.Record, deal: DealRow, left: Collection[str]) -> tuple[str, int | None, int | None]:
    """Return what became of a try, with its points and its place if it counts.

    It does not if somebody else had the seat or the caretaker played for a while, nor if it ended after the deal.
    """
    if row["match"] in left:
        return "left", None, None
    if row["moved_at"] >= deal.closes_at:
        return "late", None, None
    outcome = decode(row["result"], Outcome)
    return "counted", outcome.scores[deal.seat].total, outcome.places[deal.seat]


def try_view(tried: TryRow, spread: Sequence[tuple[int, int]]) -> Try:
    """Return a try, and how it compares with all that count."""
    mine = Try(tried.match, tried.state, tried.points, tried.place)  # type: ignore[arg-type]
    if tried.points is None:
        return mine
    rank, better_than = standing_among(tried.points, [points for points, people in spread for _ in range(people)])
    return Try(mine.match, mine.state, mine.points, mine.place, rank, better_than)


def standing_among(points: int, everybody: Sequence[int]) -> tuple[int, int | None]:
    """Return the rank of points among those of everybody, who are sorted and include them, and whom they beat in %."""
    below, up_to = bisect_left(everybody, points), bisect_right(everybody, points)
    others = len(everybody) - 1
    rank = len(everybody) - up_to + 1
    return rank, round(100 * (below + (up_to - below - 1) / 2) / others) if others else None
