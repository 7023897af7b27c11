"""Chores in the background: procrastinate takes them from the queue, retries what failed, and starts the nightly ones.

Bot turns are not chores: they wait in the matches themselves.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import asdict
from procrastinate import App, PsycopgConnector, RetryStrategy

from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.packing.pack import do_pack_matches
from kontor.server.matches.read.positions import do_keep_all_positions, do_keep_positions
from kontor.server.people import do_note_missing_results, do_note_results
from kontor.server.ratings import do_rate_match
from kontor.server.retention import do_forget_old
from kontor.server.seeking.seek import TOLD
from kontor.server.store.competition import ratings, results
from kontor.server.store.lobby import seeks
from kontor.server.store.operation.quotas import forget_origins
from kontor.server.store.pool import connected
from kontor.server.store.work import chores
from kontor.worker.reminders import register_reminders
from kontor.worker.shard_chores import register_shard_chores

RETRY = RetryStrategy(max_attempts=8, exponential_wait=2)
NIGHTLY_CRON = "17 3 * * *"
PACKING_CRON = "47 3 * * *"
"""After the nightly chores that keep positions and results: a match is packed only when both are stored."""
MAX_CONCURRENT_CHORES = 6
"""Chores that run at the same time: few enough for matches to stay fast, enough for one to be slow."""
MAX_CONNECTIONS = 4
MAX_KEPT_MATCHES = 2000
"""Matches a night whose positions are kept, of those that ended before positions were."""
GRACE_SECONDS = 5.0
DEAD_AFTER_SECONDS = 30.0
"""Seconds without a sign of life after which a worker counts as dead and others do its chores."""
HEARTBEATS = 3
"""Signs of life that a worker gives in that time."""


def make_app(context: Context) -> App:
    """Return the chores of a context."""
    app = App(connector=PsycopgConnector(conninfo=context.settings.database, min_size=1, max_size=MAX_CONNECTIONS))

    @app.task(name=chores.TIDY_MATCH, queue=chores.QUEUE, retry=RETRY)
    async def tidy_match(match: str) -> None:
        await do_keep_positions(context, match)
        async with context.at(match) as connection:
            await chores.tidy_match(connection, match)

    @app.task(name=ratings.RATE_MATCH, queue=chores.QUEUE, retry=RETRY)
    async def rate_match(match: str) -> None:
        await do_rate_match(context, match)

    @app.task(name=results.NOTE_RESULTS, queue=chores.QUEUE, retry=RETRY)
    async def note_results(match: str) -> None:
        await do_note_results(context, match)

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="tidy_logins", queue=chores.QUEUE, retry=RETRY, queueing_lock="tidy_logins")
    async def tidy_logins(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        async with connected(context.pool) as connection:
            await chores.tidy_logins(connection)
            await forget_origins(connection)
            await seeks.tidy(connection, context.now() - TOLD)

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="keep_positions", queue=chores.QUEUE, retry=RETRY, queueing_lock="keep_positions")
    async def keep_positions(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        await do_keep_all_positions(context, MAX_KEPT_MATCHES)

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="note_missing_results", queue=chores.QUEUE, retry=RETRY, queueing_lock="note_missing_results")
    async def note_missing_results(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        await do_note_missing_results(context)

    @app.periodic(cron=PACKING_CRON)
    @app.task(name="pack_matches", queue=chores.QUEUE, retry=RETRY, queueing_lock="pack_matches", lock="pack_matches")
    async def pack_matches(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        done = await do_pack_matches(context)
        if done.matches or done.left:
            log.info("packed", **asdict(done))

    @app.periodic(cron=NIGHTLY_CRON)
    @app.task(name="forget_old", queue=chores.QUEUE, retry=RETRY, queueing_lock="forget_old")
    async def forget_old(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        await do_forget_old(context)

    register_reminders(app, context)
    register_shard_chores(app, context)
    return app


@asynccontextmanager
async def run_chores_in_background(context: Context, dead_after: float = DEAD_AFTER_SECONDS) -> AsyncIterator[None]:
    """Do chores as long as the block runs."""
    tasks = [
        asyncio.create_task(keep_doing(context, dead_after)),
        asyncio.create_task(keep_reviving(context, dead_after)),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def keep_doing(context: Context, dead_after: float = DEAD_AFTER_SECONDS) -> None:
    """Do chores for ever; when the database goes away, start again."""
    while True:
        try:
            async with make_app(context).open_async() as app:
                await app.run_worker_async(
                    queues=[chores.QUEUE],
                    concurrency=MAX_CONCURRENT_CHORES,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=GRACE_SECONDS,
                    delete_jobs="successful",
                    update_heartbeat_interval=dead_after / HEARTBEATS,
                    stalled_worker_timeout=dead_after,
                )
        except Exception as error:  # noqa: BLE001 - whatever it was, the next worker tries again
            log.warning("chores-interrupted", error=repr(error))
            await asyncio.sleep(GRACE_SECONDS)


async def keep_reviving(context: Context, dead_after: float = DEAD_AFTER_SECONDS) -> None:
    """Queue the chores of dead workers again, for ever: procrastinate does not do it by itself."""
    while True:
        await asyncio.sleep(dead_after / HEARTBEATS)
        try:
            async with connected(context.pool) as connection:
                revived = await chores.revive(connection, dead_after)
            if revived:
                log.warning("chores-revived", count=revived)
        except Exception as error:  # noqa: BLE001 - the next round tries again
            log.warning("chores-not-revived", error=repr(error))
