"""A process that starts while PostgreSQL is away waits for it, as one that runs already does.

After a power failure or a failover everything starts at once. A server that gave up would be started again and again by
its supervisor, and each start takes seconds in which nobody can play.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

import asyncpg

from kontor.server.errors import StoreError
from kontor.server.store.failures import CONNECTION_ERRORS, connection_failure

CONNECT_TIMEOUT_SECONDS = 5.0
PAUSE_SECONDS = 0.25
"""Seconds between two tries."""
PASSING = ("no-database", "database-read-only")
"""The failures that pass by themselves; for all others somebody has to do something."""


def wait_for_database(database: str, seconds: float, report: Callable[[StoreError], None]) -> None:
    """Return when the database answers and takes changes; StoreError after `seconds`, at once if waiting is useless.

    `report` gets the first failure, so that a host who has mistyped the address need not wait for it.
    """
    asyncio.run(_wait(database, seconds, report))


async def _wait(database: str, seconds: float, report: Callable[[StoreError], None]) -> None:
    end, has_reported = monotonic() + seconds, False
    while True:
        try:
            connection = await asyncpg.connect(database, timeout=CONNECT_TIMEOUT_SECONDS)
        except CONNECTION_ERRORS as error:
            failure = connection_failure(database, error)
            if failure.key not in PASSING or monotonic() >= end:
                raise failure from error
            if not has_reported:
                report(failure)
                has_reported = True
            await asyncio.sleep(PAUSE_SECONDS)
        else:
            await connection.close(timeout=CONNECT_TIMEOUT_SECONDS)
            return
