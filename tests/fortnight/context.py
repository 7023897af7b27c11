"""A context of its own for the fortnight: a database that nobody else uses, and no limits."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import open_pool
from server.fixtures import SERVICES, new_database
from server.gateway import SECRET

CONNECTIONS = 8


@contextmanager
def own_settings() -> Iterator[Settings]:
    """The settings of a host with a new database, which is dropped at the end."""
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with new_database(services) as address:
        schema.upgrade(address)
        yield Settings(
            database=address,
            secret=SECRET,
            site="https://kontor.example.org",
            mail_from="k@example.org",
            tables_per_person=0,
            bot_seats_per_person=0,
        )


@asynccontextmanager
async def own_context(settings: Settings) -> AsyncIterator[Context]:
    """Open a context."""
    pool = await open_pool(settings.database, CONNECTIONS)
    try:
        yield Context(settings, pool, LocalBus())
    finally:
        await pool.close()
