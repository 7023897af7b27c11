"""The statements of packs: which matches may leave the log, and the moves that go and come back.

The entries about seats stay in the log: they hold names, which their owners may delete (ADR 69).
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from kontor.server.store.matches.log import COLUMNS, Entry, EntryKind
from kontor.server.store.pool import Connection, Statement

SEAT_KINDS: tuple[EntryKind, ...] = ("opening", "chair", "sitting")
"""The kinds of entries that stay in the log: they say who had which seat."""
_IS_MOVE = "kind NOT IN ('opening', 'chair', 'sitting')"


class Move(NamedTuple):
    """An entry that may be packed, and when it was made."""

    entry: Entry
    at: datetime


class PackRow(msgspec.Struct, frozen=True):
    """Where the moves of a match are; the fields are named like the columns, and bound by name in `PUT`."""

    match: str
    object: str
    first_byte: int
    length: int
    entries: int
    last_link: str
    hash: str


IS_IMPORT = "EXISTS (SELECT FROM imports i WHERE i.match = m.id)"
"""An import keeps its moves: its own file proves it, and its log has no last link to prove a pack by."""
FIELDS = ", ".join(PackRow.__struct_fields__)
DUE = f"""
SELECT u.match, u.ended_at FROM unpacked u JOIN matches m ON m.id = u.match
WHERE m.status = 'over' AND NOT {IS_IMPORT}
    AND u.ended_at < now() - $1 * interval '1 day' AND (u.ended_at, u.match) > ($2, $3)
    AND EXISTS (SELECT FROM positions p WHERE p.match = m.id)
ORDER BY u.ended_at, u.match LIMIT $4
"""  # noqa: S608 - own names
COUNTED = """
SELECT m.id FROM matches m
WHERE m.id = ANY ($1::text[]) AND m.status = 'over' AND (NOT m.rated OR m.rated_at IS NOT NULL)
    AND (m.lesson IS NOT NULL OR EXISTS (SELECT FROM branches b WHERE b.match = m.id) OR NOT EXISTS (
        SELECT FROM owners o WHERE o.match = m.id
            AND NOT EXISTS (SELECT FROM results r WHERE r.match = m.id AND r.account = o.account)
    ))
    AND NOT EXISTS (SELECT FROM deal_tries t WHERE t.match = m.id AND t.state = 'playing')
"""


class Due(NamedTuple):
    """A match that may be packed if it is `counted`, and when it ended."""

    match: str
    ended_at: datetime


async def due(connection: Connection, days: int, after: Due, most: int) -> list[Due]:
    """Return matches of a database that ended some days ago and whose positions are kept, the oldest first."""
    rows = await connection.fetch(DUE, days, after.ended_at, after.match, most)
    return [Due(*row) for row in rows]


async def counted(home: Connection, matches: Sequence[str]) -> set[str]:
    """Return those of some matches of which all is stored that is counted from their moves: results, rating, a try."""
    return {row["id"] for row in await home.fetch(COUNTED, list(matches))}


FORGOTTEN = f"""
INSERT INTO unpacked (match, ended_at)
SELECT m.id, m.moved_at FROM matches m
WHERE m.status = 'over' AND m.shard = 0 AND NOT {IS_IMPORT} AND NOT EXISTS (SELECT FROM packs p WHERE p.match = m.id)
ON CONFLICT DO NOTHING
"""  # noqa: S608 - own names
SEARCH_SECONDS = 600.0
"""Longest time to look at every match that ever was."""


async def find_forgotten(connection: Connection) -> None:
    """Note all matches that are over and not packed: a former release, which knows no packs, may have ended some."""
    await connection.execute(FORGOTTEN, timeout=SEARCH_SECONDS)


FACTS = """
SELECT game, rules_version, components, options::text AS options, seed, result, seq, step, head, link
FROM matches WHERE id = $1
"""


class MatchFacts(NamedTuple):
    """What a pack says about its match beside the moves."""

    game: str
    rules_version: int
    components: str
    options: str
    """As JSON."""
    seed: bytes
    result: bytes
    seq: int
    step: int
    head: int
    link: str


async def facts_of(connection: Connection, match: str) -> MatchFacts:
    """Return what a pack says about a match that is over."""
    row = await connection.fetchrow(FACTS, match)
    assert row is not None
    return MatchFacts(*row)


MOVES = f"SELECT {COLUMNS}, at FROM actions WHERE match = $1 AND {_IS_MOVE} ORDER BY seq"  # noqa: S608 - own names


async def moves_of(connection: Connection, match: str) -> list[Move]:
    """Return the entries in the log that a pack takes, the oldest first."""
    return [Move(Entry(*row[:-1]), row["at"]) for row in await connection.fetch(MOVES, match)]


PUT = Statement(
    PackRow,
    """
