"""The statements of reports: who reports whom or what, and what the server noted of it at that moment."""

from datetime import datetime
from typing import NamedTuple

import msgspec

from kontor.core import Record, Seat, decode
from kontor.server.store.matches.seats import NOBODY
from kontor.server.store.pool import Connection, Statement


class ReportedSeat(Record, frozen=True):
    """Who sat at a seat; a bot has a level and no account."""

    seat: Seat
    account: int | None
    level: str | None = None


class ReportedLine(Record, frozen=True):
    """A line of the chat as it was; the name follows from the account when it is read."""

    number: int
    seat: Seat
    account: int | None
    text: str
    at: datetime


class ReportContext(Record, frozen=True):
    """What the server noted when something was reported: nothing that the reporter could not see."""

    seats: tuple[ReportedSeat, ...] = ()
    lines: tuple[ReportedLine, ...] = ()
    step: int = 0


class NewReport(msgspec.Struct, frozen=True):
    """A report to be stored; bound by name in `ADD`."""

    kind: str
    category: str
    text: str
    reporter: int
    subject: int | None
    reported_name: str
    match: str | None
    seat: int | None
    line: int | None
    context: str
    """A `ReportContext` as JSON."""
    measure: int | None = None


class Report(NamedTuple):
    """A report as it is stored."""

    id: int
    kind: str
    category: str
    text: str
    reporter: int | None
    subject: int | None
    reported_name: str
    match: str | None
    seat: int | None
    line: int | None
    measure: int | None
    noted: str
    version: int
    created_at: datetime
    resolved_at: datetime | None
    game: str | None
    status: str | None
    spectators: bool | None
    reporter_name: str | None
    subject_name: str | None
    decided_by: int | None
    """Of an objection: who decided on the measure; None for everything else, and for the host."""
    engaged: list[int]
    """The accounts that have or had a seat in the match, and its creator."""

    @property
    def context(self) -> ReportContext:
        """What was noted."""
        return decode(self.noted.encode(), ReportContext)


ADD = Statement(
    NewReport,
    """
INSERT INTO reports (kind, category, text, reporter, subject, reported_name, match, seat, line, measure, context)
VALUES (:kind, :category, :text, :reporter, :subject, :reported_name, :match, :seat, :line, :measure, :context::jsonb)
RETURNING id
""",
)
SAME = """
SELECT id FROM reports WHERE reporter = $1 AND kind = $2 AND match IS NOT DISTINCT FROM $3
    AND seat IS NOT DISTINCT FROM $4 AND line IS NOT DISTINCT FROM $5 AND resolved_at IS NULL
    AND (kind <> 'page' OR subject = $6)
"""
LATELY = "SELECT count(*)::int FROM reports WHERE reporter = $1 AND created_at > now() - interval '1 day'"
COLUMNS = """
SELECT r.id, r.kind, r.category, r.text, r.reporter, r.subject, r.reported_name, r.match, r.seat, r.line, r.measure,
    r.context::text AS noted, r.version, r.created_at, r.resolved_at, m.game, m.status, m.spectators,
    w.name AS reporter_name, s.name AS subject_name, x.moderator AS decided_by, ARRAY(
        SELECT o.account FROM owners o WHERE o.match = r.match AND o.account IS NOT NULL
        UNION SELECT q.account FROM seats q WHERE q.match = r.match AND q.account IS NOT NULL
        UNION SELECT m.creator WHERE m.creator IS NOT NULL
        UNION SELECT (j->>'account')::bigint FROM jsonb_array_elements(r.context->'seats') j WHERE j ? 'account'
            AND jsonb_typeof(j->'account') = 'number'
    ) AS engaged
FROM reports r LEFT JOIN matches m ON m.id = r.match
    LEFT JOIN accounts w ON w.id = r.reporter LEFT JOIN accounts s ON s.id = r.subject
    LEFT JOIN measures x ON x.id = r.measure
"""
OPEN = f"""
{COLUMNS} WHERE r.resolved_at IS NULL ORDER BY m.status IS NOT DISTINCT FROM 'playing' DESC, r.created_at, r.id LIMIT $1
"""
DONE = f"{COLUMNS} WHERE r.resolved_at IS NOT NULL ORDER BY r.resolved_at DESC, r.id DESC LIMIT $1"
ONE = f"{COLUMNS} WHERE r.id = $1"
LOCK = "SELECT version, resolved_at IS NOT NULL FROM reports WHERE id = $1 FOR UPDATE"
RESOLVE = "UPDATE reports SET resolved_at = now(), version = version + 1 WHERE id = $1"
REOPEN = "UPDATE reports SET resolved_at = NULL, version = version + 1 WHERE id = $1"
RESOLVE_OBJECTIONS = """
UPDATE reports SET resolved_at = now(), version = version + 1
WHERE measure = $1 AND kind = 'objection' AND resolved_at IS NULL
"""
ABOUT_SAME = """
SELECT id FROM reports WHERE id <> $1 AND resolved_at IS NULL AND subject = $2 AND match IS NOT DISTINCT FROM $3
    AND kind = $4 AND line IS NOT DISTINCT FROM $5 FOR UPDATE
"""
RECORD_OF = """
SELECT count(*)::int, count(*) FILTER (WHERE EXISTS (
    SELECT FROM measures x WHERE x.report = r.id AND x.kind NOT IN ('dismiss', 'uphold') AND x.undone_at IS NULL
))::int FROM reports r WHERE r.kind <> 'objection' AND r.resolved_at IS NOT NULL
    AND CASE WHEN $2 THEN r.subject ELSE r.reporter END = $1
"""
ENGAGED = """
SELECT account FROM owners WHERE match = $1 AND account IS NOT NULL
UNION SELECT account FROM seats WHERE match = $1 AND account IS NOT NULL
UNION SELECT creator FROM matches WHERE id = $1 AND creator IS NOT NULL
UNION SELECT account FROM imports WHERE match = $1
"""
NAMES = "SELECT id, name FROM accounts WHERE id = ANY ($1)"


