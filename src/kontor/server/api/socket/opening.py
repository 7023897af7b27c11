"""How a socket outlives its request: what opened it is noted, and the rest runs outside of the framework's layers.

A socket is open for hours. Within its handler it would keep all that the framework made to find the handler: a
coroutine and a wrapper for each layer, the request, the headers in two forms.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message, Receive, Scope, Send

from kontor.server.api.callers import context_of, language_of, token_of
from kontor.server.api.limits import address_of
from kontor.server.matches import Context

ABNORMAL = 1006
"""The close code of a socket that ended without one."""
TALK = "kontor.talk"
"""The key of a scope at which a handler leaves what is to happen at its socket."""


class OpenSocket:
    """A socket without the request that opened it."""

    __slots__ = ("_receive", "_send", "app", "code", "headers")

    def __init__(self, app: Litestar, receive: Receive, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.app = app
        self._receive = receive
        self._send = send
        self.headers = headers
        """The headers of the answer that accepts it."""
        self.code: int | None = None
        """Why it was closed; None while it is open."""

    async def receive(self) -> Message:
        """Return the next event, for layers that know only those."""
        message: Any = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.code = message["code"]
        return message  # type: ignore[no-any-return]

    async def send(self, message: Message) -> None:
        """Send an event."""
        if message["type"] == "websocket.accept":
            message["headers"] = [*message["headers"], *self.headers]
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        await self._send(message)

    async def accept(self) -> None:
        """Accept a socket, before anything else."""
        await self.receive()
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive_text(self) -> str:
        """Return the next message, empty for one that is no text; WebSocketDisconnect if the client has gone."""
        message: Any = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.code = message["code"]
            raise WebSocketDisconnect(detail="disconnect event", code=message["code"])
        return message.get("text") or ""

    async def send_text(self, text: str) -> None:
        """Send a message; WebSocketDisconnect if the socket is closed."""
        if self.code is not None:
            raise WebSocketDisconnect(detail="the socket is closed")
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int) -> None:
        """Close a socket; WebSocketDisconnect if it is closed."""
        if self.code is not None:
            raise WebSocketDisconnect(detail="the socket is closed")
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


Talk: TypeAlias = Callable[[OpenSocket], Awaitable[None]]
"""What happens at a socket, from accepting it to its close."""


class Opening(NamedTuple):
    """What a socket has to know of the request that opened it."""

    context: Context
    language: str
    address: str
    token: str | None
    """The token of a header or a cookie; the first message may name another."""


def leave_open(socket: WebSocket[Any, Any, Any], talk: Callable[[Opening, OpenSocket], Awaitable[None]]) -> None:
    """Let a conversation begin as soon as the handler of a socket has ended."""
    opening = Opening(context_of(socket), language_of(socket), address_of(socket), token_of(socket))
    socket.scope[TALK] = partial(talk, opening)  # type: ignore[literal-required]


def take_talk(scope: Scope) -> Talk | None:
    """Take what a handler has left in its scope, and give up what only the request needed; None if it left nothing."""
    talk: Talk | None = scope.pop(TALK, None)  # type: ignore[misc]
    scope["headers"], scope["state"] = [], {}
    return talk
