"""The statements of measures: what moderators did about a person or a table, and whether it stands."""

from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from kontor.server.store.pool import Connection, Statement

FOR_GOOD = datetime(9999, 1, 1, tzinfo=UTC)
"""Until when a suspension for good holds."""


class NewMeasure(msgspec.Struct, frozen=True):
    """A measure to be stored; bound by name in `ADD`."""

    kind: str
    report: int | None
    moderator: int | None
    subject: int | None
    match: str | None
    reason: str
    until: datetime | None
    former_name: str


class Measure(NamedTuple):
    """A measure as it is stored."""

    id: int
    kind: str
    report: int | None
    moderator: int | None
    subject: int | None
    match: str | None
    reason: str
    until: datetime | None
    former_name: str
    made_at: datetime
    undone_at: datetime | None


ADD = Statement(
    NewMeasure,
    """
INSERT INTO measures (kind, report, moderator, subject, match, reason, until, former_name)
VALUES (:kind, :report, :moderator, :subject, :match, :reason, :until, :former_name)
RETURNING id
""",
)
COLUMNS = "id, kind, report, moderator, subject, match, reason, until, former_name, made_at, undone_at"
ONE = f"SELECT {COLUMNS} FROM measures WHERE id = $1 FOR UPDATE"  # noqa: S608 - own names
ABOUT = f"""
SELECT {COLUMNS} FROM measures WHERE subject = $1 AND kind NOT IN ('dismiss', 'uphold') ORDER BY id DESC LIMIT $2
"""  # noqa: S608 - own names
OF_REPORT = f"SELECT {COLUMNS} FROM measures WHERE report = $1 ORDER BY id DESC LIMIT 1"  # noqa: S608 - own names
TAKEN_NAMES = "SELECT former_name FROM measures WHERE subject = $1 AND kind = 'rename' AND undone_at IS NULL"


IS_CLOSED = "SELECT EXISTS (SELECT FROM measures WHERE match = $1 AND kind = 'close' AND undone_at IS NULL)"


async def is_closed(connection: Connection, match: str) -> bool:
    """Return True if a decision stands by which a match is closed."""
    closed: bool = await connection.fetchval(IS_CLOSED, match)
    return closed


async def add(connection: Connection, measure: NewMeasure) -> int:
    """Store a measure and return its number."""
    number: int = await connection.fetchval(ADD.text, *ADD.values(measure))
    return number


async def held(connection: Connection, measure: int) -> Measure | None:
    """Lock a measure until the transaction ends, and return it; None if there is none with this number."""
    row = await connection.fetchrow(ONE, measure)
    return Measure(*row) if row else None


async def undo(connection: Connection, measure: int) -> None:
    """Note that a locked measure does not stand any more."""
    await connection.execute("UPDATE measures SET undone_at = now() WHERE id = $1", measure)


async def about(connection: Connection, account: int, most: int) -> list[Measure]:
    """Return the measures about an account, the latest first."""
    return [Measure(*row) for row in await connection.fetch(ABOUT, account, most)]


async def of_report(connection: Connection, report: int) -> Measure | None:
    """Return the last measure by which a report was resolved."""
    row = await connection.fetchrow(OF_REPORT, report)
    return Measure(*row) if row else None


async def taken_names(connection: Connection, account: int) -> list[str]:
    """Return the names that moderators have taken from an account."""
    return [row["former_name"] for row in await connection.fetch(TAKEN_NAMES, account)]
