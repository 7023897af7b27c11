"""The stages of a move, measured one at a time in this process on real PostgreSQL: for the model of `make simulate`.

A gateway's work for a move is its command (decode, rules, statement), then the positions for the seats that listen.
Another gateway that has sockets of the match reads it again. Processor time is that of this process, in which
nothing else runs; waiting is what the command took longer than that.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import quantiles
from typing import Any, NamedTuple

import uvloop

from kontor.core import encode, seeded
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.bus import LocalBus, Nudge
from kontor.server.matches import Command, Context, do_play_action
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from perf.load.matches import create_matches
from perf.load.stage import family_cpu_seconds

MATCHES, MOVES_EACH = 4, 120
WARM_UP_MOVES = 10
"""Moves of each match that are not counted: statements are prepared, caches filled."""
READS = 300
POINTS = 100
"""Steps between the points that are kept of a distribution."""


class Stages(NamedTuple):
    """How long each stage of some moves took, in milliseconds."""

    door: list[float]
    tell: list[float]
    read: list[float]
    wait: list[float]
    """Waiting for PostgreSQL: its work and the disk's."""
    postgres_ms: float
    """Processor time of PostgreSQL for a move, while nobody else asks for anything."""
    read_postgres_ms: float
    """Processor time of PostgreSQL when a match is read again."""


def measure_stages(database: str, postgres: int, game: str, seats: int) -> Stages:
    """Play some matches of a game with a listener at each seat; `postgres` is PostgreSQL's first process."""
    return uvloop.run(_measure(database, postgres, game, seats))


async def _measure(database: str, postgres: int, game: str, seats: int) -> Stages:
    seated = await create_matches(database, MATCHES, ((game, seats),))
    stages = Stages([], [], [], [], 0.0, 0.0)
    async with _context(database) as context:
        began = family_cpu_seconds(postgres)
        for each in seated:
            await _play(context, each.match, stages)
        before = family_cpu_seconds(postgres)
        for number in range(READS):
            stages.read.append(await _read_again(context, seated[number % MATCHES].match))
        used = family_cpu_seconds(postgres) - before
    played = len(stages.door) + WARM_UP_MOVES * MATCHES
    return stages._replace(postgres_ms=(before - began) * 1000 / played, read_postgres_ms=used * 1000 / READS)


@asynccontextmanager
async def _context(database: str) -> AsyncIterator[Context]:
    pool = await open_pool(database, 2)
    yield Context(Settings(database=database), pool, LocalBus())
    await pool.close()


async def _play(context: Context, match_id: str, stages: Stages) -> None:
    """Play a match with everybody listening, and note how long the stages of each move took."""
    rooms, rng = Rooms(context), seeded(7)
    async with context.cache.locked(match_id) as match:
        running = demand_started(match)
    listeners = [Listener(each.account, None, 0) for each in running.occupants]
    for listener in listeners:
        await rooms.enter(match_id, listener)
    for number in range(MOVES_EACH):
        if running.status != "playing":
            break
        _hear(listeners)
        door, wait = await _command(context, running, rng)
        began = time.process_time()
        await rooms.tell_room(match_id, Nudge(match_id, running.seq))
        tell = (time.process_time() - began) * 1000
        if number >= WARM_UP_MOVES:
            stages.door.append(door)
            stages.wait.append(wait)
            stages.tell.append(tell)
    for listener in listeners:
        rooms.leave(match_id, listener)


async def _command(context: Context, running: RunningMatch, rng: Any) -> tuple[float, float]:
    """Play a legal action; return the processor time of the command and how long it waited, in milliseconds."""
    seat = running.deciders[0]
    action = encode(rng.pick(running.game.legal_actions(running.state, seat)))
    command = Command(running.id, seat, running.seq, str(running.seq))
    began, used = time.perf_counter(), time.process_time()
    await do_play_action(context, command, action)
    door = (time.process_time() - used) * 1000
    return door, max(0.0, (time.perf_counter() - began) * 1000 - door)


async def _read_again(context: Context, match_id: str) -> float:
    """Read a match as a gateway does that heard that it moved elsewhere; return the processor time in milliseconds."""
    context.cache.forget(match_id)
    began = time.process_time()
    async with context.cache.locked(match_id):
        pass
    return (time.process_time() - began) * 1000


def _hear(listeners: list[Listener]) -> None:
    """Take everything out of the outboxes: a full one is dropped."""
    for listener in listeners:
        listener.queued.clear()


def points_of(times: list[float]) -> list[float]:
    """Return points of a distribution, from the shortest time to the longest at equal steps."""
    inner = quantiles(times, n=POINTS, method="inclusive")
    return [round(each, 4) for each in (min(times), *inner, max(times))]
