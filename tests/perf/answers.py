"""`make answers`: how long people wait for bots while ten tables play on two cores. The last line is JSON.

Every table has one person, who takes a while for each decision, and bots of one level on the other seats. The server
has its default settings, so strong bots get less time when many of them are asked at once; the smallest share of their
time that bots had at a table in the end is told.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from abuse.poison import context_at
from abuse.run import CORES, serving
from abuse.tables import guest
from kontor.client import SeatSocket
from kontor.core import registry
from kontor.levels import plain_levels_for
from kontor.server.store import schema
from kontor.server.store.pool import connected
from server.fixtures import SERVICES, new_database
from server.gateway import free_port

PROMISED_SECONDS = 2.0
"""Seconds within which 95 of 100 answers of every level have to come."""
PAUSE_SECONDS = 3.0
"""Seconds that a person takes to decide."""
FIRST_LEVEL = "trader"
"""The weakest level that is measured: the ones below take next to no time."""


def main() -> int:
    """Measure game by game and level by level, and print one line of JSON; progress goes to standard error."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=40.0, help="how long to play with each level")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--game", action="append", choices=registry.slugs(), help="only this game")
    asked = parser.parse_args()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    told = subprocess.run([SERVICES, "up"], check=True, capture_output=True, text=True).stdout
    services = dict(line.removeprefix("export ").split("=", 1) for line in told.splitlines())
    games: dict[str, dict[str, dict[str, float]]] = {}
    for slug in asked.game or registry.slugs():
        names = plain_levels_for(slug)
        for level in names[names.index(FIRST_LEVEL) :]:
            found = measure(services, slug, level, asked.tables, asked.seconds)
            games.setdefault(slug, {})[level] = found
            print(slug, level, found, file=sys.stderr, flush=True)  # noqa: T201
    slowest = max(found["p95_s"] for levels in games.values() for found in levels.values())
    line = {"tables": asked.tables, "cores": CORES, "promised_s": PROMISED_SECONDS, "p95_s": slowest, "games": games}
    print(json.dumps(line))  # noqa: T201
    return 0 if slowest <= PROMISED_SECONDS else 1


def measure(services: dict[str, str], game: str, level: str, tables: int, seconds: float) -> dict[str, float]:
    """Start a server, play at all tables for a while, and return what people waited."""
    with new_database(services) as database, TemporaryDirectory() as folder:
        schema.upgrade(database)
        with serving(database, Path(folder) / "log", free_port()) as address:
            answers = asyncio.run(play(address, game, level, tables, seconds))
            share = asyncio.run(least_share(database))
    return {
        "answers": len(answers),
        "p50_s": round(median(answers), 3),
        "p95_s": round(quantiles(answers, n=20)[18], 3),
        "slowest_s": round(max(answers), 3),
        "least_share": share,
    }


async def least_share(database: str) -> float:
    """Return the smallest share of their time that strong bots had; 1 if none had less."""
    async with context_at(database) as context, connected(context.pool) as connection:
        share: float | None = await connection.fetchval("SELECT min(bot_share) FROM matches")
    return 1.0 if share is None else share


async def play(address: str, game: str, level: str, tables: int, seconds: float) -> list[float]:
    """Let everybody play at the same time; return the seconds from each question to a bot until its answer is seen."""
    answers, end = list[float](), monotonic() + seconds
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(play_at(address, f"203.0.113.{number + 1}", game, level, end, answers))
    return answers


async def play_at(address: str, host: str, game: str, level: str, end: float, answers: list[float]) -> None:
    """Play one match after the other at one table until the end, and add the times of the answers there."""
    seats = registry.game(game).info.seats
    async with await guest(address, host) as server:
        while monotonic() < end:
            match = await server.create(game, seats[len(seats) // 2])
            await server.join(match)
            await server.start(match, fill_with=level)
            async with await server.sit_at(match) as seat:
                await time_bots(seat, end, answers)


async def time_bots(seat: SeatSocket, end: float, answers: list[float]) -> None:
    """Play one match, and add the time of each answer of a bot; one that is missing at the end counts until then."""
    positions, asked, is_bots = seat.positions(), monotonic(), False
    while monotonic() < end:
        try:
            position = await asyncio.wait_for(anext(positions), end - monotonic())
        except TimeoutError:
            answers.extend([monotonic() - asked] if is_bots else [])
            return
        answers.extend([monotonic() - asked] if is_bots else [])
        if position.status == "over":
            return
        asked, is_bots = monotonic(), not position.is_mine
        if position.is_mine:
            await asyncio.sleep(PAUSE_SECONDS)
            await seat.play(position.legal[len(answers) % len(position.legal)], position.seq)


if __name__ == "__main__":
    sys.exit(main())
