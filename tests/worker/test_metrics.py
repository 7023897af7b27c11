"""The metrics that a worker serves to Prometheus on its own machine."""

import asyncio
import os
import signal
import socket
import sys

from structlog.testing import capture_logs

from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from server.gateway import free_port, new_client
from server.sharded import shard_environment
from worker.working import TIMEOUT_SECONDS, bots_alone, over


async def start(settings: Settings, services: dict[str, str], port: int) -> asyncio.subprocess.Process:
    """Start a worker that serves its metrics."""
    command = (sys.executable, "-m", "kontor.cli", "worker", "--processes", "1", "--metrics-port", str(port))
    environment = {
        **os.environ,
        **services,
        "KONTOR_DATABASE": settings.database,
        **shard_environment(settings.database),
        "LANG": "en_GB.UTF-8",
    }
    return await asyncio.create_subprocess_exec(*command, env=environment, stderr=asyncio.subprocess.PIPE)


async def test_a_worker_shows_what_its_bots_did_and_no_metric_that_it_does_not_know(
    context: Context, settings: Settings, services: dict[str, str]
) -> None:
    """A gauge at 0 would be wrong. The lines of its log are JSON."""
    match, port = await bots_alone(context), free_port()
    bus = await NatsBus.connect(services["KONTOR_NATS"])
    running = await start(settings, services, port)
    try:
        await over([match], Context(settings, context.pool, bus))
        async with new_client() as client:
            shown = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    finally:
        running.send_signal(signal.SIGTERM)
        _, written = await running.communicate()
        with capture_logs():
            await bus.close()

    assert 'kontor_bot_seconds_count{level="clerk"}' in shown
    assert 'kontor_moves_total{by="bot",game="borneo"}' in shown
    assert "kontor_sockets" not in shown
    assert "kontor_waiting_bots" not in shown
    assert all(line.startswith(b"{") for line in written.splitlines())
    assert b"worker-started" in written


async def test_a_port_that_is_taken_is_reported_in_one_line(settings: Settings, services: dict[str, str]) -> None:
    """And the worker does not start."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        running = await start(settings, services, taken.getsockname()[1])
        _, written = await asyncio.wait_for(running.communicate(), TIMEOUT_SECONDS)

    assert running.returncode == 2
    assert written.count(b"\n") == 1
    assert b"--metrics-port" in written
