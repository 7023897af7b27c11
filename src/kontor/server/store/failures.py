"""Why PostgreSQL cannot be used: it does not answer, refuses the role, is full, or takes no changes.

Only asyncpg names the cause by a code; libpq has a sentence in the language of the server. So after a failure of
libpq, asyncpg tries once more.
"""

import asyncio
import getpass
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote, urlsplit

import asyncpg

from kontor.server.errors import StoreError

RETRIED_ERRORS = (
    asyncpg.TransactionRollbackError,  # class 40: a deadlock, or two changes that exclude each other
    asyncpg.InsufficientResourcesError,  # class 53, except for a full disk and too many connections
    asyncpg.LockNotAvailableError,
    asyncpg.InvalidCachedStatementError,  # an upgrade has changed a table since the statement was prepared
)
"""After these nothing was stored, and the same statement may well succeed in a moment."""
AWAY_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the database closed the connection, and asyncpg has not noticed yet
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.PostgresSystemError,  # class 58: the disk cannot be read or written
)
"""After these nobody knows whether something was stored."""
STATEMENT_ERRORS = (asyncpg.ReadOnlySQLTransactionError, *RETRIED_ERRORS, *AWAY_ERRORS)
"""What asyncpg raises if a statement fails because of the database's condition, and not because of the statement."""
CONNECTION_ERRORS = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.TargetServerAttributeNotMatched,
    TimeoutError,
)
"""What asyncpg raises if it cannot connect."""
TIMEOUT_SECONDS = 5.0


def connection_failure(database: str, error: BaseException) -> StoreError:
    """Return the error that says why asyncpg could not connect, and what to do."""
    parts = urlsplit(database)
    role = unquote(parts.username or "") or _own_name()
    match error:
        case asyncpg.InvalidCatalogNameError():
            return StoreError("database-missing", name=unquote(parts.path.strip("/")) or role, role=role)
        case asyncpg.InvalidAuthorizationSpecificationError():
            return StoreError("login-refused", role=role, why=str(error))
        case asyncpg.TargetServerAttributeNotMatched():  # several hosts, and none is the primary
            return StoreError("database-read-only", why=str(error))
        case _:
            return StoreError("no-database", why=str(error) or type(error).__name__)


def statement_failure(error: BaseException) -> StoreError:
    """Return the error for one of STATEMENT_ERRORS: all of them are answered with 503, and may be tried again."""
    why = str(error) or type(error).__name__
    match error:
        case asyncpg.ReadOnlySQLTransactionError() | asyncpg.TargetServerAttributeNotMatched():
            return StoreError("database-read-only", why=why)
        case asyncpg.DiskFullError():
            return StoreError("database-full", why=why)
        case asyncpg.TooManyConnectionsError():
            return StoreError("no-database", why=why)
        case _ if isinstance(error, RETRIED_ERRORS):
            return StoreError("database-busy", why=why)
        case _:
            return StoreError("no-database", why=why)


def find_failure(database: str, why: str) -> StoreError:
    """Return the error that says why a connection by libpq failed; `why` is its own sentence, for other causes."""
    with ThreadPoolExecutor(1) as thread:  # the caller may have an event loop that runs
        found = thread.submit(asyncio.run, _try(database)).result()
    return found if found and found.key != "no-database" else StoreError("no-database", why=why)


def _own_name() -> str:
    """Return the name of this user, which is the role if the address names none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return "kontor"


async def _try(database: str) -> StoreError | None:
    """Connect once; return the error if that fails."""
    try:
        connection = await asyncpg.connect(database, timeout=TIMEOUT_SECONDS)
    except CONNECTION_ERRORS as error:
        return connection_failure(database, error)
    await connection.close()
    return None
