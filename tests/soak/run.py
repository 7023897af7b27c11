"""`make soak`: an hour of people who come and go at 200 matches; memory and handles must not grow in its last half.

A gateway and a worker run as real processes on a database of their own. The load is small, so that it can run beside
other work. The last line of standard output is the verdict as JSON; the exit code is 1 if a bar is missed.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from secrets import token_hex
from tempfile import mkdtemp
from time import monotonic
from typing import NamedTuple

import asyncpg

from kontor.client import Server
from kontor.core import Record, encode
from kontor.server.store import schema
from server.fixtures import SERVICES, new_database
from server.gateway import LIMITS, SECRET, TIMEOUT_SECONDS, free_port, wait_until_ready
from soak.figures import Sample, error_lines, growth, sample
from soak.people import Book
from soak.tables import Tables

SAMPLE_SECONDS = 15.0
MAX_MEMORY_GROWTH = 0.02
MAX_HANDLES_GROWTH = 4
"""Handles by which a program may differ: its pool opens a connection to the database when it needs one."""
MIN_PLAYING = 0.95
"""The share of the matches that must always be there: one that is over is replaced after a moment."""
SPARE_MATCHES = 10
"""Matches that each process keeps in memory beside those that are played: so few that finished ones fill them soon."""
REPORT_EVERY = 4
"""Samples between two lines of progress."""


class Verdict(Record, frozen=True):
    """The figures of a run, as printed in its last line."""

    minutes: float
    matches: int
    moves: int
    """Entries of all logs, those of bots included."""
    gateway_growth: float
    worker_growth: float
    handles_growth: float
    error_lines: int
    ok: bool
    cpu_share: float
    """Of one core, gateway and worker together."""
    finished: int
    visits: int
    unanswered: int
    """Requests that had to be sent again, because the machine was too busy."""
    why: tuple[str, ...]


class Programs(NamedTuple):
    """The processes that are measured."""

    port: int
    pids: dict[str, int]
    logs: dict[str, Path]


class Watch:
    """What was measured in a run."""

    def __init__(self, programs: Programs, tables: Tables) -> None:
        self.programs = programs
        self.tables = tables
        self.samples: dict[str, list[Sample]] = {name: [] for name in programs.pids}
        self.playing: list[int] = []

    async def measure(self, total_seconds: float) -> None:
        """Take a sample again and again until the time is over."""
        begin = monotonic()
        while (seconds := monotonic() - begin) < total_seconds:
            for name, pid in self.programs.pids.items():
                self.samples[name].append(sample(pid, self.programs.port, seconds))
            self.playing.append(self.tables.playing)
            self.keep()
            if len(self.playing) % REPORT_EVERY == 1:
                self.report(seconds)
            await asyncio.sleep(min(SAMPLE_SECONDS, max(0.0, total_seconds - seconds)))

    def keep(self) -> None:
        """Add the last sample of each program to a file beside its log, so that the cause of a growth can be found."""
        for name, log in self.programs.logs.items():
            with log.with_suffix(".csv").open("a", encoding="utf-8") as kept:
                kept.write(",".join(map(str, self.samples[name][-1])) + "\n")

    def report(self, seconds: float) -> None:
        """Say how the run goes."""
        book = self.tables.book
        last = {name: samples[-1] for name, samples in self.samples.items()}
        said = ", ".join(f"{name} {each.memory_kib} KiB {each.handles} handles" for name, each in last.items())
        cpu = sum(each.cpu_seconds for each in last.values()) / max(seconds, SAMPLE_SECONDS)
        say(
            f"{seconds / 60:.0f} min: {self.playing[-1]} matches, {book.over} over, {book.left} people left, "
            f"{book.moves} decisions, {book.visits} visits; {said}; {cpu:.0%} of a core"
        )


async def soak(minutes: float, matches: int, database: str, programs: Programs) -> Verdict:
    """Let people play and measure; return the verdict."""
    end_on_signal()
    book = Book()
    async with Server(f"http://127.0.0.1:{programs.port}") as door:
        door.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # people have tokens of their own
        tables = Tables(door, book, Random())  # noqa: S311 - people need no secret
        watch = Watch(programs, tables)
        playing = asyncio.create_task(tables.keep(matches))
        measuring = asyncio.create_task(watch.measure(minutes * 60))
        await asyncio.wait([playing, measuring], return_when=asyncio.FIRST_COMPLETED)
        for task in (playing, measuring):
            task.cancel()
        ended = await asyncio.gather(playing, return_exceptions=True)
        failures = [repr(each) for each in ended if not isinstance(each, asyncio.CancelledError)]
    for what in (*failures, f"refused: {dict(book.refused)}", f"asked again: {dict(book.unanswered)}"):
        say(what)
    return verdict_on(minutes, matches, await entries(database), watch, failures)


def verdict_on(minutes: float, matches: int, moves: int, watch: Watch, failures: list[str]) -> Verdict:
    """Return the figures, with the bars that are missed."""
    grown = {name: growth(samples, minutes * 60) for name, samples in watch.samples.items()}
    wrong = error_lines(watch.programs.logs.values())
    for line in wrong[:10]:
        say(line[:400])
    handles_growth = max(each.handles for each in grown.values())
    last_half = watch.playing[len(watch.playing) // 2 :]
    missed = {
        "gateway_growth": grown["gateway"].memory >= MAX_MEMORY_GROWTH,
        "worker_growth": grown["worker"].memory >= MAX_MEMORY_GROWTH,
        "handles_growth": handles_growth > MAX_HANDLES_GROWTH,
        "error_lines": bool(wrong),
        "matches": min(last_half) < MIN_PLAYING * matches,
        "moves": not moves,
        "failures": bool(failures),
    }
    why = tuple(name for name, is_missed in missed.items() if is_missed)
    last = [samples[-1] for samples in watch.samples.values()]
    return Verdict(
        minutes=minutes,
        matches=matches,
        moves=moves,
        gateway_growth=grown["gateway"].memory,
        worker_growth=grown["worker"].memory,
        handles_growth=handles_growth,
        error_lines=len(wrong),
        ok=not why,
        cpu_share=round(sum(each.cpu_seconds for each in last) / last[0].seconds, 3),
        finished=watch.tables.book.over,
        visits=watch.tables.book.visits,
        unanswered=watch.tables.book.unanswered.total(),
        why=why,
    )


async def entries(database: str) -> int:
    """Return the number of entries of all logs."""
    connection = await asyncpg.connect(database)
    try:
        count: int = await connection.fetchval("SELECT count(*) FROM actions")
    finally:
        await connection.close()
    return count


@contextmanager
def programs_on(database: str, nats: str, port: int, matches: int) -> Iterator[Programs]:
    """Start a gateway and a worker; stop them at the end."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("KONTOR_")}
    given = {"database": database, "nats": nats, "nats_prefix": f"soak-{token_hex(4)}", "secret": SECRET}
    given |= {**dict.fromkeys(LIMITS, "0"), "secure_cookies": "0", "cached_matches": str(matches + SPARE_MATCHES)}
    given |= {"allow_unsafe_database": "1"}  # `dev/services` runs without fsync
    own |= {f"KONTOR_{name.upper()}": value for name, value in given.items()}
    logs = Path(mkdtemp(prefix="kontor-soak-"))
    say(f"the logs are in {logs}")
    commands = {
        "gateway": ("serve", "--port", str(port), "--bots", "0"),
        "worker": ("worker", "--processes", "1"),
    }
    with ExitStack() as stack:
        processes = {
            name: stack.enter_context(running(logs / name, command, own)) for name, command in commands.items()
        }
        wait_until_ready(f"http://127.0.0.1:{port}", processes["gateway"], logs / "gateway")
        pids = {name: process.pid for name, process in processes.items()}
        yield Programs(port, pids, {name: logs / name for name in commands})


@contextmanager
def running(log: Path, command: tuple[str, ...], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run one of Kontor's programs as long as the block runs."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "kontor.cli", *command], env=environment, stdout=output, stderr=output
        )
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(TIMEOUT_SECONDS)
        process.kill()


def end_on_signal() -> None:
    """Let SIGTERM end the run as Ctrl-C does, so that what it started is stopped."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def say(sentence: str) -> None:
    """Print a line of progress."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - stdout is for the verdict


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--port", type=int, default=0)
    given = parser.parse_args()
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    try:
        with new_database(services) as database:
            schema.upgrade(database)
            with programs_on(database, services["KONTOR_NATS"], given.port or free_port(), given.matches) as programs:
                verdict = asyncio.run(soak(given.minutes, given.matches, database, programs))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("interrupted")
    sys.stdout.write(encode(verdict).decode() + "\n")
    sys.exit(0 if verdict.ok else 1)


if __name__ == "__main__":
    main()
