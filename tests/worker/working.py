"""Workers at work, and the wait for what they do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from kontor.core import replay
from kontor.server.bus import Nudge
from kontor.server.matches import House, Proposal, do_create_match, do_start
from kontor.server.matches.read.records import record_of
from kontor.server.store.pool import connected
from kontor.worker.worker import Worker
from server.sitting import new_account

PATIENCE = 120
"""So many seconds a condition may take on a busy machine."""


async def bots_alone(house: House, level: str = "clerk", game: str = "borneo", seats: int = 3) -> str:
    """Return a match that nobody but bots plays."""
    creator = await new_account(house)
    match = await do_create_match(house, creator, Proposal(game, seats))
    await do_start(house, match, creator, level)
    return match


@asynccontextmanager
async def working(*workers: Worker) -> AsyncIterator[None]:
    """Let workers work."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(worker.run(stop)) for worker in workers]
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*tasks)


async def until(holds: Callable[[], Awaitable[bool]], *houses: House) -> None:
    """Wait for a condition, and look whenever one of the houses tells that a match moved."""
    moved = asyncio.Event()

    def heard(_: Nudge | None) -> None:
        moved.set()

    for house in houses:
        await house.bus.subscribe(heard)
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await moved.wait()
            moved.clear()


async def over(matches: list[str], *houses: House) -> None:
    """Wait for the end of some matches."""

    async def holds() -> bool:
        async with connected(houses[0].pool) as connection:
            playing = "SELECT count(*) FROM matches WHERE id = ANY ($1) AND status = 'playing'"
            return await connection.fetchval(playing, matches) == 0

    await until(holds, *houses)


async def moves(house: House, match: str) -> list[tuple[int, str]]:
    """Return the number of each action of a match, and by whom it was."""
    async with connected(house.pool) as connection:
        rows = await connection.fetch(
            "SELECT seq, by FROM actions WHERE match = $1 AND kind = 'action' ORDER BY seq", match
        )
    return [(row["seq"], row["by"]) for row in rows]


async def verify(house: House, match: str) -> None:
    """Replay the record of a match that is over."""
    record = await record_of(house, match)
    assert record.result is not None
    async with house.table(match) as table:
        assert replay(table.game, record) == table.state
        assert len(record.moves) == table.step
