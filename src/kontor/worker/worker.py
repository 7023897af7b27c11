"""The worker at work: some tasks, each of which leases a match and takes the turns of its bots.

A worker goes on with a match as long as a bot is to move: a bot's move keeps the lease if the next one is a bot's, too,
and ends it otherwise. When a lease runs out in a long row of bots, another worker may think about the same question;
only one answer can be committed, so that costs a thought and nothing else. Hints for people wait until no bot has to
move.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.store import hints
from kontor.server.store import turns as store
from kontor.server.store.hints import HintRequest
from kontor.server.store.pool import connected
from kontor.server.store.turns import Lease
from kontor.server.tracing import span
from kontor.worker.bot_pool import BotPool
from kontor.worker.hints import answer_hint
from kontor.worker.lease_renewal import renew_leases_in_background
from kontor.worker.turns import take_turn

T = TypeVar("T")

LEASE_SECONDS = 6.0
"""Seconds that a match is leased to a worker after its last sign of life; a living worker renews its leases."""
HINT_LEASE_SECONDS = 20.0
"""Seconds that a hint is leased to a worker: longer than a thought and some waiting for a free process."""
POLL_SECONDS = 2.0
"""Seconds between two looks without a nudge, so that a lost nudge costs seconds and never a match."""
GRACE_SECONDS = 5.0
"""Seconds that a worker waits for thoughts under way when it is told to stop."""
MAX_TURNS_IN_A_ROW = 200
"""Turns in a row after which a match waits behind the others."""
MAX_TRACES = 1000
"""Matches of which a worker remembers the trace that asked for a bot; beyond, the oldest is forgotten."""
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 0.1, 2.0
"""Seconds between two attempts to reach a database that is away, at first and at most; they double."""


class Worker:
    """Takes the turns of bots until it is told to stop; `width` matches at a time."""

    def __init__(
        self,
        context: Context,
        bot_pool: BotPool,
        width: int,
        lease: float = LEASE_SECONDS,
        poll: float = POLL_SECONDS,
        grace: float = GRACE_SECONDS,
    ) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.width = width
        self.lease = lease
        self.poll = poll
        self.grace = grace
        self.stop = asyncio.Event()
        self.nudged = asyncio.Event()
        self.lookout = asyncio.Lock()
        self.in_hand: dict[str, Lease] = {}
        self.traces: dict[str, str] = {}

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop`; then finish what is being thought, if that is soon, and give back the rest."""
        self.stop = stop
        await self.context.bus.subscribe(self._on_nudge)
        tasks = [asyncio.create_task(self._serve()) for _ in range(self.width)]
        try:
            async with renew_leases_in_background(self.context, self.in_hand, self.lease):
                await stop.wait()
        finally:
            stop.set()
            self.nudged.set()
            await asyncio.wait(tasks, timeout=self.grace)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(StoreError):
                for lease in list(self.in_hand.values()):
                    await self._give_back(lease)

    def _on_nudge(self, nudge: Nudge | None) -> None:
        if nudge is None or nudge.bot:
            self.nudged.set()
        if nudge and nudge.bot and nudge.trace:
            self.traces[nudge.match] = nudge.trace
            if len(self.traces) > MAX_TRACES:
                del self.traces[next(iter(self.traces))]

    async def _serve(self) -> None:
        """Lease and play, again and again; nothing that happens to one match ends it."""
        while not self.stop.is_set():
            work = await self._next_work()
            if work is None:
                return
            if isinstance(work, HintRequest):
                await self._advise(work)
                continue
            try:
                await self._play(work)
            except StoreError as error:
                log.warning("turn-unfinished", match=work.match, error=str(error))
                await self._retry_until_stopped(partial(self._give_back, work))
            except Exception:  # noqa: BLE001 - its lease stays: it is tried again when that has run out
                log.exception("turn-failed", match=work.match)
            self.in_hand.pop(work.match, None)

    async def _next_work(self) -> Lease | HintRequest | None:
        """Lease a match, or a hint if no bot waits, or wait; one task looks out, the other idle ones wait for it."""
        async with self.lookout:
            while not self.stop.is_set():
                self.nudged.clear()
                match = await self._retry_until_stopped(self._lease)
                if match:
                    return match
                hint = await self._retry_until_stopped(self._lease_hint)
                if hint:
                    return hint
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.nudged.wait(), self.poll)
        return None

    async def _lease(self) -> Lease | None:
        async with connected(self.context.pool) as connection:
            lease = await store.lease(connection, self.lease, self.in_hand)
        if lease:
            self.in_hand[lease.match] = lease
        return lease

    async def _lease_hint(self) -> HintRequest | None:
        async with connected(self.context.pool) as connection:
            return await hints.lease(connection, HINT_LEASE_SECONDS)

    async def _advise(self, request: HintRequest) -> None:
        """Answer somebody who wants a hint; if that fails, it is tried again when its lease has run out."""
        try:
            await answer_hint(self.context, self.bot_pool, request)
        except Exception:  # noqa: BLE001 - a hint is never worth more than a match
            log.exception("hint-failed", match=request.match, seq=request.seq)

    async def _play(self, lease: Lease) -> None:
        with span("bots", parent=self.traces.pop(lease.match, ""), match=lease.match):
            for _ in range(MAX_TURNS_IN_A_ROW):
                with span("turn", match=lease.match):
                    moved = await take_turn(self.context, self.bot_pool, lease.match)
                if not moved:
                    return
                if self.stop.is_set():
                    break
        await self._give_back(lease)  # a bot may still have to move: let any worker lease the match

    async def _give_back(self, lease: Lease) -> None:
        async with connected(self.context.pool) as connection:
            await store.release(connection, self.in_hand.get(lease.match, lease))
        self.in_hand.pop(lease.match, None)

    async def _retry_until_stopped(self, act: Callable[[], Awaitable[T]]) -> T | None:
        """Use the store, and retry while it is away; None if the worker has to stop."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                return await act()
            except Exception as error:  # noqa: BLE001 - away, full, or without its tables: somebody will fix it
                log.warning("store-away", error=str(error), pause=pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stop.wait(), pause)
                return None
            pause = min(2 * pause, MAX_PAUSE_SECONDS)
