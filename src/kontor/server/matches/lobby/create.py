"""Before the first decision: a match is created, seats are taken and left, and it starts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import choice
from typing import Annotated, Any

import asyncpg
import msgspec

from kontor.core import AnyGame, MalformedError, Record, Recorder, RefusedError, Seat, encode, registry
from kontor.levels import DEFAULT_LEVEL, all_levels, demand_level, levels_for
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, ServerError
from kontor.server.matches.clock.clocks import set_up, wound
from kontor.server.matches.clock.speeds import UNTIMED, Slug
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table, bot_decides
from kontor.server.matches.lobby.fairness import LONGEST_ENTROPY, commitment_of, new_entropy, new_secret, seed_of
from kontor.server.store import matches as store
from kontor.server.store.chair import Chair
from kontor.server.store.matches import Opening
from kontor.server.store.owners import keep_owners
from kontor.server.store.pool import Connection, connected
from kontor.server.store.rests import rests_of

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters of a link that nobody mistakes for one another."""
ID_LENGTH = 12
EMPTY = Chair("empty")


class Proposal(Record, frozen=True):
    """A match that somebody wants to play."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    listed: bool = False
    """Everybody may find it and sit down; otherwise those who have the link."""
    spectators: bool = True
    """Everybody with the link may watch."""
    speed: Slug = "untimed"
    """How much time people have."""
    rated: bool | None = None
    """Whether it counts for ratings, which needs a clock; unless it is said, a listed one with a clock does."""


class UnfitTableError(ServerError):
    """A table cannot be played on such terms."""


async def do_create_match(house: House, creator: int, proposal: Proposal, rematch_of: str | None = None) -> str:
    """Create an open match and return its id; RefusedError if the rules know no such table."""
    game = registry.game(proposal.game)
    options = game.options(proposal.options)
    refusal = game.check_setup(proposal.seats, options)
    if refusal:
        raise RefusedError(refusal, game)
    match, secret = "".join(choice(LETTERS) for _ in range(ID_LENGTH)), new_secret()
    values = (
        *(match, proposal.game, game.info.rules_version, game.components.hash),
        *(encode(msgspec.to_builtins(options)).decode(), proposal.listed, proposal.spectators),
        *(creator, rematch_of, secret, commitment_of(secret)),
        *(proposal.speed, _counts(proposal)),
    )
    async with connected(house.pool) as connection, connection.transaction():
        await store.create(connection, values, proposal.seats)
    return match


async def do_rematch(house: House, match: str, account: int, name: str) -> str:
    """Create the same match again, once: whoever of its people asks first creates it, and all who ask sit down."""
    async with house.table(match) as table:
        await house.fresh(table)
        table.demand("over")
        table.demand_seat(account)
        options = msgspec.to_builtins(table.options)
        proposal = Proposal(
            *(table.game.info.slug, table.seats, options, table.listed, table.spectators),
            *(table.speed.speed, table.rated and table.speed != UNTIMED),
        )
    async with connected(house.pool) as connection:
        again = await store.rematch_of(connection, match)
    if again is None:
        try:
            again = await do_create_match(house, account, proposal, rematch_of=match)
        except asyncpg.UniqueViolationError:  # somebody else of the table asked at the same moment
            async with connected(house.pool) as connection:
                again = await store.rematch_of(connection, match)
    assert again is not None
    await do_join(house, again, account, name, None, None)
    return again


async def do_join(house: House, match: str, account: int, name: str, seat: Seat | None, entropy: str | None) -> Seat:
    """Give a seat of an open match to a person, the first free one unless it is named; whoever sits stays there."""
    if entropy is not None and len(entropy) > LONGEST_ENTROPY:
        raise MalformedError("malformed", why=f"entropy: at most {LONGEST_ENTROPY}")
    async with gathering(house, match) as (connection, table):
        sitting = table.seat_of(account)
        if sitting is not None:
            return sitting
        table.demand("open")
        free = [number for number, chair in enumerate(table.chairs) if chair.kind == "empty"]
        if not free or (seat is not None and seat not in free):
            raise ConflictError("seat-taken" if free else "table-full")
        chosen = free[0] if seat is None else seat
        await store.sit(connection, match, chosen, Chair("person", name, account), entropy or new_entropy())
    return chosen


async def do_seat_bot(house: House, match: str, account: int, seat: Seat, level: str) -> None:
    """Give a free seat to a bot; the creator of the match decides that."""
    async with gathering(house, match) as (connection, table):
        _demand_creator(table, account)
        table.demand("open")
        if not 0 <= seat < table.seats or table.chairs[seat].kind != "empty":
            raise ConflictError("seat-taken")
        await store.sit(connection, match, seat, bot_chair(level, table.game, seat), new_entropy())


async def do_leave(house: House, match: str, account: int, seat: Seat) -> None:
    """Free a seat of an open match: one's own, or as its creator that of a bot."""
    async with gathering(house, match) as (connection, table):
        table.demand("open")
        chair = table.chairs[seat] if 0 <= seat < table.seats else EMPTY
        if chair.kind == "bot":
            _demand_creator(table, account)
        elif chair.account != account:
            raise ForbiddenError("no-seat")
        await store.sit(connection, match, seat, EMPTY, "")


