"""One PostgreSQL server on a disk of its own, if root may mount one: a tmpfs, so that it can be filled."""

import asyncio
import os
import shutil
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from chaos.processes import LOOK_SECONDS, Program, output_of

HOST, ROLE = "127.0.0.1", "kontor"
ANSWER_TIMEOUT_SECONDS = 60.0
"""Seconds in which a server that was started must answer."""
DISK_MEGABYTES = 2048
"""Size of the disk of a server; a tmpfs takes memory only for what is stored."""
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",
    "max_connections": "120",
    "shared_buffers": "64MB",
    "wal_level": "replica",
    "wal_keep_size": "192MB",  # what a standby may lag behind
    "max_wal_size": "96MB",
    "wal_retrieve_retry_interval": "300ms",  # a standby is back soon after its primary
    "log_min_messages": "warning",
}
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C.UTF-8"}


class Postgres(Program):
    """A PostgreSQL server, as primary or as standby."""

    stop_signal = signal.SIGINT

    def __init__(self, name: str, folder: Path, port: int, logs: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = port
        chosen = SETTINGS | {"port": str(port)} | settings
        flags = [word for name, value in chosen.items() for word in ("-c", f"{name}={value}")]
        super().__init__(name, (program("postgres"), "-D", str(self.data), *flags), ENVIRONMENT, logs)
        self.may_run.clear()
        self.is_mounted = False

    def identity(self) -> dict[str, Any]:
        """Return as whom it is run: never as root."""
        here: dict[str, Any] = {"cwd": self.folder}
        return here | ({"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {})

    async def make_disk(self) -> None:
        """Make its folder, on a disk of its own if that is possible."""
        self.folder.mkdir()
        if os.getuid() == 0:
            with suppress(ChildProcessError):
                await output_of("mount", "-t", "tmpfs", "-o", f"size={DISK_MEGABYTES}m", "tmpfs", str(self.folder))
                self.is_mounted = True
            shutil.chown(self.folder, "postgres", "postgres")
        self.folder.chmod(0o700)

    async def remove_disk(self) -> None:
        """Remove the disk and all that is on it."""
        if self.is_mounted:
            await output_of("umount", "-l", str(self.folder))
            self.is_mounted = False

    async def resize_disk(self, size: str) -> None:
        """Make the disk larger or smaller."""
        await output_of("mount", "-o", f"remount,size={size}", str(self.folder))

    async def make_cluster(self) -> None:
        """Make an empty cluster; its log is cut into small files, so that a full disk stops that, too."""
        words = ("-U", ROLE, "-A", "trust", "-E", "UTF8", "--no-sync", "--wal-segsize=1", "--no-instructions")
        await self.ask("initdb", "-D", str(self.data), *words)

    async def copy(self, primary: int) -> None:
        """Replace the cluster by a copy of the one that answers on a port."""
        shutil.rmtree(self.data, ignore_errors=True)
        words = ("-h", HOST, "-p", str(primary), "-U", ROLE, "-X", "stream", "--checkpoint=fast", "--no-sync")
        await self.ask("pg_basebackup", "-D", str(self.data), *words)

    async def ask(self, name: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        await output_of(program(name), *words, environment=ENVIRONMENT, **self.identity())

    def configure(self, *, follows: int | None = None, standby: str = "") -> None:
        """Say whom it follows, if anybody, and the name of the standby that every commit waits for."""
        names = f'"{standby}"' if standby else ""
        lines = [f"synchronous_standby_names = '{names}'"]
        signal_file = self.data / "standby.signal"
        signal_file.unlink(missing_ok=True)
        if follows is not None:
            lines.append(f"primary_conninfo = 'host={HOST} port={follows} user={ROLE} application_name={self.name}'")
            signal_file.touch()
        file = self.data / "postgresql.auto.conf"
        file.write_text("\n".join(lines) + "\n")
        if self.process is not None and self.is_running:
            self.process.send_signal(signal.SIGHUP)

    def kill(self) -> None:
        """Kill all of it. Its children have sessions of their own, and none may be forked in the meantime."""
        if self.process is None or not self.is_running:
            return
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)
            self.send(signal.SIGKILL)

    async def connect(self, database: str = "postgres") -> asyncpg.Connection:
        """Connect to it."""
        return await asyncpg.connect(host=HOST, port=self.port, user=ROLE, database=database, timeout=5)

    async def until(self, question: str) -> None:
        """Wait until it answers a question with yes."""
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            while not await self.says_yes(question):  # noqa: ASYNC110 - a server tells nobody
                await asyncio.sleep(LOOK_SECONDS)

    async def says_yes(self, question: str) -> bool:
        """Return whether it answers, and says yes."""
        try:
            connection = await self.connect()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        try:
            return bool(await connection.fetchval(question, timeout=5))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        finally:
            connection.terminate()


def program(name: str) -> str:
    """Return the path of one of PostgreSQL's programs, all of them of one version."""
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    places = [os.environ.get("PATH", os.defpath), *map(str, newest)]
    found = shutil.which("postgres", path=os.pathsep.join(places))
    if found is None:
        raise FileNotFoundError("postgres is missing. Debian: apt-get install postgresql")
    return str(Path(found).resolve().parent / name)
