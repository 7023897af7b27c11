"""A webhook of our own that gets reminders and writes down the id of each message."""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self

from chaos.asking import RETRY_SECONDS, once, patiently
from chaos.book import Book
from kontor.client import Server

HOST = "127.0.0.1"
ID = b"idempotency-key:"
"""The header by which a repeated message can be recognised."""
ANSWER = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
MAX_TRIES = 25
"""Attempts to add the webhook before a person goes without."""
WISHES = {"after_minutes": 0, "every_minutes": 1}
"""Remind at once, and at most once a minute."""


class Mailbox:
    """Listens on a port of its own."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.receive, HOST, 0)
        self.url = f"http://{HOST}:{self.server.sockets[0].getsockname()[1]}/"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.server is not None
        self.server.close()

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one message, note its id and answer."""
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            found = [line for line in head.split(b"\r\n") if line.lower().startswith(ID)]
            self.book.received += [line[len(ID) :].strip().decode() for line in found]
            writer.write(ANSWER)
            await writer.drain()
        writer.close()

    async def subscribe(self, book: Book, server: Server) -> None:
        """Let a person be reminded here as soon as a match waits for them, and send them a test message."""
        wanted = {"url": self.url, "shape": "plain"}
        await patiently(book, lambda: server.ask("PUT", "/me/reminders", WISHES))
        channel = None
        for _ in range(MAX_TRIES):  # the address is stored once, so it may be tried again
            channel = await once(book, lambda: server.ask("POST", "/me/reminders/webhooks", wanted))
            if channel:
                break
            await asyncio.sleep(RETRY_SECONDS)
        if channel:
            await once(book, lambda: server.ask("POST", f"/me/reminders/channels/{channel['id']}/test"))
