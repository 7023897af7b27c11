"""The bus of several processes: NATS core, a subject for nudges and one for beats.

It delivers at most once and reports a reconnect, after which everything that is watched is checked again. Nobody waits
for it: while it is away a process receives its own nudges, and the sweeps of the others find the rest.
"""

import asyncio

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from kontor.core import MalformedError, decode, encode
from kontor.server.bus.nudge import Beat, BeatHandler, Nudge, NudgeHandler, traced
from kontor.server.logs import log
from kontor.server.tracing import span

DEFAULT_PREFIX = "kontor"
"""What the subjects of an installation begin with, unless its host named something else."""
CONNECT_TIMEOUT_SECONDS = 1
"""Seconds between two attempts to connect, and before a process starts without the bus."""


class NatsBus:
    """Sends nudges through NATS."""

    def __init__(self, prefix: str = DEFAULT_PREFIX) -> None:
        self.client = Client()
        self.subject, self.beat_subject = f"{prefix}.nudges", f"{prefix}.beats"
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
        """Send a nudge to all processes; while NATS is away, to this process only."""
        with span("publish", match=nudge.match, seq=nudge.seq):
            nudge = traced(nudge)
            if not await self._try_to_send(self.subject, encode(nudge)):
                self._notify(nudge)

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Call a handler for every nudge from now on."""
        self.listeners.append(heard)

    @property
    def is_connected(self) -> bool:
        """Whether the other processes can be heard now."""
        connected: bool = self.client.is_connected
        return connected

    async def publish_beat(self, beat: Beat) -> None:
        """Send a beat to all gateways; while NATS is away, to this one only."""
        if not await self._try_to_send(self.beat_subject, encode(beat)):
            self._notify_beat(beat)

    async def subscribe_beats(self, heard: BeatHandler) -> None:
        """Call a handler for every beat from now on; a process that does not call this receives none."""
        self.beat_listeners.append(heard)
        if self.is_connected:
            await self._hear_beats()

    async def close(self) -> None:
        """Disconnect."""
        self.listeners.clear()
        self.beat_listeners.clear()
        if self.connecting:
            self.connecting.cancel()
            await asyncio.gather(self.connecting, return_exceptions=True)
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
        )
        await self.client.subscribe(self.subject, cb=self._on_message)
        if self.beat_listeners:
            await self._hear_beats()
        self._notify(None)

    async def _hear_beats(self) -> None:
        if not self.hears_beats:
            self.hears_beats = True
            await self.client.subscribe(self.beat_subject, cb=self._on_beat)

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
        self._notify(None)

    async def _on_disconnect(self) -> None:
        log.warning("bus-disconnected")

    async def _on_error(self, error: Exception) -> None:
        log.warning("bus-error", error=repr(error))
