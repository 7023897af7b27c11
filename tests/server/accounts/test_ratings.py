"""Ratings: how each match changes them once, and who is counted; on a real PostgreSQL."""

import asyncio
from itertools import count
from typing import Any, NamedTuple

import pytest

from kontor.core import Outcome, decode, encode
from kontor.server.accounts import Caller, Login, do_delete_account
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_create_match,
    do_join,
    do_play_action,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
)
from kontor.server.ratings import Player, do_rate_match, rate_players
from kontor.server.ratings.anchors import anchor
from kontor.server.ratings.rating import START
from kontor.server.store.competition.ratings import RATE_MATCH
from kontor.server.store.pool import connected
from kontor.worker.chores import run_chores_in_background
from server.gateway import new_client
from server.party import new_member
from server.sitting import decision
from server.tab import TIMEOUT_SECONDS

NEXT = count()


class Seated(NamedTuple):
    """A match and its people."""

    match: str
    people: list[Login]


async def seated(context: Context, people: int = 2, bots: int = 0, *, is_rated: bool = True) -> Seated:
    """Start a match of Goa."""
    logins = [await new_member(context, f"Person {next(NEXT)}") for _ in range(people)]
    match = await do_create_match(
        context, logins[0].account, NewMatch("goa", people + bots, speed="live", rated=is_rated)
    )
    for login in logins:
        await do_join(context, match, login.account, login.name, None, None)
    for seat in range(people, people + bots):
        await do_seat_bot(context, match, logins[0].account, seat, "clerk")
    await do_start(context, match, logins[0].account)
    return Seated(match, logins)


async def play_on(context: Context, match: str, by: dict[int, str] | None = None, most: int | None = None) -> None:
    """Play a match to its end, or some decisions; `by` says who decides for a seat."""
    played = 0
    while most is None or played < most:
        async with context.cache.locked(match) as table:
            if table.status == "over":
                return
        seat, seq, legal = await decision(context, match)
        command = Command(match, seat, seq, by=(by or {}).get(seat, "person"))
        await do_play_action(context, command, encode(legal[played * 7 % len(legal)]))
        played += 1


async def ask(context: Context, statement: str, *values: Any) -> Any:
    async with connected(context.pool) as connection:
        return await connection.fetch(statement, *values)


async def changes(context: Context, match: str) -> dict[int, Any]:
    rows = await ask(context, "SELECT * FROM rating_changes WHERE match = $1", match)
    return {row["account"]: row for row in rows}


async def places(context: Context, match: str) -> tuple[int, ...]:
    (row,) = await ask(context, "SELECT result FROM matches WHERE id = $1", match)
    return decode(row["result"], Outcome).places


async def resign(context: Context, match: str, seat: int) -> None:
    _, seq, _ = await decision(context, match)
    await do_resign_to_bot(context, Command(match, seat, seq))


async def test_a_rated_match_changes_the_ratings_of_its_people_by_their_places(context: Context) -> None:
    match, people = await seated(context, 3)
    await play_on(context, match)

    assert await do_rate_match(context, match)

    expected = rate_players([Player(START, place) for place in await places(context, match)])
    made = await changes(context, match)
    assert [(made[each.account]["mu"], made[each.account]["sigma"]) for each in people] == [
        (rating.mu, rating.sigma) for rating in expected
    ]
    assert all(row["counted"] for row in made.values())
    (row,) = await ask(context, "SELECT * FROM ratings WHERE account = $1", people[0].account)
    assert (row["game"], row["seats"], row["mu"], row["matches"]) == ("goa", 3, expected[0].mu, 1)


async def test_a_match_is_rated_once_however_often_and_wherever_it_is_tried(
    context: Context, another_context: Context
) -> None:
    match, people = await seated(context)
    await play_on(context, match)

    done = await asyncio.gather(*(do_rate_match(where, match) for where in (context, another_context) * 3))

    assert sorted(done) == [False] * 5 + [True]
    (row,) = await ask(context, "SELECT matches FROM ratings WHERE account = $1", people[0].account)
    assert row["matches"] == 1


async def test_two_matches_of_the_same_people_that_end_at_once_both_count(
    context: Context, another_context: Context
) -> None:
    match, people = await seated(context)
    other = await do_create_match(context, people[0].account, NewMatch("goa", 2, speed="live", rated=True))
    for login in reversed(people):
        await do_join(context, other, login.account, login.name, None, None)
    await do_start(context, other, people[0].account)
    for each in (match, other):
        await play_on(context, each)

    await asyncio.gather(do_rate_match(context, match), do_rate_match(another_context, other))

    rows = await ask(context, "SELECT matches FROM ratings WHERE account = ANY ($1)", [each.account for each in people])
    assert [row["matches"] for row in rows] == [2, 2]


