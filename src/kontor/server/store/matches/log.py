"""The statements of a match's log and its snapshots."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias, cast

import asyncpg
import msgspec

from kontor.core import Seat
from kontor.server.store.pool import Connection

EntryKind: TypeAlias = Literal["opening", "action", "undo", "chair", "sitting", "continued"]
"""What an entry is: `chair` is a new occupant of a seat, `sitting` a notice about pauses, seats or rest.

`continued` says that the match goes on from its position, since later rules would have led elsewhere (ADR 23).
"""


class Entry(msgspec.Struct, frozen=True):
    """An entry of a log as it is stored; the fields are named like the columns."""

    seq: int
    step: int
    before: int
    kind: EntryKind
    seat: Seat | None
    action: bytes | None
    events: bytes
    link: str
    sealed: bool
    undone_to: int | None
    by: str
    rules_version: int
    """The version of the rules that wrote it."""

    @property
    def move(self) -> tuple[Seat, bytes]:
        """The seat and the action of an entry that is a move."""
        assert self.seat is not None
        return self.seat, self.content

    @property
    def content(self) -> bytes:
        """What the entry is about: the action of a move, who sat down, the state where a match went on."""
        assert self.action is not None
        return self.action


COLUMNS = ", ".join(Entry.__struct_fields__).replace(
    "rules_version",
    "coalesce(rules_version, (SELECT m.rules_version FROM matches m WHERE m.id = match)) AS rules_version",
)


def _from_row(row: asyncpg.Record) -> Entry:
    return Entry(*(row[name] for name in Entry.__struct_fields__))


async def entries(connection: Connection, match: str, since: int, most: int | None = None) -> list[Entry]:
    """Return the entries after `since`, the oldest first."""
    rows = await connection.fetch(
        f"SELECT {COLUMNS} FROM actions WHERE match = $1 AND seq > $2 ORDER BY seq LIMIT $3",  # noqa: S608 - own names
        match,
        since,
        most,
    )
    return [_from_row(row) for row in rows]


CHAIN = f"""
WITH RECURSIVE chain AS (
    SELECT * FROM actions WHERE match = $1 AND seq = $2
    UNION ALL
    SELECT a.* FROM actions a JOIN chain c ON a.match = c.match AND a.seq = c.before
    WHERE c.seq > 0 AND NOT EXISTS (SELECT FROM snapshots s WHERE s.match = c.match AND s.seq = c.seq)
)
SELECT {COLUMNS} FROM chain ORDER BY seq
"""  # noqa: S608 - own names


async def since_snapshot(connection: Connection, match: str, seq: int) -> tuple[bytes, list[Entry]]:
    """Return the last snapshot before an entry that counts, and the entries from there to it."""
    chain = [_from_row(row) for row in await connection.fetch(CHAIN, match, seq)]
    state = await connection.fetchval("SELECT state FROM snapshots WHERE match = $1 AND seq = $2", match, chain[0].seq)
    return cast("bytes", state), chain[1:]


async def opening_snapshot(connection: Connection, match: str) -> bytes | None:
    """Return the opening state of a match; None if its snapshots were deleted after its end."""
    state: bytes | None = await connection.fetchval("SELECT state FROM snapshots WHERE match = $1 AND seq = 0", match)
    return state


LAST_UNTIL = "SELECT seq FROM actions WHERE match = $1 AND at <= $2 ORDER BY seq DESC LIMIT 1"


async def last_until(connection: Connection, match: str, until: datetime) -> int:
    """Return the last entry that was made until a moment; 0 if there was none yet: the opening."""
    seq: int | None = await connection.fetchval(LAST_UNTIL, match, until)
    return seq or 0


SEAT_ENTRIES = f"""
SELECT {COLUMNS} FROM actions WHERE match = $1 AND seq <= $2 AND kind IN ('opening', 'chair', 'sitting') ORDER BY seq
"""  # noqa: S608 - own names


async def seat_entries(connection: Connection, match: str, seq: int) -> list[Entry]:
    """Return the opening, and what changed the seats up to an entry, the oldest first."""
    return [_from_row(row) for row in await connection.fetch(SEAT_ENTRIES, match, seq)]


REACHED = """
SELECT m.id, m.status = 'over' AS is_over, m.seq, coalesce(
    (SELECT a.seq FROM actions a WHERE a.match = m.id AND a.at <= past.until ORDER BY a.seq DESC LIMIT 1), 0
) AS entry, coalesce(
    (SELECT c.number FROM chat c WHERE c.match = m.id AND c.at <= past.until ORDER BY c.number DESC LIMIT 1), 0
) AS line
FROM unnest($1::text[], $2::timestamptz[]) AS past (match, until) JOIN matches m ON m.id = past.match
"""


class Reached(NamedTuple):
    """How far a match was at a moment in the past, and whether it is over now."""

    match: str
    is_over: bool
    seq: int
    """The last entry of its log now."""
    entry: int
    """The last entry then."""
    line: int
    """The last line of its chat then."""


async def reached(connection: Connection, moments: Mapping[str, datetime]) -> list[Reached]:
    """Return how far some matches were, each at a moment in the past."""
    return [Reached(*row) for row in await connection.fetch(REACHED, list(moments), list(moments.values()))]


HANDED_OVER = "SELECT DISTINCT match FROM actions WHERE match = ANY ($1::text[]) AND kind = 'chair'"


async def handed_over(connection: Connection, matches: list[str]) -> list[str]:
    """Return those of some matches in which somebody else had a seat, or the caretaker played for a while."""
    return [row["match"] for row in await connection.fetch(HANDED_OVER, matches)]


async def one_entry(connection: Connection, match: str, seq: int) -> Entry:
    """Return one entry, which must exist."""
    row = await connection.fetchrow(f"SELECT {COLUMNS} FROM actions WHERE match = $1 AND seq = $2", match, seq)  # noqa: S608
    assert row is not None
    return _from_row(row)


LAST_DECISION = """
SELECT seq, at FROM actions WHERE match = $1 AND seat = $2 AND by = 'person' AND kind IN ('action', 'undo')
ORDER BY seq DESC LIMIT 1
"""


async def last_decision(connection: Connection, match: str, seat: Seat) -> tuple[int, datetime] | None:
    """Return the last action or undo that a person made for a seat, and when; None if there is none."""
    row = await connection.fetchrow(LAST_DECISION, match, seat)
    return (row["seq"], row["at"]) if row else None
