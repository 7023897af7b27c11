"""Connections to PostgreSQL, the errors of their failures, and statements with named parameters."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, ClassVar, TypeAlias

import asyncpg
import msgspec

from kontor.core import MalformedError
from kontor.server.errors import StoreError
from kontor.server.store.failures import CONNECTION_ERRORS, STATEMENT_ERRORS, connection_failure, statement_failure

Connection: TypeAlias = asyncpg.pool.PoolConnectionProxy

TIMEOUT_SECONDS = 5.0
"""Longest time to wait for a connection, and for the answer to a statement."""


MAX_QUERIES, IDLE_SECONDS = 50_000, 300.0
"""Statements after which a connection is replaced, and seconds without one after which it is closed."""
FULL_SECONDS = 5.0
"""Seconds after a full disk in which this process counts as not ready, so that a proxy sends people elsewhere."""


class StorePool(asyncpg.Pool):  # type: ignore[misc]
    """The connections of a process, who waits for one, and when the database last had no space."""

    full_at: float | None = None
    """In seconds of the monotonic clock; None if it always had space."""

    def __init__(self, database: str, *, max_size: int, **options: Any) -> None:
        super().__init__(database, max_size=max_size, **options)
        self._turns = asyncio.Semaphore(max_size)

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Connection]:
        """Lend a connection to the caller who has waited longest; TimeoutError if that takes too long.

        The queue of asyncpg sends a waiter to its end whenever somebody new comes between the return of a connection
        and the waiter's waking up. So at a busy gateway some moves took ten times as long as others.
        """
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await self._turns.acquire()
        try:
            async with self.acquire(timeout=TIMEOUT_SECONDS) as connection:
                yield connection
        finally:
            self._turns.release()

    @property
    def was_full_just_now(self) -> bool:
        """Whether a statement failed in the last seconds because the disk is full."""
        return self.full_at is not None and monotonic() < self.full_at + FULL_SECONDS


Pool: TypeAlias = StorePool


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


async def open_pool(
    database: str, connections: int, check: Callable[[asyncpg.Connection], Awaitable[None]] | None = None
) -> Pool:
    """Connect; StoreError if the database cannot be reached. `check` looks at every new connection."""
    try:
        pool = StorePool(
            database,
            min_size=1,
            max_size=connections,
            max_queries=MAX_QUERIES,
            max_inactive_connection_lifetime=IDLE_SECONDS,
            setup=None,
            init=check,
            reset=_leave_as_it_is,
            loop=None,
            connection_class=asyncpg.Connection,
            record_class=asyncpg.Record,
            command_timeout=TIMEOUT_SECONDS,
            timeout=TIMEOUT_SECONDS,
        )
        await pool
    except CONNECTION_ERRORS as error:
        raise connection_failure(database, error) from error
    return pool


async def _leave_as_it_is(connection: Connection) -> None:
    """Do nothing between two uses: no statement changes a connection's settings, and a reset costs a round trip."""


@asynccontextmanager
async def connected(pool: Pool) -> AsyncIterator[Connection]:
    """Lend a connection; StoreError if the database is away, full or read-only, also in the middle of a statement.

    MalformedError for a text that PostgreSQL cannot store: one with the character zero.
    """
    try:
        async with pool.lend() as connection:
            yield connection
    except (asyncpg.CharacterNotInRepertoireError, asyncpg.UntranslatableCharacterError) as error:
        raise MalformedError("malformed", why=str(error)) from error
    except STATEMENT_ERRORS as error:
        failure = statement_failure(error)
        if failure.key == "database-read-only":
            await pool.expire_connections()  # they lead to a primary that was demoted: the next ones may not
        if failure.key == "database-full":
            pool.full_at = monotonic()
        raise failure from error


async def demand_writable(pool: Pool) -> None:
    """Ask for a sign of life; StoreError if the database does not answer, takes no changes, or was full just now."""
    async with connected(pool) as connection:
        if await connection.fetchval("SELECT current_setting('transaction_read_only')::boolean"):  # on a standby, too
            raise asyncpg.ReadOnlySQLTransactionError("transaction_read_only is on")
    if pool.was_full_just_now:
        raise StoreError("database-full", why="")
