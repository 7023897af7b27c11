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
from kontor.server.matches import Command, House, do_leave, do_resign_to_bot
from kontor.server.store import accounts as store
from kontor.server.store.owners import forget_name
from kontor.server.store.pool import connected

MOST_ROUNDS = 20
"""So often the matches of an account are looked at again because they moved on while it left them."""


async def do_delete_account(house: House, caller: Caller) -> None:
    """Leave every match as it should be left, then delete the account; ConflictError if they move on too fast."""
    unread: set[str] = set()
    for _ in range(MOST_ROUNDS):
        left = await _deleted(house, caller.account, unread)
        if not left:
            return
        for match in left:
            if not await _stood_up(house, caller.account, match):
                unread.add(match)
    raise ConflictError("account-busy")


async def _deleted(house: House, account: int, unread: set[str]) -> list[str]:
    """Delete an account that has no seat to leave; otherwise return the matches where it has one."""
    async with connected(house.pool) as connection, connection.transaction():
        await store.hold_account(connection, account)
        left = [match for match in await store.engaged(connection, account) if match not in unread]
        if left:
            return left
        passed_on = await store.pass_on_matches(connection, account)
        renamed = await forget_name(connection, account)
        await store.delete(connection, account)
    for match in passed_on:
        await house.bus.publish(Nudge(match, 0, talk=True))
    for match in sorted(renamed):
        house.forget(match)
        await house.bus.publish(Nudge(match, 0, talk=True, renamed=True))
    return []


async def _stood_up(house: House, account: int, match: str) -> bool:
    """Try to leave a match, which may move on meanwhile; False if this server cannot read it."""
    try:
        async with house.table(match) as table:
            await house.fresh(table)
            seat, seq, status = table.seat_of(account), table.seq, table.status
    except (ConflictError, UnknownGameError) as error:
        log.warning("seat-unlinked", match=match, error=str(error))
        return False
    if seat is None:
        return True
    with suppress(ConflictError, ForbiddenError):
        if status == "open":
            await do_leave(house, match, account, seat)
        elif status == "playing":
            await do_resign_to_bot(house, Command(match, seat, seq))
    return True
