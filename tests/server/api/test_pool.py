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
    ],
    ids=lambda failure: type(failure).__name__,
)
async def test_every_error_of_the_driver_about_a_database_that_is_away_becomes_a_store_error(
    context: Context, failure: Exception
) -> None:
    with pytest.raises(StoreError):
        async with connected(context.pool):
            raise failure
