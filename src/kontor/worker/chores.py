"""Chores in the background: procrastinate takes them from the line, tries again what failed, and keeps the hours.

Bot turns are none of them: those wait in the matches themselves.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from procrastinate import App, PsycopgConnector, RetryStrategy

from kontor.server.logs import log
from kontor.server.matches import House
from kontor.server.store import chores
from kontor.server.store.pool import connected

AGAIN = RetryStrategy(max_attempts=8, exponential_wait=2)
EVERY_NIGHT = "17 3 * * *"
AT_ONCE = 2
"""So many chores are done at the same time: they must not keep matches waiting."""
GRACE = 5.0


def make_app(house: House) -> App:
    """Return the chores of a house."""
    app = App(connector=PsycopgConnector(conninfo=house.settings.database, min_size=1, max_size=AT_ONCE + 2))

    @app.task(name=chores.TIDY_MATCH, queue=chores.QUEUE, retry=AGAIN)
    async def tidy_match(match: str) -> None:
        async with connected(house.pool) as connection:
            await chores.tidy_match(connection, match)

    @app.periodic(cron=EVERY_NIGHT)
    @app.task(name="tidy_logins", queue=chores.QUEUE, retry=AGAIN, queueing_lock="tidy_logins")
    async def tidy_logins(timestamp: int) -> None:  # noqa: ARG001 - procrastinate says when it was due
        async with connected(house.pool) as connection:
            await chores.tidy_logins(connection)

    return app


@asynccontextmanager
async def chores_beside(house: House) -> AsyncIterator[None]:
    """Do chores as long as the block runs."""
    working = asyncio.create_task(keep_doing(house))
    try:
        yield
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


async def keep_doing(house: House) -> None:
    """Do chores for ever; when the database goes away, begin anew."""
    while True:
        try:
            async with make_app(house).open_async() as app:
                await app.run_worker_async(
                    queues=[chores.QUEUE],
                    concurrency=AT_ONCE,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=GRACE,
                    delete_jobs="successful",
                )
        except Exception as error:  # noqa: BLE001 - whatever it was, the next worker tries again
            log.warning("chores-interrupted", error=repr(error))
            await asyncio.sleep(GRACE)
