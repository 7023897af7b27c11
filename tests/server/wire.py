"""How a viewer asks the server, and the raw bytes of the answer: directly in the application, or over a real socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple, Protocol

import httpx
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from server.gateway import new_client

TIMEOUT_SECONDS = 30.0
"""Seconds a message may take on a busy machine."""
HOST = "localhost"


class Ask(NamedTuple):
    """A request, without its sender."""

    method: str
    path: str
    body: bytes = b""
    language: str = "en"

    def headers(self, token: str | None) -> list[tuple[bytes, bytes]]:
        """Return the headers of the request."""
        said = [(b"host", HOST.encode()), (b"accept-language", self.language.encode()), (b"x-request-id", b"the-same")]
        if token is not None:
            said.append((b"authorization", f"Bearer {token}".encode()))
        if self.body:
            said += [(b"content-type", b"application/json"), (b"content-length", str(len(self.body)).encode())]
        return said


class Answer(NamedTuple):
    """An answer with everything that the client receives."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Line(Protocol):
    """An open WebSocket."""

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        ...

    async def hear(self) -> bytes:
        """Return the next message as received."""
        ...


class Wire(Protocol):
    """A connection to the server."""

    async def ask(self, ask: Ask, token: str | None) -> Answer:
        """Send a request and return its answer."""
        ...

    def line(self, path: str) -> AbstractAsyncContextManager[Line]:
        """Open a WebSocket."""
        ...


class InProcess:
    """Calls the application directly: the bytes are those that it would hand to its web server."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def ask(self, ask: Ask, token: str | None) -> Answer:
        """Send a request and return its answer."""
        status, body = 0, b""
        headers: tuple[tuple[bytes, bytes], ...] = ()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": ask.body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status, headers = message["status"], tuple((name, value) for name, value in message["headers"])
            else:
                body += message.get("body", b"")

        scope = {**_scope("http", ask.path, ask.headers(token)), "method": ask.method, "http_version": "1.1"}
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return Answer(status, headers, body)

    @asynccontextmanager
    async def line(self, path: str) -> AsyncIterator[Line]:
        """Open a WebSocket."""
        line = _LineWithin()
        scope = {**_scope("websocket", path, [(b"host", HOST.encode())]), "subprotocols": []}
        serving = asyncio.create_task(self.app(scope, line.inward.get, line.send))  # type: ignore[arg-type]
        line.inward.put_nowait({"type": "websocket.connect"})
        try:
            yield line
        finally:
            line.inward.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await serving


class _LineWithin:
    """Both ends of a WebSocket in one process."""

    def __init__(self) -> None:
        self.inward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outward: asyncio.Queue[bytes] = asyncio.Queue()

    async def send(self, message: Any) -> None:
        """Take an ASGI message of the application."""
        if message["type"] == "websocket.send":
            self.outward.put_nowait(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.outward.put_nowait(f"closed {message['code']}".encode())

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.inward.put_nowait({"type": "websocket.receive", "text": json.dumps(message), "bytes": None})

    async def hear(self) -> bytes:
        """Return the next message as received."""
        return await asyncio.wait_for(self.outward.get(), TIMEOUT_SECONDS)


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50000),
        "server": (HOST, 80),
    }


class OverSocket:
    """Asks a server process of its own through its port."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address

    @classmethod
    @asynccontextmanager
    async def to(cls, address: str) -> AsyncIterator["OverSocket"]:
        """Keep a connection to the server at ``http://host:port``."""
        async with new_client(address, trust_env=False) as client:
            yield cls(client, address)

    async def ask(self, ask: Ask, token: str | None) -> Answer:
        """Send a request and return its answer without the date."""
        answer = await self.client.request(ask.method, ask.path, content=ask.body, headers=ask.headers(token))
        headers = tuple(pair for pair in answer.headers.raw if pair[0].lower() != b"date")
        return Answer(answer.status_code, headers, answer.content)

    @asynccontextmanager
    async def line(self, path: str) -> AsyncIterator[Line]:
        """Open a WebSocket."""
        address = self.address.replace("http", "ws", 1)
        async with connect(f"{address}{path}", proxy=None, open_timeout=TIMEOUT_SECONDS) as connection:
            yield _LineOutside(connection)


class _LineOutside:
    """The client's end of a real WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def hear(self) -> bytes:
        """Return the next message as received."""
        return await asyncio.wait_for(self.connection.recv(decode=False), TIMEOUT_SECONDS)
