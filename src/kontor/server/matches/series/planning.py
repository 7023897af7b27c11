"""Creating a series, joining it and leaving it."""

from collections.abc import Collection
from datetime import timedelta
from secrets import token_hex

import msgspec

from kontor.core import Record, registry
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches.deals.planning import plan_of
from kontor.server.matches.kernel.context import Context
from kontor.server.store.competition import deals
from kontor.server.store.competition import series as store
from kontor.server.store.competition.series import SeriesRow
from kontor.server.store.people import blocks
from kontor.server.store.people.accounts import is_member
from kontor.server.store.pool import Connection, connected

MIN_ROUNDS, MAX_ROUNDS = 2, 10
MIN_ROUND_DAYS, MAX_ROUND_DAYS = 1, 14
MAX_WAIT_DAYS = 14
"""How many days after its creation the first round opens at the latest."""
MAX_PEOPLE = 32
"""Who may play in one series: a table that a person can read."""
MAX_SERIES_A_WEEK = 3
"""Series that a member may create within seven days."""
ID_BYTES = 8


class NewSeries(Record, frozen=True):
    """What the creator of a series chooses."""

    game: str
    seats: int
    rounds: int
    round_days: int
    """For how many days each round can be played; the next one opens when it closes."""
    wait_days: int
    """How many days from now on the first round opens; 0 for at once."""


async def do_create_series(context: Context, account: int, wish: NewSeries) -> SeriesRow:
    """Create a series with the deals of all its rounds, in which its creator plays; for members."""
    now = context.now()
    if wish.game not in registry.slugs() or wish.seats not in registry.game(wish.game).info.seats:
        raise NotFoundError("no-deal")
    row = SeriesRow(token_hex(ID_BYTES), wish.game, wish.seats, wish.round_days, account, now)
    async with connected(context.pool) as connection, connection.transaction():
        if not await is_member(connection, account):
            raise ForbiddenError("series-members")
        if await store.created_since(connection, account, now - timedelta(days=7)) >= MAX_SERIES_A_WEEK:
            raise ConflictError("series-a-week", most=MAX_SERIES_A_WEEK)
        await store.create(connection, row)
        for number in range(wish.rounds):
            opens_at = now + timedelta(days=wish.wait_days + number * wish.round_days)
            plan = plan_of(wish.game, now.date())
            deal = msgspec.structs.replace(
                plan,
                id=f"{row.id}-{number + 1}",
                seats=wish.seats,
                seat=number % wish.seats,
                opens_at=opens_at,
                closes_at=opens_at + timedelta(days=wish.round_days),
                creator=account,
                series=row.id,
            )
            await deals.create(connection, deal)
        await store.join(connection, row.id, account, now)
    return row


async def do_join_series(context: Context, account: int, series: str) -> None:
    """Let somebody play in a series; again changes nothing.

    ForbiddenError for guests, and where a block is between them and those who play in it; ConflictError once the first
    round is closed, because somebody who missed it could not catch up, and if the series is full.
    """
    async with connected(context.pool) as connection, connection.transaction():
        row = await demand_series(connection, series, hold=True)
        if not await is_member(connection, account):
            raise ForbiddenError("series-members")
        if await store.is_in(connection, series, account):
            return
        people = [person.account for person in await store.people_of(connection, series)]
        await demand_no_block_among(connection, account, people if row.creator is None else [*people, row.creator])
        await demand_not_decided(context, connection, series)
        if len(people) >= MAX_PEOPLE:
            raise ConflictError("series-full", most=MAX_PEOPLE)
        await store.join(connection, series, account, context.now())


async def do_leave_series(context: Context, account: int, series: str) -> None:
    """Take somebody out of a series; ConflictError once the first round is closed, which the table counts."""
    async with connected(context.pool) as connection, connection.transaction():
        await demand_series(connection, series, hold=True)
        if await store.is_in(connection, series, account):
            await demand_not_decided(context, connection, series)
            await store.leave(connection, series, account)


async def demand_no_block_among(connection: Connection, account: int, people: Collection[int]) -> None:
    """ForbiddenError if a block is between an account and any of some people (ADR 49)."""
    found = await blocks.between(connection, account, people)
    if found.by_account:
        raise ForbiddenError("series-blocked")
    if found.by_others:
        raise ForbiddenError("series-refused")


async def demand_series(connection: Connection, series: str, *, hold: bool = False) -> SeriesRow:
    """Return a series; NotFoundError if there is none, or its game is not installed."""
    row = await store.find(connection, series, hold=hold)
    if row is None or row.game not in registry.slugs():
        raise NotFoundError("no-series")
    return row


async def demand_not_decided(context: Context, connection: Connection, series: str) -> None:
    """ConflictError once the first round is closed."""
    first, *_ = await store.rounds_of(connection, series)
    if context.now() >= first.closes_at:
        raise ConflictError("series-begun")
