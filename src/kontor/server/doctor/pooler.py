"""A pooler between this process and PostgreSQL: whether it keeps the statements that a connection has prepared.

Kontor's statements are prepared once for each connection. A pooler in transaction mode gives each transaction whatever
connection is free, and one that does not prepare the statement there again breaks every command (pgbouncer below
1.21, such as Debian 12's).
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from kontor.server.doctor.found import Finding, failed, ok
from kontor.server.store.failures import CONNECTION_ERRORS

TIMEOUT_SECONDS = 5.0
"""Seconds that the pooler may take to give a second connection."""
FORGOTTEN = (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError)
"""What PostgreSQL answers on a connection on which a statement was not prepared, or by somebody else."""
BACKEND = "SELECT pg_backend_pid()"


async def pooler(address: str) -> Finding:
    """Check whether there is a pooler, and whether a statement outlives a change of the connection behind it."""
    try:
        async with _connected(address) as first:
            if await is_direct(first):
                return ok("pooler", "pooler-none")
            async with _connected(address) as second:
                await try_statements(first, second)
                return ok("pooler")
    except FORGOTTEN:
        return failed("pooler", "pooler-forgets")
    except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
        return failed("pooler", "pooler-broken", why=str(error) or type(error).__name__)


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect, and leave without a word in the end: a pooler that is broken may not answer a farewell."""
    connection = await asyncpg.connect(address, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS)
    try:
        yield connection
    finally:
        connection.terminate()


async def is_direct(connection: asyncpg.Connection) -> bool:
    """Return True if PostgreSQL itself answers: a pooler tells its client another process than the one that works."""
    working: int = await connection.fetchval(BACKEND)
    told: int = connection.get_server_pid()
    return working == told


async def try_statements(first: asyncpg.Connection, second: asyncpg.Connection) -> None:
    """Use a prepared statement in a transaction that gets another connection of the pooler; raise what it raises.

    While another client's transaction holds the connection on which it was prepared, the pooler has to give a new one.
    """
    async with first.transaction():
        statement = await first.prepare("SELECT 1")
        prepared_at: int = await first.fetchval(BACKEND)
    async with second.transaction():
        if await second.fetchval(BACKEND) == prepared_at:  # else each client has its own: sessions are pooled
            await statement.fetchval()
