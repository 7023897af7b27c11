"""What must be true before the moves of a match leave the database: a pack says the same, and replays."""

import asyncio
from collections.abc import Sequence
from typing import Literal, TypeAlias

from kontor.core import RecordError
from kontor.core.replay import verify
from kontor.server.errors import ConflictError
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import demand_over
from kontor.server.matches.read.records import record_from
from kontor.server.packs.form import in_seconds
from kontor.server.packs.opened import open_moves
from kontor.server.store.matches import log
from kontor.server.store.matches.packs import Move, PackRow

Proof: TypeAlias = Literal["replayed", "compared"]
"""How a pack was proven: by replaying it to its last link, or by its bytes alone if the rules are not here any more."""


async def prove(context: Context, pack: PackRow, content: bytes, positions: bytes, moves: Sequence[Move]) -> Proof:
    """Return how the content of a pack was proven to be these moves; ConflictError or RecordError if it is not."""
    read = await asyncio.to_thread(open_moves, content, pack, positions)
    if read != in_seconds(moves):
        raise ConflictError("pack-damaged", match=pack.match)
    return await replay_packed(context, pack.match, read)


async def replay_packed(context: Context, match_id: str, moves: Sequence[Move]) -> Proof:
    """Replay the moves of a pack, and compare every link; RecordError says where they depart."""
    try:
        match = demand_over(await context.cache.read_now(match_id))
        async with context.at(match_id) as connection:
            about_seats = await log.seat_entries(connection, match_id, match.seq)
    except ConflictError:  # its game is not installed any more, or its box is nowhere
        return "compared"
    entries = sorted((*about_seats, *(move.entry for move in moves)), key=lambda entry: entry.seq)
    record = await record_from(context, match, entries)
    try:
        result = await asyncio.to_thread(verify, match.game, record)
    except RecordError as error:
        if error.key != "record-corrected":  # today's rules lead elsewhere, as they do while the match is in the log
            raise
        return "compared"
    return "compared" if result.trusted else "replayed"
