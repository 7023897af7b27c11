"""The outbox of a socket: a bounded queue of messages. A socket that is too slow is dropped, and comes back.

Most sockets are quiet most of the time, and there are many: there is a task only while something is to be sent.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from litestar.exceptions import WebSocketDisconnect

MAX_QUEUED_MESSAGES = 64
"""Messages that may wait for a socket; one more, and it is dropped."""
MAX_SOCKETS_PER_ACCOUNT = 40
"""Sockets of one kind that an account may have open in this process."""

SOCKET_GONE_ERRORS = (WebSocketDisconnect, RuntimeError, OSError)
"""What a socket raises after its client has gone."""

Write: TypeAlias = Callable[[str], Awaitable[None]]


class Outbox:
    """What is to be sent over one socket."""

    __slots__ = ("has_ended_login", "is_dropped", "is_leaving", "login", "on_drop", "queued", "sending", "write")

    def __init__(self, login: int | None = None) -> None:
        self.login = login
        """The login that opened the socket; None for somebody unknown."""
        self.has_ended_login = False
        self.queued: list[bytes] = []
        self.is_dropped = False
        """Whether the socket is to be closed."""
        self.is_leaving = False
        """Whether it is closed because this gateway stops: what is queued is still sent."""
        self.write: Write | None = None
        """Sends a message; None before the conversation has begun and after the client has gone."""
        self.on_drop: Callable[[], None] | None = None
        self.sending: asyncio.Task[None] | None = None
        """Sends what is queued; None while nothing is."""

    def open(self, write: Write, on_drop: Callable[[], None]) -> None:
        """Send what is queued from now on, and call `on_drop` when the socket is to be closed."""
        self.write, self.on_drop = write, on_drop
        self.start_sending()
        if self.is_dropped:
            on_drop()

    def push(self, message: bytes) -> None:
        """Queue a message; a socket that is too slow is dropped."""
        if len(self.queued) >= MAX_QUEUED_MESSAGES:
            self.drop()
        elif self.is_leaving or not self.is_dropped:
            self.queued.append(message)
            self.start_sending()

    def start_sending(self) -> None:
        """Begin to send what is queued, unless a task does it already."""
        if self.queued and self.write and self.sending is None:
            self.sending = asyncio.create_task(self.send_queued(self.write))

    async def send_queued(self, write: Write) -> None:
        """Send until nothing is queued or the client has gone; messages that came in before are still handled."""
        try:
            while self.queued:
                await write(self.queued.pop(0).decode())
        except SOCKET_GONE_ERRORS:
            self.write = None
        finally:
            self.sending = None

    async def sent(self) -> None:
        """Wait until everything that is queued is sent."""
        if self.sending:
            await self.sending

    def stop_sending(self) -> None:
        """Send nothing any more."""
        self.write = self.on_drop = None
        if self.sending:
            self.sending.cancel()

    def leave(self) -> None:
        """Let the socket be closed after what is queued, and after the answer to a command that has begun."""
        if not self.is_dropped:
            self.is_leaving = True
            self.end()

    def drop(self) -> None:
        """Let the socket be closed; it can ask again for what was queued."""
        self.end()
        self.queued.clear()

    def end_login(self) -> None:
        """Let the socket be closed because its login has ended: it must not come back as the same person."""
        self.has_ended_login = True
        self.drop()

    def end(self) -> None:
        """Let the socket be closed."""
        if not self.is_dropped:
            self.is_dropped = True
            if self.on_drop:
                self.on_drop()
