"""Absence: the caretaker, pauses by agreement, and substitutes."""

from functools import partial

import msgspec

from kontor.core import Seat, encode
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.clock.clocks import (
    Clocks,
    pause_clocks,
    present_seats,
    refresh_clock,
    replace_clock,
    resume_clocks,
    return_clock,
)
from kontor.server.matches.kernel.blocks import demand_no_block_at
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition, commit, entry_for
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.presence.view import PresenceNotice, is_free
from kontor.server.store.matches import seats
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection, connected


async def do_step_away(context: Context, command: Command) -> CommandResult:
    """Let the caretaker play for the seat until its owner is back."""
    return await commit(context, command, partial(_plan_absence, command))


async def do_come_back(context: Context, command: Command) -> CommandResult:
    """Take the seat back from the caretaker, also in the middle of a turn; ConflictError if no time is left."""
    return await commit(context, command, partial(_plan_return, context, command))


async def do_flag(context: Context, command: Command) -> CommandResult:
    """Let the caretaker play for a seat whose clock ran out; ConflictError if it did not."""
    return await commit(context, command, partial(_plan_flag, context, command))


async def do_want_pause(context: Context, command: Command, wanted: bool) -> CommandResult:
    """Ask for a pause, which begins when everybody who is present wants it; or withdraw that, or end the pause."""
    return await commit(context, command, partial(_plan_pause, context, command, wanted))


async def do_free_seat(context: Context, command: Command, seat: Seat, agreed: bool) -> CommandResult:
    """Agree that somebody else may take a seat that the caretaker plays, or withdraw the agreement."""
    return await commit(context, command, partial(_plan_free_seat, command, seat, agreed))


async def do_substitute(context: Context, command: Command, account: int, name: str) -> CommandResult:
    """Give a seat to a substitute, if everybody who is present has agreed."""
    async with context.cache.locked(command.match) as match:
        match.demand_known(command.seat)
    result = await commit(context, command, partial(_plan_substitution, context, command, account, name))
    context.cache.forget(command.match)  # this process does not know yet who the substitute is besides their name
    return result


async def do_update_rest(context: Context, command: Command) -> CommandResult:
    """Compute the clock of a seat again after its owner changed their nights or holidays."""
    return await commit(context, command, partial(_plan_rest_update, command))


async def _plan_rest_update(command: Command, match: RunningMatch) -> Transition:
    return notice_transition(command, match, PresenceNotice("rests"), match.clocks)


async def _plan_absence(command: Command, match: RunningMatch) -> Transition:
    occupant = match.occupants[command.seat]
    if occupant.kind != "person" or occupant.caretaker:
        raise ConflictError("caretaker-plays")
    return give_seat(command, match, msgspec.structs.replace(occupant, caretaker=True))


async def _plan_return(context: Context, command: Command, match: RunningMatch) -> Transition:
    occupant = match.occupants[command.seat]
    if not occupant.caretaker:
        raise ConflictError("caretaker-idle")
    clocks = return_clock(match.clocks, command.seat, match.speed, context.now())
    if clocks.seats[command.seat].bank == 0:
        raise ConflictError("time-up")  # otherwise the caretaker's answers would be stale again and again
    return give_seat(command, match, msgspec.structs.replace(occupant, caretaker=False), clocks)


async def _plan_flag(context: Context, command: Command, match: RunningMatch) -> Transition:
    if match.clocks.flagged(context.now()) != command.seat:
        raise ConflictError("time-left")
    return give_seat(command, match, msgspec.structs.replace(match.occupants[command.seat], caretaker=True))


async def _plan_pause(context: Context, command: Command, wanted: bool, match: RunningMatch) -> Transition:
    clocks, seat, now = match.clocks, command.seat, context.now()
    if seat not in present_seats(match.occupants):
        raise ConflictError("caretaker-plays")
    if not wanted:
        notice = PresenceNotice("resumed" if clocks.paused else "pause-withdrawn")
        still_wanted = tuple(other for other in clocks.pause_wanted if other != seat)
        after = (
            resume_clocks(clocks, now) if clocks.paused else msgspec.structs.replace(clocks, pause_wanted=still_wanted)
        )
    elif clocks.paused:
        raise ConflictError("paused")
    else:
        wanted_by = {*clocks.pause_wanted, seat}
        agreed = set(present_seats(match.occupants)) <= wanted_by
        notice = PresenceNotice("paused" if agreed else "pause-wanted")
        after = (
            pause_clocks(clocks, now)
            if agreed
            else msgspec.structs.replace(clocks, pause_wanted=tuple(sorted(wanted_by)))
        )
    return notice_transition(command, match, notice, after)


async def _plan_free_seat(command: Command, seat: Seat, agreed: bool, match: RunningMatch) -> Transition:
    clocks = match.clocks
    if not 0 <= seat < match.seats or not match.occupants[seat].caretaker:
        raise ConflictError("caretaker-idle")
    if command.seat not in present_seats(match.occupants):
        raise ConflictError("caretaker-plays")  # people who are away are not asked, the seat's owner least of all
    clock = clocks.seats[seat]
    freed_by = {*clock.freed_by, command.seat} if agreed else {*clock.freed_by} - {command.seat}
    after = replace_clock(clocks, seat, msgspec.structs.replace(clock, freed_by=tuple(sorted(freed_by))))
    return notice_transition(command, match, PresenceNotice("free" if agreed else "not-free", seat), after)


async def _plan_substitution(
    context: Context, command: Command, account: int, name: str, match: RunningMatch
) -> Transition:
    if match.seat_of(account) is not None:
        raise ConflictError("seated-already")
    if not is_free(match, command.seat):
        raise ForbiddenError("seat-not-free")
    async with connected(context.pool) as connection:
        await demand_no_block_at(connection, match, account, instead_of=command.seat)
    clocks = refresh_clock(match.clocks, command.seat, match.speed)
    clock = msgspec.structs.replace(clocks.seats[command.seat], rest=None)  # those nights were somebody else's
    return give_seat(command, match, Occupant("person", name, account), replace_clock(clocks, command.seat, clock))


def notice_transition(command: Command, match: RunningMatch, notice: PresenceNotice, clocks: Clocks) -> Transition:
    """Return the transition of a notice that changes only the clocks; if it changes none, no entry is written."""
    entry = entry_for(match, command, match.state, match.occupants, kind="sitting", action=encode(notice), sealed=True)
    return Transition(entry, match.state, match.occupants, clocks)


def give_seat(command: Command, match: RunningMatch, occupant: Occupant, clocks: Clocks | None = None) -> Transition:
    """Return the transition that gives the seat of a command to another occupant."""
    seat, state = command.seat, match.state
    occupants = (*match.occupants[:seat], occupant, *match.occupants[seat + 1 :])
    entry = entry_for(match, command, state, occupants, kind="chair", action=encode(occupant), sealed=True)
    hand_over = partial(_hand_over, match.id, seat, occupant)
    return Transition(entry, state, occupants, clocks or match.clocks, hand_over)


async def _hand_over(match_id: str, seat: Seat, occupant: Occupant, connection: Connection) -> None:
    await seats.hand_over(connection, match_id, seat, occupant)
