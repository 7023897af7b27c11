"""What the host keeps no longer is deleted, and nothing that somebody still uses. On a real PostgreSQL."""

from typing import Any

import pytest
from msgspec.structs import replace

from kontor.server.accounts import do_make_guest
from kontor.server.matches import Context, NewMatch, do_chat, do_create_match, do_join, do_start
from kontor.server.metrics import FORGOTTEN
from kontor.server.retention import do_forget_chat, do_forget_guests, do_forget_old, do_forget_open_tables
from kontor.server.store.people import logins
from kontor.server.store.pool import connected
from server.sitting import new_account, play_out, started

DAYS = 100
LONG_AGO = "now() - interval '200 days'"


@pytest.fixture(autouse=True)
async def nothing_old(context: Context) -> None:
    """Delete what tests before have left in the same database, so that each counts its own."""
    for forget in (do_forget_guests, do_forget_open_tables, do_forget_chat):
        await forget(context, DAYS)


async def ask(context: Context, statement: str, *values: Any) -> Any:
    async with connected(context.pool) as connection:
        return await connection.fetchval(statement, *values)


async def guest(context: Context, *, away: bool) -> int:
    """Return a guest who was here just now, or long ago."""
    login = await do_make_guest(context, "Gast", "a browser")
    account: int = login.account
    if away:
        await ask(context, f"UPDATE accounts SET seen_at = {LONG_AGO} WHERE id = $1", account)  # noqa: S608 - ours
    return account


async def exists(context: Context, account: int) -> bool:
    found: bool = await ask(context, "SELECT EXISTS (SELECT FROM accounts WHERE id = $1)", account)
    return found


async def table(context: Context, creator: int, *, old: bool) -> str:
    """Return an open table at which its creator sits."""
    match = await do_create_match(context, creator, NewMatch("borneo", 3))
    await do_join(context, match, creator, "Gast", None, None)
    if old:
        await ask(context, f"UPDATE matches SET moved_at = {LONG_AGO} WHERE id = $1", match)  # noqa: S608 - ours
    return match


async def test_a_guest_who_stays_away_is_deleted_and_one_who_comes_is_not(context: Context) -> None:
    away, here = await guest(context, away=True), await guest(context, away=False)

    assert await do_forget_guests(context, DAYS) == 1

    assert not await exists(context, away)
    assert await exists(context, here)


async def test_a_guest_with_a_seat_in_a_match_that_goes_on_is_kept(context: Context) -> None:
    seated = await guest(context, away=True)
    match = await do_create_match(context, seated, NewMatch("borneo", 3))
    await do_join(context, match, seated, "Gast", None, None)
    await do_start(context, match, seated, "clerk")

    assert await do_forget_guests(context, DAYS) == 0
    assert await exists(context, seated)


async def test_members_are_never_deleted_however_long_they_stay_away(context: Context) -> None:
    member = await new_account(context)
    await ask(context, f"UPDATE accounts SET seen_at = {LONG_AGO} WHERE id = $1", member)  # noqa: S608 - ours

    assert await do_forget_guests(context, DAYS) == 0
    assert await exists(context, member)


async def test_a_guest_who_uses_a_login_counts_as_seen(context: Context) -> None:
    away = await guest(context, away=True)
    async with connected(context.pool) as connection:
        stale = f"UPDATE logins SET seen_at = {LONG_AGO} WHERE account = $1 RETURNING id"  # noqa: S608 - ours
        await logins.note_seen(connection, [await connection.fetchval(stale, away)])

    assert await do_forget_guests(context, DAYS) == 0
    assert await exists(context, away)


async def test_what_a_deleted_guest_played_stays_without_their_name(context: Context) -> None:
    away = await guest(context, away=True)
    match = await do_create_match(context, away, NewMatch("borneo", 3))
    await do_join(context, match, away, "Gast", None, None)
    await do_start(context, match, away, "clerk")
    await ask(context, "UPDATE matches SET status = 'over' WHERE id = $1", match)

    assert await do_forget_guests(context, DAYS) == 1

    seats = "SELECT count(*) FROM seats WHERE match = $1 AND (account = $2 OR name = 'Gast')"
    assert await ask(context, seats, match, away) == 0
    assert await ask(context, "SELECT count(*) FROM matches WHERE id = $1", match) == 1


async def test_a_table_that_never_started_is_deleted_and_its_people_are_told(context: Context) -> None:
    person = await guest(context, away=False)
    old, new = await table(context, person, old=True), await table(context, person, old=False)
    told: dict[str, tuple[int, ...]] = {}
    await context.bus.subscribe(lambda nudge: told.update({nudge.match: nudge.people}) if nudge else None)

    assert await do_forget_open_tables(context, DAYS) == 1

    left = "SELECT count(*) FROM matches WHERE id = $1"
    assert (await ask(context, left, old), await ask(context, left, new)) == (0, 1)
    assert told[old] == (person,)


async def test_a_table_at_which_people_still_talk_is_kept(context: Context) -> None:
    person = await guest(context, away=False)
    match = await table(context, person, old=True)
    await do_chat(context, match, person, "soon", None)

    assert await do_forget_open_tables(context, DAYS) == 0
    assert await ask(context, "SELECT count(*) FROM matches WHERE id = $1", match) == 1


async def test_the_chat_of_a_match_goes_some_time_after_its_end_and_the_match_stays(context: Context) -> None:
    over, running = await started(context, people=3), await started(context, people=3)
    for match in (over, running):
        person = await ask(context, "SELECT account FROM seats WHERE match = $1 AND seat = 0", match)
        await do_chat(context, match, person, "well played", None)
    await play_out(context, over)
    assert await do_forget_chat(context, DAYS) == 0, "it ended just now"
    for match in (over, running):
        await ask(context, f"UPDATE matches SET moved_at = {LONG_AGO} WHERE id = $1", match)  # noqa: S608 - ours

    assert await do_forget_chat(context, DAYS) == 1

    said = "SELECT count(*) FROM chat WHERE match = $1"
    assert (await ask(context, said, over), await ask(context, said, running)) == (0, 1)
    async with context.at(over) as connection:
        assert await connection.fetchval("SELECT count(*) > 0 FROM actions WHERE match = $1", over)


async def test_zero_days_keep_everything(context: Context) -> None:
    person = await guest(context, away=True)
    match = await table(context, await guest(context, away=False), old=True)
    keeping = replace(context.settings, guest_days=0, open_table_days=0, chat_days=0)

    forgotten = await do_forget_old(Context(keeping, context.pool, context.bus))

    assert set(forgotten.values()) == {0}
    assert await exists(context, person)
    assert await ask(context, "SELECT count(*) FROM matches WHERE id = $1", match) == 1
    assert await do_forget_guests(context, DAYS) == 1, "otherwise they would be gone"
    assert await do_forget_open_tables(context, DAYS) >= 1


async def test_what_is_deleted_is_counted_in_the_metrics(context: Context) -> None:
    before = FORGOTTEN.labels("open_tables")._value.get()
    await table(context, await guest(context, away=False), old=True)

    forgotten = await do_forget_old(context)

    assert forgotten["open_tables"] >= 1
    assert FORGOTTEN.labels("open_tables")._value.get() == before + forgotten["open_tables"]
