"""The processes of a server, and what can be done to them: two PostgreSQL servers, NATS, two gateways, two workers.

All of them have ports and a folder of their own. The second gateway and the second worker reach PostgreSQL and NATS
through proxies, which can be cut. With shards there are two more PostgreSQL servers for each, and every database plays
its part of the matches.
"""

import asyncio
import os
import shutil
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

import httpx

from chaos.faults.fault import Fault
from chaos.faults.list import faults_of
from chaos.links import Links
from chaos.mutant_servers.mutant import HEALTHY, Mutant, chosen
from chaos.pair import Pair
from chaos.processes import KONTOR, Program, output_of
from chaos.proxy import HOST
from server.gateway import LIMITS

START_TIMEOUT_SECONDS = 120.0
"""Seconds until all processes must be ready."""
KINDS = ("gateway", "worker")
WORKER = ("worker", "--processes", "1")


class Fleet:
    """All processes, in a temporary folder; `logs` stay if `keep_logs` is set."""

    def __init__(self, mutant: Mutant | None = None, former: Path | None = None, shards: int = 0) -> None:
        self.mutant = mutant or chosen()
        self.former = former
        """The program `kontor` of a former release, with which all processes start; None for this one."""
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-chaos-"))
        self.folder.chmod(0o755)  # the user postgres needs access
        self.logs = self.folder / "logs"
        self.logs.mkdir()
        self.keep_logs = False
        self.programs: list[Program] = []
        """Kontor's own processes: gateways, then workers."""
        self.tasks: dict[Program, asyncio.Task[None]] = {}
        self.links: dict[str, Links] = {}
        self.addresses: list[str] = []
        self.faults: list[Fault] = []
        self.pair: Pair | None = None
        self.database = ""
        self.shard_count = shards
        self.shard_pairs: list[Pair] = []
        self.shards: list[str] = []
        """The addresses of the shards."""

    async def __aenter__(self) -> Self:
        try:
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await self.start()
        except BaseException as error:
            self.keep_logs = not isinstance(error, asyncio.CancelledError)
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
        first, second, nats_port, *more = free_ports(5 + 2 * self.shard_count)
        gateways, shard_ports = more[:2], more[2:]
        settings = dict(self.mutant.settings if self.mutant else ())
        pair = self.pair = Pair(self.folder, (first, second), self.logs, settings)
        for number in range(self.shard_count):
            ports_of_shard = (shard_ports[2 * number], shard_ports[2 * number + 1])
            self.shard_pairs.append(Pair(self.folder, ports_of_shard, self.logs, settings, f"shard-{number + 1}"))
        nats = Program("nats", (nats_server(), "-a", HOST, "-p", str(nats_port)), dict(os.environ), self.logs)
        pairs = [pair, *self.shard_pairs]
        self.keep(nats, *(server for each in pairs for server in each.servers))
        for each in pairs:
            await each.start()
        self.shards = [f"{each.address()}?target_session_attrs=read-write" for each in self.shard_pairs]
        self.database = f"{pair.address()}?target_session_attrs=read-write"
        common = {**os.environ, "KONTOR_SECRET": "chaos"} | {f"KONTOR_{name.upper()}": "0" for name in LIMITS}
        common.pop("KONTOR_ALLOW_UNSAFE_DATABASE", None)
        common |= self.mutant.environment if self.mutant else {}
        ports = (first,) if self.former else ()  # 0.9.0 updates its tables only at an address with one host
        direct = {"KONTOR_DATABASE": pair.address(*ports), "KONTOR_NATS": f"nats://{HOST}:{nats_port}"}
        common |= {"KONTOR_SHARDS": " ".join(self.shards)} if self.shards else {}
        if self.former:
            common.pop("PYTHONPATH", None)  # it would lead the former release to the sources of this one
        first_release = (str(self.former),) if self.former else KONTOR
        await output_of(*first_release, "db", "upgrade", environment=common | direct)
        self.addresses = [f"http://{HOST}:{port}" for port in gateways]
        entry = first_release if self.former else self.mutant.command if self.mutant else HEALTHY
        for kind in KINDS:
            for number, port in enumerate(gateways, 1):
                name = f"{kind}-{number}"
                command = ("serve", "--port", str(port), "--bots", "0") if kind == "gateway" else WORKER
                where = direct
                if number > 1 and not self.former:
                    self.links[name] = Links(pair, nats_port)
                    where = await self.links[name].start()
                self.programs.append(Program(name, (*entry, *command), common | where, self.logs))
        self.keep(*self.programs)
        async with asyncio.TaskGroup() as group:
            for each in pairs:
                group.create_task(each.add_standby())
            for address in self.addresses:
                group.create_task(until_ready(address))
        self.faults = faults_of(pairs, nats, self.programs, self.links, Random())  # noqa: S311 - chaos needs no secret
        if self.mutant:
            self.faults = [fault for fault in self.faults if fault.kind in self.mutant.kinds]

    def renew(self, program: Program) -> None:
        """Let a program of the former release be one of this release when it starts again."""
        if self.former:
            program.command = (*KONTOR, *program.command[1:])
            program.environment = program.environment | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}

    def keep(self, *programs: Program) -> None:
        """Keep programs running from now on."""
        self.tasks |= {program: asyncio.create_task(program.run()) for program in programs}

    async def stop(self, *programs: Program) -> None:
        """Stop programs for good."""
        tasks = [self.tasks.pop(program) for program in programs if program in self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(program.end() for program in programs))

    async def stop_programs(self) -> None:
        """Stop gateways and workers, but not the services."""
        await self.stop(*self.programs)

    async def end(self) -> None:
        """Stop everything and remove the files."""
        await self.stop_programs()
        for links in self.links.values():
            await links.close()
        await self.stop(*self.tasks)
        for pair in (self.pair, *self.shard_pairs):
            if pair is not None:
                await pair.end()
        if self.keep_logs:
            print(f"the logs are in {self.logs}", file=sys.stderr)  # noqa: T201 - progress goes there
        else:
            shutil.rmtree(self.folder)


def nats_server() -> str:
    """Return the path of NATS."""
    found = shutil.which("nats-server", path=os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin")))
    if found is None:
        raise FileNotFoundError("nats-server is missing. Debian: apt-get install nats-server")
    return found


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
