"""The outbox of a socket: a bounded queue of messages. A socket that is too slow is dropped, and comes back."""

import asyncio

MAX_QUEUED_MESSAGES = 64
"""Messages that may wait for a socket; one more, and it is dropped."""
MAX_SOCKETS_PER_ACCOUNT = 40
"""Sockets of one kind that an account may have open in this process."""


class Outbox:
    """What is to be sent over one socket."""

    def __init__(self, login: int | None = None) -> None:
        self.login = login
        """The login that opened the socket; None for somebody unknown."""
        self.has_ended_login = False
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_leaving = False
        """Whether it is closed because this gateway stops: what is queued is still sent."""

    def push(self, message: bytes) -> None:
        """Queue a message; a socket that is too slow is dropped."""
        if self.queue.full():
            self.drop()
        elif self.is_leaving or not self.dropped.done():
            self.queue.put_nowait(message)

    def leave(self) -> None:
        """Let the socket be closed after what is queued, and after the answer to a command that has begun."""
        if not self.dropped.done():
            self.is_leaving = True
            self.dropped.set_result(None)

    def drop(self) -> None:
        """Let the socket be closed; it can ask again for what was queued."""
        if not self.dropped.done():
            self.dropped.set_result(None)
        while not self.queue.empty():
            self.queue.get_nowait()

    def end_login(self) -> None:
        """Let the socket be closed because its login has ended: it must not come back as the same person."""
        self.has_ended_login = True
        self.drop()
