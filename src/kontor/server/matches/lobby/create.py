"""Creating matches: a new one, and the same one again after its end."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any

import asyncpg
import msgspec

from kontor.core import AnyGame, Record, RefusedError, Seat, encode, registry
from kontor.levels import levels_for
from kontor.server.errors import ConflictError, ServerError
from kontor.server.limits.newcomers import demand_room_to_list
from kontor.server.matches.clock.speeds import UNTIMED, Slug
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.kernel.match import BaseMatch, demand_over
from kontor.server.matches.lobby.fairness import commitment_of, new_secret
from kontor.server.matches.lobby.gather import bot_occupant, do_join
from kontor.server.matches.lobby.ids import new_match_id
from kontor.server.matches.lobby.quotas import demand_quota
from kontor.server.matches.lobby.start import do_start
from kontor.server.store.matches import matches as store
from kontor.server.store.matches import seats
from kontor.server.store.matches.matches import NewMatchRow
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.matches.versions import put_box
from kontor.server.store.people.accounts import is_member
from kontor.server.store.pool import Connection, connected


class NewMatch(Record, frozen=True):
    """A match that somebody wants to play."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    listed: bool = False
    """Whether everybody may find it and sit down; otherwise only those who have the link."""
    spectators: bool = True
    """Whether everybody who has the link may watch."""
    speed: Slug = "untimed"
    """How much time people have."""
    rated: bool | None = None
    """Whether it counts for ratings, which needs a clock and members; by default a member's listed match does."""
    hints: bool = True
    """Whether people may ask a bot for hints; in a rated match nobody may."""
    branches_before_end: bool = False
    """Whether everybody at the table may play on from its steps in a branch while it runs; not in a rated match.

    Who sits down agrees to it, so it can never be changed.
    """


class UnfitSetupError(ServerError):
    """A match cannot be created with these settings."""


async def do_create_match(
    context: Context,
    creator: int,
    new: NewMatch,
    rematch_of: str | None = None,
    bots: Mapping[Seat, Occupant] | None = None,
    lesson: LessonProgress | None = None,
    origin: bytes | None = None,
) -> str:
    """Create an open match, with bots in some seats; RefusedError if the rules know no such setup.

    ConflictError if its creator, or the address that it comes from, has too many.
    """
    game = registry.game(new.game)
    options = game.options(new.options)
    refusal = game.check_setup(new.seats, options)
    if refusal:
        raise RefusedError(refusal, game)
    async with connected(context.pool) as connection:
        rated = is_rated(new, by_member=await is_member(connection, creator))
    row = match_row(context, game, options, new, creator, rated=rated, origin=origin)
    stored_lesson = encode(lesson).decode() if lesson else None
    row = msgspec.structs.replace(row, rematch_of=rematch_of, lesson=stored_lesson)
    async with connected(context.pool) as connection, connection.transaction():
        await store_match(connection, game, row, new.seats)
        for seat, bot in (bots or {}).items():
            await seats.sit(connection, row.id, seat, bot)
        await demand_quota(connection, context.settings, row.id)
        if new.listed:
            await demand_room_to_list(connection, context.settings, creator)
    return row.id


def match_row(
    context: Context,
    game: AnyGame,
    options: Any,
    new: NewMatch,
    creator: int | None,
    *,
    rated: bool = False,
    origin: bytes | None = None,
) -> NewMatchRow:
    """Return the row of a match that is created now, with an id and a secret of its own."""
    secret = new_secret()
    return NewMatchRow(
        id=new_match_id(context.now()),
        game=new.game,
        rules_version=game.info.rules_version,
        components=game.components.hash,
        options=encode(msgspec.to_builtins(options)).decode(),
        listed=new.listed,
        spectators=new.spectators,
        creator=creator,
        rematch_of=None,
        secret=secret,
        commitment=commitment_of(secret),
        speed=new.speed,
        rated=rated,
        hints=new.hints,
        branches_before_end=new.branches_before_end,
        origin=origin,
    )


async def store_match(connection: Connection, game: AnyGame, row: NewMatchRow, many: int) -> None:
    """Store a match with a number of empty seats, and the box that it needs."""
    await store.create(connection, row, many)
    await put_box(connection, row.game, row.components, msgspec.json.encode(game.components.content))


async def do_rematch(
    context: Context,
    match_id: str,
    account: int,
    name: str,
    origin: bytes | None = None,
    sha256: str | None = None,
) -> str:
    """Create a finished match again, once: the first of its people who asks creates it, and all who ask sit down.

    The bots keep their seats and levels. A match of one person and bots starts at once, unless that person commits to a
    string, which only they can reveal.
    """
    async with context.cache.fresh(match_id) as match:
        demand_over(match)
        match.demand_seat(account)
        if match.deal:
            raise ConflictError("deal-once")
        new_match = NewMatch(
            game=match.game.info.slug,
            seats=match.seats,
            options=match.game.option_values(match.options),
            listed=match.listed,
            spectators=match.spectators,
            speed=match.speed.speed,
            rated=match.rated and match.speed != UNTIMED and not any(each.guest for each in match.occupants),
            hints=match.hints,
            branches_before_end=match.branches_before_end,
        )
        bots = bots_of(match)
    async with connected(context.pool) as connection:
        rematch = await store.rematch_of(connection, match_id)
    if rematch is None:
        try:
            rematch = await do_create_match(context, account, new_match, match_id, bots, origin=origin)
        except asyncpg.UniqueViolationError:  # somebody else of the match asked at the same moment
            async with connected(context.pool) as connection:
                rematch = await store.rematch_of(connection, match_id)
    assert rematch is not None
    await do_join(context, rematch, account, name, None, None, sha256)
    async with context.cache.fresh(rematch) as again:
        is_ready = again.status == "open" and len(bots) == new_match.seats - 1 and again.creator == account
    if is_ready and sha256 is None:
        with suppress(ConflictError):  # asked twice at the same moment: it has started
            await do_start(context, rematch, account)
    return rematch


def bots_of(match: BaseMatch) -> dict[Seat, Occupant]:
    """Return the bots of a match by their seats, as they sit down again; of those that can still play its game."""
    levels = levels_for(match.game.info.slug)
    occupants = enumerate(match.occupants)
    return {
        seat: bot_occupant(bot.level, match.game, seat)
        for seat, bot in occupants
        if bot.kind == "bot" and bot.level in levels
    }


def is_rated(new: NewMatch, *, by_member: bool) -> bool:
    """Return True if a match counts; UnfitSetupError if it cannot.

    Without a clock somebody who loses could stall it; a guest is somebody new tomorrow, and has no rating to lose; and
    a rating measures people who do not try their moves out first.
    """
    if new.rated and new.branches_before_end:
        raise UnfitSetupError("rated-branches")
    timed = new.speed != UNTIMED.speed
    if new.rated and not timed:
        raise UnfitSetupError("rated-untimed")
    if new.rated and not by_member:
        raise UnfitSetupError("rated-members")
    by_default = new.listed and timed and by_member and not new.branches_before_end
    return by_default if new.rated is None else new.rated