async def do_get_ready(house: House, match: str, account: int, seat: Seat, ready: bool) -> None:
    """Say whether one wants an open match to begin; its creator need not wait for it."""
    async with gathering(house, match) as (connection, table):
        if seat != table.demand_seat(account):
            raise ForbiddenError("no-seat")
        table.demand("open")
        await store.say_ready(connection, match, seat, ready)


async def do_start(house: House, match: str, account: int, fill_with: str | None = DEFAULT_LEVEL) -> None:
    """Start an open match; empty seats go to bots of a level. Its creator decides when."""
    async with gathering(house, match) as (connection, table):
        _demand_creator(table, account)
        table.demand("open")
        chairs = list(table.chairs)
        for seat, chair in enumerate(table.chairs):
            if chair.kind != "empty":
                continue
            if fill_with is None:
                raise ConflictError("seats-empty")
            chairs[seat] = bot_chair(fill_with, table.game, seat)
            await store.sit(connection, match, seat, chairs[seat], new_entropy())
        seed = seed_of(*await store.sources_of_luck(connection, match))
        seatings = [chair.seating for chair in chairs]
        opened = Recorder(table.game, seatings, table.options, seed)
        now, deciders = house.now(), table.game.deciders(opened.state)
        accounts = [chair.account for chair in chairs if chair.account is not None]
        rests = await rests_of(connection, accounts) if table.speed.rests else {}
        clocks = wound(set_up(table.speed, table.seats), table.speed, chairs, deciders, rests, 0, now)
        opening = Opening(
            match=match,
            seed=seed,
            link=opened.opening,
            state=encode(opened.state),
            deciders=deciders,
            bot_to_move=bot_decides(tuple(chairs), deciders),
            seatings=encode(seatings),
            events=encode(opened.opening_events),
            at=now,
            clocks=encode(clocks),
            due_at=clocks.due_at,
            asked=clocks.asked,
            asked_accounts=tuple(chairs[seat].account for seat in clocks.asked),
        )
        await store.start(connection, opening)
        await keep_owners(connection, match)


def bot_chair(level: str, game: AnyGame, seat: Seat) -> Chair:
    """Return the chair of a bot; MalformedError if there is no such level, LevelError if it cannot play the game."""
    if level not in all_levels():
        raise MalformedError("malformed", why=f"level: {', '.join(levels_for(game.info.slug))}")
    demand_level(level, game.info.slug, game.info.title)
    return Chair("bot", f"{level.capitalize()} {seat + 1}", None, level)


@asynccontextmanager
async def gathering(house: House, match: str) -> AsyncIterator[tuple[Connection, Table]]:
    """Hold a match in the store itself while people sit down: two processes cannot both give a seat away."""
    async with connected(house.pool) as connection, connection.transaction():
        await store.hold(connection, match)
        table = await house.read(match, connection)
        yield connection, table
    house.forget(match)
    async with house.table(match) as now:
        nudge = Nudge(match, now.seq, now.bot_to_move, talk=True)
    await house.bus.publish(nudge)


def _counts(proposal: Proposal) -> bool:
    """Say whether a match counts; UnfitTableError without a clock: whoever is losing could let it never end."""
    timed = proposal.speed != UNTIMED.speed
    if proposal.rated and not timed:
        raise UnfitTableError("rated-untimed")
    return proposal.listed and timed if proposal.rated is None else proposal.rated


def _demand_creator(table: Table, account: int) -> None:
    if table.creator != account:
        raise ForbiddenError("not-creator")
