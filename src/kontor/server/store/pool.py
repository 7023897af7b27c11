"""Connections to PostgreSQL, and what becomes of their failures."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

import asyncpg

from kontor.core import MalformedError
from kontor.server.errors import StoreError

Pool: TypeAlias = asyncpg.Pool
Connection: TypeAlias = asyncpg.pool.PoolConnectionProxy

PATIENCE = 5.0
"""So many seconds a caller waits for a connection, and a statement for its answer."""


async def open_pool(database: str, connections: int) -> Pool:
    """Connect; StoreError if the database cannot be reached."""
    try:
        return await asyncpg.create_pool(
            database,
            min_size=1,
            max_size=connections,
            command_timeout=PATIENCE,
            timeout=PATIENCE,
            reset=_leave_as_it_is,
        )
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        raise StoreError("no-database", why=str(error)) from error


async def _leave_as_it_is(connection: Connection) -> None:
    """Do nothing between two uses of a connection: no statement here changes its settings, and a reset costs a trip."""


@asynccontextmanager
async def connected(pool: Pool) -> AsyncIterator[Connection]:
    """Lend a connection; StoreError if the database went away, also in the middle of a statement.

    MalformedError if it is given a text that it cannot store: one with the character zero.
    """
    try:
        async with pool.acquire(timeout=PATIENCE) as connection:
            yield connection
    except (asyncpg.CharacterNotInRepertoireError, asyncpg.UntranslatableCharacterError) as error:
        raise MalformedError("malformed", why=str(error)) from error
    except (
        OSError,
        TimeoutError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # the server has said goodbye, and the connection does not know yet
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.TooManyConnectionsError,
    ) as error:
        raise StoreError("no-database", why=str(error) or type(error).__name__) from error
