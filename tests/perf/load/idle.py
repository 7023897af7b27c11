"""Sockets that only watch: what it costs a gateway to let one in, to hold it, and to answer its pings."""

import asyncio
import time
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from perf.load.stage import cpu_seconds, family_cpu_seconds, resident_kib

FIRST = 50
"""Sockets before the measurement begins, so that what is set up once is set up."""
JOIN_TIMEOUT_SECONDS = 30
PING_SECONDS = 60.0
"""How often a quiet client asks whether the server is there (`web/src/api/steady.ts`)."""
AT_ONCE = 50
"""Sockets that are opened side by side."""
REST_SECONDS = 5.0
ROUND_TRIPS, ROUND_TRIP_PAUSE_SECONDS = 150, 0.05
"""Pings by which the way between two processes is measured, and the pause between them: 30 a second are allowed."""


class JoinCost(NamedTuple):
    """Processor time to let one socket in, in milliseconds, by who used it."""

    gateway: float
    postgres: float
    generator: float


class IdleCost(NamedTuple):
    """What sockets cost that nothing happens at."""

    join_cpu_ms: JoinCost
    kib: float
    us_per_s: float
    """Microseconds of processor time a second, the process at rest taken off."""
    closed: int
    """Sockets that the server closed meanwhile."""


async def measure_idle(address: str, pid: int, postgres: int, match: str, count: int, seconds: float) -> IdleCost:
    """Open sockets, hold them for some seconds with pings as clients send them, and return what one costs."""
    first = await join(address, match, FIRST)
    at_rest = await cpu_per_second(pid, seconds / 2)
    memory, before = resident_kib(pid), _used(pid, postgres)
    rest = await join(address, match, count)
    pairs = zip(_used(pid, postgres), before, strict=True)
    joined, each = JoinCost(*((now - then) * 1000 / count for now, then in pairs)), (resident_kib(pid) - memory) / count
    pinging = [asyncio.create_task(keep_asking(socket, number / count)) for number, socket in enumerate(rest)]
    held = await cpu_per_second(pid, seconds)
    closed = sum(socket.close_code is not None for socket in rest)
    for task in pinging:
        task.cancel()
    await asyncio.gather(*pinging, return_exceptions=True)
    await asyncio.gather(*(socket.close() for socket in first + rest))
    return IdleCost(joined, each, (held - at_rest) * 1_000_000 / count, closed)


def _used(pid: int, postgres: int) -> JoinCost:
    """Return the processor time that everybody has used so far, in seconds."""
    return JoinCost(cpu_seconds(pid), family_cpu_seconds(postgres), time.process_time())


async def one_way_ms(address: str, pid: int, match: str) -> list[float]:
    """Return how long messages are on their way to an idle gateway, in milliseconds; sorted.

    It is half of what a ping takes when the processor time of both ends is taken off: that is counted where it is used.
    """
    (socket,) = await join(address, match, 1)
    at_rest = await cpu_per_second(pid, REST_SECONDS)
    waits, before, start = [], cpu_seconds(pid), time.perf_counter()
    for _ in range(ROUND_TRIPS):
        began, used = time.perf_counter(), time.process_time()
        await socket.send('{"say":"ping"}')
        await socket.recv()
        waits.append((time.perf_counter() - began - (time.process_time() - used)) * 1000)
        await asyncio.sleep(ROUND_TRIP_PAUSE_SECONDS)
    resting = at_rest * (time.perf_counter() - start)
    gateway_ms = max(0.0, cpu_seconds(pid) - before - resting) * 1000 / ROUND_TRIPS
    await socket.close()
    return sorted(max(0.0, (wait - gateway_ms) / 2) for wait in waits)


async def join(address: str, match: str, count: int) -> list[ClientConnection]:
    """Open sockets that only watch, and read what each is told first."""
    place = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"

    async def one() -> ClientConnection:
        socket = await connect(place, compression=None, ping_interval=None, open_timeout=JOIN_TIMEOUT_SECONDS)
        await socket.send('{"say":"hello"}')
        for _ in range(2):  # the match, the position
            await socket.recv()
        return socket

    sockets: list[ClientConnection] = []
    while len(sockets) < count:
        sockets += await asyncio.gather(*(one() for _ in range(min(AT_ONCE, count - len(sockets)))))
    return sockets


async def keep_asking(socket: ClientConnection, phase: float) -> None:
    """Ping like a client, each at a moment of its own."""
    await asyncio.sleep(phase * PING_SECONDS)
    while True:
        await socket.send('{"say":"ping"}')
        await socket.recv()
        await asyncio.sleep(PING_SECONDS)


async def cpu_per_second(pid: int, seconds: float) -> float:
    """Return the processor time that a process takes a second."""
    began = cpu_seconds(pid)
    await asyncio.sleep(seconds)
    return (cpu_seconds(pid) - began) / seconds
