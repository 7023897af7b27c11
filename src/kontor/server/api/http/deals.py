"""Deals: the same shuffle for everybody, each of whom plays it once."""

from typing import Annotated

from litestar import Controller, get, post
from msgspec import Meta

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.matches import Context
from kontor.server.matches.deals.planning import do_dare
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.matches.deals.results import DealView, get_deal, todays_deals
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.views import MatchSummary


class NewDare(Record, frozen=True):
    """A deal to which somebody dares others."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[int, Meta(ge=1, le=20)]


class DealRoutes(Controller):
    """The deals of the day, and dares."""

    path = "/api/deals"
    tags = ("deals",)

    @get("/", summary="The deals of today")
    async def today(self, context: Context, visitor: Caller | None) -> list[DealView]:
        """Return the deal of the day of every game."""
        return await todays_deals(context, visitor.account if visitor else None)

    @post("/", summary="Dare others")
    async def dare(self, context: Context, caller: Caller, data: NewDare) -> DealView:
        """Create a deal for everybody who has its link; for members."""
        deal = await do_dare(context, caller.account, data.game, data.seats)
        return await get_deal(context, deal.id, caller.account)

    @get("/{deal:str}", summary="One deal")
    async def deal(self, context: Context, visitor: Caller | None, deal: str) -> DealView:
        """Return a deal, the caller's try, and how it compares once it counts."""
        return await get_deal(context, deal, visitor.account if visitor else None)

    @post("/{deal:str}/try", summary="Play a deal")
    async def play(
        self, context: Context, caller: Caller, origin: bytes | None, language: str, deal: str
    ) -> MatchSummary:
        """Return the match that is the caller's only try, which begins with the first call; for members."""
        match = await do_play_deal(context, caller.account, caller.name, deal, origin)
        return await get_summary(context, match, caller.account, language)
