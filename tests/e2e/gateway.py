"""A real server for the tests in the browser: PostgreSQL, NATS, a gateway and a worker, told what to do line by line.

Each line of standard input is one JSON object: `{"do": "start"}`, `{"do": "kill"}` (the gateway, at once),
`{"do": "prepare", …}` (a match that clerks played up to some position), `{"do": "open", …}` (one before its start),
`{"do": "acquaint", …}` (members who have played with each other) or `{"do": "run", "words": […]}` (a verb of `kontor`).
Each gets one line as its answer; the first line says where the server is. When the input ends, everything is stopped
and the database is dropped.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import randbelow
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from e2e.acquaintances import get_acquainted
from e2e.positions import Wish, open_match, prepare
from kontor.server.store import schema
from server.fixtures import SERVICES, new_database
from server.gateway import LIMITS, SECRET, TIMEOUT_SECONDS, free_port, wait_until_ready
from server.reminded import VAPID

MAX_FIRST_ACCOUNT = 2**40
KONTOR = (sys.executable, "-m", "kontor.cli")


class Programs:
    """A gateway that can be killed and started again on the same port, and a worker."""

    def __init__(self, folder: Path, database: str, nats: str) -> None:
        given = {"database": database, "nats": nats, "secret": SECRET, "secure_cookies": "0"}
        given |= {**dict.fromkeys(LIMITS, "0"), "allow_unsafe_database": "1", "drain_seconds": "0"}
        self.database = database
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        given |= {"site": self.address, "private_webhooks": "1", "vapid_key": VAPID}
        given |= {"smtp": "smtp://127.0.0.1:1", "mail_from": "kontor@example.org"}  # nobody listens there
        self.environment = os.environ | {f"KONTOR_{name.upper()}": value for name, value in given.items()}
        self.gateway = self.run("gateway", "serve", "--port", str(self.port), "--bots", "0")
        self.worker = self.run("worker", "worker", "--processes", "1")

    def run(self, name: str, *words: str) -> subprocess.Popen[bytes]:
        """Start a program; its output goes to a file of its own."""
        with (self.folder / name).open("ab") as log:
            return subprocess.Popen(
                (*KONTOR, *words), env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def ready(self) -> str:
        """Wait until the gateway answers; return its address."""
        wait_until_ready(self.address, self.gateway, self.folder / "gateway")
        return self.address

    def start(self) -> str:
        """Start the gateway again."""
        if self.gateway.poll() is not None:
            self.gateway = self.run("gateway", "serve", "--port", str(self.port), "--bots", "0")
        return self.ready()

    def kill(self) -> str:
        """Kill the gateway, as a power cut would."""
        self.gateway.kill()
        self.gateway.wait(TIMEOUT_SECONDS)
        return self.address

    def end(self) -> None:
        """Stop both."""
        for program in (self.gateway, self.worker):
            program.send_signal(signal.SIGTERM)
        for program in (self.gateway, self.worker):
            try:
                program.wait(TIMEOUT_SECONDS)
            except subprocess.TimeoutExpired:
                program.kill()


def number_accounts_from(database: str, first: int) -> None:
    """Number accounts from a random one on: servers at one NATS hear each other's beats, which name accounts."""
    with psycopg.connect(database) as connection:
        connection.execute(f"ALTER TABLE accounts ALTER COLUMN id RESTART WITH {first + 1}")


@contextmanager
def programs() -> Iterator[Programs]:
    """Start everything on a database of its own."""
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with new_database(services) as database, TemporaryDirectory() as folder:
        schema.upgrade(database)
        number_accounts_from(database, randbelow(MAX_FIRST_ACCOUNT))
        running = Programs(Path(folder), database, services["KONTOR_NATS"])
        try:
            yield running
        finally:
            running.end()


def answer(running: Programs, asked: dict[str, Any]) -> Any:
    """Do what one line says."""
    match asked.pop("do"):
        case "start":
            return running.start()
        case "kill":
            return running.kill()
        case "prepare":
            return asyncio.run(prepare(running.database, Wish(**asked)))
        case "open":
            return asyncio.run(open_match(running.database, **asked))
        case "acquaint":
            return asyncio.run(get_acquainted(running.database, **asked))
        case "run":
            done = subprocess.run((*KONTOR, *asked["words"]), env=running.environment, capture_output=True, text=True)  # noqa: PLW1510
            if done.returncode:
                raise ValueError(done.stderr)
            return done.stdout
        case unknown:
            raise ValueError(f"cannot {unknown}")


def say(what: dict[str, Any]) -> None:
    """Answer with one line."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Serve until the input ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # everything is stopped then, too
    with programs() as running:
        say({"done": running.ready()})
        for line in sys.stdin:
            try:
                say({"done": answer(running, json.loads(line))})
            except Exception as error:  # noqa: BLE001 - the test has to know what went wrong
                say({"failed": repr(error)})


if __name__ == "__main__":
    main()
