"""How a socket outlives its request: what opened it is noted, and the rest runs outside of the framework's layers.

A socket is open for hours. Within its handler it would keep all that the framework made to find the handler: a
coroutine and a wrapper for each layer, the request, the headers in two forms.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from litestar import WebSocket
from litestar.types import Receive, Scope, Send

from kontor.server.api.callers import context_of, language_of, token_of
from kontor.server.api.limits import address_of
from kontor.server.matches import Context

AnySocket: TypeAlias = WebSocket[Any, Any, Any]
Talk: TypeAlias = Callable[[AnySocket], Awaitable[None]]
"""What happens at a socket, from accepting it to its close."""

TALK = "kontor.talk"
"""The key of a scope at which a handler leaves what is to happen at its socket."""


class Opening(NamedTuple):
    """What a socket has to know of the request that opened it."""

    context: Context
    language: str
    address: str
    token: str | None
    """The token of a header or a cookie; the first message may name another."""


def leave_open(socket: AnySocket, talk: Callable[[Opening, AnySocket], Awaitable[None]]) -> None:
    """Let a conversation begin as soon as the handler of a socket has ended."""
    opening = Opening(context_of(socket), language_of(socket), address_of(socket), token_of(socket))
    socket.scope[TALK] = partial(talk, opening)  # type: ignore[typeddict-unknown-key]


def take_talk(scope: Scope) -> Talk | None:
    """Take what a handler has left in its scope; None if there is no handler, or it has refused the socket."""
    talk: Talk | None = scope.pop(TALK, None)  # type: ignore[typeddict-item,misc]
    return talk


def bare_socket(scope: Scope, receive: Receive, send: Send) -> AnySocket:
    """Return a socket without its request: the headers, and all that the framework keeps beside them, are given up."""
    scope["headers"], scope["state"] = [], {}
    return WebSocket(scope, receive, send)
