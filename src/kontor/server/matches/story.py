"""The story of a match: its log, and the record that holds the actions that count."""

from hashlib import sha256
from typing import Any

import msgspec

from kontor.core import MatchRecord, Outcome, Seating, decode
from kontor.core.replay import FORMAT, Header, Move
from kontor.server.matches.house import House
from kontor.server.store import log
from kontor.server.store import matches as store
from kontor.server.store.log import Entry
from kontor.server.store.pool import connected


async def record_of(house: House, match: str) -> MatchRecord:
    """Return the record of a match that is over; ConflictError before, because a record opens the seed."""
    async with house.table(match) as table:
        await house.fresh(table)
        table.demand("over")
        game, options, head = table.game, table.options, table.head
    async with connected(house.pool) as connection:
        seed, result = await store.opened(connection, match)
        opening, *counted = counting(await log.entries(connection, match, -1), head)
    assert opening.action is not None
    return MatchRecord(
        header=Header(
            format=FORMAT,
            game=game.info.slug,
            rules_version=game.info.rules_version,
            components=game.components.hash,
            options=msgspec.to_builtins(options),
            seats=decode(opening.action, tuple[Seating, ...]),
            seed_sha256=sha256(seed).hexdigest(),
        ),
        seed=seed.hex(),
        opening=opening.link,
        moves=tuple(_move(entry) for entry in counted),
        result=decode(result, Outcome),
    )


def counting(entries: list[Entry], head: int) -> list[Entry]:
    """Return the opening and the actions that count, in their order: those on the way back from the head."""
    found = [entries[head]]
    while found[-1].seq:
        found.append(entries[found[-1].before])
    return found[::-1]


def _move(entry: Entry) -> Move:
    assert entry.seat is not None
    assert entry.action is not None
    action: dict[str, Any] = msgspec.json.decode(entry.action)
    return Move(entry.seat, action, entry.link)
