"""The sweep: finds matches that moved without a nudge.

A process may die between a commit and its nudge, and the bus may be away for some processes only. So every few seconds
one statement reads the lengths of the logs of all watched matches.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.server.api.socket.rooms import Rooms
from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.logs import log

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: the longest that a socket waits after a lost nudge."""


@asynccontextmanager
async def sweeping(rooms: Rooms, every: float = SWEEP_SECONDS) -> AsyncIterator[None]:
    """Sweep as long as the application runs."""
    task = asyncio.create_task(_sweep_on(rooms, every))
    try:
        yield
    finally:
        task.cancel()


async def sweep(rooms: Rooms) -> None:
    """Update the rooms in which a socket is behind."""
    if not rooms.rooms:
        return
    sequences = await rooms.context.cache.sequences(list(rooms.rooms))
    for match_id, seq in sequences.items():
        if any(listener.seq is None or listener.seq < seq for listener in rooms.rooms.get(match_id, ())):
            rooms.heard(Nudge(match_id, seq, talk=True))


async def _sweep_on(rooms: Rooms, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await sweep(rooms)
        except StoreError as error:
            log.warning("not-swept", error=str(error))
