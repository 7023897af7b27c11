"""Staying, going and coming back: the caretaker, pauses by agreement, and substitutes. No game dies of an absence."""

from functools import partial

import msgspec

from kontor.core import Seat, encode
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.matches.clock.clocks import Clocks, paused, present, refreshed, resumed, returned, with_clock
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command, Done, Plan, carry_out, entry_for
from kontor.server.matches.kernel.match import Table
from kontor.server.matches.presence.view import Sitting, is_free
from kontor.server.store import matches as store
from kontor.server.store.chair import Chair
from kontor.server.store.pool import Connection


async def do_step_away(house: House, command: Command) -> Done:
    """Let the caretaker play for the seat until its owner is back."""
    return await carry_out(house, command, partial(_away, command))


async def do_come_back(house: House, command: Command) -> Done:
    """Take the own seat back from the caretaker, also in the middle of a turn; ConflictError without time for it."""
    return await carry_out(house, command, partial(_back, house, command))


async def do_flag(house: House, command: Command) -> Done:
    """Let the caretaker play for a seat whose clock ran out; ConflictError if it did not, as its owner rests."""
    return await carry_out(house, command, partial(_flagged, house, command))


async def do_want_pause(house: House, command: Command, wanted: bool) -> Done:
    """Want a pause, which begins when everybody does who is there; or want none, which ends it."""
    return await carry_out(house, command, partial(_pause, house, command, wanted))


async def do_free_seat(house: House, command: Command, seat: Seat, agreed: bool) -> Done:
    """Agree, or not any more, that somebody else takes a seat that the caretaker has."""
    return await carry_out(house, command, partial(_freed, command, seat, agreed))


async def do_substitute(house: House, command: Command, account: int, name: str) -> Done:
    """Give a seat to a person who plays on for another one, if everybody who is there has agreed."""
    return await carry_out(house, command, partial(_substituted, command, account, name))


async def do_update_rest(house: House, command: Command) -> Done:
    """Compute the clock of a seat again after its owner changed their nights or holidays."""
    return await carry_out(house, command, partial(_update_rest, command))


async def _update_rest(command: Command, table: Table) -> Plan:
    return _said(command, table, Sitting("rests"), _clocks(table))


async def _away(command: Command, table: Table) -> Plan:
    chair = table.chairs[command.seat]
    if chair.kind != "person" or chair.caretaker:
        raise ConflictError("caretaker-plays")
    return seated(command, table, msgspec.structs.replace(chair, caretaker=True))


async def _back(house: House, command: Command, table: Table) -> Plan:
    chair = table.chairs[command.seat]
    if not chair.caretaker:
        raise ConflictError("caretaker-idle")
    clocks = returned(_clocks(table), command.seat, table.speed, house.now())
    if clocks.seats[command.seat].bank == 0:
        raise ConflictError("time-up")  # or else the caretaker's thoughts would be stale again and again
    return seated(command, table, msgspec.structs.replace(chair, caretaker=False), clocks)


async def _flagged(house: House, command: Command, table: Table) -> Plan:
    if _clocks(table).flagged(house.now()) != command.seat:
        raise ConflictError("time-left")
    return seated(command, table, msgspec.structs.replace(table.chairs[command.seat], caretaker=True))


async def _pause(house: House, command: Command, wanted: bool, table: Table) -> Plan:
    clocks, seat, now = _clocks(table), command.seat, house.now()
    if seat not in present(table.chairs):
        raise ConflictError("caretaker-plays")
    if not wanted:
        said = Sitting("resumed" if clocks.paused else "pause-withdrawn")
        others = tuple(one for one in clocks.pause_wanted if one != seat)
        after = resumed(clocks, now) if clocks.paused else msgspec.structs.replace(clocks, pause_wanted=others)
    elif clocks.paused:
        raise ConflictError("paused")
    else:
        everybody = {*clocks.pause_wanted, seat}
        agreed = set(present(table.chairs)) <= everybody
        said = Sitting("paused" if agreed else "pause-wanted")
        after = (
            paused(clocks, now) if agreed else msgspec.structs.replace(clocks, pause_wanted=tuple(sorted(everybody)))
        )
    return _said(command, table, said, after)


async def _freed(command: Command, seat: Seat, agreed: bool, table: Table) -> Plan:
    clocks = _clocks(table)
    if not 0 <= seat < table.seats or not table.chairs[seat].caretaker:
        raise ConflictError("caretaker-idle")
    if command.seat not in present(table.chairs):
        raise ConflictError("caretaker-plays")  # whoever is away, the seat's owner first of all, is not asked
    clock = clocks.seats[seat]
    by = {*clock.freed_by, command.seat} if agreed else {*clock.freed_by} - {command.seat}
    after = with_clock(clocks, seat, msgspec.structs.replace(clock, freed_by=tuple(sorted(by))))
    return _said(command, table, Sitting("free" if agreed else "not-free", seat), after)


async def _substituted(command: Command, account: int, name: str, table: Table) -> Plan:
    if table.seat_of(account) is not None:
        raise ConflictError("seated-already")
    if not is_free(table, command.seat):
        raise ForbiddenError("seat-not-free")
    clocks = refreshed(_clocks(table), command.seat, table.speed)
    clock = msgspec.structs.replace(clocks.seats[command.seat], rest=None)  # those nights were somebody else's
    return seated(command, table, Chair("person", name, account), with_clock(clocks, command.seat, clock))


def _clocks(table: Table) -> Clocks:
    assert table.clocks is not None
    return table.clocks


def _said(command: Command, table: Table, said: Sitting, clocks: Clocks) -> Plan:
    """Return the plan of something that was said and changes nothing but the clocks: none of them, no entry."""
    entry = entry_for(table, command, table.state, table.chairs, kind="sitting", action=encode(said), sealed=True)
    return Plan(entry, table.state, table.chairs, clocks=clocks)


def seated(command: Command, table: Table, chair: Chair, clocks: Clocks | None = None) -> Plan:
    """Return the plan that gives the seat of a command to somebody."""
    seat, state = command.seat, table.state
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    entry = entry_for(table, command, state, chairs, kind="chair", action=encode(chair), sealed=True)
    return Plan(entry, state, chairs, partial(_handed_over, table.id, seat, chair), clocks)


async def _handed_over(match: str, seat: Seat, chair: Chair, connection: Connection) -> None:
    await store.hand_over(connection, match, seat, chair)
