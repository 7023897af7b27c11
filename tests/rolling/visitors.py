"""Visitors who ask gateways through a proxy: it sends them only to those that have just said that they are ready."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random

import httpx

CHECK_SECONDS = 0.5
"""Seconds between two looks of the proxy at a gateway; shorter than the notice that a draining gateway gives."""
PAUSE_SECONDS = 0.05
"""Seconds between two requests."""
BROKEN = 500


class Visitors:
    """Requests one after the other, and what went wrong with them."""

    def __init__(self, addresses: list[str], chance: Random) -> None:
        self.addresses = addresses
        self.chance = chance
        self.ready: set[str] = set(addresses)
        self.requests = 0
        self.errors = Counter[str]()

    async def run(self) -> None:
        """Ask until cancelled."""
        async with asyncio.TaskGroup() as group:
            for address in self.addresses:
                group.create_task(self.watch(address))
            group.create_task(self.ask())

    async def watch(self, address: str) -> None:
        """Look again and again whether a gateway is ready, as the health check of a proxy does."""
        async with httpx.AsyncClient(base_url=address, timeout=CHECK_SECONDS * 4) as client:
            while True:
                is_ready = False
                with suppress(httpx.TransportError):
                    is_ready = (await client.get("/ready")).is_success
                (self.ready.add if is_ready else self.ready.discard)(address)
                await asyncio.sleep(CHECK_SECONDS)

    async def ask(self) -> None:
        """Ask a ready gateway for the open matches, over connections that are kept."""
        async with httpx.AsyncClient(timeout=10) as client:
            while True:
                address = self.chance.choice(sorted(self.ready) or self.addresses)
                self.requests += 1
                try:
                    answer = await client.get(f"{address}/api/matches")
                except httpx.TransportError as error:
                    self.errors[type(error).__name__] += 1
                else:
                    if answer.status_code >= BROKEN:
                        self.errors[str(answer.status_code)] += 1
                await asyncio.sleep(PAUSE_SECONDS)
