"""Limits for new accounts, and chat filters by choice. On a real PostgreSQL."""

import pytest
from msgspec.structs import replace

from kontor.core import Texts
from kontor.server.errors import TooManyError
from kontor.server.limits.newcomers import MAX_NEW_REPORTS_PER_DAY, NEW_CHAT_LINES_PER_HOUR, NEW_LISTED_TABLES_PER_HOUR
from kontor.server.matches import Context, NewMatch, do_chat, do_create_match
from kontor.server.matches.chat_filter import ChatFilterView, do_filter_chat
from kontor.server.matches.talk import chat_since
from kontor.server.matches.texts_checked import UnfitTextError
from kontor.server.moderation.reporting import ReportRequest, do_report
from kontor.server.store.pool import connected
from server.party import Party, new_member, party


@pytest.fixture
def strict(context: Context) -> Context:
    """A context in which accounts are new for three days."""
    context.settings = replace(context.settings, new_account_days=3)
    return context


async def age(context: Context, account: int, days: int) -> None:
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE accounts SET created_at = now() - $2 * interval '1 day' WHERE id = $1", account, days
        )


async def test_a_new_account_writes_so_many_lines_an_hour_and_is_told_why(strict: Context) -> None:
    at = await party(strict)
    for number in range(NEW_CHAT_LINES_PER_HOUR):
        await do_chat(strict, at.match, at.turn.account, f"line {number}")

    with pytest.raises(TooManyError) as refused:
        await do_chat(strict, at.match, at.turn.account, "one more")

    assert "account is new" in Texts("en").error(refused.value)
    await age(strict, at.turn.account, 4)
    await do_chat(strict, at.match, at.turn.account, "one more")


async def test_a_new_account_opens_few_tables_in_the_lobby_and_any_number_by_a_link(strict: Context) -> None:
    guest = (await party(strict)).stranger.account
    for _ in range(NEW_LISTED_TABLES_PER_HOUR):
        await do_create_match(strict, guest, NewMatch("goa", 2, listed=True))

    with pytest.raises(TooManyError):
        await do_create_match(strict, guest, NewMatch("goa", 2, listed=True))

    assert await do_create_match(strict, guest, NewMatch("goa", 2))


async def test_a_new_account_reports_less(strict: Context) -> None:
    at = await party(strict)
    others = [await party(strict) for _ in range(MAX_NEW_REPORTS_PER_DAY)]
    for other in others:
        await do_report(strict, at.stranger.account, ReportRequest(other.match, "match", "other"))

    with pytest.raises(TooManyError):
        await do_report(strict, at.stranger.account, ReportRequest(at.match, "match", "other"))


async def heard(context: Context, at: Party, account: int) -> list[str]:
    return [line.text for line in await chat_since(context, at.match, account, 0)]


async def test_everybody_chooses_what_they_do_not_read_and_the_lines_stay(context: Context) -> None:
    at = await party(context)
    reader, other = at.turn.account, at.other.account
    for account, text in ((other, "You FOOL!"), (other, "foolish of me"), (reader, "no fool here"), (other, "a+b")):
        await do_chat(context, at.match, account, text)

    await do_filter_chat(context, reader, ChatFilterView(words=("Fool", "a+b")))
    assert await heard(context, at, reader) == ["foolish of me", "no fool here"]
    await do_filter_chat(context, reader, ChatFilterView(hide_all=True))
    assert await heard(context, at, reader) == ["no fool here"]
    await do_filter_chat(context, reader, ChatFilterView())
    assert len(await heard(context, at, reader)) == 4
    assert len(await heard(context, at, other)) == 4


async def test_guests_can_be_hidden_and_members_are_still_heard(context: Context) -> None:
    at = await party(context)
    member = await new_member(context, "Mila")
    async with connected(context.pool) as connection:
        statement = "UPDATE accounts SET login = $2, password = 'none' WHERE id = $1"
        await connection.execute(statement, at.other.account, at.match)
    await do_chat(context, at.match, at.other.account, "from a member")
    await do_chat(context, at.match, at.turn.account, "from a guest")

    await do_filter_chat(context, member.account, ChatFilterView(hide_guests=True))

    assert await heard(context, at, member.account) == ["from a member"]


async def test_a_filter_refuses_words_that_nobody_could_write(context: Context) -> None:
    with pytest.raises(UnfitTextError):
        await do_filter_chat(context, (await party(context)).turn.account, ChatFilterView(words=("",)))
