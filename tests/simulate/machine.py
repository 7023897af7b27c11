"""What does the work: a machine whose cores are shared, a process that does one thing at a time, and PostgreSQL.

Simulated time is in seconds. Nothing here draws luck: who asks for work says how long it takes.
"""

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeAlias

import simpy

Environment: TypeAlias = simpy.Environment
Event: TypeAlias = simpy.Event
SMALLEST_SECONDS = 1e-12
"""Work below this is done: what rounding leaves."""


class Machine:
    """Some cores. Who works at the same time shares them equally, and nobody has more than one (processor sharing)."""

    def __init__(self, environment: Environment, cores: int) -> None:
        self.environment, self.cores = environment, cores
        self.busy_s = 0.0
        """Processor time that was used, of all cores together."""
        self._working: list[tuple[float, int, Event]] = []
        self._numbers = count()
        self._share_s = 0.0
        """The processor time that everybody would have had who works since the beginning."""
        self._at = 0.0
        self._wake = 0

    def work(self, seconds: float) -> Event:
        """Return an event for the moment at which so much processor time was used for it."""
        self._advance()
        done = self.environment.event()
        heappush(self._working, (self._share_s + seconds, next(self._numbers), done))
        self._plan()
        return done

    @property
    def speed(self) -> float:
        """The part of a core that everybody has who works now."""
        return min(1.0, self.cores / max(1, len(self._working)))

    def _advance(self) -> None:
        passed, self._at = self.environment.now - self._at, self.environment.now
        self._share_s += passed * self.speed
        self.busy_s += passed * min(self.cores, len(self._working))

    def _plan(self) -> None:
        """Wake up when the next one is done; whatever was planned before is void."""
        self._wake += 1
        if not self._working:
            return
        wake, left = self._wake, max(0.0, self._working[0][0] - self._share_s)
        self.environment.timeout(left / self.speed).callbacks.append(lambda _: self._finish(wake))

    def _finish(self, wake: int) -> None:
        if wake != self._wake:
            return
        self._advance()
        while self._working and self._working[0][0] <= self._share_s + SMALLEST_SECONDS:
            heappop(self._working)[2].succeed()
        self._plan()


class Loop:
    """A process with one event loop: one job after the other, in the order in which they came.

    A job that finds the process asleep takes `rest` times as long: it has to wake up, and its caches are cold.
    """

    def __init__(self, environment: Environment, machine: Machine, rest: float = 1.0) -> None:
        self.environment, self.machine, self.rest = environment, machine, rest
        self.busy_s = 0.0
        """Processor time that was used."""
        self._waiting: deque[tuple[float, Event]] = deque()
        self._is_busy = False

    def run(self, seconds: float) -> Event:
        """Return an event for the end of a job."""
        done = self.environment.event()
        self._waiting.append((seconds if self._is_busy else seconds * self.rest, done))
        if not self._is_busy:
            self._next()
        return done

    def _next(self) -> None:
        if not self._waiting:
            self._is_busy = False
            return
        self._is_busy = True
        seconds, done = self._waiting.popleft()
        self.busy_s += seconds
        self.machine.work(seconds).callbacks.append(lambda _: self._end(done))

    def _end(self, done: Event) -> None:
        done.succeed()
        self._next()


class Wal:
    """PostgreSQL's log: one flush at a time, and all who wait when it begins are on disk when it ends."""

    def __init__(self, environment: Environment, flush_s: Callable[[], float]) -> None:
        self.environment, self.flush_s = environment, flush_s
        self._waiting: list[Event] = []
        self._is_flushing = False

    def commit(self) -> Event:
        """Return an event for the moment at which a commit is on disk."""
        done = self.environment.event()
        self._waiting.append(done)
        if not self._is_flushing:
            self._flush()
        return done

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._is_flushing = bool(waiting)
        if waiting:
            self.environment.timeout(self.flush_s()).callbacks.append(lambda _: self._flushed(waiting))

    def _flushed(self, waiting: list[Event]) -> None:
        for done in waiting:
            done.succeed()
        self._flush()


class Database:
    """One PostgreSQL: its processes share the cores of a machine, and its commits share flushes."""

    def __init__(
        self, environment: Environment, machine: Machine, flush_s: Callable[[], float], rest: float = 1.0
    ) -> None:
        self.machine, self.wal, self.rest = machine, Wal(environment, flush_s), rest
        self.used_s = 0.0
        """Processor time that was used."""
        self._working = 0

    def read(self, cpu_s: float) -> Event:
        """Return an event for the answer to a statement that changes nothing."""
        taken_s = cpu_s if self._working else cpu_s * self.rest
        self.used_s += taken_s
        self._working += 1
        done = self.machine.work(taken_s)
        done.callbacks.append(self._end)
        return done

    def _end(self, _: Event) -> None:
        self._working -= 1

    def write(self, cpu_s: float) -> Any:
        """Execute a statement that changes something, and wait until it is on disk."""
        yield self.read(cpu_s)
        yield self.wal.commit()
