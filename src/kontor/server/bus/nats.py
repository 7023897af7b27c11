"""The bus of several processes: NATS core, one subject.

It delivers at most once and says when it reconnected; then everything that is watched is looked at again.
"""

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from kontor.core import MalformedError, decode, encode
from kontor.server.bus.nudge import Heard, Nudge
from kontor.server.logs import log

SUBJECT = "kontor.nudges"
PATIENCE = 2.0
"""So many seconds pass between two attempts to reconnect."""


class NatsBus:
    """Passes nudges on through NATS."""

    def __init__(self, client: Client, listeners: list[Heard]) -> None:
        self.client = client
        self.listeners = listeners

    @classmethod
    async def connect(cls, address: str) -> "NatsBus":
        """Connect, and stay connected: the client tries again for ever."""
        listeners: list[Heard] = []

        async def reconnected() -> None:
            log.info("bus-reconnected")
            for heard in listeners:
                heard(None)

        async def disconnected() -> None:
            log.warning("bus-disconnected")

        async def failed(error: Exception) -> None:
            log.warning("bus-error", error=repr(error))

        client = await nats.connect(
            address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=PATIENCE,
            reconnected_cb=reconnected,
            disconnected_cb=disconnected,
            error_cb=failed,
            allow_reconnect=True,
        )
        return cls(client, listeners)

    async def publish(self, nudge: Nudge) -> None:
        """Tell everybody; while NATS is away nudges are lost, and the sweep finds what they would have told."""
        if not self.client.is_connected:
            for heard in self.listeners:
                heard(nudge)
            return
        await self.client.publish(SUBJECT, encode(nudge))

    async def subscribe(self, heard: Heard) -> None:
        """Hear every nudge from now on."""

        async def received(message: Msg) -> None:
            try:
                nudge = decode(message.data, Nudge)
            except MalformedError as error:
                log.warning("bus-malformed", error=str(error))
                return
            heard(nudge)

        self.listeners.append(heard)
        await self.client.subscribe(SUBJECT, cb=received)

    async def close(self) -> None:
        """Leave."""
        await self.client.close()
