"""Reading ratings: those of one account, and those of the people in a rated match."""

import asyncpg

from kontor.core import Record, Seat
from kontor.server.matches import Context
from kontor.server.matches.read.look import watching_seat
from kontor.server.matches.watching.delay import as_seen
from kontor.server.ratings.rating import SETTLED_AFTER, START, Rating
from kontor.server.store.competition import ratings as store
from kontor.server.store.pool import connected


class RatingView(Record, frozen=True):
    """An account's rating, in points, for one game with one number of seats."""

    game: str
    seats: int
    points: int
    matches: int
    settled: bool
    """Whether it rests on enough matches to be more than a guess."""


class SeatRating(Record, frozen=True):
    """The rating of the person at a seat, for this game with this number of seats."""

    seat: Seat
    points: int
    matches: int
    settled: bool
    change: int | None
    """What the match made of the points; None until it is rated."""


async def ratings_of_account(context: Context, account: int) -> list[RatingView]:
    """Return an account's ratings, one for each game and number of seats, those with the most matches first."""
    async with connected(context.pool) as connection:
        rows = await store.of_account(connection, account)
    return [
        RatingView(game, seats, Rating(mu, sigma).points, matches, matches >= SETTLED_AFTER)
        for game, seats, mu, sigma, matches in rows
    ]


async def ratings_of_match(context: Context, match_id: str, account: int | None) -> list[SeatRating]:
    """Return the ratings of the people in a match the account may watch; empty if the match is not rated."""
    async with context.cache.fresh(match_id) as match:
        watching_seat(match, account)
        seen = await as_seen(context, match, account)
        people = {seat: each.account for seat, each in enumerate(seen.occupants) if each.account is not None}
    async with connected(context.pool) as connection:
        rows = await store.of_match(connection, match_id, people)
    return [seat_rating(row) for row in rows]


def seat_rating(row: asyncpg.Record) -> SeatRating:
    """Return the rating of a seat; somebody without one has the rating everybody starts with."""
    current = START if row["mu"] is None else Rating(row["mu"], row["sigma"])
    change = None
    if row["mu_after"] is not None:
        before = Rating(row["mu_before"], row["sigma_before"])
        change = Rating(row["mu_after"], row["sigma_after"]).points - before.points
    return SeatRating(row["seat"], current.points, row["matches"], row["matches"] >= SETTLED_AFTER, change)
