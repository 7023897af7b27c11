"""Notices: what people are told of measures, and how they object, once."""

from datetime import datetime

from asyncpg import UniqueViolationError

from kontor.core import Record, encode
from kontor.server.errors import ConflictError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.store.moderation import measures, notices, reports
from kontor.server.store.moderation.measures import FOR_GOOD
from kontor.server.store.moderation.notices import Notice
from kontor.server.store.moderation.reports import NewReport, ReportContext
from kontor.server.store.pool import Connection, connected

MAX_OBJECTION_CHARACTERS = 1000
MAX_NOTICES = 50
OBJECTABLE = ("warn", "mute", "rename", "suspend", "close")


class NoticeView(Record, frozen=True):
    """What somebody is told: those concerned by a measure everything, those who reported whether something was done."""

    id: int
    kind: str
    deed: str | None
    """What was done; None for somebody who reported, who learns only whether anything was."""
    acted: bool
    reason: str
    match: str | None
    game: str | None
    until: datetime | None
    for_good: bool
    stands: bool
    made_at: datetime
    seen: bool
    can_object: bool
    objected: bool


async def notices_of(context: Context, account: int) -> tuple[NoticeView, ...]:
    """Return the notices of an account, the latest first."""
    async with connected(context.pool) as connection:
        rows = await notices.notices_of(connection, account, MAX_NOTICES)
    return tuple(map(view_of, rows))


def view_of(notice: Notice) -> NoticeView:
    """Return a notice as its receiver reads it: the reporter does not learn what was done, or why."""
    is_outcome = notice.kind == "outcome"
    is_for_good = notice.until == FOR_GOOD
    objectable = notice.kind == "measure" and notice.deed in OBJECTABLE and notice.undone_at is None
    return NoticeView(
        id=notice.id,
        kind=notice.kind,
        deed=None if is_outcome else notice.deed,
        acted=notice.deed not in ("dismiss", "uphold"),
        reason="" if is_outcome else notice.reason,
        match=notice.match,
        game=notice.game,
        until=None if is_outcome or is_for_good else notice.until,
        for_good=is_for_good and not is_outcome,
        stands=notice.undone_at is None,
        made_at=notice.made_at,
        seen=notice.seen_at is not None,
        can_object=objectable and notice.objected_at is None,
        objected=notice.objected_at is not None,
    )


async def do_see(context: Context, account: int, notice: int) -> None:
    """Note that somebody has seen a notice."""
    async with connected(context.pool) as connection:
        await notices.see(connection, account, notice)


async def do_object(context: Context, account: int, notice: int, text: str) -> None:
    """Object to a measure, once; ConflictError if that was done before, or if the measure does not stand any more."""
    reason = checked_text(
        text, MAX_OBJECTION_CHARACTERS, UnfitTextError("objection-text", most=MAX_OBJECTION_CHARACTERS), least=1
    )
    try:
        async with connected(context.pool) as connection, connection.transaction():
            await _object(connection, account, notice, reason)
    except UniqueViolationError as error:
        raise ConflictError("objected") from error


async def _object(connection: Connection, account: int, number: int, reason: str) -> None:
    told = [each for each in await notices.notices_of(connection, account, MAX_NOTICES) if each.id == number]
    notice = told[0] if told else None
    if notice is None or notice.kind != "measure" or notice.deed not in OBJECTABLE:
        raise NotFoundError("no-notice")
    measure = await measures.held(connection, notice.measure)
    if measure is None or measure.undone_at is not None:
        raise ConflictError("measure-undone")
    report = NewReport(
        kind="objection",
        category=measure.kind,
        text=reason,
        reporter=account,
        subject=account,
        reported_name="",
        match=measure.match,
        seat=None,
        line=None,
        context=encode(ReportContext()).decode(),
        measure=measure.id,
    )
    await reports.add(connection, report)
