"""What a moderator sees: reports with their context, the people concerned, and the audit log. Nothing of a position."""

from collections.abc import Sequence
from datetime import datetime

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.moderation.queue import demand_may_handle, is_concerned, queue_for
from kontor.server.moderation.roles import Moderator
from kontor.server.moderation.signals import SignalView, signals_at, signals_lately
from kontor.server.store.moderation import audit, measures, reports, standing
from kontor.server.store.moderation.measures import Measure
from kontor.server.store.moderation.reports import Report, name_in
from kontor.server.store.pool import Connection, connected

MAX_MEASURES = 10
"""Measures about a person that are shown with a report."""
MAX_AUDIT_ROWS = 100


class MeasureView(Record, frozen=True):
    """A measure, for moderators."""

    id: int
    kind: str
    reason: str
    made_at: datetime
    until: datetime | None
    stands: bool


class PersonView(Record, frozen=True):
    """Somebody concerned, with what moderators have to know of them."""

    name: str
    since: datetime
    matches: int
    guest: bool
    role: str | None
    muted_until: datetime | None
    suspended_until: datetime | None
    reports: int
    """Resolved reports about them, or by them if they are the reporter."""
    upheld: int
    """Those of them that led to a measure."""
    measures: tuple[MeasureView, ...]


class ReportSummary(Record, frozen=True):
    """A report in the queue."""

    id: int
    kind: str
    category: str
    subject: str | None
    reporter: str | None
    reporters: int
    """How many people have reported the same."""
    match: str | None
    game: str | None
    status: str | None
    created_at: datetime
    outcome: str | None = None
    """What was decided; None while it is open."""


class LineView(Record, frozen=True):
    """A line of the chat as it was when it was reported."""

    seat: int
    name: str
    text: str
    at: datetime
    reported: bool


class ReportView(Record, frozen=True):
    """A report with all that a moderator has to decide on."""

    report: ReportSummary
    version: int
    text: str
    reported_name: str
    """The name that the person had when they were reported."""
    seats: tuple[str, ...]
    lines: tuple[LineView, ...]
    subject: PersonView | None
    reporter: PersonView | None
    measure: MeasureView | None
    """Of an objection: what it objects to. Of a resolved report: what was decided."""
    signals: tuple[SignalView, ...]
    can_close: bool
    can_watch: bool


class AuditRowView(Record, frozen=True):
    """A row of the audit log."""

    id: int
    at: datetime
    actor: str | None
    """None for the host at the command line, and for an account that is deleted."""
    deed: str
    subject: str | None
    match: str | None
    measure: int | None
    reason: str
    until: datetime | None
    stands: bool
    """Whether it can still be undone."""


class ConsoleView(Record, frozen=True):
    """The console: what is to do, and what was done."""

    role: str
    open: tuple[ReportSummary, ...]
    resolved: tuple[ReportSummary, ...]
    kept_out: int
    """Open reports that somebody else has to handle, because they concern this moderator."""
    log: tuple[AuditRowView, ...]
    signals: tuple[SignalView, ...]
    """Rated matches in which people share a place."""


async def console_of(context: Context, moderator: Moderator) -> ConsoleView:
    """Return the queue and the log for a moderator."""
    async with connected(context.pool) as connection:
        queue = await queue_for(connection, moderator)
        resolved = [
            summary_of(report, [report], await measures.of_report(connection, report.id)) for report in queue.resolved
        ]
        log = await _log(connection, moderator, None)
        signals = await signals_lately(connection, moderator.account)
    return ConsoleView(moderator.role, grouped(queue.open), tuple(resolved), queue.kept_out, log, signals)


async def log_before(context: Context, moderator: Moderator, before: int | None) -> tuple[AuditRowView, ...]:
    """Return the rows of the audit log before one of them, the latest first."""
    async with connected(context.pool) as connection:
        return await _log(connection, moderator, before)


