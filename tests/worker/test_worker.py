"""Workers play what bots have to play, whatever happens to them; on a real PostgreSQL, in real processes."""

import asyncio
import os
import signal
from collections import Counter
from functools import partial

import pytest
from structlog.testing import capture_logs

from kontor.bots import Clerk
from kontor.server.matches import Context
from kontor.server.store.matches.matches import lock
from kontor.server.store.work import turns
from kontor.server.store.work.turns import LeaseRequest
from kontor.worker.bot_pool import BotPool
from kontor.worker.worker import Worker
from server.sharded import one_database, where_played
from server.sitting import decision, play, started
from worker.broken_bots import Stalling
from worker.working import bots_alone, moves, over, until, verify, working

NEVER_SECONDS = 3600.0
BREAK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'
"""
"""Ends the connections that wait for the lock of a match."""


@pytest.mark.parametrize(("game", "seats"), [("borneo", 3), ("goa", 2)])
async def test_a_match_of_bots_is_played_to_its_end_and_its_record_verifies(
    context: Context, bot_pool: BotPool, game: str, seats: int
) -> None:
    """No person and no gateway, only a worker."""
    match = await bots_alone(context, "clerk", game, seats)

    async with working(Worker(context, bot_pool, 2)):
        await over([match], context)

    await verify(context, match)
    assert {by for _, by in await moves(context, match)} == {"bot:clerk"}


async def test_two_workers_play_every_turn_once_and_all_matches_end(
    context: Context, another_context: Context, bot_pool: BotPool
) -> None:
    """The log has no gap, no duplicate and no illegal action."""
    matches = [await bots_alone(context, "deckhand") for _ in range(6)]

    async with working(*(Worker(where, bot_pool, 3) for where in (context, another_context))):
        await over(matches, context, another_context)

    for match in matches:
        seqs = [seq for seq, _ in await moves(context, match)]
        assert seqs == list(range(1, len(seqs) + 1))
        await verify(context, match)


async def test_a_nudge_wakes_a_worker_when_a_person_has_decided(context: Context, bot_pool: BotPool) -> None:
    """This worker would never poll by itself."""
    match = await started(context, people=1)

    async def person_is_next() -> bool:
        async with context.cache.locked(match) as table:
            return table.status == "over" or not table.bot_to_move

    async with working(Worker(context, bot_pool, 1, poll=NEVER_SECONDS)):
        for _ in range(5):
            await until(person_is_next, context)
            seat, seq, _ = await decision(context, match)
            done = await play(context, match, pick=seq)
            assert (seat, done.seq) == (0, seq + 1)

    assert Counter(by for _, by in await moves(context, match))["person"] == 5


async def test_a_turn_whose_nudge_was_lost_is_found(
    context: Context, another_context: Context, bot_pool: BotPool
) -> None:
    """The worker hears nothing from the process where the match began."""
    async with working(Worker(context, bot_pool, 1, poll=0.05)):
        match = await bots_alone(another_context)
        await over([match], context)

    await verify(context, match)


async def test_the_turn_of_a_dead_worker_is_taken_when_its_lease_has_run_out(
    context: Context, bot_pool: BotPool
) -> None:
    """Not earlier, and without anyone's help."""
    match = await bots_alone(context)
    async with where_played(context) as connection:
        dead = await turns.lease(connection, LeaseRequest(seconds=0.5))
        assert dead is not None
        assert await turns.lease(connection, LeaseRequest(seconds=0.5)) is None

    async with working(Worker(context, bot_pool, 1, poll=0.05)):
        await over([match], context)

    async with where_played(context) as connection:
        first = await connection.fetchval("SELECT at FROM actions WHERE match = $1 AND seq = 1", match)
    assert dead.match == match
    assert first > dead.until


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_stops_no_match(context: Context) -> None:
    """Its bot is asked again."""
    thinking: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        thinking.set_result(int(await reader.readline()))
        line.close()
        writer.close()

    line = await asyncio.start_server(told, "127.0.0.1", 0)
    stalling = Stalling(line.sockets[0].getsockname()[1])
    with capture_logs() as logs:
        async with BotPool(1, {"clerk": Clerk, "trader": stalling}) as bot_pool, working(Worker(context, bot_pool, 1)):
            match = await bots_alone(context, "trader")
            os.kill(await asyncio.wait_for(thinking, 60), signal.SIGKILL)
            await over([match], context)

    await verify(context, match)
    assert {by for _, by in await moves(context, match)} == {"bot:trader"}
    assert [entry["event"] for entry in logs] == ["bot-pool-broken"]


async def test_a_worker_that_stops_returns_what_it_cannot_finish(context: Context) -> None:
    """Nobody has to wait until its lease has run out."""
    thinking = asyncio.Event()
    hang_up = asyncio.Event()

    async def told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line.close()
        thinking.set()
        await hang_up.wait()
        writer.close()

    line = await asyncio.start_server(told, "127.0.0.1", 0)
    stalling = Stalling(line.sockets[0].getsockname()[1])
    match = await bots_alone(context, "trader")
    async with BotPool(1, {"clerk": Clerk, "trader": stalling}) as bot_pool:
        async with working(Worker(context, bot_pool, 1, grace=0.1)):
            await asyncio.wait_for(thinking.wait(), 60)
        hang_up.set()

    async with where_played(context) as connection:
        given = await turns.lease(connection, LeaseRequest(seconds=1))
        assert await turns.waiting(connection) == 1
    assert given is not None
    assert given.match == match


@one_database
async def test_a_turn_that_could_not_be_stored_is_returned_and_played_again(
    context: Context, another_context: Context, bot_pool: BotPool
) -> None:
    """The connection breaks while a move is being stored; nobody waits for the lease, which would take an hour."""
    match = await bots_alone(context)

    with capture_logs() as logs:
        async with working(Worker(context, bot_pool, 1, lease=NEVER_SECONDS)):
            async with where_played(another_context) as connection:
                await until(partial(at_work, context, match), context)
                async with connection.transaction(), asyncio.timeout(60):
                    await lock(connection, match)
                    while not await connection.fetch(BREAK):
                        pass
            await over([match], context)

    await verify(context, match)
    assert [entry["event"] for entry in logs if entry["event"] != "store-away"] == ["turn-unfinished"]


async def at_work(context: Context, match: str) -> bool:
    """Return True if the worker has begun with the match, so that its next statement is a move."""
    return bool(await moves(context, match))
