"""The copy of a match at its shard, and what the home database is told of it: the mirror.

The home database keeps the row and the seats of every match, because lists are made from them and other tables refer to
them. Of a match that is played at a shard they are as old as its last change of seats or status.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeAlias

import asyncpg
import msgspec

from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection
from kontor.server.store.shards.databases import Shard

Row: TypeAlias = Mapping[str, Any]
"""The row of a match, by column."""

COPIED = {"matches": "id", "seats": "match", "owners": "match", "branches": "match"}
"""The tables whose rows go to the shard when a match starts, each with the column that has the id of the match."""
COLUMNS = (
    "status",
    "seq",
    "step",
    "head",
    "link",
    "state",
    "deciders",
    "result",
    "moved_at",
    "clocks",
    "current_version",
    "bot_share",
    "lesson",
)
"""The columns of a match that change while it is played, and that somebody at home reads.

Not what workers and sweeps look for: a mirror must not look as if a bot were to move there, or a clock were due.
"""
LEFT_BEHIND = "DELETE FROM matches WHERE id = $1 AND seq = 0"
NOTE_START = """
UPDATE matches SET status = 'playing', shard = $2, seed = $3, link = $4, moved_at = $5, rules_version = $6 WHERE id = $1
"""
MARK = "INSERT INTO unmirrored (match) VALUES ($1) ON CONFLICT DO NOTHING"
UNMARK = "DELETE FROM unmirrored u USING matches m WHERE u.match = $1 AND m.id = u.match AND m.seq = $2"
MARKED = """
SELECT match, marked_at < now() - $2 * interval '1 second' FROM unmirrored ORDER BY marked_at LIMIT $1
"""
FORGET_MARK = "DELETE FROM unmirrored WHERE match = $1"
PLAYED = f"""
SELECT m.id, {", ".join(f"m.{column}" for column in COLUMNS)}, (
    SELECT json_agg(json_build_object('kind', s.kind, 'name', s.name, 'account', s.account, 'level', s.level,
        'ready', s.ready, 'caretaker', s.caretaker) ORDER BY s.seat)::text FROM seats s WHERE s.match = m.id
) AS occupants
FROM matches m WHERE m.id = ANY ($1::text[])
"""  # noqa: S608 - own names
HOLD = "SELECT shard, status FROM matches WHERE id = $1 FOR UPDATE"
WRITE = f"""
UPDATE matches SET {", ".join(f"{column} = ${number}" for number, column in enumerate(COLUMNS, 2))},
    origin = CASE WHEN ${COLUMNS.index("status") + 2} = 'over' THEN NULL ELSE origin END
WHERE id = $1
"""  # noqa: S608 - own names
EMPTY_SEATS = "UPDATE seats SET account = NULL WHERE match = $1 AND account IS NOT NULL"
WRITE_SEATS = """
UPDATE seats s SET kind = given.kind, name = given.name, level = given.level, caretaker = given.caretaker,
    account = (SELECT a.id FROM accounts a WHERE a.id = given.account)
FROM unnest($2::text[], $3::text[], $4::text[], $5::boolean[], $6::bigint[])
    WITH ORDINALITY AS given (kind, name, level, caretaker, account, number)
