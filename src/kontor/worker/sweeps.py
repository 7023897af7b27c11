"""The sweeps of a worker: over the clocks of all matches, over all seeks, and over what is not mirrored yet."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from kontor.server.matches import Context
from kontor.server.matches.kernel.mirroring import sweep_mirrors
from kontor.server.matches.lobby.start import end_due_rounds
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.seeking import sweep_seeks
from kontor.server.sweeping import sweeping_in_background

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: a player may get this much more than their clock says; who fits together waits for it."""


async def sweep_clocks(context: Context) -> int:
    """Let the caretaker take over where a player's time has run out; return how often it did.

    Before the start, free the seats of people who did not reveal their strings in time.
    """
    flagged = await flag_due_matches(context)
    await end_due_rounds(context)
    return flagged


SWEEPS: Mapping[Callable[[Context], Awaitable[int]], str] = {
    sweep_clocks: "clocks-unwatched",
    sweep_seeks: "seeks-unwatched",
    sweep_mirrors: "mirrors-unwatched",
}
"""What is done in each sweep, with what the log says if it fails."""


@asynccontextmanager
async def sweep_in_background(context: Context, every: float = SWEEP_SECONDS) -> AsyncIterator[None]:
    """Watch the clocks, and look after seeks, as long as the block runs."""
    async with AsyncExitStack() as sweeps:
        for sweep_once, failure in SWEEPS.items():
            await sweeps.enter_async_context(sweeping_in_background(partial(sweep_once, context), every, failure))
        yield
