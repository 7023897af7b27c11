"""Players as cheap as possible: they decode only what they need of each message, and answer with a legal action.

A socket that the server drops ends its match: that is counted and said, and nobody waits for it.
"""

import asyncio
import time
from collections import defaultdict
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from perf.load.matches import Seated

START_TIMEOUT_SECONDS = 60.0
"""Seconds within which everybody has to see the first position."""
LAST_TIMEOUT_SECONDS = 15.0
"""Seconds that an answer may take; also how long the last moves are waited for."""


class Position(msgspec.Struct):
    """The fields of a position that a player needs."""

    seq: int
    status: str
    legal: list[msgspec.Raw]


class ServerMessage(msgspec.Struct):
    """The fields of a message that a player needs."""

    tell: str
    seen: Position | None = None
    key: str | None = None
    seq: int | None = None
    problem: Any = None


READ = msgspec.json.Decoder(ServerMessage)


class LoadedMatch:
    """One match with a socket for each seat; measures how long a move takes until all of them see it."""

    def __init__(self, address: str, seated: Seated, seed: int) -> None:
        self.address = f"{address.replace('http', 'ws', 1)}/api/matches/{seated.match}/socket"
        self.tokens = seated.tokens
        self.rng = Random(seed)  # noqa: S311 - which legal action is played
        self.sockets: list[ClientConnection] = []
        self.legal: tuple[int, int, list[msgspec.Raw]] | None = None
        self.over = False
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, int] = defaultdict(int)
        self.times: list[float] = []
        self.acknowledged = 0
        self.frames = self.bytes = 0
        self.ready = asyncio.Event()
        self.refused = 0
        self.dropped = 0
        """Sockets that the server closed while the match was played."""
        self.is_leaving = False

    async def sit(self) -> None:
        """Connect all seats."""
        for token in self.tokens:
            socket = await connect(
                self.address, compression=None, max_size=1 << 20, ping_interval=None, open_timeout=START_TIMEOUT_SECONDS
            )
            await socket.send(msgspec.json.encode({"say": "hello", "token": token}).decode())
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        """Read the messages to one seat until its socket is closed."""
        with suppress(ConnectionClosed):
            while True:
                raw = await self.sockets[seat].recv(decode=False)
                self.frames, self.bytes = self.frames + 1, self.bytes + len(raw)
                self.take(seat, READ.decode(raw))
        if not self.is_leaving:
            self.dropped += 1
            self.ready.set()

    def take(self, seat: int, message: ServerMessage) -> None:
        """Note what a message says."""
        if message.tell == "position" and message.seen:
            self.hear(seat, message.seen)
        elif message.tell == "done":
            self.acknowledged += 1
        elif message.tell == "refused":
            self.refused += 1
            self.ready.set()

    def hear(self, seat: int, seen: Position) -> None:
        """Note a position; when all seats have it, the move has arrived."""
        self.arrived[seen.seq] += 1
        if self.arrived[seen.seq] == len(self.tokens):
            begun = self.sent.pop(seen.seq, None)
            if begun is not None:
                self.times.append(time.perf_counter() - begun)
            del self.arrived[seen.seq]
        if seen.status == "over":
            self.over = True
            self.ready.set()
        elif seen.legal:
            self.legal = (seat, seen.seq, seen.legal)
            self.ready.set()

    @property
    def has_ended(self) -> bool:
        """Whether nobody can move any more."""
        return self.over or bool(self.dropped or self.refused)

    async def move(self) -> bool:
        """Let the seat that has to decide play; return True if the match goes on."""
        try:
            await asyncio.wait_for(self.ready.wait(), LAST_TIMEOUT_SECONDS)
        except TimeoutError:
            self.dropped += 1
        if self.has_ended:
            return False
        self.ready.clear()
        assert self.legal is not None
        seat, seq, legal = self.legal
        action = self.rng.choice(legal)
        self.sent[seq + 1] = time.perf_counter()
        with suppress(ConnectionClosed):  # the listener counts it
            await self.sockets[seat].send(
                f'{{"say":"play","key":"{seq}","seq":{seq},"action":{bytes(action).decode()}}}'
            )
        return True

    async def close(self) -> None:
        """Leave, when the last move has been seen by all or nobody waits for it any more."""
        if not self.has_ended:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ready.wait(), LAST_TIMEOUT_SECONDS)
        self.is_leaving = True
        for socket in self.sockets:
            await socket.close()


async def sit_down(address: str, seated: list[Seated]) -> tuple[list[LoadedMatch], list[asyncio.Task[None]]]:
    """Connect everybody of some matches and wait for the first positions; return the matches and the listeners."""
    matches = [LoadedMatch(address, one, number) for number, one in enumerate(seated)]
    for match in matches:
        await match.sit()
    listening = [asyncio.create_task(match.listen(seat)) for match in matches for seat in range(len(match.tokens))]
    async with asyncio.timeout(START_TIMEOUT_SECONDS):
        await asyncio.gather(*(match.ready.wait() for match in matches))
    return matches, listening


async def play_on(matches: list[LoadedMatch], seconds: float, per_second: float | None) -> None:
    """Play matches for some seconds, as fast as possible or at a common pace."""
    end = time.perf_counter() + seconds
    if per_second is None:
        await asyncio.gather(*(_at_full_speed(match, end) for match in matches))
    else:
        await _at_a_pace(matches, end, per_second)


async def stand_up(matches: list[LoadedMatch], listening: list[asyncio.Task[None]]) -> None:
    """Close all sockets."""
    await asyncio.gather(*(match.close() for match in matches))
    await asyncio.gather(*listening)


async def _at_full_speed(match: LoadedMatch, end: float) -> None:
    while time.perf_counter() < end and await match.move():
        pass


async def _at_a_pace(matches: list[LoadedMatch], end: float, per_second: float) -> None:
    """Play one move after the other in the matches in turn, each at its time."""
    due, number, playing = time.perf_counter(), 0, list(matches)
    while due < end and playing:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        match = playing[number % len(playing)]
        if match.ready.is_set() and not await match.move():
            playing.remove(match)
        number, due = number + 1, due + 1 / per_second
