"""What a move asks PostgreSQL for, by the statements that ran, on a real PostgreSQL (ADR 72)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from asyncpg.connection import LoggedQuery

from kontor.core import encode
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.bus import LocalBus
from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_play_action, do_start
from kontor.server.matches.clock.speeds import Slug
from kontor.server.settings import Settings
from kontor.server.store.matches.entries import APPEND_ENTRY
from kontor.server.store.people.rests import RESTS
from kontor.server.store.pool import connected, open_pool
from server.sharded import one_database
from server.sitting import decision, new_account, told_entry
from server.store.statements import planned


@asynccontextmanager
async def listening(context: Context) -> AsyncIterator[list[str]]:
    """The statements that run in the meantime; the process has only one connection to the database."""
    ran: list[str] = []

    def note(query: LoggedQuery) -> None:
        ran.append(query.query)

    async with connected(context.pool) as connection:
        connection.add_query_logger(note)
    yield ran
    async with connected(context.pool) as connection:
        connection.remove_query_logger(note)


@pytest.fixture
async def here(settings: Settings) -> AsyncIterator[Context]:
    """A process with a single connection."""
    pool = await open_pool(settings.database, 1)
    yield Context(settings, pool, LocalBus())
    await pool.close()


async def begun(context: Context, speed: Slug) -> tuple[str, list[int]]:
    """Start a match of two people; return it and their accounts."""
    people = [await new_account(context), await new_account(context)]
    match = await do_create_match(context, people[0], NewMatch("goa", 2, speed=speed, rated=False))
    for number, account in enumerate(people):
        await do_join(context, match, account, f"Person {number}", None, f"luck {number}")
    await do_start(context, match, people[0])
    return match, people


async def move(context: Context, helper: Context, match: str) -> None:
    """Play an action; what is legal is asked of another process."""
    seat, seq, legal = await decision(helper, match)
    await do_play_action(context, Command(match, seat, seq), encode(legal[0]))


@one_database
async def test_a_move_that_everybody_is_shown_is_one_statement(here: Context, context: Context) -> None:
    """Without nights and holidays PostgreSQL hears of a move once, however many play and watch at this gateway."""
    match, people = await begun(context, "live")
    rooms = Rooms(here)
    await here.bus.subscribe(rooms.heard)
    listeners = [Listener(account, None, 0) for account in people]
    for listener in listeners:
        await rooms.enter(match, listener)
        assert await told_entry(listener) == 0
    await move(here, context, match)  # the driver asks for types at the first use of a statement
    for listener in listeners:
        assert await told_entry(listener) == 1

    async with listening(here) as ran:
        await move(here, context, match)
        for listener in listeners:
            assert await told_entry(listener) == 2

    assert ran == [APPEND_ENTRY.text]


@one_database
async def test_a_move_in_a_slow_match_asks_for_nights_and_holidays_too(here: Context, context: Context) -> None:
    match, _ = await begun(context, "days")
    await move(here, context, match)

    async with listening(here) as ran:
        await move(here, context, match)
    async with connected(context.pool) as connection:
        sides = [(await planned(connection, text)).sides for text in ran]

    assert ran == [RESTS, APPEND_ENTRY.text]
    assert sides == [{"home"}, {"match"}]
