"""Leases are renewed as long as their worker lives, and no longer."""

import asyncio
from datetime import datetime, timedelta

import pytest

from kontor.bots import Clerk
from kontor.server.matches import Context
from kontor.server.store.work import turns
from kontor.server.store.work.turns import Lease, LeaseRequest
from kontor.worker import worker
from kontor.worker.bot_pool import BotPool
from kontor.worker.lease_renewal import renew, renew_leases_in_background
from kontor.worker.worker import Worker
from server.sharded import where_played
from server.sitting import play
from worker.broken_bots import Stalling
from worker.working import TIMEOUT_SECONDS, bots_alone, over, working

SHORT_LEASE_SECONDS = 0.3
NEVER_SECONDS = 3600.0


async def lease(context: Context, seconds: float = SHORT_LEASE_SECONDS) -> Lease | None:
    async with where_played(context) as connection:
        return await turns.lease(connection, LeaseRequest(seconds=seconds))


async def leased_until(context: Context, match: str) -> datetime:
    """Return when another worker could lease a match if its lease is not renewed again."""
    async with where_played(context) as connection:
        until: datetime = await connection.fetchval("SELECT lease_until FROM matches WHERE id = $1", match)
    return until


async def test_no_other_worker_takes_a_turn_while_the_one_that_leased_it_is_alive(
    context: Context, another_context: Context
) -> None:
    """However long the bot thinks, its lease is renewed before it runs out."""
    thinking, hang_up = asyncio.Event(), asyncio.Event()

    async def told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line.close()
        thinking.set()
        await hang_up.wait()
        writer.close()

    line = await asyncio.start_server(told, "127.0.0.1", 0)
    stalling = Stalling(line.sockets[0].getsockname()[1])
    match = await bots_alone(context, "trader")
    async with (
        BotPool(1, {"clerk": Clerk, "trader": stalling}) as bot_pool,
        working(Worker(context, bot_pool, 1, lease=2.0)),
    ):
        await asyncio.wait_for(thinking.wait(), TIMEOUT_SECONDS)
        first = await leased_until(another_context, match)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while await leased_until(another_context, match) <= first:
                pass  # each call queries the store
        assert await lease(another_context) is None
        hang_up.set()
        await over([match], context)


async def test_a_renewed_lease_is_counted_from_now(context: Context) -> None:
    match, given = await bots_alone(context), await lease(context)
    assert given is not None
    in_hand = {match: given}

    await renew(context, in_hand, 60)

    assert in_hand[match].until > given.until + timedelta(seconds=50)
    assert await leased_until(context, match) == in_hand[match].until
    assert await lease(context) is None


async def test_a_lease_that_a_move_has_ended_stays_ended(context: Context) -> None:
    match, given = await bots_alone(context), await lease(context)
    assert given is not None
    in_hand = {match: given}
    await play(context, match)

    await renew(context, in_hand, 60)

    assert in_hand == {match: given}
    assert await lease(context) is not None


async def test_a_lease_that_was_returned_is_not_renewed(context: Context) -> None:
    match, given = await bots_alone(context), await lease(context)
    assert given is not None
    in_hand: dict[str, Lease] = {match: given}

    renewing = asyncio.create_task(renew(context, in_hand, 60))
    await asyncio.sleep(0)
    in_hand.clear()
    await renewing

    assert in_hand == {}


async def test_a_lease_that_is_returned_during_a_renewal_is_not_renewed_for_ever(
    context: Context, another_context: Context, bot_pool: BotPool
) -> None:
    """Both wait for the database; it renews first, so the release finds another end of the lease than it knows."""
    match, given = await bots_alone(context), await lease(context)
    assert given is not None
    holder = Worker(context, bot_pool, 1, lease=SHORT_LEASE_SECONDS)
    holder.in_hand[match] = given
    async with where_played(another_context) as locker, locker.transaction():
        await locker.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", match)
        renewing = asyncio.create_task(renew(context, holder.in_hand, SHORT_LEASE_SECONDS))
        await locked_out(another_context, 1)
        returning = asyncio.create_task(holder._give_back(given))
        await locked_out(another_context, 2)
    await asyncio.gather(renewing, returning)

    assert holder.in_hand == {}


async def locked_out(context: Context, count: int) -> None:
    """Return when so many statements of this database wait for a lock."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with asyncio.timeout(TIMEOUT_SECONDS), where_played(context) as connection:
        while await connection.fetchval(asked) < count:
            pass  # each call queries the store


async def test_a_long_match_waits_for_its_turn_behind_the_others_and_not_for_its_lease(
    context: Context, bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "MAX_TURNS_IN_A_ROW", 3)
    match = await bots_alone(context)

    async with working(Worker(context, bot_pool, 1, lease=NEVER_SECONDS)):
        await over([match], context)


async def test_a_worker_that_stops_between_two_turns_leaves_no_lease(context: Context, bot_pool: BotPool) -> None:
    """Another worker can go on at once."""
    match, stop = await bots_alone(context), asyncio.Event()
    await context.bus.subscribe(lambda _: stop.set())

    await asyncio.wait_for(Worker(context, bot_pool, 1, lease=NEVER_SECONDS).run(stop), TIMEOUT_SECONDS)

    given = await lease(context)
    assert given is not None
    assert given.match == match


async def test_a_worker_that_stops_during_a_renewal_knows_its_leases_and_can_give_them_back(context: Context) -> None:
    """Otherwise the match would wait for the end of a lease that nobody can release."""
    await bots_alone(context)
    held = await lease(context, NEVER_SECONDS)
    assert held is not None
    in_hand = {held.match: held}
    for moment in range(150):
        async with renew_leases_in_background(context, in_hand, 0.003):
            await asyncio.sleep(moment % 15 / 2000)
        assert in_hand[held.match].until == await leased_until(context, held.match)
