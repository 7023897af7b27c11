"""Series: one deal after the other for a group, with a table."""

from typing import Annotated

from litestar import Controller, delete, get, post
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.matches import Context
from kontor.server.matches.series.planning import (
    MAX_ROUND_DAYS,
    MAX_ROUNDS,
    MAX_WAIT_DAYS,
    MIN_ROUND_DAYS,
    MIN_ROUNDS,
    NewSeries,
    do_create_series,
    do_join_series,
    do_leave_series,
)
from kontor.server.matches.series.read import OwnSeries, SeriesView, get_series, my_series


class SeriesForm(Record, frozen=True):
    """A series to be created."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    rounds: Annotated[int, Meta(ge=MIN_ROUNDS, le=MAX_ROUNDS)]
    round_days: Annotated[int, Meta(ge=MIN_ROUND_DAYS, le=MAX_ROUND_DAYS)]
    wait_days: Annotated[int, Meta(ge=0, le=MAX_WAIT_DAYS)] = 0


class SeriesRoutes(Controller):
    """Series of deals."""

    path = "/api"
    tags = ("deals",)

    @get("/me/series", summary="Your series")
    async def mine(self, context: Context, caller: Caller) -> list[OwnSeries]:
        """Return the series in which the caller plays."""
        return await my_series(context, caller.account)

    @post("/series", summary="Create a series")
    async def create(self, context: Context, caller: Caller, data: SeriesForm) -> SeriesView:
        """Create a series for everybody who has its link; for members."""
        wish = NewSeries(data.game, data.seats, data.rounds, data.round_days, data.wait_days)
        row = await do_create_series(context, caller.account, wish)
        return await get_series(context, row.id, caller.account)

    @get("/series/{series:str}", summary="One series")
    async def series(self, context: Context, visitor: Caller | None, series: str) -> SeriesView:
        """Return a series; with its table for those who play in it."""
        return await get_series(context, series, visitor.account if visitor else None)

    @post("/series/{series:str}/people", summary="Join a series", status_code=200)
    async def join(self, context: Context, caller: Caller, series: str) -> SeriesView:
        """Let the caller play in it, until the first round closes; for members."""
        await do_join_series(context, caller.account, series)
        return await get_series(context, series, caller.account)

    @delete("/series/{series:str}/people", summary="Leave a series", status_code=200)
    async def leave(self, context: Context, caller: Caller, series: str) -> SeriesView:
        """Take the caller out of it, until the first round closes."""
        await do_leave_series(context, caller.account, series)
        return await get_series(context, series, caller.account)
