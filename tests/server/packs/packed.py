"""Matches that are over and may be packed, and everything that people read of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from kontor.core import encode, write_record
from kontor.server.bus import LocalBus
from kontor.server.errors import ConflictError
from kontor.server.matches import Command, Context, do_resign_to_bot, do_undo
from kontor.server.matches.read.digest.digest import digest_for
from kontor.server.matches.read.look import get_log, get_position
from kontor.server.matches.read.outline import outline_of
from kontor.server.matches.read.positions import do_keep_positions
from kontor.server.matches.read.records import full_record, open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.people import do_note_results
from kontor.server.ratings import do_rate_match
from kontor.server.settings import Settings
from kontor.server.store.matches import seats
from kontor.server.store.pool import connected, open_pool
from kontor.server.store.work.chores import tidy_match
from server.hands import Hands
from server.sitting import decision, play, play_out, started

UNDO_INTERVAL = 5
"""Moves between two attempts to undo; many are refused."""
STEP_INTERVAL = 13
"""Steps between two that are looked at."""


@asynccontextmanager
async def process(settings: Settings) -> AsyncIterator[Context]:
    """The matches as a process knows them that has just started; its clock stands still."""
    pool = await open_pool(settings.database, settings.connections)
    context = Context(settings, pool, LocalBus())
    Hands(context)
    try:
        yield context
    finally:
        if context.packs:
            await context.packs.close()
        await pool.close()


async def over(context: Context, game: str = "borneo", number_of_seats: int = 3, *, resigned: bool = False) -> str:
    """Return a match that is over, with moves that were undone, and on request a seat that a bot took over."""
    match = await started(context, game, number_of_seats)
    for number in range(40):
        seat, _, _ = await decision(context, match)
        result = await play(context, match, pick=number * 7)
        if number % UNDO_INTERVAL == 0:
            with suppress(ConflictError):
                await do_undo(context, Command(match, seat, result.seq))
        if resigned and number == 20:
            _, seq, _ = await decision(context, match)
            await do_resign_to_bot(context, Command(match, 0, seq))
    await play_out(context, match)
    await settle(context, match)
    return match


async def settle(context: Context, match: str) -> None:
    """Do the chores that follow the end of a match."""
    await do_keep_positions(context, match)
    await do_rate_match(context, match)
    await do_note_results(context, match)
    async with context.at(match) as connection:
        await tidy_match(connection, match)


async def readings(settings: Settings, match: str) -> dict[str, bytes]:
    """Return what a process that knows nothing yet reads of a match that is over, by what it is."""
    async with process(settings) as context:
        async with connected(context.pool) as connection:
            owners = await seats.sitting(connection, match)
        record = await record_of(context, match)
        told = {
            "record": write_record(record),
            "full record": write_record(await full_record(context, match)),
            "secret": encode(await open_secret(context, match, None)),
            "scores": encode(await scores_by_step(context, match, None)),
            "outline": encode(await outline_of(context, match, None, "en")),
            "since": encode(await get_position(context, match, None, 3, "de")),
        }
        since, page = -1, 0
        while entries := await get_log(context, match, None, since, "en"):
            told[f"log {page}"] = encode(entries)
            since, page = entries[-1].seq, page + 1
        for seat, account in owners.items():
            told[f"digest {seat}"] = encode(await digest_for(context, match, account, "en"))
            told[f"log of {seat}"] = encode(await get_log(context, match, account, 7, "de"))
        for step in range(0, len(record.moves) + 1, STEP_INTERVAL):
            told[f"step {step}"] = encode(await get_step(context, match, None, "en", step, step % 2))
        return told


async def rows(context: Context, match: str) -> int:
    """Return the number of moves of a match that are in the database."""
    async with context.at(match) as connection:
        statement = "SELECT count(*) FROM actions WHERE match = $1 AND kind IN ('action', 'undo', 'continued')"
        count: int = await connection.fetchval(statement, match)
    return count


def files(settings: Settings) -> list[Path]:
    """Return the objects in the folder of packs, by their names."""
    return sorted(path for path in Path(settings.packs).rglob("*") if path.is_file())