INSERT INTO packs (match, object, first_byte, length, entries, last_link, hash)
SELECT id, :object, :first_byte, :length, :entries, :last_link, :hash FROM matches
WHERE id = :match AND status = 'over' AND link = :last_link
ON CONFLICT DO NOTHING
""",
)
REMOVE = f"DELETE FROM actions WHERE match = $1 AND {_IS_MOVE}"  # noqa: S608 - own names
DONE = "DELETE FROM unpacked WHERE match = $1"


async def put(connection: Connection, row: PackRow) -> bool:
    """Note in a transaction where the moves of a locked match are, and remove them from the log.

    Return False if another process was faster, or the log has changed since: then the transaction must be undone.
    """
    if await connection.execute(PUT.text, *PUT.values(row)) != "INSERT 0 1":
        return False
    await connection.execute(DONE, row.match)
    removed: str = await connection.execute(REMOVE, row.match)
    return removed == f"DELETE {row.entries}"


async def find(connection: Connection, match: str) -> PackRow | None:
    """Return where the moves of a match are; None while they are in the log."""
    row = await connection.fetchrow(f"SELECT {FIELDS} FROM packs WHERE match = $1", match)  # noqa: S608 - own names
    return PackRow(*row) if row else None


LOG = f"""
SELECT p.*, a.* FROM (SELECT $1::text AS id) one LEFT JOIN (SELECT {FIELDS} FROM packs) p ON p.match = one.id
LEFT JOIN LATERAL (
    SELECT {COLUMNS} FROM actions WHERE match = one.id AND seq > $2 ORDER BY seq LIMIT $3
) a ON true
ORDER BY a.seq
"""  # noqa: S608 - own names


async def log_of(
    connection: Connection, match: str, since: int, most: int | None = None
) -> tuple[list[Entry], PackRow | None]:
    """Return the entries after `since` that are in the log, and where the moves are if they are not; of one moment."""
    rows = await connection.fetch(LOG, match, since, most)
    width = len(PackRow.__struct_fields__)
    pack = PackRow(*rows[0][:width]) if rows[0]["object"] is not None else None
    return [Entry(*row[width:]) for row in rows if row["seq"] is not None], pack


AGAIN = "INSERT INTO unpacked (match, ended_at) SELECT id, moved_at FROM matches WHERE id = $1"
BACK = ("match", *Entry.__struct_fields__, "at")


async def take_back(connection: Connection, match: str, moves: Sequence[Move]) -> bool:
    """Put the moves of a match into the log again, in a transaction; return False if another process did so."""
    if await connection.execute("DELETE FROM packs WHERE match = $1", match) != "DELETE 1":
        return False
    rows = [(match, *(getattr(move.entry, name) for name in Entry.__struct_fields__), move.at) for move in moves]
    await connection.copy_records_to_table("actions", records=rows, columns=BACK)
    await connection.execute(AGAIN, match)
    return True


async def count(connection: Connection) -> int:
    """Return the number of packed matches."""
    packed: int = await connection.fetchval("SELECT count(*) FROM packs")
    return packed


SAMPLE = f"""
SELECT {FIELDS} FROM packs WHERE match >= $2 ORDER BY match LIMIT $1
"""  # noqa: S608 - own names


async def some(connection: Connection, begin: str, most: int) -> list[PackRow]:
    """Return some packed matches from an id on, in the order of ids."""
    return [PackRow(*row) for row in await connection.fetch(SAMPLE, most, begin)]
