"""An embedded PostgreSQL from its start to its stop; it runs as long as a block of this process, and no longer.

If this process is killed, PostgreSQL goes on without it. The next process that has the folder's lock finds it by its
socket, stops it in order and starts its own, so that there is one way to start and to stop.
"""

import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import psycopg

from kontor.server.embedded.folder import DATABASE, PORT, ROLE, DataFolder
from kontor.server.embedded.programs import major_version
from kontor.server.errors import StoreError

START_TIMEOUT_SECONDS = 120.0
"""Longest time for a start; after a power failure PostgreSQL first repeats what its journal holds."""
STOP_TIMEOUT_SECONDS = 60.0
"""Longest time for a stop in order; after it PostgreSQL is ended as in a crash, from which it recovers."""
CONNECT_TIMEOUT_SECONDS = 5
POLL_SECONDS = 0.05
MAX_LOG_LINES = 3
"""Maximum number of lines of PostgreSQL's log in an error."""
OPTIONS = {
    "listen_addresses": "",  # the socket alone
    "unix_socket_permissions": "0700",
    "max_connections": "50",
    "jit": "off",
}

BUSY = "the database system is"
"""What PostgreSQL says while it starts, recovers or stops; our clusters speak English."""
BUILTIN_LOCALE = ("--locale-provider=builtin", "--builtin-locale=C.UTF-8")
"""Options for initdb from PostgreSQL 17 on: an order of letters that no update of the system changes."""

Tell: TypeAlias = Callable[..., None]
"""Says a line to the host: the key of a message, and its facts."""


@contextmanager
def run_cluster(folder: DataFolder, programs: Path, tell: Tell) -> Iterator[None]:
    """Run PostgreSQL as long as the block. The caller must have the folder's lock."""
    with _ended_by_signals():
        _stop_orphan(folder, tell)
        if folder.version is None:
            tell("creating-database", folder=str(folder.path))
            _create(folder, programs)
        tell("starting-database", folder=str(folder.path))
        process = _start(folder, programs)
        try:
            _wait_until_ready(folder, process)
            yield
        finally:
            with _undisturbed():
                tell("stopping-database")
                _stop(process)


def is_answering(folder: DataFolder, database: str = "postgres") -> bool:
    """Return True if PostgreSQL with this database answers at the folder's socket; BusyError if it starts or stops."""
    try:
        psycopg.connect(folder.address(database), connect_timeout=CONNECT_TIMEOUT_SECONDS).close()
    except psycopg.OperationalError as error:
        if BUSY in str(error):
            raise BusyError from error
        return False
    return True


class BusyError(Exception):
    """PostgreSQL starts or stops at this moment."""


def _stop_orphan(folder: DataFolder, tell: Tell) -> None:
    """Stop a PostgreSQL whose parent was killed: whatever answers at the socket of this folder is ours."""
    deadline = time.monotonic() + STOP_TIMEOUT_SECONDS
    asked = False
    while time.monotonic() < deadline:
        try:
            if not is_answering(folder):
                return
            if not asked:
                tell("recovering-database")
                os.kill(int((folder.cluster / "postmaster.pid").read_text("ascii").split()[0]), signal.SIGINT)
                asked = True
        except (BusyError, ProcessLookupError, FileNotFoundError):
            pass
        time.sleep(POLL_SECONDS)
    raise StoreError("embedded-failed", folder=str(folder.path), why=_end_of(folder.log))


def _create(folder: DataFolder, programs: Path) -> None:
    """Create the data of a new cluster; it gets its name when it is complete."""
    unfinished = folder.path / "postgres.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    command = [str(programs / "initdb"), f"--pgdata={unfinished}", f"--username={ROLE}", "--auth=trust"]
    command += ["--encoding=UTF8", "--locale=C", *(BUILTIN_LOCALE if major_version(programs) >= 17 else ())]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **_owner(folder))  # noqa: S603 - ours
    if done.returncode:
        raise StoreError("embedded-failed", folder=str(folder.path), why=_last_lines(done.stderr))
    unfinished.rename(folder.cluster)


def _start(folder: DataFolder, programs: Path) -> subprocess.Popen[bytes]:
    """Start PostgreSQL in a session of its own, so that Ctrl-C reaches only this process, which then stops it."""
    if folder.log.exists():
        folder.log.replace(folder.log.with_suffix(".log.1"))
    place = ".." if folder.socket_folder == folder.path else str(folder.socket_folder)
    options = [f"--{name}={value}" for name, value in OPTIONS.items()]
    command = [str(programs / "postgres"), "-D", str(folder.cluster), "-k", place, "-p", str(PORT), *options]
    with os.fdopen(os.open(folder.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as log:
        streams: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
        return subprocess.Popen(command, start_new_session=True, **streams, **_owner(folder))  # noqa: S603 - ours


def _owner(folder: DataFolder) -> dict[str, Any]:
    """Return how a program of PostgreSQL is run: as the folder's owner, and without settings of other servers."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))}
    options: dict[str, Any] = {"cwd": folder.path, "env": environment | {"LC_ALL": "C"}, "umask": 0o077}
    if folder.runs_as is not None:
        options |= {"user": folder.runs_as, "group": folder.path.stat().st_gid, "extra_groups": []}
    return options


def _wait_until_ready(folder: DataFolder, process: subprocess.Popen[bytes]) -> None:
    """Wait until PostgreSQL answers, and create the database if it is missing; StoreError if it fails."""
    deadline = time.monotonic() + START_TIMEOUT_SECONDS
    while True:
        try:
            if is_answering(folder):
                break
        except BusyError:
            pass
        if process.poll() is not None or time.monotonic() > deadline:
            raise StoreError("embedded-failed", folder=str(folder.path), why=_end_of(folder.log))
        time.sleep(POLL_SECONDS)
    with psycopg.connect(folder.address("postgres"), autocommit=True) as connection:
        if connection.execute("SELECT FROM pg_database WHERE datname = %s", [DATABASE]).fetchone() is None:
            connection.execute(f"CREATE DATABASE {DATABASE}".encode())


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Let PostgreSQL end its connections and write everything down; end it as in a crash if that takes too long."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
        if process.poll() is None:
            process.send_signal(number)
        try:
            process.wait(STOP_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        return


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let SIGTERM and a closed terminal leave the block as an exit does, so that what it began is ended."""

    def leave(number: int, _: object) -> NoReturn:
        raise SystemExit(128 + number)

    def hang_up(*_: object) -> None:
        signal.raise_signal(signal.SIGTERM)  # which the web server knows how to handle

    with _handlers(leave, signal.SIGTERM), _handlers(hang_up, signal.SIGHUP):
        yield


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ignore signals that would leave the block: it has a time limit."""
    with _handlers(signal.SIG_IGN, signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        yield


@contextmanager
def _handlers(handler: Any, *numbers: signal.Signals) -> Iterator[None]:
    """Handle signals in the block, except for those that the parent wants to be ignored; only in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    former = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number in numbers if former[number] != signal.SIG_IGN]
    for number in heard:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, former[number])


def _end_of(log: Path) -> str:
    return _last_lines(log.read_text("utf-8", "replace")) if log.exists() else ""


def _last_lines(text: str) -> str:
    return " ".join(text.split("\n")[-MAX_LOG_LINES - 1 :]).strip()