WHERE s.match = $1 AND s.seat = given.number - 1
RETURNING given.account, s.account IS DISTINCT FROM given.account AS is_gone
"""
TOUCHED = """
SELECT id, moved_at FROM matches
WHERE status = 'playing' AND moved_at > now() - $1 * interval '1 day' AND id > $2 ORDER BY id LIMIT $3
"""
TOUCH = """
UPDATE matches m SET moved_at = given.moved_at FROM unnest($1::text[], $2::timestamptz[]) AS given (id, moved_at)
WHERE m.id = given.id AND m.moved_at < given.moved_at
"""


class Mirror(NamedTuple):
    """What the home database has of a match."""

    shard: Shard
    status: str


class Marked(NamedTuple):
    """A match that the home database does not know as it is."""

    match: str
    is_old: bool
    """Whether it has been so for longer than any start or move can take."""


async def copy_match(home: Connection, shard: Connection, match: str) -> None:
    """Copy a match that starts to a shard, in a transaction there; what a start left that failed is replaced."""
    await shard.execute(LEFT_BEHIND, match)
    for table, key in COPIED.items():
        rows = await home.fetch(f"SELECT * FROM {table} WHERE {key} = $1", match)  # noqa: S608 - own names
        if rows:
            records = [tuple(row.values()) for row in rows]
            await shard.copy_records_to_table(table, records=records, columns=list(rows[0].keys()))


async def note_start(
    home: Connection, match: str, shard: Shard, seed: bytes, link: str, at: datetime, rules_version: int
) -> None:
    """Note at home that a locked match has started, and at which shard it is played."""
    await home.execute(NOTE_START, match, shard, seed, link, at, rules_version)


async def mark(shard: Connection, match: str) -> None:
    """Note at a shard, in the transaction of the change, that the home database does not know it yet."""
    await shard.execute(MARK, match)


async def unmark(shard: Connection, match: str, seq: int) -> None:
    """Note at a shard that the home database knows a match as it was at an entry, unless it has moved since."""
    await shard.execute(UNMARK, match, seq)


async def marked(shard: Connection, most: int, old_seconds: float) -> list[Marked]:
    """Return matches that the home database does not know as they are, the longest first."""
    return [Marked(*row) for row in await shard.fetch(MARKED, most, old_seconds)]


async def give_up(shard: Connection, match: str) -> bool:
    """Delete a match from a shard that nobody at home knows, unless somebody has moved; return True if it is gone."""
    status: str = await shard.execute(LEFT_BEHIND, match)
    await shard.execute(FORGET_MARK, match)
    return status == "DELETE 1"


async def played_rows(shard: Connection, matches: Sequence[str]) -> dict[str, asyncpg.Record]:
    """Return what changes of some matches while they are played, as it is at their shard."""
    return {row["id"]: row for row in await shard.fetch(PLAYED, list(matches))}


async def hold(home: Connection, match: str) -> Mirror | None:
    """Lock the row of a match at home until the transaction ends, and return what it says; None if there is none."""
    row = await home.fetchrow(HOLD, match)
    return Mirror(*row) if row else None


async def write(home: Connection, match: str, played: Row) -> list[int]:
    """Bring the locked mirror of a match up to date; return the accounts with a seat that are deleted at home."""
    await home.execute(WRITE, match, *(played[column] for column in COLUMNS))
    seats = msgspec.json.decode(played["occupants"], type=list[Occupant])
    await home.execute(EMPTY_SEATS, match)
    columns = zip(*((each.kind, each.name, each.level, each.caretaker, each.account) for each in seats), strict=True)
    rows = await home.fetch(WRITE_SEATS, match, *map(list, columns))
    return [row["account"] for row in rows if row["is_gone"]]


async def last_moves(shard: Connection, days: int, after: str, most: int) -> list[tuple[str, datetime]]:
    """Return matches that are played at a shard and moved within some days, and when, in the order of their ids."""
    return [tuple(row) for row in await shard.fetch(TOUCHED, days, after, most)]


async def note_last_moves(home: Connection, moves: Sequence[tuple[str, datetime]]) -> None:
    """Note at home when some matches have moved last."""
    await home.execute(TOUCH, [match for match, _ in moves], [at for _, at in moves])


def merged(row: Row, played: Row) -> dict[str, Any]:
    """Return the row of a match from home with what its shard says; whether people are guests is known at home."""
    guests = {each.account for each in msgspec.json.decode(row["occupants"], type=list[Occupant]) if each.guest}
    occupants = [
        msgspec.structs.replace(each, guest=each.account is not None and each.account in guests)
        for each in msgspec.json.decode(played["occupants"], type=list[Occupant])
    ]
    changed = {column: played[column] for column in COLUMNS}
    return {**dict(row.items()), **changed, "occupants": msgspec.json.encode(occupants).decode()}
