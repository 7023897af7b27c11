"""A connection that can be cut or held: a TCP proxy on the loopback between a process and what it depends on.

Network namespaces would need root; this works everywhere. No bytes are taken out of the middle of a stream: TCP would
send them again. So a network that loses packets holds bytes back, until it works again or the connection ends.
"""

import asyncio
import enum
import socket
import struct
from typing import cast

HOST = "127.0.0.1"
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER with no time: a closed connection is reset."""


class Way(enum.Enum):
    """What becomes of the bytes."""

    OPEN = "open"
    CUT = "cut"
    """All connections are reset, and so is every new one."""
    HELD = "held"
    """Nothing passes, in both directions; who waits long enough gets it later."""
    REQUESTS_HELD = "requests held"
    ANSWERS_HELD = "answers held"
    """Requests arrive and are carried out; the answers never come back, since the connections are reset at the end."""


class Side(asyncio.Protocol):
    """One side of a link. It reads only while nothing forbids it, and passes on what it reads."""

    transport: asyncio.Transport
    other: "Side"

    def __init__(self, link: "Link") -> None:
        self.link = link
        self.reasons: set[str] = set()
        """Why it does not read."""
        self.is_connected = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport, and stop reading if there already is a reason."""
        self.transport = cast("asyncio.Transport", transport)
        self.is_connected = True
        if self.reasons:
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        """Let the other side wait: this one cannot get rid of what it has."""
        self.other.forbid("full")

    def resume_writing(self) -> None:
        """Let the other side go on."""
        self.other.allow("full")

    def connection_lost(self, error: Exception | None) -> None:
        """End the other side, too."""
        self.is_connected = False
        self.link.close()

    def forbid(self, reason: str) -> None:
        """Read nothing for a reason."""
        if not self.reasons and self.is_connected:
            self.transport.pause_reading()
        self.reasons.add(reason)

    def allow(self, reason: str) -> None:
        """Read again if this was the only reason not to."""
        self.reasons.discard(reason)
        if not self.reasons and self.is_connected and not self.transport.is_closing():
            self.transport.resume_reading()

    def reset(self) -> None:
        """End the connection at once, and tell so."""
        if self.is_connected:
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            self.transport.abort()


class Link:
    """A connection through a proxy."""

    def __init__(self, proxy: "Proxy") -> None:
        self.proxy = proxy
        self.asking, self.answering = Side(self), Side(self)
        self.asking.other, self.answering.other = self.answering, self.asking
        self.asking.forbid("not connected yet")
        proxy.links.add(self)
        self.connecting = asyncio.create_task(self.connect())

    async def connect(self) -> None:
        """Connect to where the proxy leads; end the link if nobody listens there."""
        self.obey()
        try:
            await asyncio.get_running_loop().create_connection(lambda: self.answering, HOST, self.proxy.target)
        except OSError:
            self.reset()
            return
        self.asking.allow("not connected yet")
        if not self.asking.is_connected:  # it gave up in the meantime
            self.answering.transport.close()

    def obey(self) -> None:
        """Hold what is to be held now."""
        way = self.proxy.way
        for side, held in ((self.asking, Way.REQUESTS_HELD), (self.answering, Way.ANSWERS_HELD)):
            if way in (Way.HELD, held):
                side.forbid("held")
            else:
                side.allow("held")

    def close(self) -> None:
        """End both sides when what was passed on has been sent."""
        self.proxy.links.discard(self)
        for side in (self.asking, self.answering):
            if side.is_connected:
                side.transport.close()

    def reset(self) -> None:
        """End both sides at once."""
        self.proxy.links.discard(self)
        for side in (self.asking, self.answering):
            side.reset()


class Proxy:
    """Listens on a free port and leads to another."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.way = Way.OPEN
        self.links: set[Link] = set()
        self.server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Listen."""
        self.server = await asyncio.get_running_loop().create_server(self.accept, HOST, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def accept(self) -> asyncio.Protocol:
        """Return the near side of a new connection."""
        return Refused() if self.way is Way.CUT else Link(self).asking

    def turn(self, way: Way) -> None:
        """Treat all connections this way from now on."""
        were_lost = self.way is Way.ANSWERS_HELD and way is not Way.ANSWERS_HELD
        self.way = way
        for link in list(self.links):
            if way is Way.CUT or were_lost:
                link.reset()
            else:
                link.obey()

    async def close(self) -> None:
        """Listen no longer, and end all connections."""
        if self.server is not None:
            self.server.close()
        for link in list(self.links):
            link.connecting.cancel()
            link.reset()


class Refused(asyncio.Protocol):
    """A connection that is reset as soon as it is made."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Reset it."""
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        cast("asyncio.Transport", transport).abort()
