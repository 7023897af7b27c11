"""Tables: matches are created, found, joined, started, left and played again."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from msgspec import Meta

from kontor.core import Record, Seat
from kontor.levels import DEFAULT_LEVEL
from kontor.server.accounts import Caller
from kontor.server.api.http.accounts import Short
from kontor.server.matches import (
    Command,
    Done,
    House,
    Proposal,
    do_create_match,
    do_get_ready,
    do_join,
    do_leave,
    do_rematch,
    do_resign_to_bot,
    do_seat_bot,
    do_start,
)
from kontor.server.matches.lobby.find import Waiting, my_matches, open_matches
from kontor.server.matches.read.look import show_table
from kontor.server.matches.read.views import TableShown

Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[Seat, Meta(ge=0, le=20)]


class Joining(Record, frozen=True):
    """Which seat somebody wants, and what they add to the luck of the match."""

    seat: SeatNumber | None = None
    entropy: Short | None = None


class BotSeated(Record, frozen=True):
    """The level of a bot."""

    level: Short = DEFAULT_LEVEL


class GettingReady(Record, frozen=True):
    """Whether one wants the match to begin."""

    ready: bool


class Starting(Record, frozen=True):
    """Who gets the seats that are still empty: bots of a level, or nobody."""

    fill_with: Short | None = DEFAULT_LEVEL


class Resigning(Record, frozen=True):
    """Where the match stood, and the level of the bot that goes on."""

    seq: Seq
    key: Key | None = None
    level: Short = DEFAULT_LEVEL


class Tables(Controller):
    """Matches before the first decision and after the last one."""

    path = "/api"
    tags = ("tables",)

    @get("/matches", summary="Open tables")
    async def find(self, house: House, visitor: Caller | None, game: str | None = None) -> list[TableShown]:
        """Return the listed matches that wait for people, the newest first."""
        return await open_matches(house, visitor.account if visitor else None, game)

    @get("/me/matches", summary="My matches")
    async def mine(self, house: House, caller: Caller, language: str, over: bool = False) -> list[Waiting]:
        """Return the caller's matches that are not over, those that wait for the caller first; or those that are."""
        return await my_matches(house, caller.account, language, over=over)

    @post("/matches", summary="Create a match")
    async def create(self, house: House, caller: Caller, data: Proposal) -> TableShown:
        """Create an open match; its creator takes a seat by joining it."""
        match = await do_create_match(house, caller.account, data)
        return await show_table(house, match, caller.account)

    @get("/matches/{match:str}", summary="One table")
    async def table(self, house: House, visitor: Caller | None, match: str) -> TableShown:
        """Return a match from outside: what is played, and who sits where."""
        return await show_table(house, match, visitor.account if visitor else None)

    @post("/matches/{match:str}/seats", summary="Sit down")
    async def join(self, house: House, caller: Caller, match: str, data: Joining) -> TableShown:
        """Take a seat of an open match."""
        await do_join(house, match, caller.account, caller.name, data.seat, data.entropy)
        return await show_table(house, match, caller.account)

    @put("/matches/{match:str}/seats/{seat:int}", summary="Seat a bot")
    async def seat_bot(self, house: House, caller: Caller, match: str, seat: int, data: BotSeated) -> TableShown:
        """Give a free seat to a bot."""
        await do_seat_bot(house, match, caller.account, seat, data.level)
        return await show_table(house, match, caller.account)

    @put("/matches/{match:str}/seats/{seat:int}/ready", summary="Ready?")
    async def get_ready(self, house: House, caller: Caller, match: str, seat: int, data: GettingReady) -> TableShown:
        """Say from one's own seat whether the match may begin; its creator need not wait for it."""
        await do_get_ready(house, match, caller.account, seat, data.ready)
        return await show_table(house, match, caller.account)

    @delete("/matches/{match:str}/seats/{seat:int}", summary="Stand up")
    async def leave(self, house: House, caller: Caller, match: str, seat: int) -> Response[None]:
        """Free one's own seat of an open match, or as its creator that of a bot."""
        await do_leave(house, match, caller.account, seat)
        return Response(None, status_code=204)

    @post("/matches/{match:str}/start", summary="Start")
    async def start(self, house: House, caller: Caller, match: str, data: Starting) -> TableShown:
        """Start an open match, with bots in the empty seats."""
        await do_start(house, match, caller.account, data.fill_with)
        return await show_table(house, match, caller.account)

    @post("/matches/{match:str}/resignation", summary="Let a bot go on")
    async def resign(self, house: House, caller: Caller, match: str, data: Resigning) -> Done:
        """Hand one's seat over to a bot."""
        async with house.table(match) as table:
            seat = table.demand_seat(caller.account)
        command = Command(match, seat, data.seq, data.key, account=caller.account)
        return await do_resign_to_bot(house, command, data.level)

    @post("/matches/{match:str}/rematch", summary="Once more")
    async def rematch(self, house: House, caller: Caller, match: str) -> TableShown:
        """Create the same match again with the same people invited; the caller sits down at once."""
        new = await do_rematch(house, match, caller.account, caller.name)
        return await show_table(house, new, caller.account)
