"""The sweep: finds matches that moved without a nudge.

A process may die between a commit and its nudge, and the bus may be away for some processes only. So every few seconds
one statement reads the lengths of the logs of all watched matches, and now and then another one whom the matches of
connected people wait for.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Rooms
from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.logs import log

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: the longest that a socket waits after a lost nudge."""


PEOPLE_SWEEP_SECONDS = 10.0
"""Seconds between two sweeps of people's lists, in which less depends on a second."""


@asynccontextmanager
async def sweeping(rooms: Rooms, people: People) -> AsyncIterator[None]:
    """Sweep as long as the application runs."""
    tasks = (
        asyncio.create_task(_sweep_on(lambda: sweep(rooms), SWEEP_SECONDS)),
        asyncio.create_task(_sweep_on(people.sweep, PEOPLE_SWEEP_SECONDS)),
    )
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


async def sweep(rooms: Rooms) -> None:
    """Update the rooms in which a socket is behind."""
    if not rooms.rooms:
        return
    sequences = await rooms.context.cache.sequences(list(rooms.rooms))
    for match_id, seq in sequences.items():
        if any(listener.seq is None or listener.seq < seq for listener in rooms.rooms.get(match_id, ())):
            rooms.heard(Nudge(match_id, seq, talk=True))


async def _sweep_on(sweep_once: Callable[[], Awaitable[None]], every: float) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await sweep_once()
        except StoreError as error:
            log.warning("not-swept", error=str(error))
