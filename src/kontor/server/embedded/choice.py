"""Which database Kontor uses: the one that the host named, else an embedded one, else the usual address.

A host who named a database never gets an embedded one. A folder that holds matches is never passed over because a
PostgreSQL happens to answer at the usual address.
"""

import os
import time
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

import psycopg

from kontor.server.embedded.cluster import BusyError, Tell, is_answering, run_cluster
from kontor.server.embedded.folder import DATABASE, VARIABLE, DataFolder, data_folder
from kontor.server.embedded.programs import installed_programs, programs_for
from kontor.server.errors import StoreError
from kontor.server.settings import Settings, read_settings

DATABASE_VARIABLE = "KONTOR_DATABASE"
SECRET_VARIABLE = "KONTOR_SECRET"  # noqa: S105 - its name
RECORD_KEY_VARIABLE = "KONTOR_RECORD_KEY"
TIMEOUT_SECONDS = 5
"""Seconds that PostgreSQL at the usual address may take to answer."""
ATTACH_TIMEOUT_SECONDS = 30.0
"""Longest time to wait for the PostgreSQL of another process that is starting it."""
POLL_SECONDS = 0.1


def choose_database(environ: MutableMapping[str, str]) -> str | DataFolder:
    """Return the address of the database, or the folder of an embedded one; StoreError if there is neither."""
    if DATABASE_VARIABLE in environ:
        return read_settings(environ).database
    folder = data_folder(environ)
    if environ.get(VARIABLE) or folder.version is not None:
        return folder
    usual = Settings().database
    why = why_unreachable(usual)
    if why is None:
        return usual
    if installed_programs():
        return folder
    raise StoreError("no-database-named", why=why)


def embedded_folder(environ: MutableMapping[str, str]) -> DataFolder | None:
    """Return the folder of the embedded database; None if there is none to use, for whatever reason."""
    try:
        chosen = choose_database(environ)
    except StoreError as error:
        if error.key == "no-database-named":
            return None
        raise
    return chosen if isinstance(chosen, DataFolder) else None


def why_unreachable(address: str) -> str | None:
    """Return why a database cannot be reached; None if it can."""
    try:
        psycopg.connect(address, connect_timeout=TIMEOUT_SECONDS).close()
    except psycopg.OperationalError as error:
        return " ".join(str(error).split())
    return None


@contextmanager
def open_database(
    environ: MutableMapping[str, str], tell: Tell, *, alone: bool = False, create: bool = False
) -> Iterator[bool]:
    """Have a database as long as the block; yield True if it is embedded.

    Its address, its secret and its programs are then put into the environment, where settings are read from. If another
    process runs the database of the folder, it is shared; `alone` refuses that. Only `create` makes a new one.
    """
    chosen = choose_database(environ)
    if isinstance(chosen, str):
        yield False
        return
    if chosen.version is None and not create:
        raise StoreError("nothing-stored", folder=str(chosen.path))
    programs = programs_for(chosen.version, chosen.path)
    chosen.prepare()
    with chosen.locked() as mine:
        if mine:
            with run_cluster(chosen, programs, tell), added_to(environ, chosen, programs):
                yield True
        elif alone:
            raise StoreError("folder-in-use", folder=str(chosen.path), process=chosen.holder())
        else:
            wait_for_other(chosen)
            with added_to(environ, chosen, programs):
                yield True


def wait_for_other(folder: DataFolder) -> None:
    """Wait until the PostgreSQL that another process runs answers; StoreError if it does not."""
    deadline = time.monotonic() + ATTACH_TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        try:
            if is_answering(folder, DATABASE):
                return
        except BusyError:
            pass
        time.sleep(POLL_SECONDS)
    raise StoreError("folder-in-use", folder=str(folder.path), process=folder.holder())


@contextmanager
def added_to(environ: MutableMapping[str, str], folder: DataFolder, programs: Path) -> Iterator[None]:
    """Put the address of the database, the secrets and the path of the programs into the environment for the block."""
    added = {
        DATABASE_VARIABLE: folder.address(),
        SECRET_VARIABLE: environ.get(SECRET_VARIABLE) or folder.secret(),
        RECORD_KEY_VARIABLE: environ.get(RECORD_KEY_VARIABLE) or folder.record_key(),
        "PATH": os.pathsep.join([str(programs), environ.get("PATH", os.defpath)]),
    }
    former = {name: environ.get(name) for name in added}
    environ.update(added)
    try:
        yield
    finally:
        for name, value in former.items():
            if value is None:
                environ.pop(name, None)
            else:
                environ[name] = value
