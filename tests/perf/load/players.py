"""Players as cheap as possible: they decode only what they need of each message, and answer with a legal action."""

import asyncio
import time
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from perf.load.matches import Seated


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
        self.ready = asyncio.Event()
        self.refused = 0

    async def sit(self) -> None:
        """Connect all seats."""
        for token in self.tokens:
            socket = await connect(self.address, compression=None, max_size=1 << 20, ping_interval=None)
            await socket.send(msgspec.json.encode({"say": "hello", "token": token}).decode())
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        """Read the messages to one seat."""
        async for raw in self.sockets[seat]:
            message = READ.decode(raw)
            if message.tell == "position" and message.seen:
                self.hear(seat, message.seen)
            elif message.tell == "done":
                self.acknowledged += 1
            elif message.tell == "refused":
                self.refused += 1

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

    async def move(self) -> bool:
        """Let the seat that has to decide play; return True if the match goes on."""
        await self.ready.wait()
        if self.over:
            return False
        self.ready.clear()
        assert self.legal is not None
        seat, seq, legal = self.legal
        action = self.rng.choice(legal)
        self.sent[seq + 1] = time.perf_counter()
        await self.sockets[seat].send(f'{{"say":"play","key":"{seq}","seq":{seq},"action":{bytes(action).decode()}}}')
        return True

    async def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            await socket.close()


async def play_for(address: str, seated: list[Seated], seconds: float, per_second: float | None) -> list[LoadedMatch]:
    """Play all matches for some seconds, as fast as possible or at a common pace; return them with their figures."""
    matches = [LoadedMatch(address, one, number) for number, one in enumerate(seated)]
    for match in matches:
        await match.sit()
    listening = [asyncio.create_task(match.listen(seat)) for match in matches for seat in range(len(match.tokens))]
    await asyncio.gather(*(match.ready.wait() for match in matches))
    end = time.perf_counter() + seconds
    if per_second is None:
        await asyncio.gather(*(_at_full_speed(match, end) for match in matches))
    else:
        await _at_a_pace(matches, end, per_second)
    await asyncio.gather(*(match.close() for match in matches))
    await asyncio.gather(*listening, return_exceptions=True)
    return matches


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


async def sit_idle(address: str, match: str, count: int) -> list[ClientConnection]:
    """Open sockets that only watch."""
    place = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    sockets = []
    for _ in range(count):
        socket = await connect(place, compression=None, ping_interval=None, open_timeout=30)
        await socket.send('{"say":"hello"}')
        for _ in range(2):  # the match, the position
            await socket.recv()
        sockets.append(socket)
    return sockets
