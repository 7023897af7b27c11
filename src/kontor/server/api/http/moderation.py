"""Reports and notices for everybody, and the console for moderators; for others there is no such route."""

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller, caller_of
from kontor.server.api.callers import FOR_SUSPENDED, context_of, token_of
from kontor.server.api.parameters import OptionalRowNumber, RowNumber
from kontor.server.matches import Context
from kontor.server.moderation.deciding import Case, Decision, do_decide
from kontor.server.moderation.notices import NoticeView, do_object, do_see, notices_of
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.moderation.reporting_pages import PageReportRequest, do_report_page
from kontor.server.moderation.roles import Moderator, moderator_of
from kontor.server.moderation.undoing import do_undo_measure
from kontor.server.moderation.views import AuditRowView, ConsoleView, ReportView, console_of, log_before, report_for

Text = Annotated[str, Meta(max_length=4000)]


class ReportNumber(Record, frozen=True):
    """The number of a report."""

    report: int


class Objection(Record, frozen=True):
    """Why somebody objects to a measure."""

    text: Text


class DecisionRequest(Record, frozen=True):
    """A decision about a report, and the version of the report that the moderator has seen."""

    version: int
    decision: Decision


class Reason(Record, frozen=True):
    """Why a measure is undone."""

    reason: Text


class MeasureNumber(Record, frozen=True):
    """The number of a measure."""

    measure: int


class ReportRoutes(Controller):
    """What everybody can do: report, read their notices, and object."""

    path = "/api"
    tags = ("moderation",)

    @post("/reports", summary="Report something")
    async def report(self, context: Context, caller: Caller, data: ReportRequest) -> ReportNumber:
        """Report a line of a chat, a person at a table, or a match; the same thing once until it is decided."""
        return ReportNumber(await do_report(context, caller.account, data))

    @post("/people/reports", summary="Report a member")
    async def report_member(self, context: Context, caller: Caller, data: PageReportRequest) -> ReportNumber:
        """Report a member from their page, without a match; the same one once until it is decided."""
        return ReportNumber(await do_report_page(context, caller.account, data))

    @get("/me/notices", summary="My notices", opt={FOR_SUSPENDED: True})
    async def notices(self, context: Context, caller: Caller) -> list[NoticeView]:
        """Return what moderators decided about the caller and about the caller's reports, the latest first."""
        return list(await notices_of(context, caller.account))

    @post("/me/notices/{id:int}/seen", summary="I have read it", status_code=204, opt={FOR_SUSPENDED: True})
    async def see(self, context: Context, caller: Caller, id: RowNumber) -> None:  # noqa: A002 - the name in the path
        """Note that the caller has read a notice."""
        await do_see(context, caller.account, id)

    @post("/me/notices/{id:int}/objection", summary="Object", status_code=204, opt={FOR_SUSPENDED: True})
    async def object(self, context: Context, caller: Caller, id: RowNumber, data: Objection) -> None:  # noqa: A002
        """Object to a measure, once; another moderator reads it if there is one."""
        await do_object(context, caller.account, id, data.text)


async def demand_moderator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Answer everybody who may not moderate as if there were no such route."""
    token = token_of(connection)
    caller = await caller_of(context_of(connection), token) if token else None
    if moderator_of(caller) is None:
        raise NotFoundException


def moderator_for(caller: Caller) -> Moderator:
    """Return a caller who has passed the guard as a moderator."""
    moderator = moderator_of(caller)
    if moderator is None:  # the role was taken away between the guard and here
        raise NotFoundException
    return moderator


class ModerationRoutes(Controller):
    """The console of moderators."""

    path = "/api/moderation"
    tags = ("moderation",)
    guards = (demand_moderator,)

    @get("/", summary="The console")
    async def console(self, context: Context, caller: Caller) -> ConsoleView:
        """Return the reports that the caller may handle, and what was done last."""
        return await console_of(context, moderator_for(caller))

    @get("/log", summary="The audit log")
    async def log(self, context: Context, caller: Caller, before: OptionalRowNumber = None) -> list[AuditRowView]:
        """Return the rows of the audit log before one of them, the latest first."""
        return list(await log_before(context, moderator_for(caller), before))

    @get("/reports/{id:int}", summary="A report")
    async def report(self, context: Context, caller: Caller, id: RowNumber) -> ReportView:  # noqa: A002
        """Return a report with its context; nothing that is hidden in a match is part of it."""
        return await report_for(context, moderator_for(caller), id)

    @post("/reports/{id:int}/decision", summary="Decide")
    async def decide(self, context: Context, caller: Caller, id: RowNumber, data: DecisionRequest) -> MeasureNumber:  # noqa: A002
        """Decide about a report: with a reason, which those concerned read."""
        return MeasureNumber(await do_decide(context, moderator_for(caller), Case(id, data.version), data.decision))

    @post("/measures/{id:int}/undo", summary="Undo", status_code=204)
    async def undo(self, context: Context, caller: Caller, id: RowNumber, data: Reason) -> None:  # noqa: A002
        """Undo a measure: by a new row of the log, and with a notice to those concerned."""
        await do_undo_measure(context, moderator_for(caller), id, data.reason)
