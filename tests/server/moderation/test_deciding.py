"""Measures: what they do, who is told what, and that two moderators cannot both decide. On a real PostgreSQL."""

import asyncio
from typing import Any

import pytest

from kontor.core import KontorError
from kontor.server.accounts import Caller, caller_of, do_delete_account, do_rename
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from kontor.server.matches import Context, do_chat
from kontor.server.matches.read.look import get_summary
from kontor.server.moderation.deciding import Case, Decision, do_decide
from kontor.server.moderation.notices import NoticeView, do_object, notices_of
from kontor.server.moderation.roles import HOST, Moderator
from kontor.server.moderation.undoing import do_undo_measure
from kontor.server.moderation.views import console_of, report_for
from kontor.server.store.pool import connected
from server.moderating import decide, give_role, new_moderator, quarrel
from server.sitting import play


async def told(context: Context, account: int) -> list[tuple[str, str | None]]:
    return [(notice.kind, notice.deed) for notice in await notices_of(context, account)]


async def last_notice(context: Context, account: int) -> NoticeView:
    return (await notices_of(context, account))[0]


async def rows_about(context: Context, report: int) -> list[Any]:
    async with connected(context.pool) as connection:
        return list(
            await connection.fetch("SELECT actor, deed, reason FROM audit WHERE report = $1 ORDER BY id", report)
        )


async def test_a_warning_is_told_with_its_reason_and_the_reporter_learns_only_that_something_was_done(
    context: Context,
) -> None:
    case = await quarrel(context)

    await decide(context, case.moderator, case.report, "warn", reason="No insults.")

    warned, thanked = await last_notice(context, case.rude.account), await last_notice(context, case.reporter.account)
    assert (warned.kind, warned.deed, warned.reason, warned.can_object) == ("measure", "warn", "No insults.", True)
    assert (thanked.kind, thanked.deed, thanked.acted, thanked.reason) == ("outcome", None, True, "")
    assert [tuple(row) for row in await rows_about(context, case.report)] == [
        (case.moderator.account, "warn", "No insults.")
    ]
    assert (await report_for(context, case.moderator, case.report)).report.outcome == "warn"


async def test_who_is_muted_cannot_write_until_it_is_undone_and_plays_on(context: Context) -> None:
    case = await quarrel(context)

    measure = await decide(context, case.moderator, case.report, "mute", 7)

    with pytest.raises(ForbiddenError, match="muted"):
        await do_chat(context, case.at.match, case.rude.account, "sorry")
    await play(context, case.at.match)
    await do_undo_measure(context, HOST, measure, "They have apologised.")
    await do_chat(context, case.at.match, case.rude.account, "sorry")
    assert await told(context, case.rude.account) == [("undone", "mute"), ("measure", "mute")]


async def test_a_name_that_was_taken_is_replaced_everywhere_and_cannot_be_chosen_again(context: Context) -> None:
    case = await quarrel(context)
    caller = Caller(case.rude.account, case.rude.name, member=False)

    measure = await decide(context, case.moderator, case.report, "rename")

    summary = await get_summary(context, case.at.match, None)
    neutral = summary.seats[case.at.seat].name
    assert neutral.startswith("Merchant ")
    assert neutral in {line.name for line in (await report_for(context, case.moderator, case.report)).lines}
    with pytest.raises(ForbiddenError, match="name-refused"):
        await do_rename(context, caller, case.rude.name.upper())
    await do_undo_measure(context, case.moderator, measure, "It was a joke among friends.")
    assert (await get_summary(context, case.at.match, None)).seats[case.at.seat].name == case.rude.name
    assert (await do_rename(context, caller, "Chosen")).name == "Chosen"


