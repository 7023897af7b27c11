"""A PostgreSQL of its own that archives its log, can be lost, and is restored to a moment as the guide says."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Self

USER = "postgres"
"""PostgreSQL refuses to run as root; a root who drills lets this user run it."""
TIMEOUT_SECONDS = 300.0


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder that PostgreSQL may use; it is removed at the end."""
    folder = Path(mkdtemp(prefix="kontor-recovery-"))
    if os.getuid() == 0:
        shutil.chown(folder, USER)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def program(name: str) -> str:
    """Return the path of one of PostgreSQL's programs, of the newest version."""
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, newest), os.environ.get("PATH", os.defpath)]))
    assert found, f"{name} is missing. Debian: apt-get install postgresql"
    return found


class Cluster:
    """The data, the archive and the base backup, in one folder; at the end PostgreSQL is stopped."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.data, self.archive, self.base = folder / "data", folder / "archive", folder / "base"
        self.address = f"postgresql://kontor@127.0.0.1:{port}/kontor"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "-D", self.data, "-m", "fast", "-w", "stop")

    def run(self, *command: str | Path) -> None:
        """Run one of PostgreSQL's programs as its user."""
        name, *rest = map(str, command)
        user = ("runuser", "-u", USER, "--") if os.getuid() == 0 else ()
        done = subprocess.run(
            [*user, program(name), *rest],
            check=False,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=TIMEOUT_SECONDS,
        )
        if done.returncode:
            log = self.folder / "log"
            raise ChildProcessError(f"{name}: {done.stderr}\n{log.read_text()[-2000:] if log.exists() else ''}")

    def create(self) -> None:
        """Make and start a database whose log is archived."""
        self.run("initdb", "-D", self.data, "-U", "kontor", "-A", "trust", "-E", "UTF8", "--no-locale")
        self.archive.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.archive, USER)
        self.configure(
            listen_addresses="127.0.0.1",
            port=str(self.port),
            unix_socket_directories="",
            wal_level="replica",
            archive_mode="on",
            archive_command=f"test ! -f {self.archive}/%f && cp %p {self.archive}/%f",
            archive_timeout="60",
        )
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "kontor", "kontor")

    def configure(self, **settings: str) -> None:
        """Add settings to the configuration."""
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "240", "start")

    def base_backup(self) -> None:
        """Copy the whole database while it runs."""
        self.run(
            "pg_basebackup", "-h", "127.0.0.1", "-p", str(self.port), "-U", "kontor", "-D", self.base, "-c", "fast"
        )

    def wait_until_archived(self) -> None:
        """Wait until no part of the log is left to be archived."""
        end = time.monotonic() + TIMEOUT_SECONDS
        waiting = self.data / "pg_wal" / "archive_status"
        while list(waiting.glob("*.ready")):
            assert time.monotonic() < end, "the log is not archived"
            time.sleep(0.1)

    def die(self) -> None:
        """Lose the machine: nothing is written any more, and the data is gone."""
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.data)

    def restore(self, moment: str) -> None:
        """Start from the base backup and replay the archive up to a moment."""
        self.base.rename(self.data)
        self.configure(
            restore_command=f"cp {self.archive}/%f %p",
            recovery_target_time=moment,
            recovery_target_action="promote",
        )
        signal = self.data / "recovery.signal"
        signal.touch()
        if os.getuid() == 0:
            shutil.chown(signal, USER)
        self.start()
        self.run(
            "psql", self.address, "-v", "ON_ERROR_STOP=1", "-c",
            "DO $$ BEGIN WHILE pg_is_in_recovery() LOOP PERFORM pg_sleep(0.1); END LOOP; END $$",
        )  # fmt: skip
