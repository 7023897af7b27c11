"""What a person did in matches whose moves are in packs, for the export of their data."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.packed import moves_in
from kontor.server.store.matches import packs
from kontor.server.store.matches.log import Entry
from kontor.server.store.matches.packs import Move
from kontor.server.store.people.exports import Rows


async def packed_actions(context: Context, spans: Rows) -> Rows:
    """Return what a person did while they had seats of packed matches; StoreError if packs cannot be read.

    Each of `spans` names a match, a seat, and the entries after which and before which they had it. A pack that is
    damaged is left out: the rest of the file must not depend on it.
    """
    done: dict[tuple[str, int], dict[str, Any]] = {}
    for span in spans:
        try:
            moves = await _moves_of(context, span["match"])
        except ConflictError as error:
            note_failure("pack", span["match"], error)
            continue
        for move in moves:
            if _is_own(move.entry, span["seat"], span["since"], span["until"]):
                done[span["match"], move.entry.seq] = _row(span["match"], move)
    return list(done.values())


async def _moves_of(context: Context, match: str) -> Sequence[Move]:
    async with context.at(match) as connection:
        pack = await packs.find(connection, match)
        if pack is None:  # unpacked since the spans were read
            return await packs.moves_of(connection, match)
    return await moves_in(context, pack)


def _is_own(entry: Entry, seat: int, since: int, until: int | None) -> bool:
    is_done = entry.kind in ("action", "undo") and entry.by in ("person", "order")
    return is_done and entry.seat == seat and entry.seq > since and (until is None or entry.seq < until)


def _row(match: str, move: Move) -> dict[str, Any]:
    """Return a move as the rows of the log are exported."""
    entry = move.entry
    return {
        "match": match,
        "seq": entry.seq,
        "seat": entry.seat,
        "kind": entry.kind,
        "action": None if entry.action is None else msgspec.json.decode(entry.action),
        "undone_to": entry.undone_to,
        "by": entry.by,
        "at": move.at,
    }
