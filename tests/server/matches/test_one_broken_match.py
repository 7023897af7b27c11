"""A match that breaks in a way that nobody expected stops nothing but itself: sweeps, lists and lobbies go on."""

import asyncio
from datetime import timedelta

import asyncpg
import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from kontor.server.accounts.deleting import do_delete_account
from kontor.server.bus import LocalBus
from kontor.server.errors import StoreError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join
from kontor.server.matches.kernel.failures import LOG_AGAIN_AFTER_SECONDS, note_failure
from kontor.server.matches.lobby.find import my_matches, open_matches
from kontor.server.matches.lobby.personal import find_matches
from kontor.server.matches.presence.flag_sweep import RETRY_AFTER, flag_due_matches
from kontor.server.matches.presence.rest_settings import do_rest, rest_of
from kontor.server.matches.read.positions import do_keep_all_positions
from kontor.server.matches.updates import demand_readable
from kontor.server.reminders import remind
from kontor.server.reminders.due import due_accounts
from kontor.server.rest_calendar import Rest
from kontor.server.settings import Settings
from kontor.server.store import schema
from kontor.server.store.pool import connected, open_pool
from kontor.server.sweeping import sweeping_in_background
from server.matches.test_absence import DAYS, LIVE, friends
from server.matches.test_flagging import alone, caretakers
from server.reminded import NOON, channel, person, reminding_context, waits_for
from server.sharded import change
from server.sitting import new_account, play_out, started

WITHOUT_SEATS = "DELETE FROM seats WHERE match = $1"
"""Nobody expects this: what is read of such a match is a TypeError."""
WITH_STRANGE_OPTIONS = "UPDATE matches SET options = '3' WHERE id = $1"


def failures(place: str) -> float:
    """Return how many matches were counted that failed in a place."""
    return REGISTRY.get_sample_value("kontor_match_failures_total", {"place": place}) or 0


async def test_a_match_without_seats_is_put_off_and_the_next_one_is_flagged_in_the_same_sweep(context: Context) -> None:
    await alone(context)
    broken, at = await friends(context), await friends(context)
    await change(context, WITHOUT_SEATS, broken.match)
    context.cache.forget(broken.match)
    before = failures("flag")
    at.hands.move(seconds=LIVE.bank or 0)

    assert await flag_due_matches(context) == 1
    assert await caretakers(context, at.match) == 1
    assert failures("flag") == before + 1
    async with context.at(broken.match) as connection:
        put_off = await connection.fetchval("SELECT due_at FROM matches WHERE id = $1", broken.match)
    assert put_off == at.hands.read() + RETRY_AFTER
    await change(context, "DELETE FROM matches WHERE id = $1", broken.match)


async def test_the_lobby_shows_a_broken_match_as_unreadable_and_the_others_as_they_are(context: Context) -> None:
    anna = await new_account(context)
    broken, fine = [await do_create_match(context, anna, NewMatch("goa", 2, listed=True)) for _ in range(2)]
    await change(context, WITHOUT_SEATS, broken)
    before = failures("lobby")

    listed = {table.match: table.unavailable for table in await open_matches(context, anna, None)}

    assert (listed[broken], listed[fine]) == ("unreadable", None)
    assert failures("lobby") == before + 1
    await change(context, "DELETE FROM matches WHERE id = $1", broken)


async def test_a_person_finds_their_matches_although_one_of_them_is_broken(context: Context) -> None:
    anna = await new_account(context)
    broken, fine = [await do_create_match(context, anna, NewMatch("goa", 2)) for _ in range(2)]
    for match in (broken, fine):
        await do_join(context, match, anna, "Anna", None, None)
    await change(context, WITH_STRANGE_OPTIONS, broken)

    mine = {each.table.match: each for each in await my_matches(context, anna, "en")}
    told = {each.match: each.in_language["de"] for each in await find_matches(context, anna, ["de"])}

    assert (mine[broken].table.unavailable, mine[fine].table.unavailable) == ("unreadable", None)
    assert mine[broken].table.options == {}
    assert "Tell the host" in mine[broken].asked
    assert "Sag dem Betreiber" in told[broken].asked
    assert told[fine].table.unavailable is None
    await change(context, "DELETE FROM matches WHERE id = $1", broken)


async def test_nights_reach_the_clocks_of_all_matches_although_one_of_them_is_broken(context: Context) -> None:
    accounts = [await new_account(context) for _ in range(3)]
    broken, at = [await friends(context, "days", accounts) for _ in range(2)]
    assert DAYS.rests
    await change(context, WITH_STRANGE_OPTIONS, broken.match)
    context.cache.forget(broken.match)
    async with context.at(at.match) as connection:
        seq = await connection.fetchval("SELECT seq FROM matches WHERE id = $1", at.match)
        first = await connection.fetchval("SELECT deciders[1] FROM matches WHERE id = $1", at.match)
    wish = Rest(time_zone="Europe/Berlin", night_from=22 * 60, night_until=7 * 60)

    account = (await at.table()).occupants[first].account
    assert account is not None
    await do_rest(context, account, wish)

    assert (await rest_of(context, account)).night_from == wish.night_from
    assert (await at.table()).seq == seq + 1
    await change(context, "DELETE FROM matches WHERE id = $1", broken.match)


async def test_positions_are_kept_although_a_match_that_is_over_is_broken(context: Context) -> None:
    fine, broken = [await started(context, "goa", 2) for _ in range(2)]
    for match in (fine, broken):
        await play_out(context, match)
    await change(context, WITH_STRANGE_OPTIONS, broken)
    for match in (fine, broken):  # the latest of all, whatever other tests left behind with a clock of their own
        await change(context, "UPDATE matches SET moved_at = now() + interval '1000 years' WHERE id = $1", match)
    context.cache.forget(broken)

    await do_keep_all_positions(context, 10)

    async with context.at(fine) as connection:
        kept = [row["match"] for row in await connection.fetch("SELECT match FROM positions")]
    assert (fine in kept, broken in kept) == (True, False)
    await change(context, "DELETE FROM matches WHERE id = $1", broken)


async def test_a_person_who_cannot_be_reminded_is_put_off_and_the_next_one_is_reminded(settings: Settings) -> None:
    async with reminding_context(settings) as context:
        context.clock = lambda: NOON
        strange, anna = await person(context, "Strange"), await person(context)
        for account, minutes in ((strange.account, 60), (anna.account, 30)):
            await channel(context, account, "mail", "anna@example.org")
            await waits_for(context, account, NOON - timedelta(minutes=minutes))
        await change(context, f"ALTER TABLE deliveries ADD CONSTRAINT strange CHECK (account <> {strange.account})")
        try:
            assert await remind(context) == 1
            assert await due_accounts(context, NOON) == [], "the sweep does not begin with them again"
        finally:
            await change(context, "ALTER TABLE deliveries DROP CONSTRAINT strange")


async def test_a_sweep_that_fails_is_made_up_for_by_the_next_whatever_went_wrong() -> None:
    swept, done = 0, asyncio.Event()

    async def sweep_once() -> None:
        nonlocal swept
        swept += 1
        if swept == 1:
            raise TypeError("a bug")
        done.set()

    with capture_logs() as logs:
        async with sweeping_in_background(sweep_once, 0.001, "not-swept"):
            await asyncio.wait_for(done.wait(), 10)

    assert [line["event"] for line in logs] == ["not-swept"]


@pytest.mark.parametrize(("seconds", "lines"), [(1.0, 1), (LOG_AGAIN_AFTER_SECONDS, 2)])
def test_a_match_that_fails_again_and_again_is_logged_once_an_hour_and_counted_each_time(
    seconds: float, lines: int
) -> None:
    before, match = failures("lobby"), f"match of {seconds}"
    with capture_logs() as logs:
        for at in (0.0, seconds):
            note_failure("lobby", match, TypeError("a bug"), at)

    assert (len(logs), failures("lobby")) == (lines, before + 2)


async def test_a_server_starts_although_a_match_is_broken_but_not_if_all_of_a_version_are(empty_database: str) -> None:
    await asyncio.to_thread(schema.upgrade, empty_database)
    context = Context(Settings(database=empty_database), await open_pool(empty_database, 2), LocalBus())
    matches = [await started(context, "goa", 2) for _ in range(2)]
    await context.pool.close()
    connection = await asyncpg.connect(empty_database)
    for match in matches:
        await connection.execute("UPDATE matches SET options = '3' WHERE id = $1", match)
        await asyncio.to_thread(demand_readable, empty_database)
        await connection.execute("UPDATE matches SET options = (SELECT options FROM matches WHERE id <> $1)", match)

    await connection.execute("UPDATE matches SET options = '3'")
    with pytest.raises(StoreError) as caught:
        await asyncio.to_thread(demand_readable, empty_database)
    assert (caught.value.key, caught.value.facts["count"]) == ("unreadable-matches", 2)
    await connection.close()


async def test_an_account_can_be_deleted_although_one_of_its_matches_is_broken(context: Context) -> None:
    anna = await person(context)
    match = await do_create_match(context, anna.account, NewMatch("goa", 2))
    await do_join(context, match, anna.account, anna.name, None, None)
    await change(context, WITH_STRANGE_OPTIONS, match)
    context.cache.forget(match)

    await do_delete_account(context, anna)

    async with connected(context.pool) as connection:
        assert await connection.fetchval("SELECT count(*) FROM accounts WHERE id = $1", anna.account) == 0
    await change(context, "DELETE FROM matches WHERE id = $1", match)
