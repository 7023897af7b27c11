"""A process does one thing at a time, cores are shared, and commits share flushes: the laws of queues hold."""

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

import pytest

simpy = pytest.importorskip("simpy")

from simulate.machine import SMALLEST_SECONDS, Event, Loop, Machine, Wal  # noqa: E402

ARRIVALS = 40_000
SERVICE_S = 1.0
BUSY = 0.6


class CarelessLoop(Loop):
    """The twin: it begins every job at once, as if it were a process for each."""

    def run(self, seconds: float) -> Event:
        return self.environment.timeout(seconds)


def mean_wait_s(new_loop: Callable[..., Loop]) -> float:
    """Return how long jobs of the same length wait that come at random moments."""
    environment, luck, waits = simpy.Environment(), Random(5), list[float]()  # noqa: S311 - no secret
    loop = new_loop(environment, Machine(environment, 1))

    def job() -> Any:
        came = environment.now
        yield loop.run(SERVICE_S)
        waits.append(environment.now - came - SERVICE_S)

    def arrive() -> Any:
        for _ in range(ARRIVALS):
            yield environment.timeout(luck.expovariate(BUSY / SERVICE_S))
            environment.process(job())

    environment.process(arrive())
    environment.run()
    return mean(waits)


def test_equal_jobs_at_random_moments_wait_as_long_as_the_formula_says() -> None:
    """The mean wait of M/D/1."""
    assert mean_wait_s(Loop) == pytest.approx(BUSY * SERVICE_S / (2 * (1 - BUSY)), rel=0.05)


def test_the_twin_without_a_queue_lets_nobody_wait() -> None:
    assert mean_wait_s(CarelessLoop) < 0.01


@pytest.mark.parametrize(("cores", "jobs", "seconds"), [(2, 1, 1.0), (2, 2, 1.0), (2, 3, 1.5), (1, 4, 4.0)])
def test_who_works_at_the_same_time_shares_the_cores(cores: int, jobs: int, seconds: float) -> None:
    environment = simpy.Environment()
    machine = Machine(environment, cores)
    for _ in range(jobs):
        machine.work(1.0)
    environment.run()

    assert environment.now == pytest.approx(seconds, abs=SMALLEST_SECONDS * 10)
    assert machine.busy_s == pytest.approx(jobs)


def test_who_comes_later_slows_down_who_is_there() -> None:
    environment, ends = simpy.Environment(), dict[str, float]()
    machine = Machine(environment, 1)

    def job(name: str, after_s: float, work_s: float) -> Any:
        yield environment.timeout(after_s)
        yield machine.work(work_s)
        ends[name] = environment.now

    environment.process(job("long", 0.0, 2.0))
    environment.process(job("short", 1.0, 0.5))
    environment.run()

    assert ends == {"long": pytest.approx(2.5), "short": pytest.approx(2.0)}


def test_commits_that_wait_for_a_flush_share_the_next_one() -> None:
    environment, ends = simpy.Environment(), list[float]()
    wal = Wal(environment, lambda: 1.0)

    def commit(after_s: float) -> Any:
        yield environment.timeout(after_s)
        yield wal.commit()
        ends.append(environment.now)

    for after_s in (0.0, 0.1, 0.2, 5.0):
        environment.process(commit(after_s))
    environment.run()

    assert ends == [1.0, 2.0, 2.0, 6.0]


def test_a_job_that_finds_its_process_asleep_takes_longer_and_the_next_one_does_not() -> None:
    environment = simpy.Environment()
    loop = Loop(environment, Machine(environment, 1), rest=1.5)
    ends: list[float] = []
    for _ in range(2):
        loop.run(2.0).callbacks.append(lambda _: ends.append(environment.now))
    environment.run()

    assert ends == [3.0, 5.0]
