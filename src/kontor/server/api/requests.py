"""Requests as the operator sees them: each has an id, one line in the log, a duration in the metrics, and a trace.

The id comes with the request or is made here. It is returned in the answer and added to every log line of the request,
together with the match. Neither the path nor the query is logged, only the template of the route.
"""

import re
from secrets import token_hex
from time import perf_counter
from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, bound_contextvars

from kontor.server import metrics, tracing
from kontor.server.api.headers import with_safe_headers
from kontor.server.api.socket.opening import ABNORMAL, OpenSocket, take_talk
from kontor.server.logs import log

HEADER = b"x-request-id"
TRACE = tracing.HEADER.encode()
FIT = re.compile(rb"[\w.:-]{1,64}", re.ASCII)
"""The ids that a client may give its request."""
MATCH = re.compile(r"/api/matches/([\w-]{1,64})(?:/|$)", re.ASCII)
NOWHERE = "none"
"""The route of a request for which there is none."""
UNANSWERED = 500
"""The status of a request that ended without an answer."""


class Requests:
    """The outermost part of the application: it sees every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, and log its end."""
        request_id, parent = named_by(scope)
        log_fields = fields_of(scope, request_id)
        if scope["type"] != ScopeType.HTTP:
            bind_contextvars(**log_fields)  # for good: the task of a socket is its own, and ends with it
            await self.socket(scope, receive, send, request_id)
            return
        with bound_contextvars(**log_fields), tracing.span("request", parent=parent, **log_fields):
            await self.request(scope, receive, send, request_id)

    async def request(self, scope: Scope, receive: Receive, send: Send, called: bytes) -> None:
        """Pass a request on; when its answer has been sent, log it. HEAD is answered as GET is, without the body."""
        began, status, method = perf_counter(), UNANSWERED, str(scope.get("method"))
        is_head = method == "HEAD"
        if is_head:
            scope = cast("Scope", {**scope, "method": "GET"})  # the server below still knows that it was HEAD

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*with_safe_headers(message["headers"]), (HEADER, called), *last_headers(scope)]
                message["headers"] = headers
            elif is_head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            seconds, route = perf_counter() - began, route_of(scope)
            method = method if route != NOWHERE else NOWHERE
            tracing.rename(f"{method} {route}", status=status)
            metrics.answered(method, route, status, seconds)
            log.info("request", method=method, route=route, status=status, milliseconds=milliseconds(seconds))

    async def socket(self, scope: Scope, receive: Receive, send: Send, called: bytes) -> None:
        """Pass a socket on, hold the conversation that its handler leaves, and log the end."""
        began, socket = perf_counter(), OpenSocket(scope["litestar_app"], receive, send, [(HEADER, called)])
        try:
            await self.app(scope, socket.receive, socket.send)  # type: ignore[arg-type]
            if talk := take_talk(scope):
                await talk(socket)
        finally:
            code = ABNORMAL if socket.code is None else socket.code
            log.info("socket", route=route_of(scope), status=code, milliseconds=milliseconds(perf_counter() - began))


def named_by(scope: Scope) -> tuple[bytes, str]:
    """Return the id of a request, and the trace that it belongs to; empty if it names none."""
    headers = dict(scope["headers"])
    client_id = headers.get(HEADER, b"")
    request_id = client_id if FIT.fullmatch(client_id) else token_hex(8).encode()
    return request_id, headers.get(TRACE, b"").decode("latin-1")


def fields_of(scope: Scope, request_id: bytes) -> dict[str, str]:
    """Return what every line that a request logs has: its id, and the match that it is about."""
    match = MATCH.match(scope["path"])
    return {"request": request_id.decode()} | ({"match": match[1]} if match else {})


def last_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the header by which a gateway that drains lets a proxy forget this connection, before it is closed."""
    drain = getattr(scope["litestar_app"].state, "drain", None)
    return [(b"connection", b"close")] if drain and drain.has_begun else []


def route_of(scope: Scope) -> str:
    """Return the template of the route that a request was given to."""
    return scope.get("path_template") or NOWHERE


def milliseconds(seconds: float) -> float:
    """Return a duration in milliseconds, as it is logged."""
    return round(seconds * 1000, 1)
