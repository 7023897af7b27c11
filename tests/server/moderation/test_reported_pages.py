"""A member is reported from their page: without a match, once, and decided like everything else."""

import msgspec
import pytest

from kontor.server.accounts import do_make_guest
from kontor.server.errors import ForbiddenError, NotFoundError, TooManyError
from kontor.server.matches import Context
from kontor.server.moderation.notices import notices_of
from kontor.server.moderation.reporting_pages import PageReportRequest, do_report_page
from kontor.server.moderation.views import console_of, report_for
from kontor.server.store.pool import connected
from sentences import raises_saying
from server.moderating import decide, new_moderator
from server.people.knowing import new_members


@pytest.fixture(autouse=True)
async def nothing_open(context: Context) -> None:
    """No report of another test waits."""
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE reports SET resolved_at = now() WHERE resolved_at IS NULL")


async def test_a_moderator_reads_who_was_reported_and_decides_and_both_are_told(context: Context) -> None:
    rude, anna = await new_members(context, "Rude", "Anna")
    moderator = await new_moderator(context)
    number = await do_report_page(context, anna.account, PageReportRequest(rude.name.upper(), "name", "an insult"))

    report = await report_for(context, moderator, number)
    assert (report.report.kind, report.report.match, report.reported_name) == ("page", None, rude.name)
    assert (report.subject and report.subject.name, report.text) == (rude.name, "an insult")
    assert (report.lines, report.seats, report.can_close, report.can_watch) == ((), (), False, False)
    await decide(context, moderator, number, "rename", reason="Choose another one.")

    async with connected(context.pool) as connection:
        name = await connection.fetchval("SELECT name FROM accounts WHERE id = $1", rude.account)
    assert name != rude.name
    assert [notice.kind for notice in await notices_of(context, anna.account)] == ["outcome"]
    (told,) = await notices_of(context, rude.account)
    assert (told.kind, told.match, told.game) == ("measure", None, None)


async def test_reports_about_one_member_are_one_case_and_those_about_another_are_not(context: Context) -> None:
    rude, other, anna, bruno = await new_members(context, "Rude", "Other", "Anna", "Bruno")
    moderator = await new_moderator(context)
    request = PageReportRequest(rude.name, "name")
    first = await do_report_page(context, anna.account, request)
    assert await do_report_page(context, anna.account, request) == first
    second = await do_report_page(context, bruno.account, request)
    third = await do_report_page(context, anna.account, PageReportRequest(other.name, "name"))
    assert len({first, second, third}) == 3

    waiting = {summary.subject: summary.reporters for summary in (await console_of(context, moderator)).open}
    assert waiting == {rude.name: 2, other.name: 1}
    await decide(context, moderator, first, "warn")

    assert [summary.subject for summary in (await console_of(context, moderator)).open] == [other.name]


async def test_nobody_reports_themselves_or_who_is_not_there_or_too_many(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "settings", msgspec.structs.replace(context.settings, new_account_days=7))
    anna, *others = await new_members(context, "Anna", *("Other" for _ in range(5)))
    with pytest.raises(ForbiddenError):
        await do_report_page(context, anna.account, PageReportRequest(anna.name, "other"))
    with pytest.raises(NotFoundError):
        await do_report_page(context, anna.account, PageReportRequest("Nobody has this name", "other"))
    guest = await do_make_guest(context, "Guest")
    for other in others:
        await do_report_page(context, guest.account, PageReportRequest(other.name, "other"))
    with raises_saying(TooManyError, "5"):
        await do_report_page(context, guest.account, PageReportRequest(anna.name, "other"))
