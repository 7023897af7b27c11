"""A match that is played at a shard: where it is stored, and what people find of it. On two real databases."""

from collections import Counter

import pytest

from chaos.proxy import Proxy
from kontor.server.bus import LocalBus
from kontor.server.errors import StoreError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_chat,
    do_create_match,
    do_join,
    do_start,
    do_undo,
)
from kontor.server.matches.lobby.find import my_matches
from kontor.server.matches.lobby.ids import SLOTS, two_letters
from kontor.server.matches.lobby.personal import find_standings
from kontor.server.matches.read.look import get_log, get_summary
from kontor.server.matches.read.records import record_of
from kontor.server.people import do_note_results
from kontor.server.people.results import own_results
from kontor.server.ratings import do_rate_match
from kontor.server.seeking.running import running_tables
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from kontor.server.store.shards.databases import Databases
from server.people.knowing import begun, new_members
from server.shards.looking import at_home, at_shard, is_mirrored, queued, shard_away
from server.sitting import decision, new_account, play, play_out, started

ENTRIES = "SELECT count(*) FROM actions WHERE match = $1"
WAITS = "SELECT count(*) FROM waits WHERE match = $1"
PLACE = "SELECT shard FROM matches WHERE id = $1"


async def test_a_match_begins_at_home_and_is_played_at_its_shard(context: Context, another_context: Context) -> None:
    anna = await new_account(context)
    match = await do_create_match(context, anna, NewMatch("goa", 2))
    assert (await at_home(context, PLACE, match), await at_shard(context, PLACE, match)) == (0, None)
    await do_join(context, match, anna, "Anna", None, None)
    await do_start(context, match, anna)

    await play(context, match)
    await play(another_context, match)

    assert (await at_home(context, PLACE, match), await at_shard(context, PLACE, match)) == (1, 0)
    assert (await at_home(context, ENTRIES, match), await at_shard(context, ENTRIES, match)) == (0, 3)
    assert (await at_home(context, WAITS, match)) == 0
    assert (await get_summary(context, match, anna)).seq == 2


async def test_a_move_changes_nothing_at_home(context: Context) -> None:
    match = await started(context, "goa", 2)
    before = await at_home(context, "SELECT xmin::text FROM matches WHERE id = $1", match)

    for _ in range(5):
        await play(context, match)

    assert await at_home(context, "SELECT xmin::text FROM matches WHERE id = $1", match) == before


async def test_an_undo_and_the_log_are_read_where_the_match_is_played(context: Context) -> None:
    match = await started(context, "borneo", 3)
    seat, seq, _ = await decision(context, match)
    done = await play(context, match)
    await do_undo(context, Command(match, seat, done.seq))

    assert [told.kind for told in await get_log(context, match, None, seq)] == ["action", "undo"]