async def test_who_is_suspended_is_logged_out_and_the_caretaker_plays_on(context: Context) -> None:
    case = await quarrel(context)

    measure = await decide(context, case.moderator, case.report, "suspend", 7)

    assert await caller_of(context, case.rude.token) is None
    summary = await get_summary(context, case.at.match, None)
    assert (summary.status, summary.seats[case.at.seat].caretaker) == ("playing", True)
    async with connected(context.pool) as connection:
        until = await connection.fetchval("SELECT suspended_until FROM accounts WHERE id = $1", case.rude.account)
    assert until > (await last_notice(context, case.rude.account)).made_at
    await do_undo_measure(context, case.moderator, measure, "Another person wrote it.")
    async with connected(context.pool) as connection:
        assert not await connection.fetchval(
            "SELECT suspended_until > now() FROM accounts WHERE id = $1", case.rude.account
        )


async def test_a_closed_table_ends_without_a_result_and_goes_on_when_it_is_opened_again(context: Context) -> None:
    case = await quarrel(context)
    before = await get_summary(context, case.at.match, None)

    measure = await decide(context, case.moderator, case.report, "close")

    closed = await get_summary(context, case.at.match, None)
    assert (closed.status, closed.deciders, closed.step) == ("closed", (), before.step)
    with pytest.raises(KontorError, match="table-closed"):
        await play_at(context, case.at.match, before.deciders[0])
    with pytest.raises(ConflictError, match="table-closed"):
        await do_chat(context, case.at.match, case.reporter.account, "hello?")
    assert ("measure", "close") in await told(context, case.reporter.account)
    async with context.at(case.at.match) as connection:
        stored = await connection.fetchrow(
            "SELECT result, bot_to_move, due_at, (SELECT count(*) FROM waits WHERE match = id) FROM matches "
            "WHERE id = $1",
            case.at.match,
        )
    assert tuple(stored) == (None, False, None, 0)

    await do_undo_measure(context, case.moderator, measure, "The wrong table.")

    assert (await get_summary(context, case.at.match, None)).deciders == before.deciders
    await play(context, case.at.match)
    async with context.at(case.at.match) as connection:
        assert await connection.fetchval("SELECT count(*) FROM waits WHERE match = $1", case.at.match) == 1


async def play_at(context: Context, match: str, seat: int) -> None:
    """Send any action for a seat of a match that is closed."""
    from kontor.server.matches import Command, do_play_action  # noqa: PLC0415 - only here

    seq = (await get_summary(context, match, None)).seq
    await do_play_action(context, Command(match, seat, seq), b"{}")


async def test_another_process_learns_that_a_table_is_closed_without_a_nudge(
    context: Context, another_context: Context
) -> None:
    case = await quarrel(context)
    assert (await get_summary(another_context, case.at.match, None)).status == "playing"

    await decide(context, case.moderator, case.report, "close")

    assert (await get_summary(another_context, case.at.match, None)).status == "closed"


async def test_of_two_moderators_who_decide_at_once_one_does_and_the_other_is_told(context: Context) -> None:
    for kinds in (("warn", "mute"), ("close", "close"), ("suspend", "close"), ("dismiss", "rename")):
        case = await quarrel(context)
        others = [await new_moderator(context) for _ in kinds]

        done = await asyncio.gather(
            *(
                do_decide(context, moderator, Case(case.report, 0), Decision(kind, "Be kind.", 3))  # type: ignore[arg-type]
                for moderator, kind in zip(others, kinds, strict=True)
            ),
            return_exceptions=True,
        )

        assert sorted(type(each).__name__ for each in done) in (
            ["StaleError", "int"],
            ["ConflictError", "int"],  # the table is closed already
        )
        assert len(await rows_about(context, case.report)) == 1
        async with connected(context.pool) as connection:
            assert await connection.fetchval("SELECT count(*) FROM measures WHERE report = $1", case.report) == 1


async def test_a_decision_on_an_old_version_is_refused_and_changes_nothing(context: Context) -> None:
    case = await quarrel(context)
    measure = await decide(context, case.moderator, case.report, "dismiss")
    await do_undo_measure(context, HOST, measure, "Look again.")

    with pytest.raises(StaleError, match="report-decided"):
        await do_decide(context, case.moderator, Case(case.report, 0), Decision("mute", "Be kind.", 1))

    assert case.report in {each.id for each in (await console_of(context, case.moderator)).open}
    await do_chat(context, case.at.match, case.rude.account, "still here")