async def report_for(context: Context, moderator: Moderator, number: int) -> ReportView:
    """Return a report; NotFoundError if there is none that this moderator may handle."""
    async with connected(context.pool) as connection:
        report = await _readable(connection, moderator, number)
        noted = report.context
        known = [*(each.account for each in noted.seats), *(each.account for each in noted.lines)]
        accounts = {account for account in known if account is not None}
        names = await reports.names_of(connection, accounts)
        same = [each for each in (await queue_for(connection, moderator)).open if _key(each) == _key(report)]
        measure = await _measure_of(connection, report)
        return ReportView(
            report=summary_of(report, same or [report], measure if report.resolved_at else None),
            version=report.version,
            text=report.text,
            reported_name=report.reported_name,
            seats=tuple(each.level or name_in(names, each.account, each.seat) for each in noted.seats),
            lines=tuple(
                LineView(
                    line.seat, name_in(names, line.account, line.seat), line.text, line.at, line.number == report.line
                )
                for line in noted.lines
            ),
            subject=await _person(connection, report.subject, as_subject=True),
            reporter=await _person(connection, report.reporter, as_subject=False),
            measure=view_of_measure(measure) if measure else None,
            signals=await signals_at(connection, report.match) if report.match else (),
            can_close=report.status in ("open", "playing") and report.resolved_at is None,
            can_watch=bool(report.spectators) and report.status != "open",
        )


async def _readable(connection: Connection, moderator: Moderator, number: int) -> Report:
    """Return a report that a moderator may read: resolved ones also if they decided themselves."""
    report = await reports.one(connection, number)
    if report is not None and report.resolved_at is not None and not is_concerned(moderator, report):
        return report
    return await demand_may_handle(connection, moderator, number)


async def _measure_of(connection: Connection, report: Report) -> Measure | None:
    number = report.measure
    if number is not None:
        return await measures.held(connection, number)
    return await measures.of_report(connection, report.id)


async def _person(connection: Connection, account: int | None, *, as_subject: bool) -> PersonView | None:
    person = await standing.standing_of(connection, account) if account is not None else None
    if person is None:
        return None
    count, upheld = await reports.record_of(connection, person.id, as_subject=as_subject)
    about = await measures.about(connection, person.id, MAX_MEASURES)
    return PersonView(
        name=person.name,
        since=person.created_at,
        matches=person.matches,
        guest=not person.is_member,
        role=person.role,
        muted_until=person.muted_until,
        suspended_until=person.suspended_until,
        reports=count,
        upheld=upheld,
        measures=tuple(map(view_of_measure, about)),
    )


async def _log(connection: Connection, moderator: Moderator, before: int | None) -> tuple[AuditRowView, ...]:
    """Return rows of the log, without those about the moderator's own tables."""
    rows = await audit.read(connection, before, MAX_AUDIT_ROWS)
    return tuple(
        AuditRowView(
            id=row.id,
            at=row.at,
            actor=row.actor_name,
            deed=row.deed,
            subject=row.subject_name,
            match=row.match,
            measure=row.measure,
            reason=row.reason,
            until=row.until,
            stands=row.stands,
        )
        for row in rows
        if moderator.account is None or moderator.account not in (row.subject, *row.engaged)
    )


def view_of_measure(measure: Measure) -> MeasureView:
    """Return a measure, for moderators."""
    stands = measure.undone_at is None
    return MeasureView(measure.id, measure.kind, measure.reason, measure.made_at, measure.until, stands)


def _key(report: Report) -> tuple[object, ...]:
    """Return what reports of the same thing have in common; of an objection its own number."""
    if report.kind == "objection" or report.subject is None:
        return (report.id,)
    return (report.subject, report.match, report.kind, report.line)


def grouped(waiting: Sequence[Report]) -> tuple[ReportSummary, ...]:
    """Return the reports of the queue, those of the same thing as one: the first."""
    groups: dict[tuple[object, ...], list[Report]] = {}
    for report in waiting:
        groups.setdefault(_key(report), []).append(report)
    return tuple(summary_of(group[0], group, None) for group in groups.values())


def summary_of(report: Report, same: Sequence[Report], measure: Measure | None) -> ReportSummary:
    """Return a report in the queue, with how many people have reported the same."""
    return ReportSummary(
        id=report.id,
        kind=report.kind,
        category=report.category,
        subject=report.subject_name,
        reporter=report.reporter_name,
        reporters=len({each.reporter for each in same}),
        match=report.match,
        game=report.game,
        status=report.status,
        created_at=report.created_at,
        outcome=measure.kind if measure else None,
    )
