"""Reporting: the server notes what the reporter can see at that moment, so that later changes take nothing away."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.core import Record, Seat, encode
from kontor.server.errors import ForbiddenError, NotFoundError, TooManyError
from kontor.server.limits.newcomers import MAX_NEW_REPORTS_PER_DAY, is_newcomer
from kontor.server.matches import Context, Match
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.matches.watching.delay import as_seen, chat_until
from kontor.server.store.matches import talk
from kontor.server.store.moderation import reports as store
from kontor.server.store.moderation.reports import NewReport, ReportContext, ReportedLine, ReportedSeat
from kontor.server.store.people import accounts
from kontor.server.store.pool import Connection, connected

Kind: TypeAlias = Literal["chat", "person", "match"]
Category: TypeAlias = Literal["insult", "spam", "name", "leaving", "unfair", "accounts", "other"]

MAX_REPORT_CHARACTERS = 1000
MAX_REPORTS_PER_DAY = 20
"""Reports that somebody may make within 24 hours."""
SECONDS_PER_HOUR = 3600.0
LINES_BEFORE, LINES_AFTER = 3, 1
"""Lines of a chat that are noted around the reported one."""
LAST_LINES = 3
"""Lines of a reported person that are noted."""


class ReportRequest(Record, frozen=True):
    """What somebody reports: a line of a chat by its number, a person by their seat, or a match."""

    match: str
    kind: Kind
    category: Category
    text: str = ""
    seat: Annotated[Seat, Meta(ge=0, le=20)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


async def do_report(context: Context, account: int, request: ReportRequest) -> int:
    """Store a report and return its number; of the same thing once, as long as nobody has decided.

    NotFoundError for a line or a seat that the reporter cannot see, ForbiddenError for an own one.
    """
    text = checked_text(request.text, MAX_REPORT_CHARACTERS, UnfitTextError("report-text", most=MAX_REPORT_CHARACTERS))
    async with context.cache.fresh(request.match) as locked:
        watching_seat(locked, account)
        match, until = await as_seen(context, locked, account), chat_until(context, locked, account)
        seats = tuple(ReportedSeat(seat, each.account, each.level) for seat, each in enumerate(match.occupants))
        noted = ReportContext(seats, step=match.step)
        subject = _person_at(match, request.seat) if request.kind == "person" else None
    async with connected(context.pool) as connection, connection.transaction():
        await accounts.hold_account(connection, account)
        lines: Sequence[ReportedLine] = ()
        if request.kind == "chat":
            lines, subject = await _lines_around(connection, request, account, until)
        elif subject is not None:
            lines = _lines(await talk.last_of(connection, request.match, subject, LAST_LINES, until))
        if subject == account:
            raise ForbiddenError("report-self")
        names = await store.names_of(connection, {subject} if subject else set())
        report = NewReport(
            kind=request.kind,
            category=request.category,
            text=text,
            reporter=account,
            subject=subject,
            reported_name=names.get(subject, "") if subject else "",
            match=request.match,
            seat=request.seat if request.kind == "person" else None,
            line=request.line if request.kind == "chat" else None,
            context=encode(msgspec.structs.replace(noted, lines=tuple(lines))).decode(),
        )
        same = await store.same_open(connection, report)
        if same is not None:
            return same
        await demand_room_to_report(context, connection, account)
        return await store.add(connection, report)


def _person_at(match: Match, seat: Seat | None) -> int:
    """Return the account of the person at a seat; NotFoundError if nobody or a bot sits there."""
    if seat is None or not 0 <= seat < match.seats or match.occupants[seat].account is None:
        raise NotFoundError("report-seat")
    account = match.occupants[seat].account
    assert account is not None
    return account


async def _lines_around(
    connection: Connection, request: ReportRequest, account: int, until: datetime | None
) -> tuple[tuple[ReportedLine, ...], int | None]:
    """Return the lines around the reported one, and who wrote it; NotFoundError if the reporter cannot read it."""
    number = request.line or 0
    first, last = number - LINES_BEFORE, number + LINES_AFTER
    lines = _lines(await talk.around(connection, request.match, account, first, last, until))
    reported = next((line for line in lines if line.number == number), None)
    if reported is None:
        raise NotFoundError("report-line")
    return lines, reported.account


def _lines(rows: Sequence[Any]) -> tuple[ReportedLine, ...]:
    return tuple(ReportedLine(*row) for row in rows)


async def demand_room_to_report(context: Context, connection: Connection, account: int) -> None:
    """Refuse somebody who has reported too much within a day."""
    is_new = await is_newcomer(connection, context.settings, account)
    most = MAX_NEW_REPORTS_PER_DAY if is_new else MAX_REPORTS_PER_DAY
    if await store.count_lately(connection, account) >= most:
        raise TooManyError("too-many-reports", SECONDS_PER_HOUR, most=most)
