"""Deleting an account: bots go on for it where it plays, seats are freed where it waits, and its name goes everywhere.

At its seats and where it spoke somebody unknown stands instead, so that the others' matches stay whole. A match that
this server cannot read (it was begun with other rules) is nobody's to play here: its seat is unlinked.
"""

from contextlib import suppress

from kontor.core import UnknownGameError
from kontor.server.accounts.logins import Caller
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError
from kontor.server.logs import log
from kontor.server.matches import Command, Context, do_leave, do_resign_to_bot
from kontor.server.store import accounts as store
from kontor.server.store.owners import forget_name
from kontor.server.store.pool import connected

MOST_ROUNDS = 20
"""So often the matches of an account are looked at again because they moved on while it left them."""


async def do_delete_account(context: Context, caller: Caller) -> None:
    """Leave every match as it should be left, then delete the account; ConflictError if they move on too fast."""
    unread: set[str] = set()
    for _ in range(MOST_ROUNDS):
        left = await _deleted(context, caller.account, unread)
        if not left:
            return
        for match_id in left:
            if not await _stood_up(context, caller.account, match_id):
                unread.add(match_id)
    raise ConflictError("account-busy")


async def _deleted(context: Context, account: int, unread: set[str]) -> list[str]:
    """Delete an account that has no seat to leave; otherwise return the matches where it has one."""
    async with connected(context.pool) as connection, connection.transaction():
        await store.hold_account(connection, account)
        left = [match_id for match_id in await store.engaged(connection, account) if match_id not in unread]
        if left:
            return left
        passed_on = await store.pass_on_matches(connection, account)
        renamed = await forget_name(connection, account)
        await store.delete(connection, account)
    for match_id in passed_on:
        await context.bus.publish(Nudge(match_id, 0, talk=True))
    for match_id in sorted(renamed):
        context.cache.forget(match_id)
        await context.bus.publish(Nudge(match_id, 0, talk=True, renamed=True))
    return []


async def _stood_up(context: Context, account: int, match_id: str) -> bool:
    """Try to leave a match, which may move on meanwhile; False if this server cannot read it."""
    try:
        async with context.cache.fresh(match_id) as match:
            seat, seq, status = match.seat_of(account), match.seq, match.status
    except (ConflictError, UnknownGameError) as error:
        log.warning("seat-unlinked", match=match_id, error=str(error))
        return False
    if seat is None:
        return True
    with suppress(ConflictError, ForbiddenError):
        if status == "open":
            await do_leave(context, match_id, account, seat)
        elif status == "playing":
            await do_resign_to_bot(context, Command(match_id, seat, seq))
    return True
