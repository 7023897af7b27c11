"""Deciding: a measure with its reason, the notices, the resolved reports and the row of the audit log, or nothing.

All of it is one transaction that locks the report and expects its version, so two moderators cannot both decide. What
reaches beyond the database follows the commit: sockets are closed, seats go to the caretaker.
"""

from datetime import UTC, datetime, timedelta
from secrets import randbelow
from typing import Literal, NamedTuple, TypeAlias

from kontor.core import Record
from kontor.server.accounts import at_shards
from kontor.server.accounts.bots import BOT_MARK
from kontor.server.accounts.logins import close_sockets
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from kontor.server.matches import Context, do_close_table
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.moderation.consequences import give_seats_away, tell_renamed
from kontor.server.moderation.queue import demand_may_handle
from kontor.server.moderation.roles import Moderator
from kontor.server.store.lobby import seeks
from kontor.server.store.matches import seats
from kontor.server.store.moderation import audit, measures, notices, reports, standing
from kontor.server.store.moderation.audit import NewAuditRow
from kontor.server.store.moderation.measures import FOR_GOOD, NewMeasure
from kontor.server.store.moderation.reports import Report
from kontor.server.store.people import accounts, bots, logins
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders.reminders import tell_of_notice

Kind: TypeAlias = Literal["warn", "mute", "rename", "suspend", "close", "dismiss", "uphold"]
ABOUT_PEOPLE: tuple[Kind, ...] = ("warn", "mute", "rename", "suspend")

MAX_REASON_CHARACTERS = 500
MAX_DAYS = 365
"""Days for which somebody may be muted or suspended."""
MAX_DAYS_OF_MODERATORS = 30
"""Days for which a moderator may suspend somebody; longer, or for good, only a host may."""


class Decision(Record, frozen=True):
    """What is done and why; `days` for a mute or a suspension, None for a suspension for good."""

    kind: Kind
    reason: str
    days: int | None = None


class Case(NamedTuple):
    """What a decision is about: a report in a version, or a person or a match that nobody has reported."""

    report: int | None = None
    version: int = 0
    subject: int | None = None
    match: str | None = None


class Done(NamedTuple):
    """A stored decision, and what has to follow it."""

    measure: int
    subject: int | None
    ended: list[int]
    """Logins that have ended."""
    renamed: list[str]
    """Matches in which a name was replaced."""


async def do_decide(context: Context, moderator: Moderator, case: Case, decision: Decision) -> int:
    """Carry out a decision and return the number of the measure.

    NotFoundError for a report that this moderator may not handle, StaleError if somebody has decided in the meantime,
    ForbiddenError for what only a host may decide.
    """
    checked_text(decision.reason, MAX_REASON_CHARACTERS, UnfitTextError("reason", most=MAX_REASON_CHARACTERS), least=1)
    until = _until(moderator, decision)
    if decision.kind == "close":
        return await _close(context, moderator, case, decision)
    async with connected(context.pool) as connection, connection.transaction():
        done = await _store(connection, moderator, case, decision, until)
        if decision.kind == "rename" and done.subject is not None:
            await at_shards.put_in_line(context, connection, done.subject)
    await close_sockets(context, done.ended)
    if decision.kind == "rename" and done.subject is not None:
        await at_shards.follow_person_at_once(context, done.subject)
    await tell_renamed(context, done.renamed)
    if decision.kind == "suspend" and done.subject is not None:
        await give_seats_away(context, done.subject)
    return done.measure


async def _close(context: Context, moderator: Moderator, case: Case, decision: Decision) -> int:
    """Close the table; the decision is stored in the transaction that closes it."""
    match = case.match
    if case.report is not None:
        async with connected(context.pool) as connection:
            report = await demand_may_handle(connection, moderator, case.report)
        match = report.match
    if match is None:
        raise ConflictError("no-table")
    done: list[Done] = []

    async def store(connection: Connection) -> None:
        done.append(await _store(connection, moderator, case._replace(match=match), decision, None))

    await do_close_table(context, match, store)
    return done[-1].measure


def _until(moderator: Moderator, decision: Decision) -> datetime | None:
    """Return until when a measure holds; ConflictError if it needs a number of days."""
    if decision.kind not in ("mute", "suspend"):
        return None
    if decision.days is None:
        if decision.kind == "mute":
            raise ConflictError("days", most=MAX_DAYS)
        if not moderator.is_host:
            raise ForbiddenError("only-host")
        return FOR_GOOD
    if not 1 <= decision.days <= MAX_DAYS:
        raise ConflictError("days", most=MAX_DAYS)
    if decision.kind == "suspend" and decision.days > MAX_DAYS_OF_MODERATORS and not moderator.is_host:
        raise ForbiddenError("only-host")
    return datetime.now(UTC) + timedelta(days=decision.days)


