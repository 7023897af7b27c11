"""A server at home for tests: `kontor serve` with an embedded database, as a process of its own."""

import json
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from server.gateway import NO_CERTIFICATES, free_port

TIMEOUT_SECONDS = 120.0
"""Seconds that a start or a stop may take on a busy machine before a test gives up."""
GRACE_SECONDS = 5.0
"""Seconds after the end of the server in which what it started must have ended: Python's own helpers end after it."""
UNPRIVILEGED = "nobody"
"""The user to whom folders are given if the tests run as root."""


class Home:
    """One data folder, and the commands that are run with it."""

    def __init__(self, kontor: Sequence[str], folder: Path, **environment: str) -> None:
        self.kontor, self.folder, self.port = [*kontor], folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        own = {name: value for name, value in os.environ.items() if not name.startswith(("KONTOR_", "PG"))}
        self.environment = own | {"KONTOR_DATA": str(folder), "LANG": "en_GB.UTF-8", "KONTOR_REQUESTS_PER_MINUTE": "0"}
        self.environment |= environment
        self.server: subprocess.Popen[bytes] | None = None
        self.log = folder.with_name(f"{folder.name}.log")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a verb to its end."""
        command, limit = [*self.kontor, *arguments], TIMEOUT_SECONDS
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=limit)

    def doctor(self) -> dict[str, Any]:
        """Return what the doctor finds, by the names of the checks."""
        told = json.loads(self.run("doctor", "--json").stdout)
        return {check["check"]: check["state"] for check in told["checks"]}

    def start(self, *arguments: str) -> float:
        """Start the server and wait for its first page; return the seconds that took."""
        began = time.monotonic()
        command = [*self.kontor, "serve", "--no-browser", "--port", str(self.port), *arguments]
        with self.log.open("ab") as log:
            self.server = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        with httpx.Client(verify=NO_CERTIFICATES) as client:
            while True:
                with suppress(httpx.TransportError):
                    if client.get(f"{self.address}/ready").is_success and client.get(self.address).is_success:
                        return time.monotonic() - began
                if self.server.poll() is not None or time.monotonic() - began > TIMEOUT_SECONDS:
                    raise AssertionError(f"the server did not start:\n{self.log.read_text('utf-8')}")
                time.sleep(0.05)

    def end(self, number: signal.Signals) -> tuple[int, list[int]]:
        """Send a signal to the server; return its exit code, and the processes that it left running."""
        assert self.server is not None
        started = descendants(self.server.pid)
        self.server.send_signal(number)
        code = self.server.wait(TIMEOUT_SECONDS)
        self.server = None
        all_gone(started, GRACE_SECONDS)
        return code, [pid for pid in started if is_running(pid)]

    def close(self) -> None:
        """End whatever still runs for this folder."""
        if self.server is not None:
            self.server.send_signal(signal.SIGTERM)
            self.server.wait(TIMEOUT_SECONDS)


@contextmanager
def new_home(kontor: Sequence[str], **environment: str) -> Iterator[Home]:
    """A home with an empty folder that PostgreSQL can use, also if root runs the tests; removed at the end."""
    base = Path(tempfile.mkdtemp(prefix="kontor-home-"))
    base.chmod(0o755)
    folder = base / "data"
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:
        user = pwd.getpwnam(UNPRIVILEGED)
        os.chown(folder, user.pw_uid, user.pw_gid)
    home = Home(kontor, folder, **environment)
    try:
        yield home
    finally:
        home.close()
        shutil.rmtree(base)


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have; Linux only."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = entry.read_text("utf-8", "replace").rpartition(") ")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(entry.parent.name))
    found, waiting = [], [pid]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def is_running(pid: int) -> bool:
    """Return True if a process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(") ")[2][0] not in "ZX"
    except OSError:
        return False


def all_gone(pids: Sequence[int], seconds: float = TIMEOUT_SECONDS) -> bool:
    """Wait until none of some processes runs any more; return False if one still does after the time limit."""
    deadline = time.monotonic() + seconds
    while any(map(is_running, pids)):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
