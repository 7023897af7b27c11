"""Run workers, and wait for what they do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from kontor.core import replay
from kontor.server.bus import Nudge
from kontor.server.matches import Context, NewMatch, do_create_match, do_start
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.records import record_of
from kontor.worker.worker import Worker
from server.sharded import where_played
from server.sitting import new_account

TIMEOUT_SECONDS = 120
"""Seconds until a condition must hold, even on a busy machine."""


async def bots_alone(
    context: Context, level: str = "clerk", game: str = "borneo", seats: int = 3, creator: int | None = None
) -> str:
    """Return a match that only bots play; a host must allow that."""
    allowing = Context(replace(context.settings, bots_alone=True), context.pool, context.bus)
    creator = creator or await new_account(context)
    match = await do_create_match(context, creator, NewMatch(game, seats))
    await do_start(allowing, match, creator, level)
    return match


@asynccontextmanager
async def working(*workers: Worker) -> AsyncIterator[None]:
    """Run workers."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(worker.run(stop)) for worker in workers]
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*tasks)


async def until(holds: Callable[[], Awaitable[bool]], *contexts: Context) -> None:
    """Wait for a condition, checking it whenever one of the contexts is nudged."""
    moved = asyncio.Event()

    def heard(_: Nudge | None) -> None:
        moved.set()

    for context in contexts:
        await context.bus.subscribe(heard)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not await holds():
            await moved.wait()
            moved.clear()


async def over(matches: list[str], *contexts: Context) -> None:
    """Wait for the end of some matches."""

    async def holds() -> bool:
        async with where_played(contexts[0]) as connection:
            playing = "SELECT count(*) FROM matches WHERE id = ANY ($1) AND status = 'playing'"
            return bool(await connection.fetchval(playing, matches) == 0)

    for context in contexts:
        for match in matches:
            await context.bus.follow_match(match)
    await until(holds, *contexts)


async def moves(context: Context, match: str) -> list[tuple[int, str]]:
    """Return the entry and the author of each action of a match."""
    async with where_played(context) as connection:
        rows = await connection.fetch(
            "SELECT seq, by FROM actions WHERE match = $1 AND kind = 'action' ORDER BY seq", match
        )
    return [(row["seq"], row["by"]) for row in rows]


async def verify(context: Context, match: str) -> None:
    """Replay the record of a match that is over."""
    record = await record_of(context, match)
    assert record.result is not None
    async with context.cache.locked(match) as table:
        assert replay(table.game, record) == demand_started(table).state
        assert len(record.moves) == table.step
