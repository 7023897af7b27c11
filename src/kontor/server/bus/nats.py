"""The bus of several processes: NATS core, with the subjects that `subjects.py` tells.

A process hears its own nudges at once, without NATS. NATS delivers the others' at most once and reports a reconnect,
after which everything that is watched is checked again. Nobody waits for it: while it is away, sweeps find the rest.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from kontor.core import MalformedError, decode, encode
from kontor.server.bus.nudge import Beat, BeatHandler, Nudge, NudgeHandler, traced
from kontor.server.bus.subjects import (
    addressed,
    subject_of_all,
    subject_of_beats,
    subject_of_bots,
    subject_of_match,
    subject_of_person,
)
from kontor.server.logs import log
from kontor.server.tracing import span

DEFAULT_PREFIX = "kontor"
"""What the subjects of an installation begin with, unless its host named something else."""
CONNECT_TIMEOUT_SECONDS = 1
"""Seconds between two attempts to connect, and before a process starts without the bus."""
KEPT_SECONDS = 30
"""Seconds for which a subject is followed at least: somebody who asked for it may not have come yet."""
FLUSH_TIMEOUT_SECONDS = 1
"""Seconds that somebody waits until NATS has taken a subscription; after them the sweep finds what was missed."""


class NatsBus:
    """Sends nudges through NATS."""

    def __init__(self, prefix: str = DEFAULT_PREFIX) -> None:
        self.client = Client()
        self.prefix = prefix
        self.always = {subject_of_all(prefix)}
        """The subjects that this process follows as long as it runs."""
        self.followed: dict[str, asyncio.Task[Subscription | None]] = {}
        """The subjects that this process follows, with the task that subscribes to each."""
        self.asked_at: dict[str, float] = {}
        """When each of them was asked for last."""
        self.listeners: list[NudgeHandler] = []
        self.beat_listeners: list[BeatHandler] = []
        self.hears_beats = False
        self.connecting: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, address: str, prefix: str = DEFAULT_PREFIX) -> "NatsBus":
        """Connect, and stay connected: the client retries for ever, also if NATS is not there yet."""
        bus = cls(prefix)
        bus.connecting = asyncio.create_task(bus._connect(address))
        finished, _ = await asyncio.wait({bus.connecting}, timeout=CONNECT_TIMEOUT_SECONDS)
        for task in finished:
            task.result()
        return bus

    async def publish(self, nudge: Nudge) -> None:
        """Tell this process at once, and the others through NATS if it is there."""
        with span("publish", match=nudge.match, seq=nudge.seq):
            nudge = traced(nudge)
            self._notify(nudge)
            for subject, part in addressed(self.prefix, nudge):
                await self._try_to_send(subject, encode(part))

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Call a handler for every nudge that this process hears from now on."""
        self.listeners.append(heard)

    def follows_match(self, match_id: str) -> bool:
        """Return True if this process hears the nudges of a match, and NATS is there."""
        task = self.followed.get(subject_of_match(self.prefix, match_id))
        return self.is_connected and task is not None and _is_subscribed(task)

    async def follow_match(self, match_id: str) -> None:
        """Hear the nudges of a match and of all others in its slot."""
        await self._follow(subject_of_match(self.prefix, match_id))

    async def follow_person(self, account: int) -> None:
        """Hear the nudges about an account and all others in its group."""
        await self._follow(subject_of_person(self.prefix, account))

    async def follow_bots(self) -> None:
        """Hear that bots are to move."""
        self.always.add(subject_of_bots(self.prefix))
        await self._follow(subject_of_bots(self.prefix))

    async def follow_only(self, matches: Iterable[str], accounts: Iterable[int]) -> None:
        """Unsubscribe from the slots and groups in which none of these is."""
        wanted = {subject_of_match(self.prefix, each) for each in matches}
        wanted |= {subject_of_person(self.prefix, each) for each in accounts}
        recent = {subject for subject, at in self.asked_at.items() if monotonic() - at < KEPT_SECONDS}
        for subject in self.followed.keys() - wanted - self.always - recent:
            self.asked_at.pop(subject, None)
            subscription = await self.followed.pop(subject)
            if subscription is not None:
                with suppress(Error, OSError):
                    await subscription.unsubscribe()

    @property
    def is_connected(self) -> bool:
        """Whether the other processes can be heard now."""
        connected: bool = self.client.is_connected
        return connected

    async def publish_beat(self, beat: Beat) -> None:
        """Tell this gateway at once, and the others through NATS if it is there."""
        self._notify_beat(beat)
        await self._try_to_send(subject_of_beats(self.prefix), encode(beat))

    async def subscribe_beats(self, heard: BeatHandler) -> None:
        """Call a handler for every beat from now on; a process that does not call this receives none."""
        self.beat_listeners.append(heard)
        if self.is_connected:
            await self._hear_beats()

    async def close(self) -> None:
        """Disconnect."""
        self.listeners.clear()
        self.beat_listeners.clear()
        tasks = [*self.followed.values(), *([self.connecting] if self.connecting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.client.close()

    async def _connect(self, address: str) -> None:
        await self.client.connect(
            address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=CONNECT_TIMEOUT_SECONDS,
            reconnected_cb=self._on_reconnect,
            disconnected_cb=self._on_disconnect,
            error_cb=self._on_error,
            allow_reconnect=True,
            no_echo=True,
        )
        await self._subscribe_to_the_rest()
        if self.beat_listeners:
            await self._hear_beats()
        self._notify(None)

    async def _follow(self, subject: str) -> None:
        self.asked_at[subject] = monotonic()
        task = self.followed.get(subject)
        if task is None:
            task = self.followed[subject] = asyncio.create_task(self._subscribe(subject))
        await asyncio.shield(task)  # others wait for the same subject, and do not leave with this one

    async def _subscribe(self, subject: str) -> Subscription | None:
        """Subscribe and wait until NATS has heard of it; None without a connection: the next one makes up for it."""
        if not self.client.is_connected:
            return None
        try:
            subscription: Subscription = await self.client.subscribe(subject, cb=self._on_message)
        except (Error, OSError) as error:
            log.warning("bus-error", error=repr(error))
            return None
        with suppress(Error, OSError, TimeoutError):
            await self.client.flush(FLUSH_TIMEOUT_SECONDS)
        return subscription

    async def _subscribe_to_the_rest(self) -> None:
        """Subscribe to what this process follows and could not subscribe to without a connection."""
        for subject in self.always | self.followed.keys():
            task = self.followed.get(subject)
            if task is None or (task.done() and not _is_subscribed(task)):
                self.followed[subject] = asyncio.create_task(self._subscribe(subject))
        await asyncio.gather(*self.followed.values())

    async def _hear_beats(self) -> None:
        if not self.hears_beats:
            self.hears_beats = True
            await self.client.subscribe(subject_of_beats(self.prefix), cb=self._on_beat)

    async def _try_to_send(self, subject: str, message: bytes) -> bool:
        if not self.client.is_connected:
            return False
        try:
            await self.client.publish(subject, message)
        except (Error, OSError) as error:
            log.warning("bus-error", error=repr(error))
            return False
        return True

    def _notify(self, nudge: Nudge | None) -> None:
        for handler in self.listeners:
            handler(nudge)

    async def _on_message(self, message: Msg) -> None:
        try:
            nudge = decode(message.data, Nudge)
        except MalformedError as error:
            log.warning("bus-malformed", error=str(error))
            return
        self._notify(nudge)

    def _notify_beat(self, beat: Beat) -> None:
        for handler in self.beat_listeners:
            handler(beat)

    async def _on_beat(self, message: Msg) -> None:
        try:
            beat = decode(message.data, Beat)
        except MalformedError as error:
            log.warning("bus-malformed", error=str(error))
            return
        self._notify_beat(beat)

    async def _on_reconnect(self) -> None:
        log.info("bus-reconnected")
        await self._subscribe_to_the_rest()
        self._notify(None)

    async def _on_disconnect(self) -> None:
        log.warning("bus-disconnected")

    async def _on_error(self, error: Exception) -> None:
        log.warning("bus-error", error=repr(error))


def _is_subscribed(task: asyncio.Task[Subscription | None]) -> bool:
    """Return True if a task has subscribed."""
    return task.done() and not task.cancelled() and task.result() is not None