async def _store(
    connection: Connection, moderator: Moderator, case: Case, decision: Decision, until: datetime | None
) -> Done:
    """Store a decision with all that belongs to it."""
    report = await _hold(connection, moderator, case) if case.report is not None else None
    subject = report.subject if report else case.subject
    match = (report.match if report else None) or case.match
    demand_fits(decision.kind, report, subject)
    subject = subject if decision.kind in ABOUT_PEOPLE else None
    former_name, renamed, ended = "", set[str](), list[int]()
    if subject is not None:
        former_name = await _demand_about(connection, moderator, subject)
    if decision.kind == "rename" and subject is not None:
        is_bot = await bots.owner_of(connection, subject) is not None
        renamed = await rename(connection, subject, neutral_name(BOT_MARK if is_bot else ""))
    measure = await measures.add(
        connection,
        NewMeasure(
            kind=decision.kind,
            report=case.report,
            moderator=moderator.account,
            subject=subject,
            match=match,
            reason=decision.reason.strip(),
            until=until,
            former_name=former_name if decision.kind == "rename" else "",
        ),
    )
    if subject is not None:
        await standing.follow_measures(connection, subject)
    if decision.kind == "suspend" and subject is not None:
        ended = await logins.end_all(connection, subject)
        ended += await bots.end_tokens_of_owner(connection, subject)
        await seeks.withdraw_all(connection, subject)  # others would be given a match with somebody who cannot play
    concerned = [subject] if subject is not None else []
    if decision.kind == "close" and match is not None:
        concerned = sorted((await seats.sitting(connection, match)).values())
    await notices.tell(connection, concerned, "measure", measure)
    if report is not None:
        await _resolve(connection, report, measure, decision.kind)
    for account in concerned:
        await tell_of_notice(connection, account)
    row = NewAuditRow(
        actor=moderator.account,
        deed=decision.kind,
        subject=subject,
        match=match,
        report=case.report,
        measure=measure,
        reason=decision.reason.strip(),
        until=until,
    )
    await audit.add(connection, row)
    return Done(measure, subject, ended, sorted(renamed))


def demand_fits(kind: Kind, report: Report | None, subject: int | None) -> None:
    """Refuse a decision that does not fit what was reported: an objection is upheld, or the measure is undone."""
    if (kind == "uphold") != (report is not None and report.kind == "objection"):
        raise ConflictError("objection-decides")
    if kind in ABOUT_PEOPLE and subject is None:
        raise ConflictError("no-subject")


async def _hold(connection: Connection, moderator: Moderator, case: Case) -> Report:
    """Lock a report in the version that the moderator has seen, and return it."""
    assert case.report is not None
    locked = await reports.lock(connection, case.report)
    if locked is None:
        raise NotFoundError("no-report")
    report = await demand_may_handle(connection, moderator, case.report)
    if locked != (case.version, False):
        raise StaleError("report-decided")
    return report


async def _demand_about(connection: Connection, moderator: Moderator, subject: int) -> str:
    """Lock the person concerned and return their name; ForbiddenError if only a host may decide about them."""
    await accounts.hold_account(connection, subject)
    person = await standing.standing_of(connection, subject)
    if person is None:
        raise NotFoundError("no-subject")
    if subject == moderator.account or (person.role is not None and not moderator.is_host):
        raise ForbiddenError("only-host")
    return person.name


async def _resolve(connection: Connection, report: Report, measure: int, kind: Kind) -> None:
    """Resolve a report and all others about the same, and tell those who reported."""
    same = await reports.about_the_same(connection, report)
    reporters = [report.reporter]
    for number in same:
        other = await reports.one(connection, number)
        reporters.append(other.reporter if other else None)
    for number in (report.id, *same):
        await reports.resolve(connection, number)
    told = {account for account in reporters if account is not None}
    await notices.tell(connection, told, "upheld" if kind == "uphold" else "outcome", measure)


async def rename(connection: Connection, account: int, name: str) -> set[str]:
    """Replace the name of an account everywhere, and return the matches in which it stood."""
    await standing.set_shown_name(connection, account, name)
    return await seats.replace_name(connection, account, name)


def neutral_name(mark: str) -> str:
    """Return a name that says nothing, for somebody who has to choose another one; a bot keeps its mark."""
    return f"{seats.NEUTRAL}{1000 + randbelow(9000)}{mark}"
