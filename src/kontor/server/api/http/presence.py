"""Presence: clocks, pauses, the caretaker, substitutes, nights and holidays."""

from litestar import Controller, get, post, put

from kontor.core import Record
from kontor.server.accounts import Caller
from kontor.server.api.callers import FOR_BOTS
from kontor.server.api.devices import device_of
from kontor.server.api.http.accounts import AnyRequest
from kontor.server.api.http.matches import Key, Seq
from kontor.server.matches import Command, CommandResult, Context
from kontor.server.matches.clock.speeds import SPEEDS, Speed
from kontor.server.matches.kernel.commit import own_command
from kontor.server.matches.lobby.places import do_note_place
from kontor.server.matches.presence.absence import (
    do_come_back,
    do_free_seat,
    do_step_away,
    do_want_pause,
)
from kontor.server.matches.presence.deserted import do_call_caretaker
from kontor.server.matches.presence.rest_settings import do_rest, rest_of
from kontor.server.matches.watching.substitution import do_substitute_as_seen
from kontor.server.rest_calendar import Rest


class PauseRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and whether they want a pause."""

    seq: Seq
    wanted: bool
    key: Key | None = None


class CaretakerRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and whether the caretaker plays for them."""

    seq: Seq
    plays: bool
    key: Key | None = None


class FreeSeatRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and whether somebody else may take a seat."""

    seq: Seq
    agreed: bool
    key: Key | None = None


class CallRequest(Record, frozen=True):
    """The entry at which the caller last saw the match, and whether the caretaker should play for somebody absent."""

    seq: Seq
    agreed: bool
    key: Key | None = None


class SubstituteRequest(Record, frozen=True):
    """The entry at which the caller last saw the match."""

    seq: Seq
    key: Key | None = None


class PresenceRoutes(Controller):
    """Who is there, and how long the others wait."""

    path = "/api"
    tags = ("attendance",)

    @get("/speeds", summary="Speeds")
    async def speeds(self) -> list[Speed]:
        """Return the presets of clocks, from none to weeks; times in seconds."""
        return list(SPEEDS.values())

    @get("/me/rest", summary="When I rest")
    async def rest(self, context: Context, caller: Caller) -> Rest:
        """Return the caller's time zone, nights and holidays, those of the last year included."""
        return await rest_of(context, caller.account)

    @put("/me/rest", summary="Rest at other times")
    async def change_rest(self, context: Context, caller: Caller, data: Rest) -> Rest:
        """Set the caller's nights and holidays, and return what is kept.

        Slow clocks stand still and no reminders are sent then.

        Days off that have begun stay; any 365 days have at most 60. While the caller has a seat in a slow match,
        the nights and the time zone can be moved once in 24 hours.
        """
        return await do_rest(context, caller.account, data)

    @put("/matches/{match:str}/pause", summary="Pause")
    async def pause(self, context: Context, caller: Caller, match: str, data: PauseRequest) -> CommandResult:
        """Ask for a pause, which begins when everybody who is present wants it; or end it."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_want_pause(context, command, data.wanted)

    @put("/matches/{match:str}/caretaker", summary="Step away, or come back", opt={FOR_BOTS: "play"})
    async def caretaker(self, context: Context, caller: Caller, match: str, data: CaretakerRequest) -> CommandResult:
        """Let the caretaker play for the caller, or take the seat back, at any time."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await (do_step_away if data.plays else do_come_back)(context, command)

    @put("/matches/{match:str}/seats/{seat:int}/free", summary="Let somebody else play")
    async def free(
        self, context: Context, caller: Caller, match: str, seat: int, data: FreeSeatRequest
    ) -> CommandResult:
        """Agree that somebody else may take a seat that the caretaker plays, or withdraw the agreement."""
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_free_seat(context, command, seat, data.agreed)

    @put("/matches/{match:str}/seats/{seat:int}/caretaker", summary="Call the caretaker")
    async def call(self, context: Context, caller: Caller, match: str, seat: int, data: CallRequest) -> CommandResult:
        """Agree that the caretaker plays for somebody who does not come back to a match without a clock.

        It plays once everybody agrees who was here within 24 hours. The person must have been asked and away for 24
        hours, and reminded if they have a channel; they take the seat back at any time.
        """
        command = await own_command(context, match, caller.account, data.seq, data.key)
        return await do_call_caretaker(context, command, seat, data.agreed)

    @post("/matches/{match:str}/seats/{seat:int}/substitute", summary="Play on for somebody")
    async def substitute(
        self,
        request: AnyRequest,
        context: Context,
        caller: Caller,
        origin: bytes | None,
        match: str,
        seat: int,
        data: SubstituteRequest,
    ) -> CommandResult:
        """Take a seat that everybody who is present has agreed to give away."""
        command = Command(match, seat, data.seq, data.key)
        result = await do_substitute_as_seen(context, command, caller.account, caller.name)
        await do_note_place(context, match, caller.account, origin, device_of(request))
        return result
