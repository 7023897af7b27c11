"""The door: how a command changes a match that is played. One statement, with the expected length of the log in it.

A command names where the match stood when its sender looked. If it moved on, the command is stale, unless it carries
the key of a command that was carried out: then that is the answer. What may not have been stored is looked at again.
"""

from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from asyncpg import UniqueViolationError

from kontor.core import KontorError, Record, RefusedError, Seat, encode
from kontor.server import metrics
from kontor.server.bus import Nudge
from kontor.server.errors import StaleError
from kontor.server.matches.clock.clocks import Clocks, Deed, wound
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.match import Table, bot_decides
from kontor.server.rest_calendar import Rest
from kontor.server.store import matches as store
from kontor.server.store.chair import Chair
from kontor.server.store.matches import Move
from kontor.server.store.pool import Connection, connected
from kontor.server.store.rests import rests_of

PERSON = "person"
NO_EVENTS = b"[]"
SEATS = ("chair", "sitting")
"""The kinds of entries after which sockets are told about the seats, too."""


class Command(Record, frozen=True):
    """Who wants something, where the match stood when they looked, and the key that makes it happen once."""

    match: str
    seat: Seat
    seq: int
    key: str | None = None
    by: str = PERSON
    account: int | None = None
    """Whose seat it is said to be; None if a machine says so, or the command gives the seat to somebody."""


class Done(Record, frozen=True):
    """A command was carried out: its entry of the log. `again` if that was so before."""

    seq: int
    again: bool = False


class Plan(NamedTuple):
    """What a command makes of a match: the entry of the log, the position after it, and who has which seat then."""

    entry: Move
    state: Any
    chairs: tuple[Chair, ...]
    also: Callable[[Connection], Awaitable[object]] | None = None
    """What is stored beside the entry, in the same transaction; it returns True if a worker has to look for it."""
    clocks: Clocks | None = None
    """The clocks, if the command changes them otherwise than by letting time pass."""


def entry_for(table: Table, command: Command, state: Any, chairs: tuple[Chair, ...], **fields: Any) -> Move:
    """Return the entry of a command that leads to a position; what is not named stays as it is, and nothing happens."""
    deciders = table.game.deciders(state)
    given = {
        "step": table.step,
        "head": table.head,
        "link": table.link,
        "result": None,
        "action": None,
        "events": NO_EVENTS,
        "sealed": False,
        "before": table.head,
        "undone_to": None,
        **fields,
    }
    return Move(
        match=table.id,
        expected=table.seq,
        state=encode(state),
        deciders=deciders,
        bot_to_move=bot_decides(chairs, deciders),
        seat=command.seat,
        entry_link=given["link"],
        by=command.by,
        key=command.key,
        **given,
    )


async def carry_out(house: House, command: Command, plan: Callable[[Table], Awaitable[Plan]]) -> Done:
    """Carry a command out on the match as it stands, and tell the others when it is on disk."""
    began = perf_counter()
    async with house.table(command.match) as table:
        if table.seq != command.seq or table.status == "open":
            await house.fresh(table)
        try:
            table.demand_own(command.seat, command.account)
            if table.seq != command.seq:
                raise StaleError("stale", seq=table.seq)
            table.demand("playing")
            planned = await _planned(plan, table)
        except KontorError as refused:
            return await _carried_out_before(house, command, refused)
        planned = await _timed(house, table, planned)
        if planned.entry.kind == "sitting" and planned.clocks == table.clocks:
            await house.fresh(table)
            if table.seq == command.seq:
                return Done(table.seq, again=True)  # it was so before
        look = await _stored(house, planned)
        if look is None:
            await house.fresh(table)
            return await _carried_out_before(house, command, StaleError("stale", seq=table.seq))
        entry = planned.entry
        table.seq, table.step, table.head, table.link = entry.expected + 1, entry.step, entry.head, entry.link
        table.state, table.chairs, table.clocks = planned.state, planned.chairs, planned.clocks
        table.status = "playing" if entry.result is None else "over"
        table.remember(entry.logged)
    metrics.moved(table.game.info.slug, command.by, perf_counter() - began)
    await house.bus.publish(Nudge(command.match, entry.expected + 1, look, talk=entry.kind in SEATS))
    return Done(entry.expected + 1)


async def _planned(plan: Callable[[Table], Awaitable[Plan]], table: Table) -> Plan:
    try:
        return await plan(table)
    except RefusedError as error:
        metrics.refused(error.refusal.rule)
        raise


async def _timed(house: House, table: Table, plan: Plan) -> Plan:
    """Return a plan with the time at which it happens, and the clocks as they stand then."""
    now, entry, speed = house.now(), plan.entry, table.speed
    before = plan.clocks or table.clocks
    assert before is not None
    accounts = [chair.account for chair in plan.chairs if chair.account is not None] if speed.rests else []
    rests: Mapping[int, Rest] = {}
    if accounts:
        async with connected(house.pool) as connection:
            rests = await rests_of(connection, accounts)
    deciders = entry.deciders if entry.result is None else ()
    deed = Deed(entry.kind, entry.seat, entry.by, table.head)
    clocks = wound(before, speed, plan.chairs, deciders, rests, entry.expected + 1, now, deed)
    assert table.clocks is not None
    asked = [seat for seat in clocks.asked if changed_hands(table, plan.chairs, seat)]
    timed = msgspec.structs.replace(
        entry,
        at=now,
        clocks=encode(clocks),
        due_at=clocks.due_at,
        asked=tuple(asked),
        asked_accounts=tuple(plan.chairs[seat].account for seat in asked),
        answered=tuple(set(table.clocks.asked) - set(clocks.asked)),
    )
    return plan._replace(entry=timed, clocks=clocks)


def changed_hands(table: Table, chairs: tuple[Chair, ...], seat: Seat) -> bool:
    """Say of a seat that is asked whether it was not, or was somebody else's, before."""
    assert table.clocks is not None
    return seat not in table.clocks.asked or chairs[seat].account != table.chairs[seat].account


async def _stored(house: House, plan: Plan) -> bool | None:
    """Store an entry if nobody was quicker and its key is new; say whether a worker has to look, None if it is not."""
    try:
        async with connected(house.pool) as connection:
            if plan.also is None:
                return await store.move(connection, plan.entry)
            async with connection.transaction():
                stored = await store.move(connection, plan.entry)
                return stored if stored is None else await plan.also(connection) is True or stored
    except UniqueViolationError:
        return None
    except BaseException:
        house.forget(plan.entry.match)  # nobody knows whether it was stored: the next one looks
        raise


async def _carried_out_before(house: House, command: Command, otherwise: KontorError) -> Done:
    """Return what a command with this key did before; if there was none, raise why this one cannot be carried out."""
    if command.key is not None:
        async with connected(house.pool) as connection:
            seq = await store.entry_of_key(connection, command.match, command.seat, command.key)
        if seq is not None:
            return Done(seq, again=True)
    raise otherwise
