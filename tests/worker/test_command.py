"""`kontor worker`, as a host runs it."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from sampling import in_turn
from server.sharded import shard_environment
from worker.working import TIMEOUT_SECONDS, bots_alone, over, verify


@pytest.fixture
async def gateway(context: Context, services: dict[str, str]) -> AsyncIterator[Context]:
    """A process that hears of the worker's moves through NATS."""
    bus = await NatsBus.connect(services["KONTOR_NATS"])
    yield Context(context.settings, context.pool, bus)
    with capture_logs():
        await bus.close()


@asynccontextmanager
async def program(settings: Settings, services: dict[str, str]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a worker with one process for bots; it is killed at the end unless it has exited."""
    environment = {
        **os.environ,
        **services,
        "KONTOR_DATABASE": settings.database,
        **shard_environment(settings.database),
    }
    command = (sys.executable, "-m", "kontor.cli", "worker", "--processes", "1")
    running = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.DEVNULL)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


def children_of(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()]


@in_turn(0, 4)
async def test_a_worker_plays_and_exits_when_it_is_told_to(
    gateway: Context, settings: Settings, services: dict[str, str]
) -> None:
    """Its moves are announced through NATS, and SIGTERM is not an error."""
    async with program(settings, services) as running:
        matches = [await bots_alone(gateway) for _ in range(2)]
        await over(matches, gateway)
        running.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(running.wait(), TIMEOUT_SECONDS) == 0

    for match in matches:
        await verify(gateway, match)


@in_turn(2, 4)
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="processes are watched as Linux does it")
async def test_a_worker_that_is_killed_leaves_no_process_behind(
    gateway: Context, settings: Settings, services: dict[str, str]
) -> None:
    """Bots do not go on thinking for a dead worker."""
    async with program(settings, services) as running:
        await over([await bots_alone(gateway)], gateway)
        watched = [os.pidfd_open(child) for child in children_of(running.pid)]

    assert len(watched) > 1
    for process in watched:
        assert select.select([process], [], [], TIMEOUT_SECONDS)[0]
        os.close(process)
