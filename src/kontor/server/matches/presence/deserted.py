"""Deserted tables: without a clock, the others call the caretaker for somebody who does not come back (ADR 38).

It takes a day: the person was asked and not seen for ABSENCE, and was reminded if they have a channel. Everybody who
was seen within that time must agree. The person takes the seat back at any time, as after every absence.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from functools import partial
from math import ceil

from msgspec.structs import replace

from kontor.core import KontorError, Seat
from kontor.server.errors import ConflictError
from kontor.server.matches.clock.clocks import present_seats, replace_clock
from kontor.server.matches.kernel.commit import Command, CommandResult, Transition, commit, earlier_result
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.presence.absence import give_seat, notice_transition
from kontor.server.matches.presence.view import ABSENCE, PresenceNotice
from kontor.server.store.people import logins
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import reminders

BY_VOTE = "vote"
SEEN_EVERY = timedelta(hours=1)
"""How exactly it is stored when somebody was last seen: they may have been here that much longer."""


async def do_call_caretaker(context: Context, command: Command, seat: Seat, agreed: bool) -> CommandResult:
    """Agree that the caretaker plays for somebody who does not come back, or withdraw the agreement.

    The caretaker plays once everybody agrees who was seen within ABSENCE; ConflictError says what is missing.
    """
    async with context.cache.locked(command.match) as match:
        match.demand_known(seat)
    try:
        return await commit(context, command, partial(_plan_call, context, command, seat, agreed))
    except KontorError as refused:  # the vote that was still missing is stored as an entry of the other seat
        return await earlier_result(context, _command_of_vote(command, seat), refused)


async def _plan_call(context: Context, command: Command, seat: Seat, agreed: bool, match: RunningMatch) -> Transition:
    present = present_seats(match.occupants)
    if command.seat not in present:
        raise ConflictError("caretaker-plays")
    clock = match.clocks.seats[seat]
    called_by = {*clock.called_by, command.seat} if agreed else {*clock.called_by} - {command.seat}
    if agreed:
        _demand_asked_for_long(match, command.seat, seat, context.now())
        async with connected(context.pool) as connection:
            seen = await _seats_seen(connection, match, present, context.now() - ABSENCE - SEEN_EVERY)
            if seat in seen:
                raise ConflictError("seen-lately", hours=ABSENCE // timedelta(hours=1))
            can_be_told = await reminders.has_channel(connection, match.occupants[seat].account)
        if context.settings.reminding and can_be_told:
            async with context.at(match.id) as connection:
                if not await reminders.is_reminded(connection, match.id, seat):
                    raise ConflictError("not-reminded")
        if seen <= called_by:
            return give_seat(_command_of_vote(command, seat), match, replace(match.occupants[seat], caretaker=True))
    clocks = replace_clock(match.clocks, seat, replace(clock, called_by=tuple(sorted(called_by))))
    return notice_transition(command, match, PresenceNotice("call" if agreed else "not-call", seat), clocks)


def _demand_asked_for_long(match: RunningMatch, voter: Seat, seat: Seat, now: datetime) -> None:
    """Refuse a call for a seat with a clock, for the own seat, and for one that was not asked for ABSENCE."""
    asked = match.clocks.seats[seat].asked
    if match.speed.bank is not None:
        raise ConflictError("has-clock")
    if voter == seat:
        raise ConflictError("call-own")
    if asked is None:
        raise ConflictError("seat-not-asked")
    if now < asked + ABSENCE:
        raise ConflictError("asked-lately", hours=ceil((asked + ABSENCE - now) / timedelta(hours=1)))


async def _seats_seen(
    connection: Connection, match: RunningMatch, seats: Collection[Seat], since: datetime
) -> set[Seat]:
    """Return those of these seats whose people had a page open, or asked for anything, after a moment."""
    accounts = {seat: match.occupants[seat].account for seat in seats}
    seen = await logins.seen_since(connection, [each for each in accounts.values() if each is not None], since)
    return {seat for seat, account in accounts.items() if account in seen}


def _command_of_vote(command: Command, seat: Seat) -> Command:
    """Return the command by which a vote changes another seat, with a key that no command of that seat has."""
    key = None if command.key is None else f"{BY_VOTE}:{command.seat}:{command.key}"
    return replace(command, seat=seat, key=key, by=BY_VOTE)
