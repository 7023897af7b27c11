"""What the home database learns of a match at a shard, whatever fails in between. On two real databases."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from chaos.proxy import Proxy
from kontor.server.bus import LocalBus
from kontor.server.matches import Command, Context, NewMatch, do_create_match, do_join, do_start, do_step_away
from kontor.server.matches.kernel.match import demand_open
from kontor.server.matches.kernel.mirroring import LEFT_BEHIND_SECONDS, do_mirror, do_note_last_moves, sweep_mirrors
from kontor.server.matches.lobby.opening import open_match
from kontor.server.matches.play.resign import do_resign_to_bot
from kontor.server.matches.read.look import get_summary
from kontor.server.settings import Settings
from kontor.server.store.matches import matches, seats
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import connected, open_pool
from kontor.server.store.shards import mirrors
from server.shards.looking import at_home, at_shard, is_mirrored, queued, shard_away
from server.sitting import decision, new_account, play, play_out, started

MARKED = "SELECT count(*) FROM unmirrored WHERE match = $1"
LONG_AGO = "UPDATE unmirrored SET marked_at = marked_at - $2 * interval '1 second' WHERE match = $1"
IS_THERE = "SELECT count(*) FROM matches WHERE id = $1"
IMPATIENT = "statement_timeout=200"


@pytest.fixture
async def hurried(settings: Settings, context: Context) -> AsyncIterator[Context]:
    """A process whose statements in the home database time out early."""
    pool = await open_pool(f"{settings.database}{'&' if '?' in settings.database else '?'}{IMPATIENT}", 4)
    yield Context(settings, pool, LocalBus(), context.databases.pools[1:])
    await pool.close()


async def test_a_seat_that_changes_at_the_shard_changes_at_home_at_once(context: Context) -> None:
    match = await started(context)
    _, seq, _ = await decision(context, match)

    await do_resign_to_bot(context, Command(match, 0, seq))

    assert await is_mirrored(context, match)
    assert await at_home(context, "SELECT kind FROM seats WHERE match = $1 AND seat = 0", match) == "bot"
    assert await at_shard(context, MARKED, match) == 0


async def test_a_move_is_acknowledged_although_the_home_database_cannot_be_told(
    context: Context, hurried: Context
) -> None:
    """The sweep of a worker tells it later."""
    match = await started(context)
    _, seq, _ = await decision(context, match)
    async with hurried.cache.fresh(match) as known:
        assert known.seq == seq

    async with connected(context.pool) as connection, connection.transaction():
        await matches.lock(connection, match)
        done = await do_step_away(hurried, Command(match, 0, seq))
    assert (await get_summary(context, match, None)).seq == done.seq
    assert not await is_mirrored(context, match)

    assert await sweep_mirrors(context) >= 1
    assert await is_mirrored(context, match)
    assert await at_shard(context, MARKED, match) == 0


async def test_what_follows_an_end_is_queued_once_however_often_it_is_mirrored(context: Context) -> None:
    match = await started(context, "goa", 2)
    await play_out(context, match)
    chores = await queued(context, match)

    for _ in range(3):
        await do_mirror(context, match, 1)

    assert await queued(context, match) == chores
    assert chores.count("tidy_match") == 1


async def test_an_end_that_nobody_could_mirror_is_told_by_the_sweep(context: Context) -> None:
    """As if the process had died before it told the home database."""
    match = await started(context, "goa", 2)
    await play_out(context, match)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE matches SET status = 'playing', result = NULL WHERE id = $1", match)
        await connection.execute("DELETE FROM procrastinate_jobs WHERE lock = $1", match)
    async with context.databases.on(1) as connection:
        await mirrors.mark(connection, match)

    await sweep_mirrors(context)

    assert await is_mirrored(context, match)
    assert "tidy_match" in await queued(context, match)


async def lobby(context: Context) -> tuple[str, int]:
    """Return an open match, and its creator, who sits there."""
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    await do_join(context, match, anna, "Anna", 0, "luck")
    await do_join(context, match, await new_account(context), "Bruno", 1, "luck")
    return match, anna


async def fail_to_start(context: Context, match: str) -> None:
    """Start a match, and let the transaction at home fail after the shard has stored the opening."""
    async with connected(context.pool) as connection:
        transaction = connection.transaction()
        await transaction.start()
        await matches.lock(connection, match)
        table = demand_open(await context.cache.read(match, connection))
        await open_match(context, connection, table, table.occupants)
        await transaction.rollback()


async def test_a_start_that_fails_at_home_can_be_made_again(context: Context) -> None:
    match, anna = await lobby(context)
    await fail_to_start(context, match)
    assert await at_shard(context, IS_THERE, match) == 1
    assert (await get_summary(context, match, anna)).status == "open"

    await do_start(context, match, anna)

    await play(context, match)
    assert (await get_summary(context, match, anna)).seq == 1
    await sweep_mirrors(context)
    assert await at_shard(context, MARKED, match) == 0


async def test_what_a_failed_start_left_at_a_shard_is_deleted_after_some_time(context: Context) -> None:
    """Not earlier: the transaction at home may still be under way."""
    match, anna = await lobby(context)
    await fail_to_start(context, match)

    await sweep_mirrors(context)
    assert await at_shard(context, IS_THERE, match) == 1
    await at_shard(context, LONG_AGO, match, LEFT_BEHIND_SECONDS + 1)
    await sweep_mirrors(context)

    assert await at_shard(context, IS_THERE, match) == 0
    await do_start(context, match, anna)
    assert (await get_summary(context, match, anna)).status == "playing"


async def test_a_match_with_moves_that_nobody_at_home_knows_is_kept_and_reported_once(context: Context) -> None:
    """The home database may have been restored from an older backup."""
    match = await started(context, "goa", 2)
    await play(context, match)
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM matches WHERE id = $1", match)
    async with context.databases.on(1) as connection:
        await mirrors.mark(connection, match)
    await at_shard(context, LONG_AGO, match, LEFT_BEHIND_SECONDS + 1)

    with capture_logs() as logs:
        await sweep_mirrors(context)
        await sweep_mirrors(context)

    assert [line["event"] for line in logs if line.get("match") == match] == ["match-unknown"]
    assert await at_shard(context, IS_THERE, match) == 1


async def test_a_person_who_sat_down_while_their_account_was_deleted_is_forgotten(context: Context) -> None:
    match = await started(context)
    gone = await new_account(context, "Zanzibar")
    async with context.databases.on(1) as connection, connection.transaction():
        await seats.hand_over(connection, match, 0, Occupant("person", "Zanzibar", gone))
        await mirrors.mark(connection, match)
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM accounts WHERE id = $1", gone)

    await sweep_mirrors(context)
    await sweep_mirrors(context)

    assert await at_shard(context, "SELECT name FROM seats WHERE match = $1 AND seat = 0", match) == "N. N. 1"
    assert await is_mirrored(context, match)


async def test_a_shard_that_is_away_is_swept_when_it_is_back(context: Context, link: Proxy) -> None:
    match = await started(context)
    async with context.databases.on(1) as connection:
        await mirrors.mark(connection, match)

    async with shard_away(link):
        assert await sweep_mirrors(context) == 0
    await sweep_mirrors(context)

    assert await at_shard(context, MARKED, match) == 0


async def test_the_night_tells_the_home_database_when_matches_moved_last(context: Context) -> None:
    """Tables that lie untouched for two weeks count for nobody's quota; others do, however long they are played."""
    match = await started(context, "goa", 2)
    created = await at_home(context, "SELECT moved_at FROM matches WHERE id = $1", match)
    later = created + timedelta(hours=1)
    context.clock = lambda: later
    await play(context, match)
    assert await at_home(context, "SELECT moved_at FROM matches WHERE id = $1", match) == created

    await do_note_last_moves(context)

    assert await at_home(context, "SELECT moved_at FROM matches WHERE id = $1", match) == later
