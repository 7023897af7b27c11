"""Play: the position, its legal actions, forecasts, refusals, hints, and the actions themselves."""

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta
from msgspec.structs import replace

from kontor.core import MatchRecord, Record, write_record
from kontor.server.accounts import Caller
from kontor.server.api.callers import FOR_BOTS
from kontor.server.api.http.matches import Key, Seq
from kontor.server.api.limits import WEIGHT
from kontor.server.api.reading import encode_part
from kontor.server.matches import CommandResult, Context, do_play_action, do_undo
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.play.hints import HintList, hints_for
from kontor.server.matches.read.digest.digest import Digest, digest_for
from kontor.server.matches.read.look import get_log, get_position
from kontor.server.matches.read.outline import MatchOutline, outline_of
from kontor.server.matches.read.queries import (
    ForecastView,
    OpenQuestion,
    ThingView,
    WhatIf,
    WhyNot,
    describe,
    forecast,
    question,
    what_if,
    why_not,
)
from kontor.server.matches.read.records import OpenedSecret, ScoresAfter, open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import get_step
from kontor.server.matches.read.signing import page_of_match, signed_record_of
from kontor.server.matches.read.views import EntryView, PositionView

Since = Annotated[int | None, Parameter(ge=-1, le=1_000_000)]
Ref = Annotated[str, Meta(max_length=100)]

LOOKING_AHEAD, WHOLE_MATCH, ASKING_A_BOT, DRAWING_A_MATCH = 3, 5, 10, 60
"""What expensive requests weigh in the limits: trying actions, replaying a match, waiting for a worker's answer, and
drawing every step of a match."""


class PlayRequest(Record, frozen=True):
    """An action, the entry at which the caller last saw the match, and a key that makes it happen once."""

    seq: Seq
    action: dict[str, Any]
    key: Key | None = None
    own_way: bool = False
    """Play it although the coach advises another action; this ends a lesson."""


class UndoRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and a key that makes it happen once."""

    seq: Seq
    key: Key | None = None


class WhyNotRequest(Record, frozen=True):
    """The things that the caller wants to use."""

    refs: Annotated[tuple[Ref, ...], Meta(min_length=1, max_length=8)]


class DescribeRequest(Record, frozen=True):
    """The thing that the caller asks about."""

    ref: Annotated[Ref, Meta(min_length=1)]


class WhatIfRequest(Record, frozen=True):
    """The things that the caller considers using; empty for all legal actions."""

    refs: Annotated[tuple[Ref, ...], Meta(max_length=8)] = ()


class ForecastRequest(Record, frozen=True):
    """An action that the caller considers."""

    action: dict[str, Any]


class PlayRoutes(Controller):
    """A started match, as the caller may see it."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @get("/view", summary="The position", opt={FOR_BOTS: "follow"})
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

    @post("/actions", summary="Play an action", opt={FOR_BOTS: "play"})
    async def play(self, context: Context, caller: Caller, match: str, data: PlayRequest) -> CommandResult:
        """Play an action: when this answers, it is on disk."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        command = replace(command, own_way=data.own_way)
        return await do_play_action(context, command, encode_part(data.action))

    @post("/undo", summary="Undo")
    async def undo(self, context: Context, caller: Caller, match: str, data: UndoRequest) -> CommandResult:
        """Undo the caller's last decision, if nobody learned anything by it."""
        return await do_undo(context, await own_command(context, match, caller.account, data.seq, data.key))

    @post("/why-not", summary="Why not?", status_code=200, opt={WEIGHT: LOOKING_AHEAD})
    async def why_not(self, context: Context, caller: Caller, match: str, language: str, data: WhyNotRequest) -> WhyNot:
        """Return the legal actions that use some things, and the rules that forbid the others."""
        return await why_not(context, match, caller.account, language, data.refs)

    @post("/describe", summary="What is this?", status_code=200)
    async def describe(
        self, context: Context, visitor: Caller | None, match: str, language: str, data: DescribeRequest
    ) -> ThingView:
        """Return what a thing on the table is, as the caller may know it, and what is asked now."""
        return await describe(context, match, account_of(visitor), language, data.ref)

    @post("/preview", summary="What if?", status_code=200, opt={WEIGHT: LOOKING_AHEAD})
    async def preview(
        self, context: Context, caller: Caller, match: str, language: str, data: ForecastRequest
    ) -> ForecastView:
        """Return the public changes that an action would make, before chance and secrets."""
        return await forecast(context, match, caller.account, language, encode_part(data.action))

    @post("/what-if", summary="What if, for all of them?", status_code=200, opt={WEIGHT: LOOKING_AHEAD})
    async def what_if(
        self, context: Context, caller: Caller, match: str, language: str, data: WhatIfRequest
    ) -> tuple[WhatIf, ...]:
        """Return the public changes that each legal action with some things would make; at most 64 actions."""
        return await what_if(context, match, caller.account, language, data.refs)

    @post("/hints", summary="What would you do?", status_code=200, opt={WEIGHT: ASKING_A_BOT})
    async def hints(self, context: Context, caller: Caller, match: str, language: str) -> HintList:
        """Return the best answers to the open question as a bot sees them, with reasons; it takes a moment."""
        return await hints_for(context, match, caller.account, language)

    @get("/log", summary="What happened", opt={FOR_BOTS: "follow"})
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
        after = -1 if since is None else since
        return await get_log(context, match, account_of(visitor), after, language if words else None)

    @get(
        "/record",
        summary="The record",
        responses={200: ResponseSpec(MatchRecord, False, "The record")},
        opt={WEIGHT: WHOLE_MATCH},
    )
    async def record(self, context: Context, visitor: Caller | None, match: str) -> Response[bytes]:
        """Return the record of a match that is over: it replays anywhere and proves itself."""
        match_record: MatchRecord = await record_of(context, match, account_of(visitor))
        return Response(write_record(match_record), media_type="application/json")

    @get(
        "/record/signed",
        summary="The signed record",
        responses={
            200: ResponseSpec(str, False, "The file, as docs/record-format.md specifies it", media_type="text/plain")
        },
        opt={WEIGHT: WHOLE_MATCH},
    )
    async def signed_record(self, context: Context, visitor: Caller | None, match: str) -> Response[bytes]:
        """Return the record of a match that is over as a file that proves itself, signed if this server has a key."""
        content = await signed_record_of(context, match, account_of(visitor))
        return Response(content, media_type="text/plain; charset=utf-8", headers=saved_as(f"{match}.kontor"))

    @get(
        "/page",
        summary="The match as one page",
        responses={200: ResponseSpec(str, False, "One HTML file with the whole match", media_type="text/html")},
        opt={WEIGHT: DRAWING_A_MATCH},
    )
    async def page(self, context: Context, visitor: Caller | None, match: str) -> Response[bytes]:
        """Return a match that is over as one HTML file that shows all of it, and needs neither server nor network."""
        content = await page_of_match(context, match, account_of(visitor))
        return Response(content, media_type="text/html; charset=utf-8", headers=saved_as(f"kontor-{match}.html"))

    @get("/secret", summary="The opened secret")
    async def secret(self, context: Context, visitor: Caller | None, match: str) -> OpenedSecret:
        """Return what the luck of a match that is over came from: the secret and the strings of the seats."""
        return await open_secret(context, match, account_of(visitor))

    @get("/scores", summary="The scores, step by step", opt={WEIGHT: WHOLE_MATCH})
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
        """Return a match as it stood after a number of actions, as any seat saw it, in words."""
        return await get_step(context, match, account_of(visitor), language, step, seat)

    @get("/outline", summary="The outline of a match", opt={WEIGHT: WHOLE_MATCH})
    async def outline(
        self,
        context: Context,
        visitor: Caller | None,
        match: str,
        language: str,
        seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
    ) -> MatchOutline:
        """Return every step of a match that is over in one sentence, where rounds begin, and the result."""
        return await outline_of(context, match, account_of(visitor), language, seat)


def saved_as(name: str) -> dict[str, str]:
    """Return the header by which a browser saves an answer under a name."""
    return {"content-disposition": f'attachment; filename="{name}"'}


def account_of(visitor: Caller | None) -> int | None:
    """Return the account of a visitor; None if they are unknown."""
    return visitor.account if visitor else None


@get("/api/matches/{match:str}/digest", summary="Since my last turn", tags=["play"])
async def digest(context: Context, caller: Caller, match: str, language: str, since: Since = None) -> Digest:
    """Return what happened since the caller last decided, or since an entry of the log, in a few sentences."""
    return await digest_for(context, match, caller.account, language, since)
