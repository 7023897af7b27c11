"""A database that goes away is one error of ours, whatever the driver calls it."""

import asyncpg
import pytest

from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.store.pool import connected


@pytest.mark.parametrize(
    "failure",
    [
        OSError("refused"),
        TimeoutError(),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
        asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"),
        asyncpg.CannotConnectNowError("starting up"),
        asyncpg.AdminShutdownError("terminating connection"),
        asyncpg.CrashShutdownError("terminating connection because of crash"),
        asyncpg.TooManyConnectionsError("too many"),
        asyncpg.ReadOnlySQLTransactionError("cannot execute UPDATE in a read-only transaction"),
        asyncpg.SerializationError("could not serialize access"),
        asyncpg.DeadlockDetectedError("deadlock detected"),
        asyncpg.DiskFullError("could not extend file"),
        asyncpg.OutOfMemoryError("out of memory"),
        asyncpg.LockNotAvailableError("canceling statement due to lock timeout"),
        asyncpg.PostgresIOError("could not read block"),
        asyncpg.InvalidCachedStatementError("cached plan must not change result type"),
        asyncpg.TargetServerAttributeNotMatched("none of the hosts takes changes"),
    ],
    ids=lambda failure: type(failure).__name__,
)
async def test_every_error_of_the_driver_about_a_database_that_is_away_becomes_a_store_error(
    context: Context, failure: Exception
) -> None:
    with pytest.raises(StoreError):
        async with connected(context.pool):
            raise failure
