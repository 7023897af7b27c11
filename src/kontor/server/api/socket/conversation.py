"""A socket from its first message to its close: messages come in at a limited pace, queued ones go out."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from time import monotonic

from litestar.exceptions import WebSocketDisconnect

from kontor.core import KontorError, encode
from kontor.server.accounts import KnownLogin, known_login
from kontor.server.api.callers import demand_for_bots
from kontor.server.api.problems import problem_of
from kontor.server.api.socket import messages
from kontor.server.api.socket.caps import SocketCaps
from kontor.server.api.socket.opening import Opening, OpenSocket
from kontor.server.api.socket.outbox import SOCKET_GONE_ERRORS, Outbox
from kontor.server.errors import ForbiddenError, StoreError, UnknownCallerError
from kontor.server.logs import log
from kontor.server.metrics import FRAMES

HELLO_TIMEOUT_SECONDS = 10.0
"""Seconds a client may take to send its first message."""
MAX_BURST, MAX_MESSAGES_PER_SECOND = 60, 30
"""Messages a client may send at once, and per second."""

CLOSE_TIMEOUT_SECONDS = 1.0
"""Seconds a client may take to accept the close."""

CLOSE_POLICY = 1008
CLOSE_BROKEN = 1011
CLOSE_RESTART = 1012
CLOSE_TRY_AGAIN = 1013
CLOSE_UNREADABLE = 4400
CLOSE_UNKNOWN_CALLER = 4401
CLOSE_TOO_SLOW = 4408


class Pace:
    """Limits how fast a client may send, so that one client cannot keep the others waiting."""

    __slots__ = ("at", "left")

    def __init__(self) -> None:
        self.left, self.at = float(MAX_BURST), monotonic()

    def allows(self) -> bool:
        """Count a message; return False if it is one too many."""
        now = monotonic()
        self.left = min(float(MAX_BURST), self.left + (now - self.at) * MAX_MESSAGES_PER_SECOND)
        self.at = now
        self.left -= 1
        return self.left >= 0


class Conversation(ABC):
    """The messages of one client, and the answers."""

    __slots__ = ("language", "outbox", "pace", "patience")

    def __init__(self, outbox: Outbox, language: str) -> None:
        self.outbox = outbox
        self.language = language
        self.pace = Pace()
        self.patience: asyncio.Timeout | None = None
        """Ends the wait for a message when the socket is to be closed; None while nobody waits."""

    @abstractmethod
    async def answer(self, text: str) -> messages.FromServer:
        """Answer a message; whatever is wrong with it becomes a problem for this client alone."""

    async def go_on(self, socket: OpenSocket) -> None:
        """Receive and send until the client leaves, sends too much, or is too slow; finish a command that has begun."""
        self.outbox.open(socket.send_text, self.stop_waiting)
        try:
            await self.listen(socket)
            if self.outbox.is_leaving:
                await send_rest(self.outbox)
        finally:
            self.outbox.stop_sending()
        if self.outbox.is_dropped:
            await close(socket, self.close_code)

    @property
    def close_code(self) -> int:
        """Why the socket was dropped."""
        if self.outbox.has_ended_login:
            return CLOSE_UNKNOWN_CALLER
        return CLOSE_RESTART if self.outbox.is_leaving else CLOSE_TOO_SLOW

    async def listen(self, socket: OpenSocket) -> None:
        """Answer every message until the client leaves, or the socket is to be closed."""
        while not self.outbox.is_dropped:
            text = await self.next_message(socket)
            if text is None:
                return
            FRAMES.inc()
            if not self.pace.allows():
                await close(socket, CLOSE_POLICY)
                return
            self.outbox.push(encode(await self.answer(text)))

    async def next_message(self, socket: OpenSocket) -> str | None:
        """Wait for a message; None if the socket is to be closed."""
        try:
            async with asyncio.timeout(None) as self.patience:
                text = await socket.receive_text()
        except TimeoutError:
            return None
        finally:
            self.patience = None
        return None if self.outbox.is_dropped else text

    def stop_waiting(self) -> None:
        """Wait for no further message; a command that has begun is still answered."""
        if self.patience:
            self.patience.reschedule(0)


async def close_after(socket: OpenSocket, error: Exception, language: str, **about: str) -> None:
    """Close a socket with the code that says why its conversation ended; `about` is for the log."""
    match error:
        case WebSocketDisconnect():
            pass
        case TimeoutError():
            await close(socket, CLOSE_POLICY)
        case StoreError():
            await close(socket, CLOSE_TRY_AGAIN)
        case UnknownCallerError():
            await close(socket, CLOSE_UNKNOWN_CALLER)
        case KontorError():
            await say_no(socket, error, language)
        case RuntimeError() | OSError():
            log.info("socket-died", error=str(error))
        case _:
            log.error("broken", exc_info=error, **about)
            await close(socket, CLOSE_BROKEN)


def caps_of(socket: OpenSocket) -> SocketCaps:
    """Return how many sockets there may be in this process."""
    caps: SocketCaps = socket.app.state.caps
    return caps


async def first_message(socket: OpenSocket) -> str:
    """Return the first message of a client; TimeoutError if it takes too long."""
    return await asyncio.wait_for(socket.receive_text(), HELLO_TIMEOUT_SECONDS)


async def login_by(opening: Opening, token: str | None, scope: str | None = None) -> KnownLogin | None:
    """Return the login that opens a socket: by the token of its first message or its request.

    ForbiddenError for the token of a bot, unless the socket is for bots with a scope.
    """
    known_by = token or opening.token
    login = await known_login(opening.context, known_by) if known_by else None
    if known_by and login is None:
        raise UnknownCallerError("who")
    if login is not None and login.caller.suspended:
        raise ForbiddenError("suspended")
    if login is not None:
        demand_for_bots(login, scope)
    return login


async def demand_login(opening: Opening, token: str | None, scope: str | None = None) -> KnownLogin:
    """Return the login that opens a socket, as `login_by` does; UnknownCallerError without one."""
    login = await login_by(opening, token, scope)
    if login is None:
        raise UnknownCallerError("who")
    return login


async def send_rest(outbox: Outbox) -> None:
    """Wait until everything that is queued is sent; give up on a client that does not read."""
    with suppress(TimeoutError):
        await asyncio.wait_for(outbox.sent(), CLOSE_TIMEOUT_SECONDS)


async def say_no(socket: OpenSocket, error: KontorError, language: str) -> None:
    """Tell a client why it is refused, and close."""
    with suppress(*SOCKET_GONE_ERRORS):
        await socket.send_text(encode(messages.CommandRefused(problem_of(error, language)[1])).decode())
        await close(socket, CLOSE_UNREADABLE)


async def close(socket: OpenSocket, code: int) -> None:
    """Close a socket; give up on a client that does not accept it."""
    with suppress(*SOCKET_GONE_ERRORS, TimeoutError):
        await asyncio.wait_for(socket.close(code), CLOSE_TIMEOUT_SECONDS)
