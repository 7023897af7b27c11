"""Play: the position, what can be done in it, why something cannot, what it would change, and doing it."""

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from kontor.core import MatchRecord, Record, write_record
from kontor.server.accounts import Caller
from kontor.server.api.http.matches import Key, Seq
from kontor.server.api.reading import written
from kontor.server.matches import CommandResult, Context, do_play_action, do_undo
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.play.hints import HintList, hints_for
from kontor.server.matches.read.digest.digest import Digest, digest_for
from kontor.server.matches.read.look import get_log, get_position
from kontor.server.matches.read.queries import (
    ForecastView,
    OpenQuestion,
    WhatIf,
    WhyNot,
    forecast,
    question,
    what_if,
    why_not,
)
from kontor.server.matches.read.records import OpenedSecret, ScoresAfter, open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.matches.read.views import EntryView, PositionView

Since = Annotated[int | None, Parameter(ge=-1, le=1_000_000)]
Ref = Annotated[str, Meta(max_length=100)]


class PlayRequest(Record, frozen=True):
    """An action, where the match stood when it was chosen, and a key that makes it happen once."""

    seq: Seq
    action: dict[str, Any]
    key: Key | None = None


class UndoRequest(Record, frozen=True):
    """Where the match stood, and a key that makes it happen once."""

    seq: Seq
    key: Key | None = None


class WhyNotRequest(Record, frozen=True):
    """The things that somebody wants to do something with."""

    refs: Annotated[tuple[Ref, ...], Meta(min_length=1, max_length=8)]


class WhatIfRequest(Record, frozen=True):
    """The things that somebody thinks of doing something with; none for whatever can be done."""

    refs: Annotated[tuple[Ref, ...], Meta(max_length=8)] = ()


class ForecastRequest(Record, frozen=True):
    """An action that is only thought of."""

    action: dict[str, Any]


class PlayRoutes(Controller):
    """A started match, for the one who asks."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @get("/view", summary="The position")
    async def view(
        self,
        context: Context,
        visitor: Caller | None,
        match: str,
        language: str,
        since: Since = None,
        words: bool = False,
    ) -> PositionView:
        """Return all that the caller may know, what can be done, and what happened since an entry of the log."""
        return await get_position(context, match, account_of(visitor), since, language if words else None)

    @get("/question", summary="What am I asked?")
    async def question(self, context: Context, caller: Caller, match: str, language: str) -> OpenQuestion:
        """Return the open question and the legal actions in words."""
        return await question(context, match, caller.account, language)

    @post("/actions", summary="Play an action")
    async def play(self, context: Context, caller: Caller, match: str, data: PlayRequest) -> CommandResult:
        """Carry out an action: when this answers, it is on disk."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_play_action(context, command, written(data.action))

    @post("/undo", summary="Undo")
    async def undo(self, context: Context, caller: Caller, match: str, data: UndoRequest) -> CommandResult:
        """Take back one's last decision, if nobody learned anything by it."""
        return await do_undo(context, await own_command(context, match, caller.account, data.seq, data.key))

    @post("/why-not", summary="Why not?", status_code=200)
    async def why_not(self, context: Context, caller: Caller, match: str, language: str, data: WhyNotRequest) -> WhyNot:
        """Return what can be done with some things, and which rules stand against the rest."""
        return await why_not(context, match, caller.account, language, data.refs)

    @post("/preview", summary="What if?", status_code=200)
    async def preview(
        self, context: Context, caller: Caller, match: str, language: str, data: ForecastRequest
    ) -> ForecastView:
        """Return what an action would change for all to see, before chance and secrets."""
        return await forecast(context, match, caller.account, language, written(data.action))

    @post("/what-if", summary="What if, for all of them?", status_code=200)
    async def what_if(
        self, context: Context, caller: Caller, match: str, language: str, data: WhatIfRequest
    ) -> tuple[WhatIf, ...]:
        """Return what each legal action with some things would change for all to see; at most 64 of them."""
        return await what_if(context, match, caller.account, language, data.refs)

    @post("/hints", summary="What would you do?", status_code=200)
    async def hints(self, context: Context, caller: Caller, match: str, language: str) -> HintList:
        """Return the best answers to the open question as a bot sees them, with reasons; it takes a moment."""
        return await hints_for(context, match, caller.account, language)

    @get("/log", summary="What happened")
    async def log(
        self,
        context: Context,
        visitor: Caller | None,
        match: str,
        language: str,
        since: Since = None,
        words: bool = False,
    ) -> tuple[EntryView, ...]:
        """Return the next 200 entries of the log after one of them; from the opening on without one."""
        first = -1 if since is None else since
        return await get_log(context, match, account_of(visitor), first, language if words else None)

    @get("/record", summary="The record", responses={200: ResponseSpec(MatchRecord, False, "The record")})
    async def record(self, context: Context, visitor: Caller | None, match: str) -> Response[bytes]:
        """Return the record of a match that is over: it replays anywhere and proves itself."""
        made: MatchRecord = await record_of(context, match, account_of(visitor))
        return Response(write_record(made), media_type="application/json")

    @get("/secret", summary="The opened secret")
    async def secret(self, context: Context, visitor: Caller | None, match: str) -> OpenedSecret:
        """Return what the luck of a match that is over came from: the secret and the strings of the seats."""
        return await open_secret(context, match, account_of(visitor))

    @get("/scores", summary="The scores, step by step")
    async def scores(self, context: Context, visitor: Caller | None, match: str) -> list[ScoresAfter]:
        """Return the scores after every action of a match that is over."""
        return await scores_by_step(context, match, account_of(visitor))

    @get("/steps/{step:int}", summary="One step of the replay")
    async def step(
        self,
        context: Context,
        visitor: Caller | None,
        match: str,
        step: int,
        language: str,
        seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
    ) -> PositionView:
        """Return a match that is over as it stood after so many actions, through the eyes of any seat, in words."""
        return await get_step(context, match, account_of(visitor), language, step, seat)


def account_of(visitor: Caller | None) -> int | None:
    """Return the account of a visitor who may be nobody."""
    return visitor.account if visitor else None


@get("/api/matches/{match:str}/digest", summary="Since my last turn", tags=["play"])
async def digest(context: Context, caller: Caller, match: str, language: str, since: Since = None) -> Digest:
    """Return what happened since the caller last decided, or since an entry of the log, in a few sentences."""
    return await digest_for(context, match, caller.account, language, since)
