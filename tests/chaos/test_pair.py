"""Failover, a full disk and a wrong clock, each alone with a pair of PostgreSQL servers. Every night: it takes long."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import asyncpg
import pytest
import pytest_asyncio

from chaos.faults.clocks import faked, faketime
from chaos.faults.disks import FullDisk
from chaos.faults.failovers import Failover
from chaos.faults.kills import KillPostgres
from chaos.fleet import free_ports
from chaos.pair import IS_IN_STEP, IS_PRIMARY, Pair
from chaos.processes import output_of
from sampling import IS_FULL

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not IS_FULL, reason="every night: two PostgreSQL servers")]

SKEW_SECONDS = 40
ASK = """
import asyncio, json, sys, time
from kontor.server.matches.kernel.play_clock import PlayClock, utc_now
from kontor.server.store.pool import connected, open_pool

async def main() -> None:
    pool, clock = await open_pool(sys.argv[1], 1), PlayClock()
    async with connected(pool) as connection:
        await clock.measure(connection)
        there = await connection.fetchval("SELECT clock_timestamp()")
    print(json.dumps([clock.is_right, clock.seconds_off, (clock.now() - there).total_seconds()]))
    await pool.close()

asyncio.run(main())
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def pair() -> AsyncIterator[Pair]:
    """Return a primary with a standby that is in step."""
    with TemporaryDirectory(prefix="kontor-chaos-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # noqa: ASYNC240 - at once
        first, second = free_ports(2)
        pair = Pair(folder, (first, second), folder, {})
        tasks = [asyncio.create_task(server.run()) for server in pair.servers]
        try:
            await pair.start()
            await pair.add_standby()
            await execute(pair, "CREATE TABLE kept (number int PRIMARY KEY, padding text)")
            await execute(pair, "ALTER TABLE kept ALTER padding SET STORAGE EXTERNAL")  # not compressed: 6 MB are 6 MB
            yield pair
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(server.end() for server in pair.servers))
            await pair.end()


async def execute(pair: Pair, statement: str) -> object:
    """Run a statement on the primary, and return the value it answers with."""
    connection = await pair.primary.connect("kontor")
    try:
        return await connection.fetchval(statement, timeout=60)
    finally:
        connection.terminate()


async def test_a_failover_keeps_what_was_acknowledged_and_can_be_repeated(pair: Pair) -> None:
    for number in (1, 2):
        before = pair.primary
        await execute(pair, f"INSERT INTO kept VALUES ({number})")  # noqa: S608 - our own number
        failover = Failover(pair)
        await failover.begin()
        assert pair.primary is not before
        assert await execute(pair, f"SELECT count(*) FROM kept WHERE number <= {number}") == number  # noqa: S608
        await failover.end()
        assert await pair.primary.says_yes(IS_IN_STEP)


async def test_a_killed_primary_comes_back_with_its_standby(pair: Pair) -> None:
    await execute(pair, "INSERT INTO kept VALUES (10)")
    await KillPostgres(pair, Random(1)).begin()  # noqa: S311
    await pair.primary.until(IS_PRIMARY)
    await pair.primary.until(IS_IN_STEP)
    assert await execute(pair, "SELECT count(*) FROM kept WHERE number = 10") == 1


async def test_a_full_disk_refuses_and_works_again_when_there_is_space(pair: Pair) -> None:
    if not pair.primary.is_mounted:
        pytest.skip("only root can mount a small disk")
    fault = FullDisk(pair)
    await fault.begin()
    large = "INSERT INTO kept SELECT number, repeat(md5(number::text), 200) FROM generate_series(1000, 2000) AS number"
    try:
        with pytest.raises((asyncpg.PostgresError, ConnectionError)):
            await execute(pair, large)
    finally:
        await fault.end()
    await pair.primary.until(IS_PRIMARY)
    await pair.primary.until(IS_IN_STEP)
    assert await execute(pair, "SELECT count(*) FROM kept WHERE number >= 1000") == 0
    await execute(pair, large)
    assert await execute(pair, "SELECT count(*) FROM kept WHERE number >= 1000") == 1001


@pytest.mark.parametrize("skew", [SKEW_SECONDS, -SKEW_SECONDS])
async def test_a_process_with_a_wrong_clock_must_not_flag_and_knows_the_right_time(pair: Pair, skew: int) -> None:
    if (library := faketime()) is None:
        pytest.skip("libfaketime is missing")
    address = f"{pair.address()}?target_session_attrs=read-write"
    environment = dict(os.environ) | faked(library, skew)
    told = await output_of(sys.executable, "-c", ASK, address, environment=environment)
    is_right, off, wrong = json.loads(told.splitlines()[-1])  # after the line of the log
    assert not is_right
    assert off == pytest.approx(skew, abs=5)
    assert abs(wrong) < 5
