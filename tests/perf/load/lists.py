"""The cost of lists and pages against the number of people: the same function of the server in two databases.

The two are asked in turn, many times. What counts is processor time, that of this process and that of the connection's
process in PostgreSQL, which other work on the machine hardly changes; the figures are ratios of medians.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.kernel.timeline import PastCache
from kontor.server.matches.lobby.find import TableFilter, open_matches
from kontor.server.people.finding import demand_member
from kontor.server.people.profile import person_page
from kontor.server.people.results import results_of
from kontor.server.ratings.leaderboard import leaderboard_of
from kontor.server.seeking import SeekFilter, waiting_seeks
from kontor.server.seeking.running import running_tables
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool
from perf.load.crowds import FRONT, crowd_database, fill_with_people
from perf.load.run import say

FEW, MANY = 100, 100_000
ROUNDS, WARM_UP = 200, 10

Look = Callable[[Context, int, int], Awaitable[object]]
"""Looks at something: the services, the account of the caller, and the number of the person who is looked at."""


async def _lobby(context: Context, account: int, _: int) -> object:
    return await open_matches(context, account, TableFilter(), "en")


async def _seeks(context: Context, account: int, _: int) -> object:
    return await waiting_seeks(context, account, SeekFilter(), "en")


async def _running(context: Context, account: int, _: int) -> object:
    context.cache.past = PastCache()
    return await running_tables(context, account, "en", None, None, None)


async def _leaderboard(context: Context, account: int, _: int) -> object:
    return await leaderboard_of(context, "goa", 4, 0, account)


async def _profile(context: Context, account: int, number: int) -> object:
    return await person_page(context, f"Person {number}", account)


async def _history(context: Context, _: int, number: int) -> object:
    return await results_of(context, f"Person {number}")


async def _people(context: Context, _: int, number: int) -> object:
    async with connected(context.pool) as connection:
        return await demand_member(connection, f"person {number}")


LOOKS: dict[str, Look] = {
    "lobby": _lobby,
    "seeks": _seeks,
    "running": _running,
    "leaderboard": _leaderboard,
    "profile": _profile,
    "history": _history,
    "people": _people,
}


def measure_lists(database: str) -> dict[str, float]:
    """Return for each list and page the ratio of its cost with many people to that with few."""
    with crowd_database(database) as few, crowd_database(database) as many:
        return asyncio.run(_measure(few, many))


async def _measure(few: str, many: str) -> dict[str, float]:
    contexts, clocks = [], []
    for database, people in ((few, FEW), (many, MANY)):
        begun = time.monotonic()
        await fill_with_people(database, people)
        say(f"{people} people stored in {time.monotonic() - begun:.0f} s")
        # One connection: its process in PostgreSQL does all the work.
        contexts.append(Context(Settings(database=database), await open_pool(database, 1), LocalBus()))
        clocks.append(await _processor_clock(contexts[-1]))
    firsts = [await _first_person(context) for context in contexts]
    ratios = {}
    for name, look in LOOKS.items():
        took: list[list[float]] = [[], []]
        both = list(zip(contexts, clocks, firsts, took, strict=True))
        for number in range(WARM_UP + ROUNDS):
            both.reverse()  # neither is always the first
            for context, clock, first, times in both:
                begun = clock()
                await look(context, first + number % FRONT, 1 + number % FRONT)
                times.append(clock() - begun)
        medians = [median(times[WARM_UP:]) for times in took]
        ratios[name] = round(medians[1] / medians[0], 2)
        say(f"{name}: {medians[0] * 1000:.2f} ms with {FEW} people, {medians[1] * 1000:.2f} ms with {MANY}")
    for context in contexts:
        await context.pool.close()
    return ratios


async def _processor_clock(context: Context) -> Callable[[], float]:
    """Return a clock of the processor time of this process and of the one connection's process, in seconds."""
    async with connected(context.pool) as connection:
        backend: int = await connection.fetchval("SELECT pg_backend_pid()")
    schedule = Path(f"/proc/{backend}/schedstat")
    return lambda: time.process_time() + int(schedule.read_text().split()[0]) / 1e9


async def _first_person(context: Context) -> int:
    async with connected(context.pool) as connection:
        first: int = await connection.fetchval("SELECT min(id) FROM accounts WHERE login LIKE 'person %'")
    return first
