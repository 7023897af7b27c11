"""The worker at work: some tasks, each of which leases a match and takes the turns of its bots.

A worker goes on with a match as long as a bot is to move and no other match waits: a bot's move keeps the lease if the
next one is a bot's, too, and ends it otherwise. When a lease runs out in a long row of bots, another worker may think
about the same question; only one answer can be committed, so that costs a thought and nothing else. Hints for people
wait until no bot has to move.

The tasks are in two lanes (ADR 32). Half of them take only quick turns, the latest first: somebody has just moved there
and waits. The others take any turn, the one that has waited longest, every second time of those only that came within
the last seconds. In both, a creator and an address for which this worker thought a lot come after the others.
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
from kontor.server.store.work import turns as store
from kontor.server.store.work.hints import HintRequest
from kontor.server.store.work.turns import Lease, LeaseRequest
from kontor.server.tracing import span
from kontor.worker.bot_pool import BotPool
from kontor.worker.failed_turns import FailedTurns
from kontor.worker.hints import answer_hint
from kontor.worker.lease_renewal import renew_leases_in_background
from kontor.worker.queues import Queues
from kontor.worker.shares import Shares
from kontor.worker.thinking import Thinking, strong_share
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
QUICK_RECENT_SECONDS = 60.0
"""In the quick lane, a turn that has waited longer comes after all others: its person may have left."""
OTHER_RECENT_SECONDS = 5.0
"""The same in the other lane, at every second lease: so a long queue of old turns delays a new one by one turn."""
FAILURE_PAUSE_SECONDS = 0.05
"""Seconds that a task rests after a turn that failed: thousands of them in a row must not fill the event loop."""
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 0.1, 2.0
"""Seconds between two attempts to reach a database that is away, at first and at most; they double."""


class Lane:
    """Some tasks of a worker that take the same turns; one of them looks out, the other idle ones wait for it."""

    def __init__(self, *, quick: bool) -> None:
        self.quick = quick
        self.nudged = asyncio.Event()
        self.lookout = asyncio.Lock()
        self.took_recent = False

    def next_recent_seconds(self) -> float:
        """Return after how many seconds of waiting a turn comes after the others now; 0 if none does.

        In the lane of any turn that is every second lease only, so that a turn which waits for long is not forgotten.
        """
        if self.quick:
            return QUICK_RECENT_SECONDS
        self.took_recent = not self.took_recent
        return OTHER_RECENT_SECONDS if self.took_recent else 0.0


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
        self.lanes = [Lane(quick=number % 2 == 1) for number in range(min(width, 2))]
        self.shares = Shares()
        self.in_hand: dict[str, Lease] = {}
        self.traces: dict[str, str] = {}
        self.failed = FailedTurns(context)
        self.queues = Queues(context.databases)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop`; then finish what is being thought, if that is soon, and give back the rest."""
        self.stop = stop
        await self.context.bus.subscribe(self._on_nudge)
        await self.context.bus.follow_bots()
        await self._retry_until_stopped(self.failed.release_others)
        lanes = [self.lanes[number % len(self.lanes)] for number in range(self.width)]
        tasks = [asyncio.create_task(self._serve(lane)) for lane in lanes]
        try:
            async with renew_leases_in_background(self.context, self.in_hand, self.lease):
                await stop.wait()
        finally:
            stop.set()
            self._wake()
            await asyncio.wait(tasks, timeout=self.grace)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(StoreError):
                for lease in list(self.in_hand.values()):
                    await self._give_back(lease)

    def _wake(self) -> None:
        for lane in self.lanes:
            lane.nudged.set()

    def _on_nudge(self, nudge: Nudge | None) -> None:
        if nudge is None or nudge.bot:
            self._wake()
        if nudge and nudge.bot and nudge.trace:
            self.traces[nudge.match] = nudge.trace
            if len(self.traces) > MAX_TRACES:
                del self.traces[next(iter(self.traces))]

    async def _serve(self, lane: Lane) -> None:
        """Lease and play, again and again; nothing that happens to one match ends it."""
        pause = FIRST_PAUSE_SECONDS
        while not self.stop.is_set():
            work = await self._next_work(lane)
            if work is None:
                return
            if isinstance(work, HintRequest):
                await self._advise(work)
                continue
            try:
                await self._play(work, lane)
                pause = FIRST_PAUSE_SECONDS
            except StoreError as error:
                log.warning("turn-unfinished", match=work.match, error=str(error))
                given = self.in_hand.pop(work.match, work)
                await self._retry_until_stopped(partial(self._release, given))
                await self._rest(pause)  # on a full disk a lease may be stored, and a move not
                pause = min(2 * pause, MAX_PAUSE_SECONDS)
            except Exception as error:  # noqa: BLE001 - whatever it was, the other matches go on
                await self._put_off(work, error)

    async def _next_work(self, lane: Lane) -> Lease | HintRequest | None:
        """Lease a match, or a hint if no bot waits, or wait; one task looks out, the other idle ones wait for it."""
        async with lane.lookout:
            while not self.stop.is_set():
                lane.nudged.clear()
                match = await self._retry_until_stopped(partial(self._lease, lane))
                if match:
                    return match
                hint = await self._retry_until_stopped(self._lease_hint)
                if hint:
                    return hint
                with suppress(TimeoutError):
                    await asyncio.wait_for(lane.nudged.wait(), self.poll)
        return None

    async def _lease(self, lane: Lane) -> Lease | None:
        shares, used = self.shares.used()
        request = LeaseRequest(
            seconds=self.lease,
            besides=list(self.in_hand),
            quick=lane.quick,
            latest=lane.quick,
            recent_seconds=lane.next_recent_seconds(),
            shares=shares,
            used=used,
        )
        lease = await self.queues.lease(request)
        if lease:
            self.in_hand[lease.match] = lease
        return lease

    async def _lease_hint(self) -> HintRequest | None:
        return await self.queues.lease_hint(HINT_LEASE_SECONDS)

    async def _advise(self, request: HintRequest) -> None:
        """Answer somebody who wants a hint; if that fails, it is tried again when its lease has run out."""
        try:
            await answer_hint(self.context, self.bot_pool, request)
        except Exception:  # noqa: BLE001 - a hint is never worth more than a match
            log.exception("hint-failed", match=request.match, seq=request.seq)

    async def _play(self, lease: Lease, lane: Lane) -> None:
        with span("bots", parent=self.traces.pop(lease.match, ""), match=lease.match):
            share = strong_share(lease.strong_seconds, self.bot_pool.gate.strong)
            for _ in range(MAX_TURNS_IN_A_ROW):
                thinking, share = Thinking(share), 1.0  # a second turn follows only if nobody waits
                with span("turn", match=lease.match):
                    moved = await take_turn(self.context, self.bot_pool, lease.match, thinking)
                self.shares.charge(thinking.seconds, lease.creator, lease.origin)
                if not moved:
                    self.in_hand.pop(lease.match, None)
                    return
                if self.stop.is_set():
                    break
                if await self._give_way(lease, lane):
                    return
        await self._give_back(lease)  # a bot may still have to move: let any worker lease the match

    async def _give_way(self, lease: Lease, lane: Lane) -> bool:
        """End a lease after one decision if others wait, or if the next one is too expensive for the lane."""
        given = self.in_hand.get(lease.match, lease)
        has_ended = await self.queues.give_way(given, quick=lane.quick)
        if has_ended:
            self.in_hand.pop(lease.match, None)
            self._wake()
        return has_ended

    async def _put_off(self, lease: Lease, error: Exception) -> None:
        """Count a turn that failed, and leave the match alone for a while; failures in a row leave room for others."""
        given = self.in_hand.pop(lease.match, lease)
        await self._retry_until_stopped(partial(self.failed.note, given, error))
        await self._rest(FAILURE_PAUSE_SECONDS)

    async def _give_back(self, lease: Lease) -> None:
        """End a lease before its time.

        It leaves our hands first. A renewal under way can then make it last a few seconds longer, but it is not renewed
        again and again, by a worker that does not think about it.
        """
        await self._release(self.in_hand.pop(lease.match, lease))

    async def _release(self, given: Lease) -> None:
        async with self.context.at(given.match) as connection:
            await store.release(connection, given)

    async def _rest(self, seconds: float) -> None:
        """Wait, but not longer than until the worker has to stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stop.wait(), seconds)

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
