"""The processes to be killed: PostgreSQL, NATS, two gateways and two workers, on ports and in a folder of their own."""

import asyncio
import os
import shutil
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from chaos.faults import Fault
from chaos.faults.stopgap import first_faults
from chaos.processes import KONTOR, Program, Service, Target, output_of, services
from server.gateway import LIMITS

HOST = "127.0.0.1"
START_TIMEOUT_SECONDS = 120.0
"""Seconds until all processes must be ready."""


class Fleet:
    """All processes, in a temporary folder; `logs` stay if `keep_logs` is set."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-chaos-"))
        self.folder.chmod(0o755)  # the user postgres needs access
        self.logs = self.folder / "logs"
        self.logs.mkdir()
        self.keep_logs = False
        self.home = self.folder / "services"
        self.targets: list[Target] = []
        self.faults: list[Fault] = []
        self.programs: list[Program] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.addresses: list[str] = []
        self.database = ""

    async def __aenter__(self) -> Self:
        try:
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await self.start()
        except BaseException:
            self.keep_logs = True
            await self.end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.keep_logs = self.keep_logs and kind is not asyncio.CancelledError
        await self.end()

    async def start(self) -> None:
        """Start everything and wait until it answers."""
        postgres, nats, *gateways = free_ports(4)
        ports = ("--postgres-port", str(postgres), "--nats-port", str(nats))
        told = await services("up", "--fsync", "--folder", str(self.home), *ports)
        found = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
        self.database = found["KONTOR_DATABASE"]
        limits = {f"KONTOR_{name.upper()}": "0" for name in LIMITS}
        environment = {**os.environ, **found, **limits, "KONTOR_SECRET": "chaos"}
        await output_of(*KONTOR, "db", "upgrade", environment=environment)
        self.addresses = [f"http://{HOST}:{port}" for port in gateways]
        commands: dict[str, tuple[str, ...]] = {
            **{f"gateway-{n}": ("serve", "--port", str(port), "--bots", "0") for n, port in enumerate(gateways, 1)},
            **{f"worker-{n}": ("worker", "--processes", "1") for n in (1, 2)},
        }
        self.programs = [Program(name, command, environment, self.logs) for name, command in commands.items()]
        self.targets = [*self.programs, Service("postgres", self.home), Service("nats", self.home)]
        self.faults = first_faults(self.targets)
        self.tasks = [asyncio.create_task(program.run()) for program in self.programs]
        for address in self.addresses:
            await until_ready(address)

    async def stop_programs(self) -> None:
        """Stop gateways and workers, but not the services."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(program.end() for program in self.programs))

    async def end(self) -> None:
        """Stop everything and remove the files."""
        await self.stop_programs()
        if self.home.exists():
            if self.keep_logs:
                for log in self.home.glob("*.log"):
                    shutil.copy(log, self.logs)
            await services("down", "--wipe", "--folder", str(self.home))
        if self.keep_logs:
            print(f"the logs are in {self.logs}", file=sys.stderr)  # noqa: T201 - progress goes there
        else:
            shutil.rmtree(self.folder)


async def until_ready(address: str) -> None:
    """Wait until a gateway can serve."""
    async with httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get(f"{address}/ready")).is_success:
                    return
            await asyncio.sleep(0.2)


def free_ports(count: int) -> list[int]:
    """Return ports that nobody uses."""
    sockets = [socket.create_server((HOST, 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports
