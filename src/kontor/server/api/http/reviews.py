"""Reviews: where a finished match was decided, asked for and read."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.http.play import account_of
from kontor.server.api.limits import WEIGHT
from kontor.server.matches import Context
from kontor.server.matches.review.ask import do_ask_review, get_review
from kontor.server.matches.review.shapes import Budget, ReviewView

ASKING_A_WORKER = 15
"""What asking weighs: a worker computes for many seconds, but each review only once."""
SeatInPath = Annotated[int, Parameter(ge=0, le=20)]


class ReviewRequest(Record, frozen=True):
    """How thorough the review is to be."""

    budget: Budget = "quick"


class ReviewRoutes(Controller):
    """Reviews of matches that are over."""

    path = "/api/matches/{match:str}/reviews/{seat:int}"
    tags = ("play",)

    @post("/", summary="Review a match", status_code=202, opt={WEIGHT: ASKING_A_WORKER})
    async def ask(
        self, context: Context, caller: Caller, language: str, match: str, seat: SeatInPath, data: ReviewRequest
    ) -> ReviewView:
        """Ask for the review of a match that is over, for one seat; it is computed in the background, once."""
        return await do_ask_review(context, match, caller.account, language, seat, data.budget)

    @get("/", summary="A review")
    async def read(
        self,
        context: Context,
        visitor: Caller | None,
        language: str,
        match: str,
        seat: SeatInPath,
        budget: Budget = "quick",
    ) -> ReviewView:
        """Return the review of a match that is over for one seat, or how far it is."""
        return await get_review(context, match, account_of(visitor), language, seat, budget)
