"""People who come and go: they look at their table, decide now and then, chat, close the page, return, or leave."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kontor.client import ProblemError, Server

CHAT_PROBABILITY = 0.05
LEAVE_PROBABILITY = 0.002
"""How likely somebody is to say something, and to leave the match for good, with each decision."""
VISIT_SECONDS, AWAY_SECONDS = 90.0, 60.0
"""How long people stay and stay away, on average."""
HOME_PROBABILITY = 0.2
"""How likely a visit has the page of all matches open, too, which has a socket of its own."""


class Position(msgspec.Struct):
    """The fields of a position that a person needs."""

    seq: int
    status: str
    legal: list[msgspec.Raw]


class ServerMessage(msgspec.Struct):
    """The fields of a message that a person needs."""

    tell: str
    seen: Position | None = None
    problem: Any = None


READ = msgspec.json.Decoder(ServerMessage)


class Book:
    """What all people know together."""

    def __init__(self) -> None:
        self.moves = 0
        self.over = 0
        self.left = 0
        self.visits = 0
        self.chats = 0
        self.refused = Counter[str]()
        self.unanswered = Counter[str]()
        """What had to be asked again, because the server or its database was too busy."""


class Person:
    """Somebody with a seat at a match."""

    def __init__(self, server: Server, match: str, pace_seconds: float, book: Book, chance: Random) -> None:
        self.server = server
        self.match = match
        self.pace_seconds = pace_seconds
        self.book = book
        self.chance = chance
        self.position: Position | None = None
        self.is_gone = False
        self.decides_at: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do here."""
        return self.is_gone or (self.position is not None and self.position.status == "over")

    async def come_and_go(self) -> None:
        """Visit the match until it is over, or until this person leaves it for good."""
        while not self.is_over:
            visit = self.chance.expovariate(1 / VISIT_SECONDS)
            home = asyncio.create_task(self.keep_home()) if self.chance.random() < HOME_PROBABILITY else None
            try:
                async with asyncio.timeout(visit):
                    await self.visit()
            except TimeoutError:
                pass  # the visit is over
            except (OSError, WebSocketException) as error:
                self.book.unanswered[type(error).__name__] += 1
            if home:
                home.cancel()
                await asyncio.gather(home, return_exceptions=True)
            if not self.is_over:
                await asyncio.sleep(self.chance.expovariate(1 / AWAY_SECONDS))

    async def visit(self) -> None:
        """Look at the match, and decide whenever it is time."""
        self.book.visits += 1
        self.decides_at = None
        async with self.socket(f"/matches/{self.match}/socket") as socket:
            await self.greet(socket)
            while not self.is_over:
                await self.hear_or_wait(socket)
                if self.decides_at is not None and monotonic() >= self.decides_at:
                    await self.decide(socket)

    async def hear_or_wait(self, socket: ClientConnection) -> None:
        """Read a message, or wait until it is time to decide."""
        with suppress(TimeoutError):
            patience = None if self.decides_at is None else max(0.0, self.decides_at - monotonic())
            async with asyncio.timeout(patience):
                message = READ.decode(await socket.recv())
                if message.tell == "refused":
                    self.book.refused[message.problem["code"]] += 1
                if message.seen is not None:
                    self.position = message.seen
                    if self.decides_at is None and message.seen.legal:
                        self.decides_at = monotonic() + self.chance.expovariate(1 / self.pace_seconds)

    async def decide(self, socket: ClientConnection) -> None:
        """Take a legal action, or leave for good; say something now and then."""
        self.decides_at = None
        position = self.position
        if position is None or not position.legal:
            return
        if self.chance.random() < LEAVE_PROBABILITY:
            await self.resign(position.seq)
            return
        if self.chance.random() < CHAT_PROBABILITY:
            self.book.chats += 1
            await socket.send(f'{{"say":"chat","key":"c{position.seq}","text":"Nice"}}')
        action = bytes(self.chance.choice(position.legal)).decode()
        await socket.send(f'{{"say":"play","key":"{position.seq}","seq":{position.seq},"action":{action}}}')
        self.book.moves += 1

    async def resign(self, seq: int) -> None:
        """Leave the match for good; a bot plays on."""
        with suppress(ProblemError, httpx.TransportError):  # a bot moved, or the server is busy
            await self.server.ask("POST", f"/matches/{self.match}/resignation", {"seq": seq})
            self.is_gone = True
            self.book.left += 1

    async def keep_home(self) -> None:
        """Keep the page of all matches open, and read what it is told."""
        with suppress(OSError, WebSocketException):
            async with self.socket("/me/socket") as socket:
                await self.greet(socket)
                async for _ in socket:
                    pass

    async def greet(self, socket: ClientConnection) -> None:
        """Say who has come."""
        await socket.send(msgspec.json.encode({"say": "hello", "token": self.server.token}).decode())

    def socket(self, path: str) -> connect:
        """Return a connection to be opened."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/api{path}"
        return connect(address, compression=None, max_size=1 << 20, ping_interval=None, open_timeout=60)
