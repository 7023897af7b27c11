"""The log of a match wherever it is: in the database, or in a pack after its end (ADR 69).

The log of a match that may be over is read here, and nowhere else. A match that is played has no pack: what only
concerns such matches, as undo and the delay of spectators, goes straight to the store. No connection to the database
is held while a pack is read, because a bucket may take its time.
"""

import asyncio
from datetime import datetime

from kontor.core import Seat
from kontor.server.errors import StoreError
from kontor.server.matches.kernel.context import Context
from kontor.server.packs.opened import open_moves
from kontor.server.store.matches import log, packs, versions
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Move, PackRow


async def entries_of(context: Context, match: str, since: int, most: int | None = None) -> list[Entry]:
    """Return the entries of a match after `since`, the oldest first; StoreError if its pack cannot be read."""
    async with context.at(match) as connection:
        entries, pack = await packs.log_of(connection, match, since, most)
    if pack is None:
        return entries
    moves = [move.entry for move in await moves_in(context, pack) if move.entry.seq > since]
    return sorted((*entries, *moves), key=lambda entry: entry.seq)[:most]


async def last_decision_of(context: Context, match: str, seat: Seat) -> tuple[int, datetime] | None:
    """Return the last action or undo that a person made for a seat, and when; None if there is none."""
    async with context.at(match) as connection:
        found = await log.last_decision(connection, match, seat)
        pack = None if found else await packs.find(connection, match)
    if pack is None:
        return found
    for move in reversed(await moves_in(context, pack)):
        if move.entry.seat == seat and move.entry.by == "person" and move.entry.kind != "continued":
            return move.entry.seq, move.at
    return None


async def moves_in(context: Context, pack: PackRow) -> tuple[Move, ...]:
    """Return the moves of a packed match with all links; StoreError if its pack is away, ConflictError if damaged."""
    kept = context.opened_packs.find(pack.hash)
    if kept is None:
        kept = await open_pack(context, pack)
        context.opened_packs.keep(pack.hash, kept)
    return kept


async def open_pack(context: Context, pack: PackRow) -> tuple[Move, ...]:
    """Read the moves of a pack, and rebuild their links up to the one that the database knows."""
    if context.packs is None:
        raise StoreError("packs-unset")
    content = await context.packs.get(pack.object, pack.first_byte, pack.length)
    async with context.at(pack.match) as connection:
        stored = await versions.positions_of(connection, pack.match)
    return await asyncio.to_thread(open_moves, content, pack, stored.states if stored else b"")
