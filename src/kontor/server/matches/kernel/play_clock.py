"""The time of play: the database's clock, which all processes share (ADR 33).

A process asks for it every few seconds, and in between counts on from the last answer with a clock that nobody can set.
So a machine whose own clock is wrong still charges everybody the right time.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from kontor.server import metrics
from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.store.matches import clocks as store
from kontor.server.store.pool import Connection, Pool, connected, demand_writable

MAX_CLOCK_OFF_SECONDS = 1.0
"""Seconds by which the clock of a machine may differ from the database's; beyond, its processes do not flag."""
MEASURE_SECONDS = 10.0
"""Seconds between two questions for the database's time."""
_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that is never set, and that also runs while the machine is suspended."""


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)


class Anchor(NamedTuple):
    """The database's time, and what the steady clock of this machine showed then, in seconds."""

    time: datetime
    steady: float


class PlayClock:
    """The database's time as this process knows it; the machine's own until it is first measured."""

    def __init__(self, machine: Callable[[], datetime] = utc_now) -> None:
        self.machine = machine
        self.anchor: Anchor | None = None
        self.seconds_off = 0.0
        """Seconds by which the machine's clock was ahead of the database's when it was last measured."""

    @property
    def is_right(self) -> bool:
        """Whether the machine's clock agrees with the database's, so that this process may flag."""
        return abs(self.seconds_off) <= MAX_CLOCK_OFF_SECONDS

    def now(self) -> datetime:
        """Return the time of play."""
        return self.machine() if self.anchor is None else _at(self.anchor, _steady())

    async def measure(self, connection: Connection) -> None:
        """Ask the database for its time; an answer that took long changes only what it disproves."""
        sent, asked = _steady(), self.machine()
        time_there = await store.database_time(connection)
        received, answered = _steady(), self.machine()
        was_right, self.seconds_off = self.is_right, _outside(time_there, asked, answered)
        metrics.CLOCK_OFF_SECONDS.set(self.seconds_off)
        if self.anchor is None or _outside(time_there, _at(self.anchor, sent), _at(self.anchor, received)):
            self.anchor = Anchor(time_there, (sent + received) / 2)
        if was_right and not self.is_right:
            log.error("clock-off", seconds=round(self.seconds_off, 1), do="Let this machine use a time server.")
        elif self.is_right and not was_right:
            log.info("clock-right-again")


@asynccontextmanager
async def measuring_in_background(clock: PlayClock, pool: Pool) -> AsyncIterator[None]:
    """Measure now, and again and again as long as the block runs; StoreError if the database does not answer now."""
    async with connected(pool) as connection:
        await clock.measure(connection)
    task = asyncio.create_task(keep_measuring(clock, lambda: pool))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def keep_measuring(clock: PlayClock, pool: Callable[[], Pool], every: float = MEASURE_SECONDS) -> None:
    """Measure for ever; while the database is away, the clock goes on from the last answer."""
    while True:
        await asyncio.sleep(every)
        try:
            await demand_writable(pool())  # the time of a primary that was demoted would be another one
            async with connected(pool()) as connection:
                await clock.measure(connection)
        except StoreError as error:
            log.warning("clock-not-measured", error=str(error))
        except Exception:  # noqa: BLE001 - whatever it was, the next measurement tries again
            log.exception("clock-not-measured")


def _steady() -> float:
    return time.clock_gettime(_STEADY)


def _at(anchor: Anchor, steady: float) -> datetime:
    return anchor.time + timedelta(seconds=steady - anchor.steady)


def _outside(moment: datetime, earliest: datetime, latest: datetime) -> float:
    """Return by how many seconds a span lies after a moment, negative if before it; 0 if the moment is within it."""
    if earliest > moment:
        return (earliest - moment).total_seconds()
    return (latest - moment).total_seconds() if latest < moment else 0.0
