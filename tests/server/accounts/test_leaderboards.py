"""Leaderboards: who is on them, in which order, and what reading one costs; on a real PostgreSQL."""

import json
from typing import Any

import pytest

from kontor.levels import plain_levels_for
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.ratings import Rating
from kontor.server.ratings.anchors import anchor
from kontor.server.ratings.leaderboard import PAGE_ROWS, leaderboard_of
from kontor.server.store.competition import leaderboards as store
from kontor.server.store.competition.leaderboards import MIN_MATCHES
from kontor.server.store.lobby import seeks, waiting_seeks
from kontor.server.store.pool import connected
from server.sitting import new_account

GAME, SEATS = "novgorod", 4


@pytest.fixture(autouse=True)
async def nobody_else(context: Context) -> None:
    """The tests of a process share their database."""
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM ratings WHERE game = $1 AND seats = $2", GAME, SEATS)


async def rate(context: Context, name: str, rating: Rating, matches: int = MIN_MATCHES) -> int:
    """Return a new account with a rating."""
    account = await new_account(context, name)
    async with connected(context.pool) as connection:
        statement = "INSERT INTO ratings (account, game, seats, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5, $6)"
        await connection.execute(statement, account, GAME, SEATS, rating.mu, rating.sigma, matches)
    return account


async def test_those_who_are_surely_strong_come_before_those_who_may_be(context: Context) -> None:
    await rate(context, "Perhaps", Rating(34, 6))
    me = await rate(context, "Surely", Rating(30, 1))

    board = await leaderboard_of(context, GAME, SEATS, 0, me)

    assert [(row.place, row.name, row.me) for row in board.rows] == [(1, "Surely", True), (2, "Perhaps", False)]
    first, second = board.rows
    assert first.points == Rating(30, 1).points > second.points
    assert (first.low, first.high) == (1000 + 40 * 30 - 88, 1000 + 40 * 30 + 88)  # 2.2 sigmas to both sides
    assert board.mine == first


async def test_nobody_is_on_it_with_too_few_matches_or_as_a_guest(context: Context) -> None:
    new = await rate(context, "New", Rating(40, 1), MIN_MATCHES - 1)
    guest = await rate(context, "Guest", Rating(40, 1))
    async with connected(context.pool) as connection:
        await connection.execute("UPDATE accounts SET login = NULL, password = NULL WHERE id = $1", guest)

    board = await leaderboard_of(context, GAME, SEATS, 0, new)

    assert (board.rows, board.mine, board.my_matches, board.min_matches) == ((), None, MIN_MATCHES - 1, MIN_MATCHES)
    assert (await leaderboard_of(context, GAME, SEATS, 0, guest)).mine is None


async def test_the_bots_stand_at_their_anchors_and_have_no_place(context: Context) -> None:
    await rate(context, "Anna", Rating(30, 1))

    board = await leaderboard_of(context, GAME, SEATS, 0, None)

    assert {(bot.level, bot.points) for bot in board.bots} == {
        (level, anchor(GAME, level).points) for level in plain_levels_for(GAME)
    }
    assert [bot.points for bot in board.bots] == sorted((bot.points for bot in board.bots), reverse=True)
    assert [row.place for row in board.rows] == [1]


async def test_a_long_leaderboard_comes_in_pages_and_says_where_i_stand(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await rate(context, f"Person {number}", Rating(30 - number, 1)) for number in range(4)]
    monkeypatch.setattr("kontor.server.ratings.leaderboard.PAGE_ROWS", 2)

    first = await leaderboard_of(context, GAME, SEATS, 0, people[3])
    second = await leaderboard_of(context, GAME, SEATS, 1, people[3])

    assert [(row.place, row.name) for row in (*first.rows, *second.rows)] == [
        (number + 1, f"Person {number}") for number in range(4)
    ]
    assert (first.more, second.more) == (True, False)
    assert first.mine == second.rows[1]


async def test_a_place_further_down_is_read_again_after_a_while_and_one_on_the_page_always(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await rate(context, f"Person {number}", Rating(30 - number, 1)) for number in range(4)]
    monkeypatch.setattr("kontor.server.ratings.leaderboard.PAGE_ROWS", 2)

    async def place_of(person: int) -> int | None:
        mine = (await leaderboard_of(context, GAME, SEATS, 0, person)).mine
        return mine.place if mine else None

    assert [await place_of(person) for person in people] == [1, 2, 3, 4]
    await rate(context, "Champion", Rating(40, 1))
    assert [await place_of(person) for person in (people[0], people[3])] == [2, 4]
    monkeypatch.setattr("kontor.server.ratings.places.KEPT_SECONDS", 0.0)
    assert [await place_of(person) for person in (people[0], people[3])] == [2, 5]


async def test_there_is_none_for_a_number_of_seats_that_nobody_plays_with(context: Context) -> None:
    with pytest.raises(NotFoundError):
        await leaderboard_of(context, GAME, 19, 0, None)


def rows_read(plan: dict[str, Any]) -> int:
    """Return how many rows the scans of a plan produced or threw away."""
    own = (plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)) * plan["Actual Loops"]
    return (own if "Relation Name" in plan else 0) + sum(rows_read(each) for each in plan.get("Plans", []))


async def cost(context: Context, statement: str, *values: object) -> int:
    """Return how many rows a statement reads."""
    async with connected(context.pool) as connection:
        told = await connection.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", *values)
    return rows_read(json.loads(told)[0]["Plan"])


async def test_reading_a_page_costs_the_same_with_many_people_as_with_few(context: Context) -> None:
    """Rows, not seconds: a page of ratings with their names, and nothing of everybody else."""
    await fill(context, 3_000)

    first = await cost(context, store.PAGE.format(first=0, most=PAGE_ROWS), GAME, SEATS)
    front = await cost(context, store.FRONT, GAME, SEATS, 100)

    assert PAGE_ROWS <= first <= 3 * PAGE_ROWS
    assert front <= 3 * 100


async def test_reading_seeks_costs_the_same_with_many_of_them_as_with_few(context: Context) -> None:
    await fill(context, 3_000)
    me = await new_account(context)
    now = context.now()

    listed = await cost(context, waiting_seeks.LISTED, me, now, ["live"], now, None, 50, None, 1000, None, 0.0)
    matchable = await cost(context, seeks.MATCHABLE, [GAME], ["days"], now, ["live"], now, 50)
    mine = await cost(context, seeks.OF_ACCOUNT, me, now, 20)

    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM seeks")
    assert listed <= 5 * 50
    assert matchable <= 5 * 50
    assert mine <= 5


async def fill(context: Context, people: int) -> None:
    """Store people with ratings and seeks."""
    async with connected(context.pool) as connection:
        await connection.execute(
            """
WITH new AS (
    INSERT INTO accounts (name, login, password) SELECT 'Many ' || n, 'many ' || n || random(), 'none'
    FROM generate_series(1, $1::int) n RETURNING id
), rated AS (
    INSERT INTO ratings (account, game, seats, mu, sigma, matches) SELECT id, $2, $3, 20 + 20 * random(), 1, 30 FROM new
)
INSERT INTO seeks (account, game, seats, speed, rated, near, sought_at, seen_at, expires_at)
SELECT id, $2, ARRAY[$3::smallint], 'days', false, false, $4, $4, $4::timestamptz + interval '7 days' FROM new
""",
            people,
            GAME,
            SEATS,
            context.now(),
        )
        await connection.execute("ANALYZE accounts, ratings, seeks, blocks")