async def test_the_end_is_told_at_home_with_the_chores_that_follow_it(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    assert await queued(context, match) == []

    await play_out(context, match)

    assert await is_mirrored(context, match)
    assert await queued(context, match) == ["note_results", "rate_match", "tidy_match"]
    await do_note_results(context, match)
    assert await do_rate_match(context, match)
    (result,) = (await own_results(context, anna.account)).results
    assert (result.match, result.finished, result.change is not None) == (match, True, True)
    assert (await record_of(context, match)).moves


async def test_my_matches_of_both_databases_are_in_one_order(context: Context, only_home: Context) -> None:
    """Those that wait come first, the longest waiting at the top."""
    anna, bruno = await new_account(context), await new_account(context)
    matches = []
    for where in (context, only_home, context, only_home):
        match = await do_create_match(where, anna, NewMatch("goa", 2))
        for account in (anna, bruno):
            await do_join(where, match, account, f"Person {account}", None, "luck")
        await do_start(where, match, anna)
        matches.append(match)

    mine = await my_matches(context, anna, "en")

    expected = [each for each in matches if (await get_summary(context, each, anna)).deciders == (0,)]
    waiting = [each.table.match for each in mine if each.waits_for_me]
    assert waiting == expected
    assert {each.table.match for each in mine} == set(matches)
    standings = (await find_standings(context, [anna]))[anna]
    assert {match for match, (_, since) in standings.items() if since} == set(expected)


async def test_a_shard_that_is_away_leaves_a_gap_that_says_so(
    context: Context, link: Proxy, settings: Settings
) -> None:
    only_home = Context(settings, context.pool, LocalBus(), context.databases.pools[1:])
    only_home.databases.new_matches = (0,)
    anna = await new_account(context)
    there, here = [await _alone(where, anna) for where in (context, only_home)]
    fresh = Context(settings, context.pool, LocalBus(), context.databases.pools[1:])

    async with shard_away(link):
        mine = {each.table.match: each for each in await my_matches(fresh, anna, "en")}
        await play(only_home, here)

    assert mine[there].table.unavailable == "unreadable"
    assert "PostgreSQL" in mine[there].asked
    assert mine[here].table.unavailable is None
    assert {each.table.unavailable for each in await my_matches(fresh, anna, "en")} == {None}


async def test_a_match_that_is_over_is_listed_while_its_shard_is_away(
    context: Context, another_context: Context, link: Proxy
) -> None:
    anna = await new_account(context)
    match = await _alone(context, anna)
    await play_out(context, match)

    async with shard_away(link):
        (mine,) = await my_matches(another_context, anna, "en", over=True)

    assert mine.table.match == match
    assert mine.place is not None


async def test_strangers_find_a_match_at_a_shard_as_it_stands(context: Context) -> None:
    anna, bruno = await new_members(context, "Anna", "Bruno")
    new = NewMatch("goa", 2, listed=True, speed="live", rated=False)
    match = await begun(context, anna, bruno, new=new)
    for _ in range(3):
        await play(context, match)

    tables = (await running_tables(context, None, "en", "goa", None, None)).tables

    assert [each.table.step for each in tables if each.table.match == match] == [3]


async def test_people_talk_at_home_about_a_match_at_a_shard(context: Context) -> None:
    anna = await new_account(context)
    match = await _alone(context, anna)

    assert await do_chat(context, match, anna, "hello") == 1
    assert await at_home(context, "SELECT text FROM chat WHERE match = $1", match) == "hello"


async def test_one_connection_to_each_database_is_enough(settings: Settings) -> None:
    """Whatever a process does: it never waits for the home database while it holds a connection to a shard."""
    pools = [await open_pool(address, 1) for address in (settings.database, settings.shards)]
    context = Context(settings, pools[0], LocalBus(), pools[1:])
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno)
    await play_out(context, match)
    await do_note_results(context, match)

    assert await do_rate_match(context, match)
    assert await my_matches(context, anna.account, "en", over=True)
    for pool in pools:
        await pool.close()


async def test_a_process_that_does_not_know_a_shard_says_so(context: Context, settings: Settings) -> None:
    match = await started(context, "goa", 2)
    narrow = Context(settings, context.pool, LocalBus(), context.databases.pools[1:])
    narrow.databases.pools = narrow.databases.pools[:1]

    with pytest.raises(StoreError, match="shard-unknown: number=1"):
        await get_summary(narrow, match, None)


def test_the_slot_says_where_a_new_match_is_played_and_slots_are_spread_evenly() -> None:
    databases = Databases.__new__(Databases)
    databases.new_matches = (0, 2, 3)
    found = [databases.shard_for_new(f"0bc{two_letters(slot)}whatever") for slot in range(SLOTS)]

    assert set(found) == {0, 2, 3}
    assert min(Counter(found).values()) > SLOTS / 3 * 0.8
    assert databases.shard_for_new("0bcqzone") == databases.shard_for_new("0zzqzother")


async def _alone(context: Context, account: int) -> str:
    """Return a match of one person and a bot that has started."""
    match = await do_create_match(context, account, NewMatch("goa", 2))
    await do_join(context, match, account, "Anna", None, None)
    await do_start(context, match, account, "clerk")
    return match
