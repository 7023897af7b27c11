"""The statements of the audit log: rows are added and read. Triggers refuse everything else."""

from datetime import datetime
from typing import NamedTuple

import msgspec

from kontor.server.store.pool import Connection, Statement


class NewAuditRow(msgspec.Struct, frozen=True):
    """A row to be added; bound by name in `ADD`. It has numbers and no names, so that deletion need not change it."""

    actor: int | None
    deed: str
    subject: int | None = None
    match: str | None = None
    report: int | None = None
    measure: int | None = None
    reason: str = ""
    until: datetime | None = None


class AuditRow(NamedTuple):
    """A row of the log, with today's names of those who still have an account."""

    id: int
    at: datetime
    actor: int | None
    deed: str
    subject: int | None
    match: str | None
    report: int | None
    measure: int | None
    reason: str
    until: datetime | None
    actor_name: str | None
    subject_name: str | None
    stands: bool
    """Whether it is a measure that nobody has undone."""
    engaged: list[int]
    """The accounts that have or had a seat in the match."""


ADD = Statement(
    NewAuditRow,
    """
INSERT INTO audit (actor, deed, subject, match, report, measure, reason, until)
VALUES (:actor, :deed, :subject, :match, :report, :measure, :reason, :until)
""",
)
READ = """
SELECT a.id, a.at, a.actor, a.deed, a.subject, a.match, a.report, a.measure, a.reason, a.until,
    w.name AS actor_name, s.name AS subject_name,
    a.deed <> 'undo' AND EXISTS (SELECT FROM measures x WHERE x.id = a.measure AND x.undone_at IS NULL),
    ARRAY(SELECT o.account FROM owners o WHERE o.match = a.match AND o.account IS NOT NULL
        UNION SELECT x.account FROM seats x WHERE x.match = a.match AND x.account IS NOT NULL)
FROM audit a LEFT JOIN accounts w ON w.id = a.actor LEFT JOIN accounts s ON s.id = a.subject
WHERE $1::bigint IS NULL OR a.id < $1 ORDER BY a.id DESC LIMIT $2
"""


async def add(connection: Connection, row: NewAuditRow) -> None:
    """Add a row."""
    await connection.execute(ADD.text, *ADD.values(row))


async def read(connection: Connection, before: int | None, most: int) -> list[AuditRow]:
    """Return the rows before one of them, the latest first."""
    return [AuditRow(*row) for row in await connection.fetch(READ, before, most)]
