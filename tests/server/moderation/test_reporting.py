"""Reports: what the server notes, and who may read them. On a real PostgreSQL."""

import pytest

from kontor.core import encode
from kontor.server.errors import ForbiddenError, NotFoundError, TooManyError
from kontor.server.matches import Context, do_mute
from kontor.server.matches.lobby.places import do_note_place
from kontor.server.moderation.reporting import MAX_REPORTS_PER_DAY, ReportRequest, do_report
from kontor.server.moderation.roles import HOST, Moderator
from kontor.server.moderation.views import console_of, report_for
from kontor.server.store.moderation import audit
from kontor.server.store.pool import connected
from server.moderating import give_role, new_moderator, quarrel
from server.party import party


async def ids_in_queue(context: Context, moderator: Moderator) -> set[int]:
    return {report.id for report in (await console_of(context, moderator)).open}


async def test_a_report_of_a_line_brings_three_lines_before_it_and_one_after(context: Context) -> None:
    case = await quarrel(context)

    seen = await report_for(context, case.moderator, case.report)

    assert [(line.text, line.reported) for line in seen.lines] == [
        ("hello", False),
        ("hi", False),
        ("good luck", False),
        ("you fool", True),
        ("no need for that", False),
    ]
    assert seen.subject
    assert seen.reporter
    assert (seen.subject.name, seen.reporter.name) == (case.rude.name, case.reporter.name)
    assert (seen.text, seen.report.match, seen.report.game) == ("please look", case.at.match, "goa")
    assert set(seen.seats) == {"Anna", "Bruno"}


async def test_lines_that_the_reporter_has_muted_are_not_noted(context: Context) -> None:
    case = await quarrel(context)
    creator = case.at.creator
    await do_mute(context, case.at.match, creator.account, 1 - case.at.seat, muted=True)

    report = await do_report(context, creator.account, ReportRequest(case.at.match, "chat", "insult", line=4))

    seen = await report_for(context, case.moderator, report)
    assert {line.name for line in seen.lines} == {case.rude.name}
    with pytest.raises(NotFoundError, match="report-line"):
        await do_report(context, creator.account, ReportRequest(case.at.match, "chat", "insult", line=5))


async def test_who_may_not_watch_a_table_cannot_report_it(context: Context) -> None:
    case = await quarrel(context, spectators=False)

    with pytest.raises(ForbiddenError):
        await do_report(context, case.at.stranger.account, ReportRequest(case.at.match, "match", "other"))


async def test_nobody_reports_themselves_a_bot_or_an_empty_chair(context: Context) -> None:
    at = await party(context, "open")

    with pytest.raises(ForbiddenError, match="report-self"):
        await do_report(context, at.sitting[0].account, ReportRequest(at.match, "person", "name", seat=0))
    with pytest.raises(NotFoundError, match="report-seat"):
        await do_report(context, at.sitting[0].account, ReportRequest(at.match, "person", "name", seat=2))


async def test_the_same_is_reported_once_and_two_people_make_one_line_in_the_queue(context: Context) -> None:
    case = await quarrel(context)
    again = ReportRequest(case.at.match, "chat", "spam", line=4)

    assert await do_report(context, case.reporter.account, again) == case.report
    other = await do_report(context, case.at.stranger.account, again)

    console = await console_of(context, case.moderator)
    assert {each.id: each.reporters for each in console.open if each.match == case.at.match} == {case.report: 2}
    assert other != case.report


async def test_somebody_who_reports_a_lot_waits_until_tomorrow(context: Context) -> None:
    case = await quarrel(context)
    async with connected(context.pool) as connection:
        await connection.execute(
            "INSERT INTO reports (kind, category, text, reporter, context) "
            "SELECT 'match', 'other', '', $1, '{}' FROM generate_series(1, $2)",
            case.at.stranger.account,
            MAX_REPORTS_PER_DAY,
        )

    with pytest.raises(TooManyError):
        await do_report(context, case.at.stranger.account, ReportRequest(case.at.match, "match", "other"))


async def test_who_is_at_the_table_neither_sees_nor_opens_the_report(context: Context) -> None:
    case = await quarrel(context)
    parties = (case.rude, case.reporter, case.at.creator)
    for login in parties:
        await give_role(context, login, "moderator")

    for login in parties:
        own = Moderator(login.account, "moderator")
        assert case.report not in await ids_in_queue(context, own)
        assert (await console_of(context, own)).kept_out >= 1
        with pytest.raises(NotFoundError, match="no-report"):
            await report_for(context, own, case.report)
    assert case.report in await ids_in_queue(context, case.moderator)
    assert case.report in await ids_in_queue(context, HOST)
    for login in parties:
        await give_role(context, login, None)


async def test_the_report_of_a_private_table_offers_no_look_at_it(context: Context) -> None:
    case = await quarrel(context, spectators=False)

    seen = await report_for(context, await new_moderator(context), case.report)

    assert (seen.can_watch, seen.can_close) == (False, True)


async def test_the_log_cannot_be_changed_in_any_way(context: Context) -> None:
    async with connected(context.pool) as connection:
        await audit.add(connection, audit.NewAuditRow(None, "warn", reason="for this test"))
        for statement in ("UPDATE audit SET reason = ''", "DELETE FROM audit", "TRUNCATE audit"):
            with pytest.raises(Exception, match="audit log cannot be changed"):
                await connection.execute(statement)
        assert (await audit.read(connection, None, 1))[0].reason == "for this test"


async def test_what_moderators_see_does_not_depend_on_the_position_at_all(context: Context) -> None:
    """In any other world, even one of meaningless bytes, report, queue, log and signals are the same."""
    case = await quarrel(context)
    for person in (case.rude, case.reporter):
        await do_note_place(context, case.at.match, person.account, b"home1234", "Firefox, Linux")

    async def shown() -> bytes:
        console = await console_of(context, case.moderator)
        return encode((await report_for(context, case.moderator, case.report), console))

    before = await shown()
    async with connected(context.pool) as connection:
        for statement in (
            "UPDATE matches SET state = 'x', seed = 'x', secret = 'x' WHERE id = $1",
            "UPDATE snapshots SET state = 'x' WHERE match = $1",
            "UPDATE actions SET events = 'x', action = 'x' WHERE match = $1",
        ):
            await connection.execute(statement, case.at.match)

    assert await shown() == before
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM matches WHERE id = $1", case.at.match)
