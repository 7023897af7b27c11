"""The schema and its version: forward-only revisions in SQL, run by Alembic.

Alembic speaks through SQLAlchemy and psycopg; nothing else does.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.resources import files

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from kontor.core import Record
from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.store.failures import find_failure

LOCK = 0x6B6F6E746F72
"""The advisory lock under which a schema is upgraded: two processes that start at once must not both do it."""


LOCK_TIMEOUT_SECONDS = 2
"""Seconds that a revision waits for a table that others use; as long, moves wait behind it."""
LOCK_ERRORS = (psycopg.errors.LockNotAvailable, psycopg.errors.DeadlockDetected)
MAX_TRIES = 10
"""How often an upgrade is tried; a long statement or a backup may be in its way."""
PAUSE_SECONDS = 3.0
"""Seconds between two tries, in which moves go on."""


class SchemaStatus(Record, frozen=True):
    """The state of a database: its revision, the newest one, and those that are missing."""

    revision: str | None
    newest: str
    missing: tuple[str, ...]


def status(database: str) -> SchemaStatus:
    """Return the state of the database; StoreError if it is newer than this release."""
    with _connected(database) as (connection, config):
        return _status(connection, config)


def upgrade(database: str, tries: int = MAX_TRIES, pause: float = PAUSE_SECONDS) -> SchemaStatus:
    """Run the missing revisions, one process at a time; return the status before, with what was missing.

    All of them run in one transaction that waits for no lock longer than LOCK_TIMEOUT_SECONDS: everybody else would
    wait behind it. After that it is rolled back and tried again; StoreError if all tries have failed.
    """
    for left in reversed(range(tries)):
        try:
            return _upgrade(database)
        except LOCK_ERRORS as error:
            if not left:
                raise StoreError("schema-locked", seconds=LOCK_TIMEOUT_SECONDS, tries=tries) from error
            log.warning("schema-locked", tries_left=left)
            time.sleep(pause)
    raise AssertionError


def _upgrade(database: str) -> SchemaStatus:
    with _connected(database) as (connection, config):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT_SECONDS}s'"))
        before = _status(connection, config)
        if before.missing:
            command.upgrade(config, "head")
        connection.commit()
        return before


def _status(connection: Connection, config: Config) -> SchemaStatus:
    script = ScriptDirectory.from_config(config)
    newest = script.get_current_head()
    assert newest is not None
    revision = MigrationContext.configure(connection).get_current_revision()
    try:
        missing = [each.revision for each in script.iterate_revisions(newest, revision or "base")]
    except ResolutionError as error:
        raise StoreError("schema-ahead", revision=revision) from error
    return SchemaStatus(revision, newest, tuple(reversed(missing)))


@contextmanager
def _connected(database: str) -> Iterator[tuple[Connection, Config]]:
    # psycopg reads the address itself: SQLAlchemy does not know those with several hosts.
    engine = create_engine("postgresql+psycopg://", creator=partial(psycopg.connect, database), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            config = Config()
            config.set_main_option("script_location", str(files("kontor.server.store") / "migrations"))
            config.attributes["connection"] = connection
            yield connection, config
    except OperationalError as error:
        if isinstance(error.orig, LOCK_ERRORS):
            raise error.orig from error
        raise find_failure(database, str(error.orig).strip()) from error
    finally:
        engine.dispose()
