"""A sweep over all matches: the caretaker takes over where a player's time has run out.

Before the start, seats are freed whose people did not reveal their strings in time.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.matches.lobby.start import end_due_rounds
from kontor.server.matches.presence.flag_sweep import flag_due_matches

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: a player may get this much more than their clock says."""


@asynccontextmanager
async def sweep_clocks_in_background(context: Context, every: float = SWEEP_SECONDS) -> AsyncIterator[None]:
    """Watch the clocks as long as the block runs."""
    task = asyncio.create_task(_watch(context, every))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _watch(context: Context, every: float) -> None:
    while True:
        try:
            await flag_due_matches(context)
            await end_due_rounds(context)
        except StoreError as error:
            log.warning("clocks-unwatched", error=str(error))
        except Exception:  # noqa: BLE001 - whatever it was, the next sweep tries again
            log.exception("clocks-unwatched")
        await asyncio.sleep(every)
