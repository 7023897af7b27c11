"""`make flat`: the cost of a move against the length of its match and the number of stored ones, and that of lists.

All are ratios within one run, of medians: of the time that it takes to commit a move, and of that to make a list or a
page (`lists.py`).
"""

import asyncio
import json
import time
from statistics import median

from kontor.core import encode, seeded
from kontor.server.bus import LocalBus
from kontor.server.matches import Command, Context, do_play_action
from kontor.server.matches.kernel.match import demand_started
from kontor.server.settings import Settings
from kontor.server.store.pool import Pool, connected, open_pool
from perf.load.lists import measure_lists
from perf.load.matches import create_matches
from perf.load.run import say
from perf.load.stage import services

EARLY, LATE = range(5, 25), range(440, 10_000)
MATCHES = 8
FEW, MANY, ENTRIES = 100, 20_000, 20
"""Numbers of stored matches, and the number of entries of each of them."""
FILL = """
INSERT INTO matches (id, game, rules_version, components, options, status, listed, spectators, secret, commitment, seq,
    state, deciders)
SELECT 'filled' || n, game, rules_version, components, options, 'playing', false, false, secret, commitment, $3, state,
    deciders
FROM matches, generate_series($1::int, $2::int) n WHERE id = $4
"""
FILL_LOG = """
INSERT INTO actions (match, seq, step, before, kind, seat, action, events, link, sealed, by)
SELECT 'filled' || n, seq, step, before, kind, seat, action, events, link, sealed, by
FROM actions, generate_series($1::int, $2::int) n WHERE match = $4 AND seq <= $3
"""


async def measure(database: str) -> dict[str, float]:
    """Return the medians and their ratios."""
    pool = await open_pool(database, 4)
    context = Context(Settings(database=database), pool, LocalBus())
    seated = await create_matches(database, MATCHES, (("goa", 4),))
    times = [one for table in seated for one in await play_out(context, table.match)]
    early, late = ([took for step, took in times if step in steps] for steps in (EARLY, LATE))
    say(f"{len(early)} early and {len(late)} late moves; now {FEW} and {MANY} stored matches")
    stored = []
    done = 0
    for count in (FEW, MANY):
        await fill(pool, done, count, seated[0].match)
        done = count
        fresh = await create_matches(database, MATCHES, (("goa", 4),))
        moves = [one for table in fresh for one in await play_out(context, table.match, 120)]
        stored.append(median(took for _, took in moves))
    await pool.close()
    return {
        "early_ms": ms(median(early)),
        "late_ms": ms(median(late)),
        "late_to_early": round(median(late) / median(early), 2),
        "few_ms": ms(stored[0]),
        "many_ms": ms(stored[1]),
        "many_to_few": round(stored[1] / stored[0], 2),
    }


async def play_out(context: Context, match: str, most: int = 10_000) -> list[tuple[int, float]]:
    """Play a match and return how many seconds each step took."""
    rng, times = seeded(7), []
    async with context.cache.locked(match) as table:
        running = demand_started(table)
    while running.status == "playing" and running.step < most:
        seat = running.deciders[0]
        action = encode(rng.pick(running.game.legal_actions(running.state, seat)))
        begun = time.perf_counter()
        await do_play_action(context, Command(match, seat, running.seq, str(running.seq)), action)
        times.append((running.step, time.perf_counter() - begun))
    return times


async def fill(pool: Pool, first: int, last: int, like: str) -> None:
    """Store more matches like one that was played, with the beginning of its log."""
    async with connected(pool) as connection:
        for statement in (FILL, FILL_LOG):
            await connection.execute(statement, first, last - 1, ENTRIES, like, timeout=300)
        await connection.execute("ANALYZE", timeout=300)


def ms(seconds: float) -> float:
    """Return milliseconds as they are printed."""
    return round(seconds * 1000, 2)


if __name__ == "__main__":
    with services() as stage:
        database = stage.database
        print(json.dumps(asyncio.run(measure(database)) | measure_lists(database)))  # noqa: T201
