"""The sweep of the clocks: what it cannot flag is postponed, but not if the database is away for a moment."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from kontor.server.bus import LocalBus
from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.matches.presence.flag_sweep import RETRY_AFTER, flag_due_matches
from kontor.server.settings import Settings
from kontor.server.store.matches import clocks as store
from kontor.server.store.pool import open_pool
from server.hands import NOON
from server.matches.test_absence import LIVE, friends
from server.sharded import change, one_database
from server.sitting import play

IMPATIENT = "statement_timeout=200"
"""Milliseconds that a statement may take, as a parameter of the address."""


@pytest.fixture
async def impatient(settings: Settings) -> AsyncIterator[Context]:
    """A process whose statements time out early."""
    pool = await open_pool(f"{settings.database}{'&' if '?' in settings.database else '?'}{IMPATIENT}", 4)
    yield Context(settings, pool, LocalBus())
    await pool.close()


async def alone(context: Context) -> None:
    """Make sure that no match of another test is due."""
    await change(context, "UPDATE matches SET due_at = NULL")


async def caretakers(context: Context, match: str) -> int:
    """Return how many seats of a match the caretaker has."""
    async with context.at(match) as connection:
        return int(await connection.fetchval("SELECT count(*) FROM seats WHERE match = $1 AND caretaker", match))


@one_database
async def test_a_database_that_is_away_for_a_moment_postpones_no_flag(context: Context, impatient: Context) -> None:
    await alone(context)
    at = await friends(context)
    impatient.clock = context.clock
    at.hands.move(seconds=LIVE.bank or 0)

    async with context.at(at.match) as connection, connection.transaction():
        await connection.execute("LOCK TABLE actions IN SHARE MODE")
        with pytest.raises(StoreError):
            await flag_due_matches(impatient)

    assert await flag_due_matches(impatient) == 1


@one_database
async def test_a_match_that_is_stuck_is_tried_again_and_does_not_stop_others_from_being_flagged(
    context: Context, impatient: Context
) -> None:
    await alone(context)
    stuck, at = await friends(context), await friends(context)
    impatient.clock = at.hands.read
    at.hands.move(seconds=LIVE.bank or 0)

    async with context.at(stuck.match) as connection, connection.transaction():
        await connection.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", stuck.match)
        with pytest.raises(StoreError):
            await flag_due_matches(impatient)

    assert await caretakers(context, at.match) == 1
    assert await flag_due_matches(impatient) == 1
    assert await caretakers(context, stuck.match) == 1


@one_database
async def test_two_failures_in_a_row_end_a_sweep_because_the_database_must_be_away(
    context: Context, impatient: Context
) -> None:
    await alone(context)
    *stuck, at = [await friends(context) for _ in range(3)]
    impatient.clock = at.hands.read
    at.hands.move(seconds=LIVE.bank or 0)
    stuck_ids = [each.match for each in stuck]
    async with context.at(stuck_ids[0]) as connection:  # a sweep begins with what has been due longest
        await connection.execute(
            "UPDATE matches SET due_at = due_at - interval '1 second' WHERE id = ANY ($1)", stuck_ids
        )

    async with context.at(stuck_ids[0]) as connection, connection.transaction():
        await connection.execute("SELECT FROM matches WHERE id = ANY ($1) FOR UPDATE", stuck_ids)
        with pytest.raises(StoreError):
            await flag_due_matches(impatient)

    assert await caretakers(context, at.match) == 0
    assert await flag_due_matches(impatient) == 3


async def test_a_match_that_cannot_be_read_is_postponed_and_the_others_are_flagged(context: Context) -> None:
    await alone(context)
    unread, at = await friends(context), await friends(context)
    await change(context, "UPDATE matches SET game = 'chess' WHERE id = $1", unread.match)
    context.cache.forget(unread.match)
    at.hands.move(seconds=LIVE.bank or 0)

    assert await flag_due_matches(context) == 1
    async with context.at(unread.match) as connection:
        due = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", unread.match)
        assert due == at.hands.read() + RETRY_AFTER


async def test_a_match_that_moved_on_meanwhile_is_not_postponed(context: Context) -> None:
    await alone(context)
    at = await friends(context)
    at.hands.move(seconds=LIVE.bank or 0)
    async with context.at(at.match) as connection:
        [due] = await store.due(connection, context.now(), 1)
        at.hands.move(seconds=-1)
        await play(context, at.match)
        before = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", at.match)

        await store.put_off(connection, due, NOON + timedelta(days=1))

        after = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", at.match)
    assert (before != due.at, after) == (True, before)
