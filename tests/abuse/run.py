"""`make abuse`: whether strangers can keep the bots from others. The last line is JSON.

One guest opens six tables with strong bots, and the database holds 3,000 matches that nobody can play. Meanwhile
somebody else plays against clerks, whose answers are timed. The server has its default settings and two cores.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from abuse.poison import flags_late, overdue_soon, poison, strong_turns
from abuse.tables import keep_tables, play_against_clerks
from kontor.server.store import schema
from server.fixtures import SERVICES, new_database
from server.gateway import SECRET, TIMEOUT_SECONDS, free_port, wait_until_ready

MAX_ANSWER_SECONDS = 1.0
MAX_LOG_MB_PER_MINUTE = 1.0
CORES = 2
SAMPLE_SECONDS = 2.0
MINUTE_SECONDS = 60.0
MEGABYTE = 1_000_000
QUARANTINED = "turn-quarantined"


class Found(NamedTuple):
    """What was measured; the fields are the line of JSON."""

    answer_p95_s: float
    log_mb_per_min: float
    flags_late_s: float | None
    """None if a clock that ran out was not flagged until the end."""

    @property
    def is_fair(self) -> bool:
        """Whether the answers come in time and the log does not fill the disk."""
        return self.answer_p95_s < MAX_ANSWER_SECONDS and self.log_mb_per_min < MAX_LOG_MB_PER_MINUTE


def main() -> int:
    """Measure, and print one line of JSON; progress goes to standard error."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=90.0, help="how long to play")
    parser.add_argument("--tables", type=int, default=6, help="tables of the guest with strong bots")
    parser.add_argument("--poisoned", type=int, default=3000, help="matches that nobody can play")
    parser.add_argument("--due", type=int, default=300, help="how many of these have a clock that ran out")
    parser.add_argument("--busy", action="store_true", help="the guest answers at once instead of being away")
    parser.add_argument("--port", type=int, default=0)
    asked = parser.parse_args()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    with new_database(services) as database, TemporaryDirectory() as folder:
        schema.upgrade(database)
        log = Path(folder) / "log"
        with serving(database, log, asked.port or free_port()) as address:
            found = asyncio.run(measure(asked, database, address, log))
    print(json.dumps(found._asdict()))  # noqa: T201
    return 0 if found.is_fair else 1


@contextmanager
def serving(database: str, log: Path, port: int) -> Iterator[str]:
    """Start a server as a host does, with the limits and the bots that it has by default; yield its address."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("KONTOR_")}
    own |= {"KONTOR_DATABASE": database, "KONTOR_SECRET": SECRET, "KONTOR_SECURE_COOKIES": "0"}
    own |= {"KONTOR_ALLOW_UNSAFE_DATABASE": "1"}  # `dev/services` runs without fsync
    with log.open("wb") as written:
        command = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=own, stdout=written, stderr=written)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(TIMEOUT_SECONDS)


async def measure(asked: argparse.Namespace, database: str, address: str, log: Path) -> Found:
    """Let everybody play at the same time, and return what the others noticed."""
    clocks = await overdue_soon(database, asked.seconds / 3)
    await poison(database, asked.poisoned, asked.due)
    say(f"{asked.poisoned} matches that nobody can play; now {asked.tables} tables with strong bots")
    end = monotonic() + asked.seconds
    answers, _, sizes = await asyncio.gather(
        play_against_clerks(address, end),
        keep_tables(address, asked.tables, end, busy=asked.busy),
        sizes_of(log, end),
    )
    late = await flags_late(database, clocks)
    turns, share = await strong_turns(database)
    say(f"{lines_with(log, QUARANTINED)} matches quarantined")
    say(f"{turns} turns of strong bots, with {share:.2f} of their time; {len(answers)} answers of clerks")
    say(f"the slowest after {max(answers):.2f} s; {sizes[-1]} bytes of log")
    return Found(
        round(quantiles(answers, n=20)[18], 3),
        round(largest_growth(sizes) / MEGABYTE, 3),
        None if late is None else round(late, 1),
    )


async def sizes_of(log: Path, end: float) -> list[int]:
    """Return the size of a log every few seconds."""
    sizes = [size_of(log)]
    while monotonic() < end:
        await asyncio.sleep(SAMPLE_SECONDS)
        sizes.append(size_of(log))
    return sizes


def size_of(log: Path) -> int:
    """Return the bytes of a log."""
    return log.stat().st_size


def lines_with(log: Path, word: str) -> int:
    """Return the number of lines of a log that contain a word."""
    return sum(word in line for line in log.read_text("utf-8").splitlines())


def largest_growth(sizes: list[int]) -> float:
    """Return the bytes that were added in the worst minute; a shorter time counts as a part of one."""
    samples = min(len(sizes) - 1, round(MINUTE_SECONDS / SAMPLE_SECONDS))
    growth = max(after - before for before, after in zip(sizes, sizes[samples:], strict=False))
    return growth * MINUTE_SECONDS / (samples * SAMPLE_SECONDS)


def say(sentence: str) -> None:
    """Print a line of progress."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
