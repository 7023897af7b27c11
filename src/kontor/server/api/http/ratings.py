"""Ratings: the caller's own, and those of the people in a rated match."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from kontor.server.accounts import Caller
from kontor.server.matches import Context
from kontor.server.ratings.leaderboard import MAX_PAGES, Leaderboard, leaderboard_of
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

    @get("/leaderboards/{game:str}/{seats:int}", summary="The leaderboard of a game")
    async def leaderboard(
        self,
        context: Context,
        visitor: Caller | None,
        game: str,
        seats: int,
        page: Annotated[int, Parameter(ge=0, lt=MAX_PAGES)] = 0,
    ) -> Leaderboard:
        """Return who plays a game with a number of seats best, of those with enough rated matches; pages begin at 0."""
        return await leaderboard_of(context, game, seats, page, visitor.account if visitor else None)
