"""The queue: the reports that a moderator may handle, and who may not handle one.

A moderator who sits at a table, is reported, or reports, reads and decides nothing of it: they would learn who
reported them, or what others say about a match that they play. Objections go to another moderator if there is one.
"""

from typing import NamedTuple

from kontor.server.errors import NotFoundError
from kontor.server.moderation.roles import Moderator
from kontor.server.store.moderation import reports as store
from kontor.server.store.moderation import standing
from kontor.server.store.moderation.reports import Report
from kontor.server.store.pool import Connection

MAX_OPEN_REPORTS = 200
MAX_RESOLVED_REPORTS = 20


class Queue(NamedTuple):
    """The reports for one moderator, and how many others there are."""

    open: list[Report]
    resolved: list[Report]
    kept_out: int
    """Open reports that somebody else has to handle."""


async def queue_for(connection: Connection, moderator: Moderator) -> Queue:
    """Return the reports that a moderator may handle."""
    waiting = await store.open_reports(connection, MAX_OPEN_REPORTS)
    own = [report for report in waiting if await may_handle(connection, moderator, report)]
    resolved = await store.resolved_reports(connection, MAX_RESOLVED_REPORTS)
    shown = [report for report in resolved if not is_concerned(moderator, report)]
    return Queue(own, shown, len(waiting) - len(own))


async def demand_may_handle(connection: Connection, moderator: Moderator, number: int) -> Report:
    """Return a report that a moderator may handle; NotFoundError for every other one."""
    report = await store.one(connection, number)
    if report is None or not await may_handle(connection, moderator, report):
        raise NotFoundError("no-report")
    return report


async def may_handle(connection: Connection, moderator: Moderator, report: Report) -> bool:
    """Return True if a moderator may read a report and decide about it."""
    if is_concerned(moderator, report):
        return False
    if report.decided_by is None or report.decided_by != moderator.account:
        return True
    concerned = [each for each in (report.reporter, report.subject, *report.engaged) if each is not None]
    return not await standing.able_moderators(connection, [report.decided_by, *concerned])


def is_concerned(moderator: Moderator, report: Report) -> bool:
    """Return True if a moderator is a party to a report, or at its table; never for the host at the command line."""
    if moderator.account is None:
        return False
    return moderator.account in (report.reporter, report.subject, *report.engaged)


async def engaged_in(connection: Connection, match: str) -> set[int]:
    """Return the accounts that have or had a seat in a match, and its creator."""
    return set(await store.engaged_in(connection, match))
