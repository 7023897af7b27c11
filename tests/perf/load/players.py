"""Players as cheap as possible: they read of each frame only what they need, and answer with a legal action."""

import asyncio
import time
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from perf.load.tables import Seated


class Seen(msgspec.Struct):
    """What a player reads of a position."""

    seq: int
    status: str
    legal: list[msgspec.Raw]


class Frame(msgspec.Struct):
    """What a player reads of a frame."""

    tell: str
    seen: Seen | None = None
    key: str | None = None
    seq: int | None = None
    problem: Any = None


READ = msgspec.json.Decoder(Frame)


class Table:
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
        """Hear what one seat is told."""
        async for raw in self.sockets[seat]:
            frame = READ.decode(raw)
            if frame.tell == "position" and frame.seen:
                self.hear(seat, frame.seen)
            elif frame.tell == "done":
                self.acknowledged += 1
            elif frame.tell == "refused":
                self.refused += 1

    def hear(self, seat: int, seen: Seen) -> None:
        """Note a position: when all seats have it, the move has arrived."""
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
        """Let the seat that has to decide play; say whether the match goes on."""
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


async def play_for(address: str, seated: list[Seated], seconds: float, per_second: float | None) -> list[Table]:
    """Play at all tables for a time, as fast as they can or at a common pace; return them with their figures."""
    tables = [Table(address, one, number) for number, one in enumerate(seated)]
    for table in tables:
        await table.sit()
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(len(table.tokens))]
    await asyncio.gather(*(table.ready.wait() for table in tables))
    end = time.perf_counter() + seconds
    if per_second is None:
        await asyncio.gather(*(_at_full_speed(table, end) for table in tables))
    else:
        await _at_a_pace(tables, end, per_second)
    await asyncio.gather(*(table.close() for table in tables))
    await asyncio.gather(*listening, return_exceptions=True)
    return tables


async def _at_full_speed(table: Table, end: float) -> None:
    while time.perf_counter() < end and await table.move():
        pass


async def _at_a_pace(tables: list[Table], end: float, per_second: float) -> None:
    """Play one move after the other at the tables in turn, each at its time."""
    due, number, playing = time.perf_counter(), 0, list(tables)
    while due < end and playing:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        table = playing[number % len(playing)]
        if table.ready.is_set() and not await table.move():
            playing.remove(table)
        number, due = number + 1, due + 1 / per_second


async def sit_idle(address: str, match: str, count: int) -> list[ClientConnection]:
    """Open sockets that only watch."""
    place = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    sockets = []
    for _ in range(count):
        socket = await connect(place, compression=None, ping_interval=None, open_timeout=30)
        await socket.send('{"say":"hello"}')
        for _ in range(2):  # the table, the position
            await socket.recv()
        sockets.append(socket)
    return sockets
