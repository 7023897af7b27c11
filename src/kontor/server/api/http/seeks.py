"""Seeks: what people want to play, until the server has found others."""

from litestar import Controller, Response, delete, get, post

from kontor.server.accounts import Caller
from kontor.server.api.limits import WEIGHT
from kontor.server.api.parameters import OptionalRowNumber, RowNumber
from kontor.server.matches import Context
from kontor.server.seeking import (
    ABOUT_MY_LEVEL,
    NewSeek,
    OwnSeek,
    SeekFilter,
    SeekView,
    do_seek,
    do_withdraw_seek,
    seeks_of,
    waiting_seeks,
)
from kontor.server.seeking.running import Pace, RunningPage, running_tables

OPENING_MATCHES = 3
"""What a page of running matches weighs in the limits: their positions are read, some of them earlier ones."""


class SeekRoutes(Controller):
    """Looking for others to play with."""

    path = "/api"
    tags = ("seeks",)

    @get("/seeks", summary="What others look for")
    async def others(  # noqa: PLR0913, RUF100 - the filters are parameters of the request
        self,
        context: Context,
        visitor: Caller | None,
        language: str,
        game: str | None = None,
        near: bool = False,
        before: OptionalRowNumber = None,
    ) -> list[SeekView]:
        """Return the newest seeks of other people that wait; `before` is the last of the page before."""
        wanted = SeekFilter(game, before, ABOUT_MY_LEVEL if near else None)
        return await waiting_seeks(context, visitor.account if visitor else None, wanted, language)

    @get("/running", summary="Matches to watch", opt={WEIGHT: OPENING_MATCHES})
    async def running(  # noqa: PLR0913, RUF100 - the filters are parameters of the request
        self,
        context: Context,
        visitor: Caller | None,
        language: str,
        game: str | None = None,
        pace: Pace | None = None,
        before: str | None = None,
    ) -> RunningPage:
        """Return the newest public matches that are being played; rated ones as they were some time ago."""
        account = visitor.account if visitor else None
        return await running_tables(context, account, language, game, pace, before)

    @get("/me/seeks", summary="My seeks")
    async def mine(self, context: Context, caller: Caller) -> list[OwnSeek]:
        """Return the caller's seeks that wait or ended in the last two days, the newest first."""
        return list(await seeks_of(context, caller.account))

    @post("/me/seeks", summary="Seek a match")
    async def seek(self, context: Context, caller: Caller, data: NewSeek) -> list[OwnSeek]:
        """Look for others; the match begins by itself as soon as enough people fit together."""
        await do_seek(context, caller.account, data)
        return list(await seeks_of(context, caller.account))

    @delete("/me/seeks/{seek:int}", summary="Withdraw a seek")
    async def withdraw(self, context: Context, caller: Caller, seek: RowNumber) -> Response[None]:
        """Look for others no longer."""
        await do_withdraw_seek(context, caller.account, seek)
        return Response(None, status_code=204)
