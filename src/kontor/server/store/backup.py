"""Backups: the whole database in one file and back, by PostgreSQL's own programs.

A backup is a snapshot of the database, also while matches are played, and holds every secret. A database that is
replaced is set aside until the new one is complete, so that a bad file costs nothing.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit, urlunsplit

import psycopg

from kontor.server.errors import StoreError
from kontor.server.store.failures import find_failure

TIMEOUT_SECONDS = 5
"""Seconds that PostgreSQL may take to answer."""
PLAIN = ("--no-owner", "--no-privileges")
"""Options for pg_restore: the role that restores a backup owns what is in it."""
PORTABLE = "--no-toast-compression"
"""Option for pg_dump: the server that restores a backup may not offer lz4. If it does, `PREFER_LZ4` asks for it."""

TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
SET_ASIDE = """
ALTER SCHEMA public RENAME TO kontor_replaced;
CREATE SCHEMA public;
GRANT USAGE ON SCHEMA public TO PUBLIC;
COMMENT ON SCHEMA public IS 'standard public schema'
"""
BRING_BACK = "DROP SCHEMA public CASCADE; ALTER SCHEMA kontor_replaced RENAME TO public"
LET_GO = "DROP SCHEMA kontor_replaced CASCADE"
PREFER_LZ4 = """
DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
        ALTER TABLE IF EXISTS matches ALTER COLUMN state SET COMPRESSION lz4;
        ALTER TABLE IF EXISTS boxes ALTER COLUMN content SET COMPRESSION lz4;
    END IF;
END $$
"""
"""The columns that the migrations compress with lz4 where the server offers it."""


def back_up(database: str, file: Path) -> None:
    """Write everything into a file that only its owner can read; StoreError says why if that fails."""
    _demand_tool("pg_dump")
    with _connected(database):
        pass  # says better than pg_dump why that is not possible
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    _run("pg_dump", database, "--format=custom", PORTABLE, *PLAIN, f"--file={file}")


def restore(database: str, file: Path, *, replace: bool = False) -> None:
    """Fill a database from a file; StoreError if it is in use, is not empty (unless it is replaced), or it fails."""
    _demand_tool("pg_restore")
    with _connected(database) as connection:
        filled = _count(connection, TABLES) > 0
        if filled and not replace:
            raise StoreError("not-empty")
        if _count(connection, OTHERS):
            raise StoreError("in-use")
        if filled:
            _execute(connection, SET_ASIDE)
        try:
            _run("pg_restore", database, *PLAIN, "--exit-on-error", "--single-transaction", str(file))
        except BaseException:
            if filled:
                _execute(connection, BRING_BACK)
            raise
        _execute(connection, PREFER_LZ4)
        if filled:
            _execute(connection, LET_GO)


@contextmanager
def copied(database: str) -> Iterator[str]:
    """Copy everything into a new database on the same server, for a trial; yield its address, and drop it in the end.

    The copy is a snapshot, also while matches are played. StoreError if the role may not create databases.
    """
    name = f"kontor_trial_{token_hex(4)}"
    with _connected(database) as connection, TemporaryDirectory() as folder:
        try:
            connection.execute(f"CREATE DATABASE {name}".encode())
        except psycopg.errors.InsufficientPrivilege as error:
            raise StoreError("no-trial", why=str(error).strip()) from error
        try:
            file, address = Path(folder) / "backup", urlunsplit(urlsplit(database)._replace(path=f"/{name}"))
            back_up(database, file)
            _run("pg_restore", address, *PLAIN, "--exit-on-error", "--single-transaction", str(file))
            yield address
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def _connected(database: str) -> Iterator[psycopg.Connection]:
    try:
        with psycopg.connect(database, autocommit=True, connect_timeout=TIMEOUT_SECONDS) as connection:
            yield connection
    except psycopg.OperationalError as error:
        raise find_failure(database, str(error).strip()) from error
    except psycopg.Error as error:
        raise StoreError("restore-failed", why=str(error).strip()) from error


def _count(connection: psycopg.Connection, statement: str) -> int:
    row = connection.execute(statement.encode()).fetchone()
    assert row is not None
    return int(row[0])


def _execute(connection: psycopg.Connection, statements: str) -> None:
    with connection.transaction():
        connection.execute(statements.encode())


def _run(tool: str, database: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; the password goes through its environment, where nobody else sees it."""
    program = _demand_tool(tool)
    parts = urlsplit(database)
    address = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@", 1)))
    environment = {**os.environ, "PGCONNECT_TIMEOUT": str(TIMEOUT_SECONDS)}
    if parts.password:
        environment["PGPASSWORD"] = unquote(parts.password)
    command = [program, "--no-password", f"--dbname={address}", *arguments]
    finished = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if finished.returncode:
        raise StoreError("tool-failed", tool=tool, why=" ".join(finished.stderr.split()))


def _demand_tool(tool: str) -> str:
    program = shutil.which(tool)
    if program is None:
        raise StoreError("no-tool", tool=tool)
    return program
