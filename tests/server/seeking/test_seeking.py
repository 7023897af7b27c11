"""Seeking on a real PostgreSQL: people are brought together, or told that nobody came."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from secrets import token_hex

import pytest

from kontor.server.accounts import Caller, Login, do_delete_account, do_rename
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_reveal
from kontor.server.matches.lobby.fairness import sha256_of
from kontor.server.matches.lobby.find import TableFilter, open_matches
from kontor.server.matches.lobby.start import REVEAL_SECONDS, end_due_rounds
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.records import open_secret
from kontor.server.people import do_block
from kontor.server.seeking import (
    ABOUT_MY_LEVEL,
    NewSeek,
    OwnSeek,
    SeekFilter,
    do_seek,
    do_withdraw_seek,
    note_connected,
    seeks_of,
    sweep_seeks,
    waiting_seeks,
)
from kontor.server.seeking import seek as seeking
from kontor.server.seeking.seek import AWAY, LIVE_SEEK, MAX_SEEKS
from kontor.server.store.pool import connected
from server.party import new_member
from server.sitting import play_out

LIVE = NewSeek("goa", (2,), "live")
SLOW = NewSeek("goa", (2,), "days")


@pytest.fixture(autouse=True)
async def nobody_else(context: Context) -> None:
    """The tests of a process share their database: what others look for would be matched, too."""
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM seeks")


async def members(context: Context, *names: str) -> list[Login]:
    found = []
    for name in names:
        login = await new_member(context, f"{name} {token_hex(4)}")
        await do_rename(context, Caller(login.account, login.name, member=True), login.name)
        found.append(login)
    return found


async def seek_all(context: Context, people: Sequence[Login], new: NewSeek) -> None:
    for person in people:
        await do_seek(context, person.account, new)


async def latest(context: Context, person: Login) -> OwnSeek:
    return (await seeks_of(context, person.account))[0]


async def found(context: Context, person: Login) -> str:
    """Return the match that was found for somebody."""
    seek = await latest(context, person)
    assert seek.state == "found"
    assert seek.match is not None
    return seek.match


def let_time_pass(context: Context, span: timedelta) -> None:
    later = context.now() + span
    context.clock = lambda: later


async def test_people_who_look_for_the_same_over_days_get_a_match_that_runs(context: Context) -> None:
    people = await members(context, "Anna", "Bruno")
    await seek_all(context, people, SLOW)

    assert await sweep_seeks(context) == 1

    match = await found(context, people[0])
    summary = await get_summary(context, match, people[1].account)
    assert (summary.status, summary.speed, summary.rated, summary.creator) == ("playing", "days", False, False)
    assert [seat.name for seat in summary.seats] == [person.name for person in people]
    assert await found(context, people[1]) == match


async def test_a_live_match_begins_when_everybody_has_revealed_the_string_they_committed_to(
    context: Context,
) -> None:
    people = await members(context, "Anna", "Bruno")
    strings = ["anna's luck", "bruno's luck"]
    for person, string in zip(people, strings, strict=True):
        await do_seek(context, person.account, NewSeek("goa", (2,), "live", entropy_sha256=sha256_of(string)))
    await sweep_seeks(context)
    match = await found(context, people[0])
    before = await get_summary(context, match, None)
    assert (before.status, before.reveal and before.reveal.missing) == ("open", (0, 1))

    for person, string in zip(people, strings, strict=True):
        await do_reveal(context, match, person.account, string, sha256_of("the next one"))

    assert (await get_summary(context, match, None)).status == "playing"
    await play_out(context, match)
    opened = await open_secret(context, match, None)
    assert (opened.entropies, opened.sources) == (tuple(strings), ("committed", "committed"))
    assert opened.commitment == before.commitment


async def test_whose_partner_does_not_answer_keeps_their_place_in_line_and_is_found_somebody_else(
    context: Context,
) -> None:
    anna, bruno, clara = await members(context, "Anna", "Bruno", "Clara")
    for person, string in ((anna, "anna"), (bruno, "bruno")):
        await do_seek(context, person.account, NewSeek("goa", (2,), "live", entropy_sha256=sha256_of(string)))
    since = (await latest(context, anna)).since
    await sweep_seeks(context)
    lost = await found(context, anna)
    await do_reveal(context, lost, anna.account, "anna", sha256_of("anna again"))
    let_time_pass(context, timedelta(seconds=REVEAL_SECONDS))
    await end_due_rounds(context)

    await sweep_seeks(context)

    again = await latest(context, anna)
    assert (again.state, again.since, again.match) == ("waiting", since, None)
    assert (await latest(context, bruno)).state == "missed"
    with pytest.raises(NotFoundError):
        await get_summary(context, lost, anna.account)
    await do_seek(context, clara.account, NewSeek("goa", (2,), "live", entropy_sha256=sha256_of("clara")))
    await note_connected(context, [anna.account])
    await sweep_seeks(context)
    summary = await get_summary(context, await found(context, anna), clara.account)
    assert [seat.entropy_sha256 for seat in summary.seats] == [sha256_of("anna again"), sha256_of("clara")]


async def test_two_processes_that_match_at_once_make_one_match_for_each_pair(
    context: Context, another_context: Context
) -> None:
    people = await members(context, *(f"Person {number}" for number in range(12)))
    await seek_all(context, people, SLOW)

    made = await asyncio.gather(*(sweep_seeks(each) for each in (context, another_context, context, another_context)))
    made.append(await sweep_seeks(context))

    assert sum(made) == len(people) // 2
    matches = [await found(context, person) for person in people]
    assert {matches.count(match) for match in matches} == {2}


async def test_somebody_who_seeks_two_live_matches_plays_only_one_of_them(
    context: Context, another_context: Context
) -> None:
    anna, bruno, clara = await members(context, "Anna", "Bruno", "Clara")
    await seek_all(context, [anna, bruno], LIVE)
    await seek_all(context, [anna, clara], NewSeek("goa", (2,), "evening"))

    await asyncio.gather(sweep_seeks(context), sweep_seeks(another_context))

    assert [seek.state for seek in await seeks_of(context, anna.account)] == ["found"]
    assert sorted([(await latest(context, each)).state for each in (bruno, clara)]) == ["found", "waiting"]


async def test_people_with_a_block_between_them_do_not_meet_and_do_not_find_each_others_seeks(
    context: Context,
) -> None:
    anna, bruno = await members(context, "Anna", "Bruno")
    await do_block(context, bruno.account, anna.name, blocked=True)
    await seek_all(context, [anna, bruno], SLOW)

    assert await sweep_seeks(context) == 0

    assert await waiting_seeks(context, anna.account, SeekFilter()) == []
    assert await waiting_seeks(context, bruno.account, SeekFilter()) == []
    assert len(await waiting_seeks(context, None, SeekFilter("goa"))) == 2


async def test_a_live_seek_of_somebody_whose_connection_is_gone_rests_until_they_are_back(context: Context) -> None:
    anna, bruno = await members(context, "Anna", "Bruno")
    await seek_all(context, [anna], LIVE)
    let_time_pass(context, AWAY)
    await seek_all(context, [bruno], LIVE)

    assert await sweep_seeks(context) == 0
    assert await waiting_seeks(context, bruno.account, SeekFilter()) == []

    await note_connected(context, [anna.account])
    assert await sweep_seeks(context) == 1


async def test_a_seek_that_nobody_answers_ends_and_its_person_is_told_so(context: Context) -> None:
    (anna,) = await members(context, "Anna")
    heard: list[tuple[int, ...]] = []
    await seek_all(context, [anna], LIVE)
    let_time_pass(context, LIVE_SEEK)
    await context.bus.subscribe(lambda nudge: heard.append(nudge.people) if nudge else None)

    await sweep_seeks(context)

    assert (await latest(context, anna)).state == "expired"
    assert heard == [(anna.account,)]


async def test_a_rated_match_is_only_for_members(context: Context) -> None:
    anna, bruno = await members(context, "Anna", "Bruno")
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE accounts SET login = NULL, password = NULL WHERE id = $1", bruno.account)
    rated = NewSeek("goa", (2,), "days", rated=True)
    await seek_all(context, [anna], rated)

    with pytest.raises(ForbiddenError):
        await do_seek(context, bruno.account, rated)


async def test_nobody_looks_for_more_than_a_few_games_and_a_seek_can_be_withdrawn(context: Context) -> None:
    anna, bruno = await members(context, "Anna", "Bruno")
    await seek_all(context, [anna] * MAX_SEEKS, SLOW)
    with pytest.raises(ConflictError):
        await do_seek(context, anna.account, SLOW)

    seek = (await latest(context, anna)).seek
    with pytest.raises(NotFoundError):
        await do_withdraw_seek(context, bruno.account, seek)
    await do_withdraw_seek(context, anna.account, seek)

    assert len(await seeks_of(context, anna.account)) == MAX_SEEKS - 1
    assert await sweep_seeks(context) == 0, "nobody plays with themselves"


async def test_the_seeks_of_an_account_that_is_deleted_are_deleted(context: Context) -> None:
    anna, bruno = await members(context, "Anna", "Bruno")
    await seek_all(context, [anna, bruno], SLOW)

    await do_delete_account(context, Caller(anna.account, anna.name, member=True))

    assert await sweep_seeks(context) == 0
    assert await waiting_seeks(context, bruno.account, SeekFilter()) == []


async def rate(context: Context, person: Login, mu: float, game: str = "goa", seats: int = 2) -> None:
    """Give somebody a rating; its points are 1000 + 40 * (mu - 3)."""
    async with connected(context.pool) as connection:
        statement = "INSERT INTO ratings (account, game, seats, mu, sigma, matches) VALUES ($1, $2, $3, $4, 1, 9)"
        await connection.execute(statement, person.account, game, seats, mu)


async def test_seeks_are_filtered_by_level_about_that_of_the_reader(context: Context) -> None:
    anna, near, far, new = await members(context, "Anna", "Near", "Far", "New")
    for person, mu in ((anna, 13.0), (near, 15.5), (far, 15.6)):
        await rate(context, person, mu)
    await seek_all(context, (near, far, new), SLOW)
    await do_seek(context, far.account, NewSeek("goa", (3,), "days"))

    async def names(reader: Login | None) -> list[str]:
        wanted = SeekFilter(near=ABOUT_MY_LEVEL)
        return [seek.name for seek in await waiting_seeks(context, reader.account if reader else None, wanted)]

    assert await names(anna) == [far.name, near.name]  # as three both have no rating yet
    assert await names(None) == [far.name, new.name]
    assert len(await waiting_seeks(context, anna.account, SeekFilter())) == 4


async def test_seeks_come_in_pages_that_go_on_where_the_last_one_ended(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "MAX_LISTED", 2)
    people = await members(context, "Anna", "Bruno", "Clara", "Doris", "Emil")
    await seek_all(context, people, SLOW)

    pages, before = [], None
    while page := await waiting_seeks(context, None, SeekFilter(before=before)):
        pages.append([seek.name for seek in page])
        before = page[-1].seek
        await do_withdraw_seek(context, next(p.account for p in people if p.name == page[-1].name), before)

    names = [person.name for person in people]
    assert pages == [[names[4], names[3]], [names[2], names[1]], [names[0]]]


async def test_a_filter_that_few_seeks_pass_reads_only_so_many(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "MAX_LOOKED_AT", 2)
    people = await members(context, "Anna", "Bruno", "Clara")
    await seek_all(context, people[:1], NewSeek("borneo", (3,), "days"))
    await seek_all(context, people[1:], SLOW)

    assert await waiting_seeks(context, None, SeekFilter("borneo")) == []
    await do_withdraw_seek(context, people[2].account, (await latest(context, people[2])).seek)
    assert [seek.name for seek in await waiting_seeks(context, None, SeekFilter("borneo"))] == [people[0].name]


async def test_open_tables_are_filtered_by_the_level_of_those_who_sit_there(context: Context) -> None:
    anna, near, far, new = await members(context, "Anna", "Near", "Far", "New")
    for person, mu in ((anna, 13.0), (near, 15.5), (far, 25.0)):
        await rate(context, person, mu, "borneo", 3)
    made = []
    for sitting in ((near,), (far,), (new,), (near, far), (), (anna,)):
        made.append(await do_create_match(context, far.account, NewMatch("borneo", 3, listed=True, rated=False)))
        for person in sitting:
            await do_join(context, made[-1], person.account, person.name, None, None)

    async def found(reader: Login | None) -> list[int]:
        tables = await open_matches(context, reader.account if reader else None, TableFilter(near=ABOUT_MY_LEVEL))
        return [made.index(table.match) for table in reversed(tables) if table.match in made]

    assert await found(anna) == [0, 4, 5]
    assert await found(None) == [2, 4]
    assert await found(far) == [1, 4]
