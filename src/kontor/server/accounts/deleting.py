"""Deleting an account: bots take over its running matches, its seats in open ones are freed, its name is removed.

The bot accounts of a member are deleted before the member's own, each in the same way.

Seats and chat messages keep a placeholder instead of the name, so the others' matches stay complete. A match that this
server cannot read (it began with other rules) cannot be played here: its seat is only unlinked from the account.
"""

from contextlib import suppress
from typing import NamedTuple

from kontor.server.accounts import at_shards
from kontor.server.accounts.logins import Caller, close_sockets
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError, StoreError
from kontor.server.matches import Command, Context, do_leave, do_resign_to_bot
from kontor.server.matches.imports.keeping import tell_removed
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.store.matches import imports
from kontor.server.store.matches.imports import Removed
from kontor.server.store.matches.seats import forget_name
from kontor.server.store.people import accounts as store
from kontor.server.store.people import bots, logins
from kontor.server.store.people.bots import BotRow
from kontor.server.store.pool import Connection, connected

MAX_ROUNDS = 20
"""Rounds in which an account leaves all its matches; those that move on in the meantime are left in the next one."""


async def do_delete_account(context: Context, caller: Caller) -> None:
    """Leave every match properly, then delete the account; ConflictError if they keep moving on."""
    unreadable: set[str] = set()
    for _ in range(MAX_ROUNDS):
        left = await _delete_if_unseated(context, caller.account, unreadable)
        if left is None:
            return
        for bot in left.bots:
            await do_delete_account(context, Caller(bot.id, bot.name, member=False))
        for match_id in left.match_ids:
            if not await _try_to_leave(context, caller.account, match_id):
                unreadable.add(match_id)
    raise ConflictError("account-busy")


class LeftToDo(NamedTuple):
    """What has to go before an account can."""

    bots: list[BotRow]
    match_ids: list[str]
    """The matches in which it has a seat."""


async def _delete_if_unseated(context: Context, account: int, unreadable: set[str]) -> LeftToDo | None:
    """Delete an account that has no bot and no seat left, and return None; otherwise return these."""
    async with connected(context.pool) as connection, connection.transaction():
        await store.hold_account(connection, account)
        match_ids = [match_id for match_id in await store.engaged(connection, account) if match_id not in unreadable]
        owned = await bots.owned_by(connection, account)
        if owned or match_ids:
            return LeftToDo(owned, match_ids)
        deleted = await delete_held(context, connection, account)
    await tell_deleted(context, deleted)
    return None


class Deleted(NamedTuple):
    """What a deleted account leaves behind, so that others can be told."""

    account: int
    logins: list[int]
    passed_on: list[str]
    """Open matches that have another creator now."""
    renamed: list[str]
    """Matches in which a name was replaced."""
    imports: Removed
    """What it had imported, which is gone, and the branches of that."""


async def delete_held(context: Context, connection: Connection, account: int) -> Deleted:
    """Delete a locked account that has no seat in a match that goes on; tell others after the transaction."""
    passed_on = await store.pass_on_matches(connection, account)
    renamed = await forget_name(connection, account)
    ended = await logins.end_all(connection, account)
    imported = await imports.remove_all_of(connection, account)
    await store.delete(connection, account)
    await at_shards.put_in_line(context, connection, account)
    return Deleted(account, ended, passed_on, sorted(renamed), imported)


async def tell_deleted(context: Context, deleted: Deleted) -> None:
    """Close the sockets of a deleted account, and tell others whose name is gone."""
    await close_sockets(context, deleted.logins)
    await at_shards.follow_person_at_once(context, deleted.account)
    for match_id in deleted.passed_on:
        await context.bus.publish(Nudge(match_id, 0, talk=True))
    for match_id in deleted.renamed:
        context.cache.forget(match_id)
        await context.bus.publish(Nudge(match_id, 0, talk=True, renamed=True))
    await tell_removed(context, deleted.imports)


async def _try_to_leave(context: Context, account: int, match_id: str) -> bool:
    """Try to leave a match, which may move on in the meantime; False if this server cannot read it."""
    try:
        async with context.cache.fresh(match_id) as match:
            seat, seq, status = match.seat_of(account), match.seq, match.status
        if seat is None:
            return True
        with suppress(ConflictError, ForbiddenError):
            if status == "open":
                await do_leave(context, match_id, account, seat)
            elif status == "playing":
                await do_resign_to_bot(context, Command(match_id, seat, seq))
    except (StoreError, NotFoundError):
        raise
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the match, its player may leave
        note_failure("leave", match_id, error)
        return False
    return True
