"""The processes of a measurement: services with fsync on and a gateway, on free ports of the loopback interface."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple
from urllib.request import urlopen

from server.gateway import LIMITS

SERVICES = Path(__file__).parents[3] / "dev" / "services"
TIMEOUT_SECONDS = 60.0
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return a port of the loopback interface that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Services(NamedTuple):
    """PostgreSQL and NATS of one measurement."""

    environment: dict[str, str]
    """What processes of Kontor need to find them."""
    postgres: int
    """The process id of PostgreSQL's first process."""
    nats: int

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.environment["KONTOR_DATABASE"]


@contextmanager
def services() -> Iterator[Services]:
    """Start PostgreSQL with fsync on and NATS in a temporary folder; stop and wipe them at the end."""
    folder = mkdtemp(prefix="kontor-load-")
    Path(folder).chmod(0o755)  # PostgreSQL may run as another user
    place = ["--folder", f"{folder}/services"]
    ports = ["--postgres-port", str(free_port()), "--nats-port", str(free_port())]
    told = subprocess.run(
        [SERVICES, "up", "--fsync", *place, *ports], check=True, capture_output=True, text=True
    ).stdout
    environment = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    environment |= {f"KONTOR_{name.upper()}": "0" for name in (*LIMITS, "secure_cookies")}
    try:
        subprocess.run(
            [sys.executable, "-m", "kontor.cli", "db", "upgrade"], check=True, env={**os.environ, **environment}
        )
        files = (Path(folder, "services", name) for name in ("postgres/data/postmaster.pid", "nats.pid"))
        yield Services(environment, *(int(file.read_text().split()[0]) for file in files))
    finally:
        subprocess.run([SERVICES, "down", "--wipe", *place], check=True, capture_output=True)


@contextmanager
def gateway(environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """Start one gateway process without bots; yield its address and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(port), "--bots", "0"]
    log = Path(mkdtemp(prefix="kontor-load-log-")) / "gateway.log"
    with log.open("wb") as lines:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=lines, stdout=lines)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, process, log)
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(TIMEOUT_SECONDS)


def wait_until_ready(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a gateway, or a proxy before gateways, can serve; if it ends instead, raise what it wrote."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"{address} ended before it was ready: {log.read_text('utf-8')[-800:]}")
        try:
            with urlopen(f"{address}/ready", timeout=1) as answer:  # noqa: S310 - our own process
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{address} is not ready")


def resident_kib(pid: int) -> int:
    """Return the resident memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise RuntimeError("no figure for the memory of the gateway")


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used, in seconds; other work on the machine hardly changes it."""
    own, _ = _cpu_ticks(pid)
    return own / TICKS_PER_SECOND


def family_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, of its children that run, and of those that have ended."""
    own, ended = _cpu_ticks(pid)
    running = sum(_cpu_ticks(int(child))[0] for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return (own + ended + running) / TICKS_PER_SECOND


def _cpu_ticks(pid: int) -> tuple[int, int]:
    """Return the ticks that a process has used itself, and those of its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0, 0  # a child that has just ended: its parent has its ticks now
    return int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
