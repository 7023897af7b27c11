"""A worker as a program of its own, or in the background of another process, with the metrics that it serves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.process_collector import ProcessCollector

from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.kernel.context import open_context
from kontor.server.metrics import (
    BOT_SECONDS,
    CLOCK_OFF_SECONDS,
    FORGOTTEN,
    MATCH_FAILURES,
    MOVE_SECONDS,
    MOVES,
    TURN_FAILURES,
    TURNS_QUARANTINED,
)
from kontor.server.settings import Settings
from kontor.worker.bot_pool import BotPool
from kontor.worker.chores import run_chores_in_background
from kontor.worker.reminders import send_reminders_in_background
from kontor.worker.reviews import compute_reviews_in_background
from kontor.worker.sweeps import sweep_in_background
from kontor.worker.worker import POLL_SECONDS, Worker

METRICS_HOST = "127.0.0.1"
MATCHES_PER_PROCESS = 2
"""Matches that are played at a time for each process: while the move of one is stored, a bot thinks about another."""


async def serve(settings: Settings, processes: int, stop: asyncio.Event) -> None:
    """Take the turns of bots until `stop`."""
    if not settings.nats:
        log.warning("worker-without-nats", seconds_between_looks=POLL_SECONDS)
    async with open_context(settings) as context:
        log.info("worker-started", processes=processes)
        async with run_worker_in_background(processes, context):
            await stop.wait()
    log.info("worker-stopped")


@asynccontextmanager
async def run_worker_in_background(processes: int, context: Context) -> AsyncIterator[None]:
    """Let bots play as long as the block runs; they think in processes of their own."""
    stop = asyncio.Event()
    async with (
        BotPool(processes) as bot_pool,
        run_chores_in_background(context),
        sweep_in_background(context),
        send_reminders_in_background(context),
        compute_reviews_in_background(context),
    ):
        working = asyncio.create_task(_work(context, bot_pool, processes, stop))
        try:
            yield
        finally:
            stop.set()
            await working


async def _work(context: Context, bot_pool: BotPool, processes: int, stop: asyncio.Event) -> None:
    """Take turns until `stop`, as soon as there are processes that can think: a match leased before would wait."""
    warming, stopping = asyncio.create_task(bot_pool.warm_up()), asyncio.create_task(stop.wait())
    await asyncio.wait((warming, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if stop.is_set():
        warming.cancel()
        return
    log.info("worker-ready", processes=processes)
    await Worker(context, bot_pool, MATCHES_PER_PROCESS * processes).run(stop)


def serve_metrics(port: int) -> None:
    """Serve the metrics at /metrics of a port as long as the process lives; OSError if the port is taken.

    Only those of a worker: the metrics of a gateway would always be 0 here and distort means.
    """
    registry = CollectorRegistry()
    of_bots = (BOT_SECONDS, TURN_FAILURES, TURNS_QUARANTINED)
    for figure in (MOVES, MOVE_SECONDS, *of_bots, MATCH_FAILURES, CLOCK_OFF_SECONDS, FORGOTTEN):
        registry.register(figure)
    ProcessCollector(registry=registry)
    start_http_server(port, METRICS_HOST, registry)
