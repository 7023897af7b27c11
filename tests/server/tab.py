"""A tab of a browser, or another device: a bare socket of a match or of a person, which can also misbehave."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.core import Action, encode

TIMEOUT_SECONDS = 60.0
"""Seconds an answer may take on a busy machine."""


class Tab:
    """What one client sends and receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, say: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(encode({"say": say, **fields}).decode())

    async def hear(self, *tells: str) -> dict[str, Any]:
        """Return the next message, or the next one of some kinds."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while True:
                told: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                if not tells or told["tell"] in tells:
                    return told

    async def hear_until(self, seq: int) -> list[dict[str, Any]]:
        """Return all messages about the match up to an entry of its log."""
        heard = []
        while True:
            seen = (await self.hear("position"))["seen"]
            heard.append(seen)
            if seen["seq"] >= seq:
                return heard

    async def play(self, seq: int, action: Action, key: str) -> dict[str, Any]:
        """Play an action and return the answer to it."""
        await self.say("play", seq=seq, action=action, key=key)
        return await self.answer(key)

    async def answer(self, key: str | None = None) -> dict[str, Any]:
        """Return the answer to a command, or to a message without a key."""
        while (told := await self.hear("done", "refused")).get("key") != key:
            pass
        return told

    async def closed(self) -> int | None:
        """Wait until the server closes the socket and return its code; messages before that are dropped."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            with suppress(ConnectionClosed):
                while True:
                    await self.socket.recv()
        return self.socket.close_code


@asynccontextmanager
async def bare_tab(address: str, match: str, **how: Any) -> AsyncIterator[Tab]:
    """Open a socket and send nothing."""
    where = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    async with connect(where, **{"open_timeout": TIMEOUT_SECONDS, "max_size": None, **how}) as socket:
        yield Tab(socket)


@asynccontextmanager
async def person_tab(address: str, token: str | None, lang: str | None = None, **how: Any) -> AsyncIterator[Tab]:
    """Open a person's own socket and send hello."""
    where = f"{address.replace('http', 'ws', 1)}/api/me/socket"
    async with connect(where, **{"open_timeout": TIMEOUT_SECONDS, "max_size": None, **how}) as socket:
        tab = Tab(socket)
        await tab.say("hello", token=token, lang=lang)
        yield tab


@asynccontextmanager
async def open_tab(
    address: str, match: str, token: str | None = None, since: int | None = None, **how: Any
) -> AsyncIterator[Tab]:
    """Open a socket and send hello."""
    async with bare_tab(address, match, **how) as tab:
        await tab.say("hello", token=token, since=since)
        yield tab
