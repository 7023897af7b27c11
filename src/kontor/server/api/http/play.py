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
from kontor.server.matches import Command, Done, House, do_play_action, do_undo
from kontor.server.matches.play.hints import Hints, hints_for
from kontor.server.matches.read.look import show_log, show_position
from kontor.server.matches.read.queries import Asked, Foretold, Refused, WhatIf, foretell, question, what_if, why_not
from kontor.server.matches.read.records import Opened, ScoresAfter, open_secret, record_of, scores_by_step
from kontor.server.matches.read.replay import show_step
from kontor.server.matches.read.views import Seen, Told

Since = Annotated[int | None, Parameter(ge=-1, le=1_000_000)]
Ref = Annotated[str, Meta(max_length=100)]


class Playing(Record, frozen=True):
    """An action, where the match stood when it was chosen, and a key that makes it happen once."""

    seq: Seq
    action: dict[str, Any]
    key: Key | None = None


class Undoing(Record, frozen=True):
    """Where the match stood, and a key that makes it happen once."""

    seq: Seq
    key: Key | None = None


class Pointing(Record, frozen=True):
    """The things that somebody wants to do something with."""

    refs: Annotated[tuple[Ref, ...], Meta(min_length=1, max_length=8)]


class Imagining(Record, frozen=True):
    """The things that somebody thinks of doing something with; none for whatever can be done."""

    refs: Annotated[tuple[Ref, ...], Meta(max_length=8)] = ()


class Trying(Record, frozen=True):
    """An action that is only thought of."""

    action: dict[str, Any]


class Play(Controller):
    """A started match, for the one who asks."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @get("/view", summary="The position")
    async def view(
        self,
        house: House,
        visitor: Caller | None,
        match: str,
        language: str,
        since: Since = None,
        words: bool = False,
    ) -> Seen:
        """Return all that the caller may know, what can be done, and what happened since an entry of the log."""
        return await show_position(house, match, account_of(visitor), since, language if words else None)

    @get("/question", summary="What am I asked?")
    async def question(self, house: House, caller: Caller, match: str, language: str) -> Asked:
        """Return the open question and the legal actions in words."""
        return await question(house, match, caller.account, language)

    @post("/actions", summary="Play an action")
    async def play(self, house: House, caller: Caller, match: str, data: Playing) -> Done:
        """Carry out an action: when this answers, it is on disk."""
        command = await command_of(house, caller, match, data.seq, data.key)
        return await do_play_action(house, command, written(data.action))

    @post("/undo", summary="Undo")
    async def undo(self, house: House, caller: Caller, match: str, data: Undoing) -> Done:
        """Take back one's last decision, if nobody learned anything by it."""
        return await do_undo(house, await command_of(house, caller, match, data.seq, data.key))

    @post("/why-not", summary="Why not?", status_code=200)
    async def why_not(self, house: House, caller: Caller, match: str, language: str, data: Pointing) -> Refused:
        """Return what can be done with some things, and which rules stand against the rest."""
        return await why_not(house, match, caller.account, language, data.refs)

    @post("/preview", summary="What if?", status_code=200)
    async def preview(self, house: House, caller: Caller, match: str, language: str, data: Trying) -> Foretold:
        """Return what an action would change for all to see, before chance and secrets."""
        return await foretell(house, match, caller.account, language, written(data.action))

    @post("/what-if", summary="What if, for all of them?", status_code=200)
    async def what_if(
        self, house: House, caller: Caller, match: str, language: str, data: Imagining
    ) -> tuple[WhatIf, ...]:
        """Return what each legal action with some things would change for all to see; at most 64 of them."""
        return await what_if(house, match, caller.account, language, data.refs)

    @post("/hints", summary="What would you do?", status_code=200)
    async def hints(self, house: House, caller: Caller, match: str, language: str) -> Hints:
        """Return the best answers to the open question as a bot sees them, with reasons; it takes a moment."""
        return await hints_for(house, match, caller.account, language)

    @get("/log", summary="What happened")
    async def log(
        self,
        house: House,
        visitor: Caller | None,
        match: str,
        language: str,
        since: Since = None,
        words: bool = False,
    ) -> tuple[Told, ...]:
        """Return the next 200 entries of the log after one of them; from the opening on without one."""
        first = -1 if since is None else since
        return await show_log(house, match, account_of(visitor), first, language if words else None)

    @get("/record", summary="The record", responses={200: ResponseSpec(MatchRecord, False, "The record")})
    async def record(self, house: House, visitor: Caller | None, match: str) -> Response[bytes]:
        """Return the record of a match that is over: it replays anywhere and proves itself."""
        made: MatchRecord = await record_of(house, match, account_of(visitor))
        return Response(write_record(made), media_type="application/json")

    @get("/secret", summary="The opened secret")
    async def secret(self, house: House, visitor: Caller | None, match: str) -> Opened:
        """Return what the luck of a match that is over came from: the secret and the strings of the seats."""
        return await open_secret(house, match, account_of(visitor))

    @get("/scores", summary="The scores, step by step")
    async def scores(self, house: House, visitor: Caller | None, match: str) -> list[ScoresAfter]:
        """Return the scores after every action of a match that is over."""
        return await scores_by_step(house, match, account_of(visitor))

    @get("/steps/{step:int}", summary="One step of the replay")
    async def step(
        self,
        house: House,
        visitor: Caller | None,
        match: str,
        step: int,
        language: str,
        seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
    ) -> Seen:
        """Return a match that is over as it stood after so many actions, through the eyes of any seat, in words."""
        return await show_step(house, match, account_of(visitor), language, step, seat)


def account_of(visitor: Caller | None) -> int | None:
    """Return the account of a visitor who may be nobody."""
    return visitor.account if visitor else None


async def command_of(house: House, caller: Caller, match: str, seq: int, key: str | None) -> Command:
    """Return a command of the caller's own seat."""
    async with house.table(match) as table:
        return Command(match, table.demand_seat(caller.account), seq, key, account=caller.account)
