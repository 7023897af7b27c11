"""Matches: created, found, joined, started, left and played again."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta

from kontor.core import Record, Seat
from kontor.levels import DEFAULT_LEVEL
from kontor.server.accounts import Caller
from kontor.server.api.callers import FOR_BOTS
from kontor.server.api.devices import device_of
from kontor.server.api.http.accounts import AnyRequest, Short
from kontor.server.api.limits import WEIGHT
from kontor.server.matches import (
    CommandResult,
    Context,
    NewBranch,
    NewMatch,
    do_branch,
    do_create_match,
    do_get_ready,
    do_invite_again,
    do_join,
    do_leave,
    do_rematch,
    do_resign_to_bot,
    do_reveal,
    do_seat_bot,
    do_start,
)
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.lobby.find import MyMatch, TableFilter, my_matches, open_matches
from kontor.server.matches.lobby.places import do_note_place
from kontor.server.matches.read.look import get_summary
from kontor.server.matches.read.views import MatchSummary
from kontor.server.seeking import ABOUT_MY_LEVEL

FOLDING_A_MATCH = 5
"""What a branch weighs: all positions of a match are computed."""
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[Seat, Meta(ge=0, le=20)]


class JoinRequest(Record, frozen=True):
    """The seat that a person wants, and a string that they add to the luck of the match: its SHA-256, or plain."""

    seat: SeatNumber | None = None
    entropy: Short | None = None
    entropy_sha256: Sha256 | None = None


class RevealRequest(Record, frozen=True):
    """The string that the caller has committed to, and the SHA-256 of another one in case that the round fails."""

    entropy: Short
    next_sha256: Sha256


class RematchRequest(Record, frozen=True):
    """The SHA-256 of the string that the caller adds to the luck of the new match."""

    entropy_sha256: Sha256 | None = None


class SeatBotRequest(Record, frozen=True):
    """The level of a bot."""

    level: Short = DEFAULT_LEVEL


class ReadyRequest(Record, frozen=True):
    """Whether the caller wants the match to begin."""

    ready: bool


class StartRequest(Record, frozen=True):
    """The level of the bots that get the empty seats, null to refuse a start with empty seats; the caller's string."""

    fill_with: Short | None = DEFAULT_LEVEL
    entropy: Short | None = None


class ResignRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and the level of the bot that takes over."""

    seq: Seq
    key: Key | None = None
    level: Short = DEFAULT_LEVEL


class MatchRoutes(Controller):
    """Matches before the first decision and after the last one."""

    path = "/api"
    tags = ("tables",)

    @get("/matches", summary="Open tables")
    async def find(  # noqa: PLR0913, RUF100 - the filters are parameters of the request
        self,
        context: Context,
        visitor: Caller | None,
        language: str,
        game: str | None = None,
        seats: Annotated[int | None, Parameter(ge=1, le=20)] = None,
        speed: Slug | None = None,
        rated: bool | None = None,
        near: bool = False,
        before: str | None = None,
    ) -> list[MatchSummary]:
        """Return the listed matches that wait for people, the newest first; `before` is the last of the page before.

        With `near` only those of people of about the caller's level.
        """
        wanted = TableFilter(game, seats, speed, rated, before, ABOUT_MY_LEVEL if near else None)
        return await open_matches(context, visitor.account if visitor else None, wanted, language)

    @get("/me/matches", summary="My matches", opt={FOR_BOTS: "follow"})
    async def mine(self, context: Context, caller: Caller, language: str, over: bool = False) -> list[MyMatch]:
        """Return the caller's matches that are not over, those that wait for the caller first; or those that are."""
        return await my_matches(context, caller.account, language, over=over)

    @post("/matches", summary="Create a match")
    async def create(
        self, context: Context, caller: Caller, origin: bytes | None, language: str, data: NewMatch
    ) -> MatchSummary:
        """Create an open match; its creator takes a seat by joining it."""
        match = await do_create_match(context, caller.account, data, origin=origin)
        return await get_summary(context, match, caller.account, language)

    @get("/matches/{match:str}", summary="One table", opt={FOR_BOTS: "follow"})
    async def table(self, context: Context, visitor: Caller | None, language: str, match: str) -> MatchSummary:
        """Return the summary of a match: what is played, and who has which seat."""
        return await get_summary(context, match, visitor.account if visitor else None, language)

    @post("/matches/{match:str}/seats", summary="Sit down", opt={FOR_BOTS: "play"})
    async def join(
        self,
        request: AnyRequest,
        context: Context,
        caller: Caller,
        origin: bytes | None,
        language: str,
        match: str,
        data: JoinRequest,
    ) -> MatchSummary:
        """Take a seat of an open match."""
        await do_join(context, match, caller.account, caller.name, data.seat, data.entropy, data.entropy_sha256)
        await do_note_place(context, match, caller.account, origin, device_of(request))
        return await get_summary(context, match, caller.account, language)

    @put("/matches/{match:str}/seats/{seat:int}", summary="Seat a bot")
    async def seat_bot(
        self, context: Context, caller: Caller, language: str, match: str, seat: int, data: SeatBotRequest
    ) -> MatchSummary:
        """Give a free seat to a bot."""
        await do_seat_bot(context, match, caller.account, seat, data.level)
        return await get_summary(context, match, caller.account, language)

    @put("/matches/{match:str}/seats/{seat:int}/ready", summary="Ready?")
    async def get_ready(
        self, context: Context, caller: Caller, language: str, match: str, seat: int, data: ReadyRequest
    ) -> MatchSummary:
        """Tell the others whether the caller is ready to begin; the creator need not wait for it."""
        await do_get_ready(context, match, caller.account, seat, data.ready)
        return await get_summary(context, match, caller.account, language)

    @delete("/matches/{match:str}/seats/{seat:int}", summary="Stand up", opt={FOR_BOTS: "play"})
    async def leave(self, context: Context, caller: Caller, match: str, seat: int) -> Response[None]:
        """Free the caller's seat in an open match, or anybody's if the caller created the match.

        Somebody who is removed by the creator may not sit down again until the creator invites them again.
        """
        await do_leave(context, match, caller.account, seat)
        return Response(None, status_code=204)

    @delete("/matches/{match:str}/removed/{number:int}", summary="Invite again")
    async def invite_again(self, context: Context, caller: Caller, match: str, number: int) -> Response[None]:
        """Let somebody sit down again whom the caller removed from the open match that they created."""
        await do_invite_again(context, match, caller.account, number)
        return Response(None, status_code=204)

    @post("/matches/{match:str}/start", summary="Start")
    async def start(
        self, context: Context, caller: Caller, language: str, match: str, data: StartRequest
    ) -> MatchSummary:
        """Start an open match, with bots in the empty seats; if people have to reveal strings first, they are asked."""
        await do_start(context, match, caller.account, data.fill_with, data.entropy)
        return await get_summary(context, match, caller.account, language)

    @post("/matches/{match:str}/reveal", summary="Reveal a string")
    async def reveal(
        self, context: Context, caller: Caller, language: str, match: str, data: RevealRequest
    ) -> MatchSummary:
        """Reveal the string that the caller has committed to, while a start waits for it."""
        await do_reveal(context, match, caller.account, data.entropy, data.next_sha256)
        return await get_summary(context, match, caller.account, language)

    @post("/matches/{match:str}/resignation", summary="Let a bot go on", opt={FOR_BOTS: "play"})
    async def resign(self, context: Context, caller: Caller, match: str, data: ResignRequest) -> CommandResult:
        """Hand the caller's seat over to a bot."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_resign_to_bot(context, command, data.level)

    @post("/matches/{match:str}/rematch", summary="Once more")
    async def rematch(
        self,
        request: AnyRequest,
        context: Context,
        caller: Caller,
        origin: bytes | None,
        language: str,
        match: str,
        data: RematchRequest | None = None,
    ) -> MatchSummary:
        """Create the same match again with its bots: the caller gets a seat, others may join; alone it starts.

        It does not start if the caller has committed to a string, because only they can reveal it.
        """
        sha256 = data.entropy_sha256 if data else None
        rematch_id = await do_rematch(context, match, caller.account, caller.name, origin, sha256)
        await do_note_place(context, rematch_id, caller.account, origin, device_of(request))
        return await get_summary(context, rematch_id, caller.account, language)

    @post("/matches/{match:str}/branches", summary="Play on from a step", opt={WEIGHT: FOLDING_A_MATCH})
    async def branch(
        self, context: Context, caller: Caller, origin: bytes | None, language: str, match: str, data: NewBranch
    ) -> MatchSummary:
        """Create and start an unrated match against bots that goes on from a step of another match.

        After the end from any step. Before it only at an unrated table, if the caller is its one person or everybody
        agreed to it by sitting down (`branches_before_end`), and then with what their own seat knows.
        """
        branch_id = await do_branch(context, match, caller.account, caller.name, data, origin)
        return await get_summary(context, branch_id, caller.account, language)
