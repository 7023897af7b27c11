"""Ratings: the caller's own, and those of the people in a rated match."""

from litestar import Controller, get

from kontor.server.accounts import Caller
from kontor.server.matches import Context
from kontor.server.ratings.read import RatingView, SeatRating, ratings_of_account, ratings_of_match


class RatingRoutes(Controller):
    """How well people play."""

    path = "/api"
    tags = ("ratings",)

    @get("/me/ratings", summary="My ratings")
    async def mine(self, context: Context, caller: Caller) -> list[RatingView]:
        """Return the caller's ratings, one for each game and number of seats, those with the most matches first."""
        return await ratings_of_account(context, caller.account)

    @get("/matches/{match:str}/ratings", summary="The ratings at a table")
    async def at_table(self, context: Context, visitor: Caller | None, match: str) -> list[SeatRating]:
        """Return the ratings of the people in a rated match; empty for a match that is not rated."""
        return await ratings_of_match(context, match, visitor.account if visitor else None)