async def test_a_match_that_does_not_count_or_is_not_over_is_not_rated(context: Context) -> None:
    friends, _ = await seated(context, is_rated=False)
    running, _ = await seated(context)
    await play_on(context, friends)

    assert not await do_rate_match(context, friends)
    assert not await do_rate_match(context, running)
    assert not await do_rate_match(context, "no such match")
    assert (
        await ask(context, "SELECT FROM procrastinate_jobs WHERE task_name = $1 AND lock = $2", RATE_MATCH, friends)
        == []
    )


async def test_the_end_of_a_rated_match_queues_its_rating_and_a_worker_does_it(context: Context) -> None:
    match, people = await seated(context)
    await play_on(context, match)

    async with run_chores_in_background(context), asyncio.timeout(TIMEOUT_SECONDS):
        while len(await changes(context, match)) < len(people):  # noqa: ASYNC110 - it happens in the database
            await asyncio.sleep(0.05)


async def test_a_player_who_left_is_rated_as_the_last_and_the_others_without_them(context: Context) -> None:
    match, people = await seated(context, 3)
    await play_on(context, match, most=10)
    await resign(context, match, 0)
    await play_on(context, match, {0: "bot:trader"})

    await do_rate_match(context, match)

    _, second, third = await places(context, match)
    expected = rate_players([Player(START, 1, "left"), Player(START, second), Player(START, third)])
    made = await changes(context, match)
    assert [made[each.account]["mu"] for each in people] == [rating.mu for rating in expected]
    assert [made[each.account]["counted"] for each in people] == [False, True, True]


async def test_a_player_who_leaves_just_before_the_end_is_the_last_however_much_they_played(context: Context) -> None:
    match, people = await seated(context)
    await play_on(context, match, most=60)
    await resign(context, match, 1)
    await play_on(context, match, {1: "bot:trader"})

    await do_rate_match(context, match)

    assert not (await changes(context, match))[people[1].account]["counted"]


@pytest.mark.parametrize(("own", "counted"), [("person", True), ("order", True), ("caretaker:trader", False)])
async def test_a_seat_counts_if_its_owner_mostly_played_it(context: Context, own: str, counted: bool) -> None:
    """Ten decisions of seat 0 are always the caretaker's; the others make the difference."""
    match, people = await seated(context)
    await play_on(context, match, {0: "caretaker:trader"}, most=10)
    await play_on(context, match, {0: own})

    await do_rate_match(context, match)

    made = await changes(context, match)
    assert [made[each.account]["counted"] for each in people] == [counted, True]


async def test_bots_count_as_anchors(context: Context) -> None:
    match, (anna,) = await seated(context, 1, 2)
    await play_on(context, match, {1: "bot:clerk", 2: "bot:clerk"})

    await do_rate_match(context, match)

    first, *others = await places(context, match)
    bots = [Player(anchor("goa", "clerk"), place, "bot") for place in others]
    made = await changes(context, match)
    assert made[anna.account]["mu"] == rate_players([Player(START, first), *bots])[0].mu


async def test_a_deleted_account_vanishes_from_ratings_before_and_after_a_match_is_rated(context: Context) -> None:
    match, people = await seated(context, 3)
    await play_on(context, match)
    first, second, third = people
    await do_delete_account(context, Caller(first.account, first.name, member=False))

    await do_rate_match(context, match)
    await do_delete_account(context, Caller(second.account, second.name, member=False))

    assert list(await changes(context, match)) == [third.account]
    assert await ask(context, "SELECT FROM ratings WHERE account = ANY ($1)", [first.account, second.account]) == []


async def test_callers_see_their_own_ratings_and_everyone_sees_those_in_a_rated_match(
    context: Context, address: str
) -> None:
    match, people = await seated(context, 2)
    friends, _ = await seated(context, is_rated=False)
    headers = {"authorization": f"Bearer {people[0].token}"}
    async with new_client(address, headers=headers) as client:
        assert (await client.get("/api/me/ratings")).json() == []
        before = (await client.get(f"/api/matches/{match}/ratings")).json()
        await play_on(context, match)
        await do_rate_match(context, match)
        mine = (await client.get("/api/me/ratings")).json()
        after = (await client.get(f"/api/matches/{match}/ratings")).json()
        unrated = (await client.get(f"/api/matches/{friends}/ratings")).json()

    assert [(each["points"], each["matches"], each["change"]) for each in before] == [(1000, 0, None)] * 2
    assert [(each["game"], each["seats"], each["matches"], each["settled"]) for each in mine] == [("goa", 2, 1, False)]
    assert mine[0]["points"] == after[0]["points"] == 1000 + after[0]["change"]
    assert unrated == []
