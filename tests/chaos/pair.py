"""A primary and its standby: every commit waits until the standby has it on disk, so that it can take over at once."""

import asyncio
from contextlib import suppress
from pathlib import Path

from chaos.postgres import HOST, ROLE, Postgres

DATABASE = "kontor"
COPY_ATTEMPTS = 5
"""How often a copy of the primary is tried; one fails if the primary is restarted in the meantime."""
IS_PRIMARY = "SELECT NOT pg_is_in_recovery()"
IS_FOLLOWED = "SELECT count(*) = 1 FROM pg_stat_replication WHERE state = 'streaming'"
IS_IN_STEP = "SELECT count(*) = 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'"


class Pair:
    """Two PostgreSQL servers, of which one is the primary."""

    def __init__(
        self, folder: Path, ports: tuple[int, int], logs: Path, settings: dict[str, str], name: str = "postgres"
    ) -> None:
        names = (f"{name}-a", f"{name}-b")
        self.servers = [
            Postgres(name, folder / name, port, logs, settings) for name, port in zip(names, ports, strict=True)
        ]
        self.primary, self.standby = self.servers
        self.busy = asyncio.Lock()
        """Held while something is done to the pair that nothing else may disturb."""

    def address(self, *ports: int) -> str:
        """Return the address of the database, by way of these ports or directly; clients look for the primary."""
        hosts = ",".join(f"{HOST}:{port}" for port in ports or [server.port for server in self.servers])
        return f"postgresql://{ROLE}@{hosts}/{DATABASE}"

    async def start(self) -> None:
        """Start the primary with an empty database."""
        for server in self.servers:
            await server.make_disk()
        await self.primary.make_cluster()
        self.primary.configure()
        self.primary.may_run.set()
        await self.primary.until(IS_PRIMARY)
        connection = await self.primary.connect()
        await connection.execute(f"CREATE DATABASE {DATABASE}")
        await connection.close()

    async def add_standby(self) -> None:
        """Copy the primary, let the copy follow it, and let every commit wait for the copy from then on."""
        for attempt in range(COPY_ATTEMPTS):
            try:
                await self.standby.copy(self.primary.port)
                break
            except ChildProcessError:
                if attempt == COPY_ATTEMPTS - 1:
                    raise
                await asyncio.sleep(1)
        self.standby.configure(follows=self.primary.port)
        self.standby.may_run.set()
        await self.primary.until(IS_FOLLOWED)
        self.primary.configure(standby=self.standby.name)
        await self.primary.until(IS_IN_STEP)

    async def fail_over(self) -> None:
        """Kill the primary for good, and let the standby take over."""
        await self.primary.until(IS_IN_STEP)
        lost = self.primary
        lost.may_run.clear()
        await lost.crash(0.0)
        self.primary, self.standby = self.standby, lost
        connection = await self.primary.connect()
        with suppress(TimeoutError):
            await connection.execute("SELECT pg_promote(wait => true, wait_seconds => 30)", timeout=30)
        connection.terminate()
        self.primary.configure()
        await self.primary.until(IS_PRIMARY)

    async def end(self) -> None:
        """Remove the disks; both servers have ended."""
        for server in self.servers:
            await server.remove_disk()
