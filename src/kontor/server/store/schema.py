"""The schema and its version: forward-only revisions in SQL, run by Alembic.

Alembic speaks through SQLAlchemy and psycopg; nothing else does.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from kontor.core import Record
from kontor.server.errors import StoreError
from kontor.server.store.failures import find_failure

LOCK = 0x6B6F6E746F72
"""The advisory lock under which a schema is upgraded: two processes that start at once must not both do it."""


class SchemaStatus(Record, frozen=True):
    """The state of a database: its revision, the newest one, and those that are missing."""

    revision: str | None
    newest: str
    missing: tuple[str, ...]


def status(database: str) -> SchemaStatus:
    """Return the state of the database; StoreError if it is newer than this release."""
    with _connected(database) as (connection, config):
        return _status(connection, config)


def upgrade(database: str) -> SchemaStatus:
    """Run the missing revisions, one process at a time; return the status before, with what was missing."""
    with _connected(database) as (connection, config):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
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
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            config = Config()
            config.set_main_option("script_location", str(files("kontor.server.store") / "migrations"))
            config.attributes["connection"] = connection
            yield connection, config
    except OperationalError as error:
        raise find_failure(database, str(error.orig).strip()) from error
    finally:
        engine.dispose()
