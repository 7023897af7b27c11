"""Closing a table: a moderator ends a match without a result, and may open it again (ADR 50).

A closed match keeps its position, and nothing hidden of it is revealed: otherwise it could not go on. Nobody is asked,
no clock runs, and no rating changes. The caller gives what else is stored in the same transaction, so that a table is
closed exactly if the reason is on record.

Of a match that is played at a shard the record is at home (ADR 72). It is stored first, with a chore that brings the
table to what the record says; the process of the moderator does the same at once.
"""

from functools import partial

from kontor.core import encode
from kontor.server.bus import Nudge
from kontor.server.errors import StaleError
from kontor.server.matches.kernel.commit import Command, InTransaction, Transition, commit, entry_for
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import (
    OpenMatch,
    RunningMatch,
    demand_closed,
    demand_playing,
    people_of,
)
from kontor.server.matches.presence.view import PresenceNotice
from kontor.server.store.matches import matches as store
from kontor.server.store.moderation import measures
from kontor.server.store.pool import connected
from kontor.server.store.shards.databases import HOME
from kontor.server.store.work import chores

BY_MODERATOR = "moderator"
FOLLOW_RECORD = "follow_record"
"""The name of the task that closes a match at a shard, or opens it again; its argument is `match`."""
MAX_TRIES = 20
"""How often closing is tried while people go on playing."""


async def do_close_table(context: Context, match_id: str, in_transaction: InTransaction) -> None:
    """Close a match that is being played, or delete one that has not started; ConflictError if it is over."""
    for tries_left in reversed(range(MAX_TRIES)):
        async with context.cache.fresh(match_id) as match:
            command = Command(match_id, 0, match.seq, by=BY_MODERATOR)
            people = people_of(match.occupants)
        try:
            if await context.databases.shard_of(match_id) != HOME:
                demand_playing(match)
                await _record_and_follow(context, match_id, in_transaction)
            elif isinstance(match, OpenMatch):
                await _delete_open(context, match_id, people, in_transaction)
            else:
                await commit(context, command, partial(_plan_closing, command, in_transaction))
        except StaleError:
            if not tries_left:
                raise
        else:
            return


async def do_open_again(context: Context, match_id: str, in_transaction: InTransaction) -> None:
    """Let a match that was closed go on where it stood; ConflictError if it is not closed."""
    async with context.cache.fresh(match_id) as match:
        command = Command(match_id, 0, match.seq, by=BY_MODERATOR)
    if await context.databases.shard_of(match_id) != HOME:
        demand_closed(match)
        await _record_and_follow(context, match_id, in_transaction)
        return
    await commit(context, command, partial(_plan_opening, command, in_transaction), demand_closed)


async def _record_and_follow(context: Context, match_id: str, in_transaction: InTransaction) -> None:
    """Store a decision at home about a match at a shard, and bring the match to it."""
    async with connected(context.pool) as home, home.transaction():
        await in_transaction(home)
        await chores.defer(home, FOLLOW_RECORD, match_id, match=match_id)
    await do_follow_record(context, match_id)


async def do_follow_record(context: Context, match_id: str) -> None:
    """Close a match if a decision stands that says so, and open it again if none does; it may be done again."""
    for tries_left in reversed(range(MAX_TRIES)):
        async with connected(context.pool) as connection:
            is_to_be_closed = await measures.is_closed(connection, match_id)
        async with context.cache.fresh(match_id) as match:
            command = Command(match_id, 0, match.seq, by=BY_MODERATOR)
        try:
            if is_to_be_closed and match.status == "playing":
                await commit(context, command, partial(_plan_closing, command, None))
            elif not is_to_be_closed and match.status == "closed":
                await commit(context, command, partial(_plan_opening, command, None), demand_closed)
        except StaleError:
            if not tries_left:
                raise
        else:
            return


async def _plan_closing(command: Command, in_transaction: InTransaction | None, match: RunningMatch) -> Transition:
    entry = entry_for(
        demand_playing(match),
        command,
        match.state,
        match.occupants,
        kind="sitting",
        action=encode(PresenceNotice("closed")),
        sealed=True,
        closes=True,
    )
    return Transition(entry, match.state, match.occupants, match.clocks, in_transaction)


async def _plan_opening(command: Command, in_transaction: InTransaction | None, match: RunningMatch) -> Transition:
    notice = encode(PresenceNotice("opened"))
    entry = entry_for(match, command, match.state, match.occupants, kind="sitting", action=notice, sealed=True)
    return Transition(entry, match.state, match.occupants, match.clocks, in_transaction)


async def _delete_open(context: Context, match_id: str, people: tuple[int, ...], in_transaction: InTransaction) -> None:
    """Delete a table that has not started; StaleError if it has started in the meantime."""
    async with connected(context.pool) as connection, connection.transaction():
        await store.lock(connection, match_id)
        await in_transaction(connection)
        if not await store.delete_open(connection, match_id):
            raise StaleError("stale", seq=0)
    context.cache.forget(match_id)
    await context.bus.publish(Nudge(match_id, 0, talk=True, people=people))
