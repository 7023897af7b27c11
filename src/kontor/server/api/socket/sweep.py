"""The sweep: finds matches that moved without a nudge.

A process may die between a commit and its nudge, and the bus may be away for some processes only. So every few seconds
one statement reads the lengths of the logs of all watched matches, and now and then another one whom the matches of
connected people wait for, and a third one which of their logins are still valid.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from kontor.server.api.socket.ended_logins import EndedLogins
from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Rooms
from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.logs import log

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: the longest that a socket waits after a lost nudge."""


PEOPLE_SWEEP_SECONDS = 10.0
"""Seconds between two sweeps of people's lists and logins, in which less depends on a second."""


@asynccontextmanager
async def sweeping(rooms: Rooms, people: People, ended: EndedLogins) -> AsyncIterator[None]:
    """Sweep as long as the application runs."""
    tasks = (
        asyncio.create_task(keep_sweeping(lambda: sweep(rooms), SWEEP_SECONDS)),
        asyncio.create_task(keep_sweeping(people.sweep, PEOPLE_SWEEP_SECONDS)),
        asyncio.create_task(keep_sweeping(ended.sweep, PEOPLE_SWEEP_SECONDS)),
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


async def keep_sweeping(sweep_once: Callable[[], Awaitable[None]], every: float) -> None:
    """Sweep for ever, with a pause of some seconds; a sweep that fails is made up for by the next."""
    while True:
        await asyncio.sleep(every)
        try:
            await sweep_once()
        except StoreError as error:
            log.warning("not-swept", error=str(error))
        except Exception:  # noqa: BLE001 - one match must not end the sweep of all others
            log.exception("not-swept")
