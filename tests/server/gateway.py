"""A real server in a process of its own, as `kontor serve` starts it."""

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from server.sharded import shard_environment

TIMEOUT_SECONDS = 60.0
"""Seconds that a server may take to start, to answer and to stop on a busy machine."""
LIMITS = (
    "requests_per_minute",
    "logins_per_minute",
    "passwords_per_hour",
    "tables_per_person",
    "bot_seats_per_person",
    "new_account_days",
)
"""The settings that limit what one caller may do; 0 means no limit."""
SECRET = "a secret of the tests"  # noqa: S105


def free_port() -> int:
    """Return a port of this machine on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: test servers speak no TLS, and loading all certificates costs each client a tenth of a second."""


def new_client(address: str = "", **options: Any) -> httpx.AsyncClient:
    """Return a client of a server at this address."""
    return httpx.AsyncClient(base_url=address, timeout=TIMEOUT_SECONDS, verify=NO_CERTIFICATES, **options)


@contextmanager
def gateway(
    database: str,
    bots: int = 0,
    workers: int = 1,
    port: int | None = None,
    python: str = sys.executable,
    **settings: str | int,
) -> Iterator[str]:
    """Start a server, by default without bots and limits; yield its address, and stop it at the end."""
    given: dict[str, str | int] = {"database": database, "secret": SECRET, "secure_cookies": 0, "nats": ""}
    given |= {**dict.fromkeys(LIMITS, 0), "allow_unsafe_database": 1, "drain_seconds": 0, **settings}
    chosen = {f"KONTOR_{name.upper()}": str(value) for name, value in given.items()}
    environment = os.environ | chosen | shard_environment(database)
    port = port or free_port()
    command = [python, "-m", "kontor.cli", "serve", "--port", str(port)]
    command += ["--bots", str(bots), "--workers", str(workers)]
    with TemporaryDirectory() as folder, (Path(folder) / "log").open("w+b") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until_ready(address, server, Path(log.name))
            yield address
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(TIMEOUT_SECONDS)


def wait_until_ready(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Ask a server until it is ready; fail with what it wrote if it ends or takes too long."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    with httpx.Client(verify=NO_CERTIFICATES) as client:
        while not is_ready(client, address):
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.05)


def is_ready(client: httpx.Client, address: str) -> bool:
    """Return True if a server answers and says that it is ready."""
    try:
        return client.get(f"{address}/ready").is_success
    except httpx.TransportError:
        return False