async def add(connection: Connection, report: NewReport) -> int:
    """Store a report and return its number."""
    number: int = await connection.fetchval(ADD.text, *ADD.values(report))
    return number


async def same_open(connection: Connection, report: NewReport) -> int | None:
    """Return the open report of the same thing by the same person."""
    number: int | None = await connection.fetchval(
        SAME, report.reporter, report.kind, report.match, report.seat, report.line, report.subject
    )
    return number


async def count_lately(connection: Connection, account: int) -> int:
    """Return how many reports an account has made in the last 24 hours."""
    count: int = await connection.fetchval(LATELY, account)
    return count


async def open_reports(connection: Connection, most: int) -> list[Report]:
    """Return the open reports: those of matches that are being played first, then the oldest."""
    return [Report(*row) for row in await connection.fetch(OPEN, most)]


async def resolved_reports(connection: Connection, most: int) -> list[Report]:
    """Return the reports that were resolved last."""
    return [Report(*row) for row in await connection.fetch(DONE, most)]


async def one(connection: Connection, report: int) -> Report | None:
    """Return a report; None if there is none with this number."""
    row = await connection.fetchrow(ONE, report)
    return Report(*row) if row else None


async def lock(connection: Connection, report: int) -> tuple[int, bool] | None:
    """Lock a report until the transaction ends; return its version, and whether it is resolved."""
    row = await connection.fetchrow(LOCK, report)
    return (row[0], row[1]) if row else None


async def resolve(connection: Connection, report: int) -> None:
    """Note that a locked report is resolved."""
    await connection.execute(RESOLVE, report)


async def reopen(connection: Connection, report: int) -> None:
    """Put a locked report back into the queue."""
    await connection.execute(REOPEN, report)


async def resolve_objections(connection: Connection, measure: int) -> None:
    """Note that the open objections to a measure are resolved."""
    await connection.execute(RESOLVE_OBJECTIONS, measure)


async def about_the_same(connection: Connection, report: Report) -> list[int]:
    """Lock and return the other open reports about the same person or line of the same match."""
    if report.kind == "objection" or report.subject is None:
        return []
    rows = await connection.fetch(ABOUT_SAME, report.id, report.subject, report.match, report.kind, report.line)
    return [row["id"] for row in rows]


async def record_of(connection: Connection, account: int, *, as_subject: bool) -> tuple[int, int]:
    """Return how many reports about an account, or by it, were resolved, and how many of them led to a measure."""
    row = await connection.fetchrow(RECORD_OF, account, as_subject)
    assert row is not None
    return row[0], row[1]


async def engaged_in(connection: Connection, match: str) -> list[int]:
    """Return the accounts that have or had a seat in a match, and its creator."""
    return [row["account"] for row in await connection.fetch(ENGAGED, match)]


async def names_of(connection: Connection, accounts: set[int]) -> dict[int, str]:
    """Return the names of accounts as they are now; deleted ones are left out."""
    return {row["id"]: row["name"] for row in await connection.fetch(NAMES, sorted(accounts))}


def name_in(names: dict[int, str], account: int | None, seat: Seat) -> str:
    """Return the name of somebody at a seat; the placeholder if their account is deleted."""
    return names.get(account, f"{NOBODY} {seat + 1}") if account is not None else f"{NOBODY} {seat + 1}"
