"""The processes under fire: PostgreSQL, NATS, two gateways and two workers. Each may be killed, and comes back."""

import asyncio
import os
import shutil
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

import httpx

SERVICES = Path(__file__).parents[2] / "dev" / "services"
HOST = "127.0.0.1"
USUAL_PAUSE = 0.5
"""So many seconds pass before a process that ended by itself is started again, as any supervisor does it."""
PATIENCE = 120.0
"""So many seconds the fleet may take to set sail."""
GRACE = 10.0
"""So many seconds a process may take to end when it is asked to."""
KONTOR = (sys.executable, "-m", "kontor.cli")


class Target(Protocol):
    """Something that can be killed."""

    name: str

    async def crash(self, pause: float) -> bool:
        """Kill it at once and start it again after a pause; say whether it lived."""
        ...


class Program:
    """A process of Kontor's own, started again whenever it ends."""

    def __init__(self, name: str, command: tuple[str, ...], environment: dict[str, str], logs: Path) -> None:
        self.name = name
        self.command = (*KONTOR, *command)
        self.environment = environment
        self.log = logs / f"{name}.log"
        self.pause = USUAL_PAUSE
        self.starts = 0
        self.process: Process | None = None

    async def run(self) -> None:
        """Keep it running."""
        while True:
            with self.log.open("ab") as output:
                started = asyncio.create_subprocess_exec(
                    *self.command, env=self.environment, stdin=DEVNULL, stdout=output, stderr=output, process_group=0
                )
                self.process = await started
            self.starts += 1
            await self.process.wait()
            self.process = None
            pause, self.pause = self.pause, USUAL_PAUSE
            await asyncio.sleep(pause)

    async def crash(self, pause: float) -> bool:
        """Kill it at once and let it be started again after a pause; say whether it lived."""
        if self.process is None or self.process.returncode is not None:
            return False
        self.pause = pause
        self.process.kill()
        return True

    async def end(self) -> None:
        """Ask it to end, and kill it if it does not."""
        if self.process is None or self.process.returncode is not None:
            return
        self.process.terminate()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), GRACE)
            return
        self.process.kill()
        await self.process.wait()


class Service:
    """PostgreSQL or NATS, by `dev/services`."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder

    async def crash(self, pause: float) -> bool:
        """Kill it at once, wait, and start it again on the same data; say whether it lived."""
        try:
            await services("kill", self.name, "--folder", str(self.folder))
        except ChildProcessError:
            return False
        await asyncio.sleep(pause)
        await services("up", "--folder", str(self.folder))
        return True


class Fleet:
    """All of them, in a folder of their own that is gone in the end; `logs` stay if somebody has to look at them."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-chaos-"))
        self.folder.chmod(0o755)  # the user postgres has to get in
        self.logs = self.folder / "logs"
        self.logs.mkdir()
        self.keep_logs = False
        self.home = self.folder / "services"
        self.targets: list[Target] = []
        self.programs: list[Program] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.addresses: list[str] = []
        self.database = ""

    async def __aenter__(self) -> Self:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.set_sail()
        except BaseException:
            self.keep_logs = True
            await self.end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.end()

    async def set_sail(self) -> None:
        """Start everything and wait until it answers."""
        postgres, nats, *gateways = free_ports(4)
        ports = ("--postgres-port", str(postgres), "--nats-port", str(nats))
        told = await services("up", "--fsync", "--folder", str(self.home), *ports)
        found = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
        self.database = found["KONTOR_DATABASE"]
        limits = {"KONTOR_REQUESTS_PER_MINUTE": "0", "KONTOR_LOGINS_PER_MINUTE": "0"}
        environment = {**os.environ, **found, **limits, "KONTOR_SECRET": "chaos"}
        await output_of(*KONTOR, "db", "upgrade", environment=environment)
        self.addresses = [f"http://{HOST}:{port}" for port in gateways]
        served = [("serve", "--port", str(port), "--bots", "0") for port in gateways]
        commands = {"gateway": served, "worker": [("worker", "--processes", "1")] * 2}
        self.programs = [
            Program(f"{kind}-{number}", command, environment, self.logs)
            for kind, several in commands.items()
            for number, command in enumerate(several, 1)
        ]
        self.targets = [*self.programs, Service("postgres", self.home), Service("nats", self.home)]
        self.tasks = [asyncio.create_task(program.run()) for program in self.programs]
        for address in self.addresses:
            await until_ready(address)

    async def stop_programs(self) -> None:
        """End gateways and workers; the services stay."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(program.end() for program in self.programs))

    async def end(self) -> None:
        """End everything and remove what it left."""
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


async def services(*words: str) -> str:
    """Run `dev/services` and return what it prints; ChildProcessError if it fails."""
    return await output_of(sys.executable, str(SERVICES), *words)


async def output_of(*command: str, environment: dict[str, str] | None = None) -> str:
    """Run a program to its end, also if nobody waits any more; ChildProcessError if it fails."""
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, process_group=0
    )
    output, errors = await process.communicate()
    if process.returncode:
        raise ChildProcessError(f"{' '.join(command)}: {errors.decode().strip()}")
    return output.decode()


def free_ports(count: int) -> list[int]:
    """Return some ports that nobody uses."""
    sockets = [socket.create_server((HOST, 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports
