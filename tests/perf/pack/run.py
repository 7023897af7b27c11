"""`make pack`: finished matches of all games are packed while the packer is killed at random; all must replay.

The last line of its output is a JSON object; it exits with 1 if a match is lost, or if packs take too much in the mean.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from kontor.server.store import schema
from kontor.server.store.pool import connected, open_pool
from perf.load.stage import services
from perf.pack.judge import Expected, expected, lost_matches
from perf.pack.play import play_match
from perf.pack.store import make_people, write_match

PACKER = Path(__file__).with_name("packer.py")
MAX_MEAN_BYTES = 6_000
STEPS_OF_MATCH = 4
"""Steps that the packer tells of each match; one more of each object."""
CHUNK = 20
"""Matches that a process makes or opens at a time."""
SIZES = """
SELECT m.game, p.length FROM packs p JOIN matches m ON m.id = p.match
"""
LOG_BYTES = "SELECT pg_total_relation_size('actions')"
LEFT_BYTES = """
SELECT (SELECT sum(pg_column_size(a)) FROM actions a)::bigint, (SELECT sum(pg_column_size(p)) FROM positions p)::bigint
"""


class Measured(NamedTuple):
    """What a run has shown."""

    matches: int
    sizes: dict[str, list[int]]
    lost: list[str]
    kills: int
    log_bytes: int
    """What the log took in the database before, with its indexes."""
    left_bytes: tuple[int, int]
    """What stays in the database afterwards, without indexes: the entries about seats, and the positions."""
    seconds: dict[str, float]

    def line(self) -> dict[str, Any]:
        """Return the last line of the output."""
        sizes = [size for each in self.sizes.values() for size in each]
        mean = fmean(sizes) if sizes else 0.0
        why = [f"lost {match}" for match in self.lost]
        if len(sizes) != self.matches:
            why.append(f"{self.matches - len(sizes)} matches are not packed")
        if mean > MAX_MEAN_BYTES:
            why.append(f"a pack takes {mean:.0f} bytes in the mean")
        return {
            "verb": "pack",
            "matches": self.matches,
            "mean_b": round(mean),
            "max_b": max(sizes, default=0),
            "by_game": {game: round(fmean(each)) for game, each in sorted(self.sizes.items())},
            "log_b": round(self.log_bytes / self.matches),
            "left_b": [round(each / self.matches) for each in self.left_bytes],
            "lost": len(self.lost),
            "kills": self.kills,
            "seconds": {name: round(seconds) for name, seconds in self.seconds.items()},
            "ok": not why,
            "why": why[:5],
        }


def make(database: str, numbers: list[int]) -> list[Expected]:
    """Play and store some matches; return what must be read of them."""

    async def write() -> list[Expected]:
        pool = await open_pool(database, 1)
        async with connected(pool) as connection:
            people = await make_people(connection)
            made = []
            for number in numbers:
                played = play_match(number)
                await write_match(connection, played, people)
                made.append(expected(played))
        await pool.close()
        return made

    return asyncio.run(write())


def judge(database: str, place: str, matches: list[Expected]) -> list[str]:
    """Return which of some matches are lost."""
    return asyncio.run(lost_matches(database, place, matches))


def pack(database: str, place: str, mean_steps: float, seed: int) -> int:
    """Run packers until one of them comes to its end; the others are killed after a random number of steps."""
    kills, lots = 0, Random(seed)  # noqa: S311 - no secret
    path = os.pathsep.join([str(PACKER.parents[2]), os.environ.get("PYTHONPATH", "")])
    while True:
        left = lots.expovariate(1 / mean_steps)
        command = [sys.executable, str(PACKER), database, place]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}) as packer:
            assert packer.stdout is not None
            for _ in packer.stdout:
                left -= 1
                if left < 0:
                    packer.kill()
                    break
        if packer.returncode == 0:
            return kills
        if left >= 0:
            raise SystemExit(f"the packer failed: exit code {packer.returncode}")
        kills += 1


def chunks(numbers: list[Any]) -> list[list[Any]]:
    """Return a list in parts."""
    return [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]


def measure(database: str, place: str, matches: int, kills: int, workers: int, seed: int) -> Measured:
    """Make matches, pack them while the packer is killed about so often, and open all."""
    seconds: dict[str, float] = {}
    began = perf_counter()

    def lap(name: str) -> None:
        seconds[name] = perf_counter() - began - sum(seconds.values())

    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        parts = chunks(list(range(seed, seed + matches)))
        made = [each for part in pool.map(make, [database] * len(parts), parts) for each in part]
        lap("made")
        log_bytes = asyncio.run(ask(database, LOG_BYTES))[0][0]
        killed = pack(database, place, STEPS_OF_MATCH * matches / kills, seed)
        lap("packed")
        parts = chunks(made)
        found = pool.map(judge, [database] * len(parts), [place] * len(parts), parts)
        lost = [each for part in found for each in part]
        lap("opened")
    sizes: dict[str, list[int]] = {}
    for game, length in asyncio.run(ask(database, SIZES)):
        sizes.setdefault(game, []).append(length)
    seat_entries, positions = asyncio.run(ask(database, LEFT_BYTES))[0]
    return Measured(matches, sizes, lost, killed, log_bytes, (seat_entries, positions), seconds)


async def ask(database: str, statement: str) -> list[Any]:
    """Return the rows of a statement."""
    pool = await open_pool(database, 1)
    async with connected(pool) as connection:
        rows = list(await connection.fetch(statement))
    await pool.close()
    return rows


@contextmanager
def stage() -> Iterator[tuple[str, str]]:
    """Have a PostgreSQL of its own with fsync on, and a folder for packs; yield the address and the folder."""
    with services() as running, TemporaryDirectory(prefix="kontor-packs-") as folder:
        schema.upgrade(running.database)
        yield running.database, folder


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--kills", type=int, default=12, help="about how often the packer is killed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with stage() as (database, folder):
        line = measure(database, folder, given.matches, given.kills, given.workers, given.seed).line()
    sys.stdout.write(f"{json.dumps(line)}\n")
    sys.exit(0 if line["ok"] else 1)


if __name__ == "__main__":
    main()
