"""The sweep of the clocks: what it cannot flag is put off, but not because the database is away for a moment."""

from collections.abc import AsyncIterator
from datetime import timedelta

import asyncpg
import pytest

from kontor.server.bus import WithinBus
from kontor.server.errors import StoreError
from kontor.server.matches import House
from kontor.server.matches.presence.flag_sweep import LATER, flag_due
from kontor.server.settings import Settings
from kontor.server.store import clocks as store
from kontor.server.store.pool import connected
from server.hands import NOON
from server.matches.test_attending import LIVE, friends
from server.sitting import play

IMPATIENT = {"statement_timeout": "200"}
"""So many milliseconds a statement may take."""


@pytest.fixture
async def impatient(settings: Settings) -> AsyncIterator[House]:
    """A process whose database gives up soon."""
    pool = await asyncpg.create_pool(settings.database, min_size=1, max_size=4, server_settings=IMPATIENT)
    yield House(settings, pool, WithinBus())
    await pool.close()


async def alone(house: House) -> None:
    """Let no match of another test be due."""
    async with connected(house.pool) as connection:
        await connection.execute("UPDATE matches SET due_at = NULL")


async def caretakers(house: House, match: str) -> int:
    """Return at how many seats of a match the caretaker plays."""
    async with connected(house.pool) as connection:
        return int(await connection.fetchval("SELECT count(*) FROM seats WHERE match = $1 AND caretaker", match))


async def test_a_database_that_is_away_for_a_moment_puts_no_flag_off(house: House, impatient: House) -> None:
    await alone(house)
    at = await friends(house)
    impatient.clock = house.clock
    at.hands.move(seconds=LIVE.bank or 0)

    async with connected(house.pool) as connection, connection.transaction():
        await connection.execute("LOCK TABLE actions IN SHARE MODE")
        with pytest.raises(StoreError):
            await flag_due(impatient)

    assert await flag_due(impatient) == 1


async def test_a_match_that_is_stuck_is_tried_again_and_keeps_no_other_from_being_flagged(
    house: House, impatient: House
) -> None:
    await alone(house)
    stuck, at = await friends(house), await friends(house)
    impatient.clock = at.hands.read
    at.hands.move(seconds=LIVE.bank or 0)

    async with connected(house.pool) as connection, connection.transaction():
        await connection.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", stuck.match)
        with pytest.raises(StoreError):
            await flag_due(impatient)

    assert await caretakers(house, at.match) == 1
    assert await flag_due(impatient) == 1
    assert await caretakers(house, stuck.match) == 1


async def test_two_failures_in_a_row_end_a_sweep_for_then_it_is_the_database(house: House, impatient: House) -> None:
    await alone(house)
    *stuck, at = [await friends(house) for _ in range(3)]
    impatient.clock = at.hands.read
    at.hands.move(seconds=LIVE.bank or 0)

    async with connected(house.pool) as connection, connection.transaction():
        await connection.execute("SELECT FROM matches WHERE id = ANY ($1) FOR UPDATE", [each.match for each in stuck])
        with pytest.raises(StoreError):
            await flag_due(impatient)

    assert await caretakers(house, at.match) == 0
    assert await flag_due(impatient) == 3


async def test_a_match_that_cannot_be_read_is_put_off_and_the_others_are_flagged(house: House) -> None:
    await alone(house)
    unread, at = await friends(house), await friends(house)
    async with connected(house.pool) as connection:
        await connection.execute("UPDATE matches SET rules_version = 999 WHERE id = $1", unread.match)
    house.forget(unread.match)
    at.hands.move(seconds=LIVE.bank or 0)

    assert await flag_due(house) == 1
    async with connected(house.pool) as connection:
        due = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", unread.match)
        assert due == at.hands.read() + LATER


async def test_a_match_that_moved_on_meanwhile_is_not_put_off(house: House) -> None:
    await alone(house)
    at = await friends(house)
    at.hands.move(seconds=LIVE.bank or 0)
    async with connected(house.pool) as connection:
        [due] = await store.due(connection, house.now(), 1)
        at.hands.move(seconds=-1)
        await play(house, at.match)
        before = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", at.match)

        await store.put_off(connection, due, NOON + timedelta(days=1))

        after = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", at.match)
    assert (before != due.at, after) == (True, before)
