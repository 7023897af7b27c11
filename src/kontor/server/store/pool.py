"""Connections to PostgreSQL, the errors of their failures, and statements with named parameters."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar, TypeAlias

import asyncpg
import msgspec

from kontor.core import MalformedError
from kontor.server.errors import StoreError
from kontor.server.store.failures import CONNECTION_ERRORS, connection_failure

Pool: TypeAlias = asyncpg.Pool
Connection: TypeAlias = asyncpg.pool.PoolConnectionProxy

TIMEOUT_SECONDS = 5.0
"""Longest time to wait for a connection, and for the answer to a statement."""


class Statement:
    """A statement whose parameters are written `:name` and bound to the fields of a record by their names.

    A name that the record does not have, or a field that the statement does not use, is an error at import.
    """

    PARAMETER: ClassVar[re.Pattern[str]] = re.compile(r"(?<!:):([a-z_]+)")

    def __init__(self, record: type[msgspec.Struct], text: str, *computed: str) -> None:
        self.names = tuple(dict.fromkeys(self.PARAMETER.findall(text)))
        """The parameters in the order of their numbers; `computed` ones are properties of the record."""
        different = {*self.names} ^ {*record.__struct_fields__, *computed}
        if different:
            raise TypeError(f"{record.__name__} and its statement differ: {', '.join(sorted(different))}")
        self.text = self.PARAMETER.sub(lambda parameter: f"${self.names.index(parameter[1]) + 1}", text)

    def values(self, record: msgspec.Struct) -> list[Any]:
        """Return the values of a record in the order of the parameters."""
        return [getattr(record, name) for name in self.names]


async def open_pool(database: str, connections: int) -> Pool:
    """Connect; StoreError if the database cannot be reached."""
    try:
        return await asyncpg.create_pool(
            database,
            min_size=1,
            max_size=connections,
            command_timeout=TIMEOUT_SECONDS,
            timeout=TIMEOUT_SECONDS,
            reset=_leave_as_it_is,
        )
    except CONNECTION_ERRORS as error:
        raise connection_failure(database, error) from error


async def _leave_as_it_is(connection: Connection) -> None:
    """Do nothing between two uses: no statement changes a connection's settings, and a reset costs a round trip."""


@asynccontextmanager
async def connected(pool: Pool) -> AsyncIterator[Connection]:
    """Lend a connection; StoreError if the database is away, also in the middle of a statement.

    MalformedError for a text that PostgreSQL cannot store: one with the character zero.
    """
    try:
        async with pool.acquire(timeout=TIMEOUT_SECONDS) as connection:
            yield connection
    except (asyncpg.CharacterNotInRepertoireError, asyncpg.UntranslatableCharacterError) as error:
        raise MalformedError("malformed", why=str(error)) from error
    except (
        OSError,
        TimeoutError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # the database closed the connection, and asyncpg has not noticed yet
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.TooManyConnectionsError,
    ) as error:
        raise StoreError("no-database", why=str(error) or type(error).__name__) from error