async def test_only_a_host_decides_about_moderators_and_for_good(context: Context) -> None:
    case = await quarrel(context)
    await give_role(context, case.rude, "moderator")
    with pytest.raises(ForbiddenError, match="only-host"):
        await decide(context, case.moderator, case.report, "warn")
    await give_role(context, case.rude, None)
    with pytest.raises(ForbiddenError, match="only-host"):
        await decide(context, case.moderator, case.report, "suspend", None)

    await decide(context, HOST, case.report, "suspend", None)

    assert (await last_notice(context, case.rude.account)).for_good


async def test_an_objection_comes_to_another_moderator_who_answers_it_once(context: Context) -> None:
    case = await quarrel(context)
    await decide(context, case.moderator, case.report, "mute", 7)
    other = await new_moderator(context)
    notice = await last_notice(context, case.rude.account)

    await do_object(context, case.rude.account, notice.id, "It was a quotation.")

    with pytest.raises(ConflictError, match="objected"):
        await do_object(context, case.rude.account, notice.id, "Really.")
    objections = [each for each in (await console_of(context, other)).open if each.kind == "objection"]
    mine = next(each for each in objections if each.subject == case.rude.name and each.match == case.at.match)
    assert mine.id not in {each.id for each in (await console_of(context, case.moderator)).open}
    with pytest.raises(ConflictError, match="objection-decides"):
        await decide(context, other, mine.id, "warn")
    await decide(context, other, mine.id, "uphold", reason="A quotation can insult.")
    assert await told(context, case.rude.account) == [("upheld", "uphold"), ("measure", "mute")]


async def test_who_decided_hears_the_objection_if_there_is_nobody_else(context: Context) -> None:
    case = await quarrel(context)
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE accounts SET role = NULL WHERE id <> $1", case.moderator.account)
    await decide(context, case.moderator, case.report, "warn")
    notice = await last_notice(context, case.rude.account)

    await do_object(context, case.rude.account, notice.id, "It was a quotation.")

    objections = [each for each in (await console_of(context, case.moderator)).open if each.kind == "objection"]
    assert case.rude.name in {each.subject for each in objections}


async def test_undoing_a_measure_answers_the_objection_and_happens_once(context: Context) -> None:
    case = await quarrel(context)
    measure = await decide(context, case.moderator, case.report, "warn")
    await do_object(context, case.rude.account, (await last_notice(context, case.rude.account)).id, "No.")

    await do_undo_measure(context, HOST, measure, "You are right.")

    with pytest.raises(ConflictError, match="measure-undone"):
        await do_undo_measure(context, HOST, measure, "Again.")
    assert await told(context, case.rude.account) == [("undone", "warn"), ("measure", "warn")]
    async with connected(context.pool) as connection:
        assert not await connection.fetchval(
            "SELECT count(*) FROM reports WHERE measure = $1 AND resolved_at IS NULL", measure
        )


async def test_nobody_undoes_a_measure_about_themselves_or_their_table(context: Context) -> None:
    case = await quarrel(context)
    measure = await decide(context, case.moderator, case.report, "warn")
    for login in (case.rude, case.reporter):
        with pytest.raises(NotFoundError, match="no-measure"):
            await do_undo_measure(context, Moderator(login.account, "moderator"), measure, "I am kind.")


async def test_a_deleted_account_leaves_numbers_in_the_log_and_no_name_in_reports(context: Context) -> None:
    case = await quarrel(context)
    await decide(context, case.moderator, case.report, "warn", reason="No insults.")
    before = await rows_about(context, case.report)

    await do_delete_account(context, Caller(case.rude.account, case.rude.name, member=False))

    assert await rows_about(context, case.report) == before
    seen = await report_for(context, case.moderator, case.report)
    assert (seen.subject, seen.reported_name) == (None, "")
    assert case.rude.name not in {line.name for line in seen.lines}
