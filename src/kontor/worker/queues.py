"""The queues of turns and hints of all databases, asked in turn, so that none waits behind another (ADR 72)."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.store.shards.databases import HOME, Databases, Shard
from kontor.server.store.work import hints
from kontor.server.store.work import turns as store
from kontor.server.store.work.hints import HintRequest
from kontor.server.store.work.turns import Lease, LeaseRequest

T = TypeVar("T")


class Queues:
    """What waits for a worker; without shards this is one queue."""

    def __init__(self, databases: Databases) -> None:
        self.databases = databases
        self.first = HOME
        """The database that was asked first the last time."""
        self.strong_seconds: dict[Shard, float] = {}
        """Seconds of thinking that expensive turns waited for when each database was asked last."""

    async def lease(self, request: LeaseRequest) -> Lease | None:
        """Lease the turn that is next in the first database where one waits; None if none does."""

        async def lease_at(shard: Shard) -> Lease | None:
            async with self.databases.on(shard) as connection:
                lease = await store.lease(connection, request)
            self.strong_seconds[shard] = lease.strong_seconds if lease else 0.0
            return replace(lease, strong_seconds=sum(self.strong_seconds.values())) if lease else None

        return await self._ask_in_turn(lease_at)

    async def lease_hint(self, seconds: float) -> HintRequest | None:
        """Lease a hint for some seconds; None if none waits."""

        async def lease_at(shard: Shard) -> HintRequest | None:
            async with self.databases.on(shard) as connection:
                return await hints.lease(connection, seconds)

        return await self._ask_in_turn(lease_at)

    async def give_way(self, given: Lease, *, quick: bool) -> bool:
        """End a lease if another match waits, in whatever database; or as `turns.give_way` says."""
        own = await self.databases.shard_of(given.match)
        elsewhere = await self._is_any_free_besides(own)
        async with self.databases.on(own) as connection:
            return await store.give_way(connection, given, quick, elsewhere)

    async def _is_any_free_besides(self, own: Shard) -> bool:
        for shard in self.databases.every:
            if shard != own:
                with suppress(StoreError):
                    async with self.databases.on(shard) as connection:
                        if await store.is_any_free(connection):
                            return True
        return False

    async def _ask_in_turn(self, ask: Callable[[Shard], Awaitable[T | None]]) -> T | None:
        """Ask one database after the other until one has an answer; one that is away does not keep the others back."""
        every = self.databases.every
        self.first = (self.first + 1) % len(every)
        for shard in (*every[self.first :], *every[: self.first]):
            try:
                answer = await ask(shard)
            except StoreError as error:
                if len(every) == 1:
                    raise
                log.warning("shard-away", shard=shard, error=str(error))
                continue
            if answer is not None:
                return answer
        return None
