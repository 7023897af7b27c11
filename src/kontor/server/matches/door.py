"""The door: how a command changes a match that is played. One statement, with the expected length of the log in it.

A command names where the match stood when its sender looked. If it moved on, the command is stale, unless it carries
the key of a command that was carried out: then that is the answer. What may not have been stored is looked at again.
"""

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, NamedTuple

from asyncpg import UniqueViolationError

from kontor.core import KontorError, Record, RefusedError, Seat, encode
from kontor.server import metrics
from kontor.server.bus import Nudge
from kontor.server.errors import StaleError
from kontor.server.matches.house import House
from kontor.server.matches.table import Table, bot_decides
from kontor.server.store import matches as store
from kontor.server.store.chair import Chair
from kontor.server.store.matches import Move
from kontor.server.store.pool import Connection, connected

PERSON = "person"
NO_EVENTS = b"[]"


class Command(Record, frozen=True):
    """Who wants something, where the match stood when they looked, and the key that makes it happen once."""

    match: str
    seat: Seat
    seq: int
    key: str | None = None
    by: str = PERSON


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
    """What is stored beside the entry, in the same transaction."""


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
        if table.seq != command.seq:
            return await _carried_out_before(house, command, StaleError("stale", seq=table.seq))
        try:
            table.demand("playing")
            planned = await _planned(plan, table)
        except KontorError as refused:
            return await _carried_out_before(house, command, refused)
        if not await _stored(house, planned):
            await house.fresh(table)
            return await _carried_out_before(house, command, StaleError("stale", seq=table.seq))
        entry = planned.entry
        table.seq, table.step, table.head, table.link = entry.expected + 1, entry.step, entry.head, entry.link
        table.state, table.chairs = planned.state, planned.chairs
        table.status = "playing" if entry.result is None else "over"
        table.remember(entry.logged)
    metrics.moved(table.game.info.slug, command.by, perf_counter() - began)
    await house.bus.publish(Nudge(command.match, entry.expected + 1, entry.bot_to_move))
    return Done(entry.expected + 1)


async def _planned(plan: Callable[[Table], Awaitable[Plan]], table: Table) -> Plan:
    try:
        return await plan(table)
    except RefusedError as error:
        metrics.refused(error.refusal.rule)
        raise


async def _stored(house: House, plan: Plan) -> bool:
    """Store an entry if nobody was quicker and its key is new; say whether it was stored."""
    try:
        async with connected(house.pool) as connection:
            if plan.also is None:
                return await store.move(connection, plan.entry)
            async with connection.transaction():
                stored = await store.move(connection, plan.entry)
                if stored:
                    await plan.also(connection)
                return stored
    except UniqueViolationError:
        return False
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
