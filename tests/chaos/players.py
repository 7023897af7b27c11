"""People who play at full speed with bots: they take random legal actions, undo some, and note what is acknowledged."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec

from kontor.client import ProblemError, SeatSocket, Server
from kontor.core import Seat, registry

T = TypeVar("T")

GAMES = ("borneo", "goa")
LEVELS = ("clerk", "deckhand")
RETRY_SECONDS = 0.2
"""Seconds until a player who got no answer asks again."""
UNDO_PROBABILITY = 0.05
"""How likely a player is to undo an action."""
STALE, NO_UNDO = "stale", ("undo-sealed", "undo-others", "undo-asked", "not-playing")
BROKEN = 500


class Acknowledged(NamedTuple):
    """What the server acknowledged as stored: an action, or None for an undo."""

    match: str
    seq: int
    seat: Seat
    key: str
    action: Any


class Book:
    """What all players know together."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.over: set[str] = set()
        self.acknowledged: list[Acknowledged] = []
        self.unanswered = Counter[str]()
        """Requests that had to be sent again, by the reason."""
        self.longest_wait_seconds = 0.0
        """The longest time that a player waited for the answer to an action."""


class Players:
    """Groups of players who play one match after the other until the time is up."""

    def __init__(self, addresses: list[str], book: Book, chance: Random) -> None:
        self.addresses = addresses
        self.book = book
        self.chance = chance
        self.end = 0.0
        """When no further match is started, in seconds of the monotonic clock."""

    async def run(self, tables: int, seconds: float) -> list[BaseException]:
        """Play `tables` matches at a time, start none after `seconds`, and return what went wrong."""
        self.end = monotonic() + seconds
        ended = await asyncio.gather(*(self.keep_table() for _ in range(tables)), return_exceptions=True)
        return [error for error in ended if error is not None]

    async def keep_table(self) -> None:
        """Play one match after the other."""
        while monotonic() < self.end:
            await self.play_match()

    async def play_match(self) -> None:
        """Play a match of one or two people and some bots."""
        chance = self.chance
        game = chance.choice(GAMES)
        seats = chance.choice(registry.game(game).info.seats)
        people = chance.randint(1, min(2, seats - 1))
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(self.person()) for _ in range(people)]
            for server in servers:
                await self.patiently(lambda server=server: server.become_guest("Anna"))  # type: ignore[misc]
            host = servers[0]
            match = await self.patiently(lambda: host.create(game, seats))
            for server in servers:
                await self.patiently(lambda server=server: server.join(match))  # type: ignore[misc]
            await self.patiently(lambda: started(host, match, chance.choice(LEVELS)))
            self.book.started.append(match)
            await asyncio.gather(*(self.play_seat(server, match) for server in servers))
        self.book.over.add(match)

    def person(self) -> Server:
        """Return a player who connects to one of the gateways first."""
        address, *others = self.chance.sample(self.addresses, len(self.addresses))
        return Server(address, others=others)

    async def play_seat(self, server: Server, match: str) -> None:
        """Play a seat to the end of the match."""
        async with await self.patiently(lambda: server.sit_at(match)) as socket:
            async for position in socket.positions():
                if not position.is_mine or position.status == "over":
                    continue
                assert position.seat is not None
                action, key = self.chance.choice(position.legal), token_hex(8)
                began = monotonic()
                seq = await carried_out(socket.play(action, position.seq, key), STALE)
                self.book.longest_wait_seconds = max(self.book.longest_wait_seconds, monotonic() - began)
                if seq is None:
                    continue
                done = Acknowledged(match, seq, position.seat, key, msgspec.to_builtins(action))
                self.book.acknowledged.append(done)
                if self.chance.random() < UNDO_PROBABILITY:
                    await self.undo(socket, done)

    async def patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask again until there is an answer."""
        while True:
            try:
                return await ask()
            except httpx.TransportError as error:
                self.book.unanswered[type(error).__name__] += 1
            except ProblemError as problem:
                if problem.status < BROKEN:
                    raise
                self.book.unanswered[problem.code] += 1
            await asyncio.sleep(RETRY_SECONDS)

    async def undo(self, socket: SeatSocket, done: Acknowledged) -> None:
        """Undo an action if that is allowed."""
        key = token_hex(8)
        seq = await carried_out(socket.undo(done.seq, key), STALE, *NO_UNDO)
        if seq is not None:
            self.book.acknowledged.append(done._replace(seq=seq, key=key, action=None))


async def started(host: Server, match: str, level: str) -> None:
    """Start a match, unless an earlier attempt whose answer was lost has started it."""
    try:
        await host.start(match, level)
    except ProblemError as problem:
        if problem.code != "not-open":
            raise


async def carried_out(command: Awaitable[int], *allowed: str) -> int | None:
    """Return the entry of a command; None if it was refused for an allowed reason."""
    try:
        return await command
    except ProblemError as problem:
        if problem.code not in allowed:
            raise
        return None
