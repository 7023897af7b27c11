"""Reporting a member from their page: their name, or what somebody has noticed at several tables."""

from typing import Annotated

from msgspec import Meta

from kontor.core import Record, encode
from kontor.server.accounts.names import name_key
from kontor.server.errors import ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.matches.texts_checked import UnfitTextError, checked_text
from kontor.server.moderation.reporting import MAX_REPORT_CHARACTERS, Category, demand_room_to_report
from kontor.server.store.moderation import reports as store
from kontor.server.store.moderation.reports import NewReport, ReportContext
from kontor.server.store.people import accounts, profiles
from kontor.server.store.pool import connected


class PageReportRequest(Record, frozen=True):
    """Whom somebody reports, and why."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    category: Category
    text: str = ""


async def do_report_page(context: Context, account: int, request: PageReportRequest) -> int:
    """Store a report about a member and return its number; about the same one once, as long as nobody has decided.

    NotFoundError if nobody has the name, ForbiddenError for oneself.
    """
    text = checked_text(request.text, MAX_REPORT_CHARACTERS, UnfitTextError("report-text", most=MAX_REPORT_CHARACTERS))
    async with connected(context.pool) as connection, connection.transaction():
        await accounts.hold_account(connection, account)
        member = await profiles.member_named(connection, name_key(request.name))
        if member is None:
            raise NotFoundError("nobody-called", name=request.name)
        if member.account == account:
            raise ForbiddenError("report-self")
        report = NewReport(
            kind="page",
            category=request.category,
            text=text,
            reporter=account,
            subject=member.account,
            reported_name=member.name,
            match=None,
            seat=None,
            line=None,
            context=encode(ReportContext()).decode(),
        )
        same = await store.same_open(connection, report)
        if same is not None:
            return same
        await demand_room_to_report(context, connection, account)
        return await store.add(connection, report)
