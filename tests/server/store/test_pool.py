"""The caller who has waited longest for a connection gets the next one."""

import asyncio
from itertools import count

from kontor.core import seeded
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool

CONNECTIONS, PEOPLE, TURNS = 2, 30, 20
MOST_STEPS = 40
"""Steps of the event loop that somebody may wait before asking again, so that people come at all moments."""


async def test_nobody_who_comes_later_gets_a_connection_earlier(settings: Settings) -> None:
    """Except for those who get one in the same step of the event loop."""
    pool = await open_pool(settings.database, CONNECTIONS)
    rng, numbers = seeded(5), count()
    waiting, most_overtaken = set[int](), 0

    async def ask_again_and_again() -> None:
        nonlocal most_overtaken
        for _ in range(TURNS):
            for _ in range(rng.below(MOST_STEPS)):
                await asyncio.sleep(0)
            asked = next(numbers)
            waiting.add(asked)
            async with connected(pool) as connection:
                waiting.remove(asked)
                most_overtaken = max(most_overtaken, sum(other < asked for other in waiting))
                await connection.fetchval("SELECT 1")

    await asyncio.gather(*(ask_again_and_again() for _ in range(PEOPLE)))
    await pool.close()

    assert most_overtaken < CONNECTIONS
