"""Seeks: what somebody looks for, kept until the server has found others, or until its time is over."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kontor.core import Record, RefusedError, registry
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.kernel.names import guest_name
from kontor.server.matches.lobby.gather import entropy_for
from kontor.server.ratings import Rating
from kontor.server.ratings.rating import POINTS_EACH, START
from kontor.server.seeking.matching import LIVE_SPEEDS, NEAR_POINTS
from kontor.server.store.lobby import seeks as store
from kontor.server.store.lobby import waiting_seeks as waiting
from kontor.server.store.lobby.levels import Level
from kontor.server.store.lobby.seeks import NewSeekRow, SeekRow, SeekState
from kontor.server.store.lobby.waiting_seeks import Present, SeekFilter
from kontor.server.store.people import accounts, bots
from kontor.server.store.pool import connected

SeekSpeed: TypeAlias = Literal["live", "evening", "days", "weeks"]
"""The speeds that can be sought: without a clock nobody would know how long they sit there."""
LIVE_SEEK = timedelta(minutes=30)
"""How long somebody waits for a live match before they are told that nobody came."""
SLOW_SEEK = timedelta(days=7)
"""How long somebody waits for a match over days."""
AWAY = timedelta(seconds=30)
"""How long after their last connection a person still counts as present for a live match; then their seek rests."""
TOLD = timedelta(days=2)
"""How long a person is told what became of a seek of theirs."""
MAX_SEEKS = 5
"""Seeks that one account may have waiting at once."""
MAX_LISTED = 50
MAX_LOOKED_AT = 1000
"""Seeks that are looked at for one page: those that pass the filters may be few."""
MAX_OWN = 20
ABOUT_MY_LEVEL = Level(NEAR_POINTS / POINTS_EACH, START.ordinal)
"""What counts as about the level of somebody who looks at seeks and tables: as when a seek begins to wait."""

SeatCount = Annotated[int, Meta(ge=2, le=20)]
SeatCounts = Annotated[tuple[SeatCount, ...], Meta(min_length=1, max_length=8)]


class NewSeek(Record, frozen=True):
    """A game that somebody looks for, in its usual setup."""

    game: str
    seats: SeatCounts
    """The numbers of seats that suit them."""
    speed: SeekSpeed
    rated: bool = False
    near: bool = False
    """Whether the others should be about as strong; waiting widens what counts as that."""
    entropy: Annotated[str, Meta(max_length=200)] | None = None
    """The string that they add to the luck of the match: plain, for a match over days, or by its SHA-256."""
    entropy_sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None


class SeekView(Record, frozen=True):
    """What somebody else looks for."""

    seek: int
    name: str
    points: int | None
    """Their rating for the smallest number of seats that suits them; None without one."""
    game: str
    seats: tuple[int, ...]
    speed: SeekSpeed
    rated: bool
    near: bool
    since: datetime


class OwnSeek(Record, frozen=True):
    """A seek of the caller, and what became of it."""

    seek: int
    game: str
    seats: tuple[int, ...]
    speed: SeekSpeed
    rated: bool
    near: bool
    since: datetime
    until: datetime
    """When it ends if nobody comes."""
    state: SeekState
    """Whether it still waits, a match was found, the person missed its start, or nobody came in time."""
    match: str | None
    """The match that was found; None before, and if that match is gone."""


async def do_seek(context: Context, account: int, new: NewSeek) -> int:
    """Store a seek and return its id; RefusedError if the rules know no such setup."""
    game = registry.game(new.game)
    for seats in new.seats:
        refusal = game.check_setup(seats, game.options({}))
        if refusal:
            raise RefusedError(refusal, game)
    string = entropy_for(new.entropy, new.entropy_sha256)
    now = context.now()
    async with connected(context.pool) as connection, connection.transaction():
        await store.hold_people(connection, [account])
        if await bots.owner_of(connection, account) is not None:
            raise ForbiddenError("bot-route")
        if new.rated and not await accounts.is_member(connection, account):
            raise ForbiddenError("rated-members")
        row = NewSeekRow(
            account=account,
            game=new.game,
            seats=sorted(set(new.seats)),
            speed=new.speed,
            rated=new.rated,
            near=new.near,
            entropy=string.text,
            committed=string.sha256,
            now=now,
            expires_at=now + (LIVE_SEEK if new.speed in LIVE_SPEEDS else SLOW_SEEK),
            most=MAX_SEEKS,
        )
        seek = await store.create(connection, row)
        if seek is None:
            raise ConflictError("too-many-seeks", most=MAX_SEEKS)
    await tell_seekers(context, [account])
    return seek


async def do_withdraw_seek(context: Context, account: int, seek: int) -> None:
    """Delete a seek that still waits; NotFoundError if it does not: a match may have been found just now."""
    async with connected(context.pool) as connection:
        if not await store.withdraw(connection, account, seek):
            raise NotFoundError("no-seek")
    await tell_seekers(context, [account])


async def waiting_seeks(
    context: Context, account: int | None, wanted: SeekFilter, language: str | None = None
) -> list[SeekView]:
    """Return the newest seeks of other people that can be answered now; of nobody whom a block keeps away."""
    now = context.now()
    present = Present(now, LIVE_SPEEDS, now - AWAY)
    async with connected(context.pool) as connection:
        rows = await waiting.listed(connection, account, present, wanted, MAX_LISTED, MAX_LOOKED_AT)
    games = registry.slugs()
    return [_seek_view(row, language) for row in rows if row.game in games]


async def seeks_of(context: Context, account: int) -> tuple[OwnSeek, ...]:
    """Return the seeks of an account that wait or ended lately, the newest first."""
    async with connected(context.pool) as connection:
        rows = await store.of_account(connection, account, context.now() - TOLD, MAX_OWN)
    return tuple(
        OwnSeek(
            seek=row.id,
            game=row.game,
            seats=tuple(row.seats),
            speed=_speed(row),
            rated=row.rated,
            near=row.near,
            since=row.sought_at,
            until=row.expires_at,
            state=row.state,
            match=row.match,
        )
        for row in rows
    )


async def note_connected(context: Context, people: Collection[int]) -> None:
    """Note that some people are connected: their live seeks go on."""
    async with connected(context.pool) as connection:
        await store.see(connection, people, context.now())


async def tell_seekers(context: Context, people: Collection[int]) -> None:
    """Let the gateways tell some people that their seeks have changed."""
    if people:
        await context.bus.publish(Nudge("", 0, people=tuple(sorted(people))))


def _seek_view(row: SeekRow, language: str | None) -> SeekView:
    return SeekView(
        seek=row.id,
        name=guest_name(row.name, language),
        points=None if row.mu is None or row.sigma is None else Rating(row.mu, row.sigma).points,
        game=row.game,
        seats=tuple(row.seats),
        speed=_speed(row),
        rated=row.rated,
        near=row.near,
        since=row.sought_at,
    )


def _speed(row: SeekRow) -> SeekSpeed:
    speed: SeekSpeed = row.speed  # type: ignore[assignment]  # only `do_seek` stores it
    return speed
