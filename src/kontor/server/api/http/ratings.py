"""Ratings: one's own, and those of the people at a table that counts."""

import asyncpg
from litestar import Controller, get

from kontor.core import Record, Seat
from kontor.server.accounts import Caller
from kontor.server.matches import House
from kontor.server.matches.read.look import watcher
from kontor.server.ratings.rating import SETTLED_AFTER, START, Rating
from kontor.server.store import ratings as store
from kontor.server.store.pool import connected


class RatingShown(Record, frozen=True):
    """How well the caller plays a game with so many seats, in points."""

    game: str
    seats: int
    points: int
    matches: int
    settled: bool
    """After a few matches a rating is more than a guess."""


class SeatRating(Record, frozen=True):
    """How well the person at a seat plays this game with so many seats."""

    seat: Seat
    points: int
    matches: int
    settled: bool
    change: int | None
    """What the match made of the points; None until it is rated."""


class Ratings(Controller):
    """How well people play."""

    path = "/api"
    tags = ("ratings",)

    @get("/me/ratings", summary="My ratings")
    async def mine(self, house: House, caller: Caller) -> list[RatingShown]:
        """Return the caller's ratings, one for each game and number of seats, those with the most matches first."""
        async with connected(house.pool) as connection:
            rows = await store.of_account(connection, caller.account)
        return [
            RatingShown(game, seats, Rating(mu, sigma).points, matches, matches >= SETTLED_AFTER)
            for game, seats, mu, sigma, matches in rows
        ]

    @get("/matches/{match:str}/ratings", summary="The ratings at a table")
    async def at_table(self, house: House, visitor: Caller | None, match: str) -> list[SeatRating]:
        """Return the ratings of the people at a match that counts; nothing for a match that does not."""
        async with house.table(match) as table:
            await house.fresh(table)
            watcher(table, visitor.account if visitor else None)
        async with connected(house.pool) as connection:
            rows = await store.of_match(connection, match)
        return [seat_rating(row) for row in rows]


def seat_rating(row: asyncpg.Record) -> SeatRating:
    """Return the rating of a seat as it is shown: who has none yet begins like everybody."""
    now = START if row["mu"] is None else Rating(row["mu"], row["sigma"])
    change = None
    if row["mu_after"] is not None:
        before = Rating(row["mu_before"], row["sigma_before"])
        change = Rating(row["mu_after"], row["sigma_after"]).points - before.points
    return SeatRating(row["seat"], now.points, row["matches"], row["matches"] >= SETTLED_AFTER, change)
