"""Blocking: a member whom somebody has blocked cannot sit, talk or play with them (ADR 49).

What a block prevents is in `matches/kernel/blocks.py` and in the statements that list matches and chat.
"""

from datetime import datetime

from kontor.core import Record
from kontor.server.errors import ConflictError
from kontor.server.matches import Context
from kontor.server.people.finding import demand_member
from kontor.server.store.lobby import invitations
from kontor.server.store.people import blocks, follows
from kontor.server.store.pool import connected

MAX_BLOCKS = 500
"""People whom one account may have blocked at once."""


class BlockedPersonView(Record, frozen=True):
    """Somebody whom the caller has blocked."""

    name: str
    since: datetime


async def do_block(context: Context, account: int, name: str, blocked: bool) -> None:
    """Block a member, or take that back; they are not told, and nobody who already sits somewhere loses a seat."""
    async with connected(context.pool) as connection, connection.transaction():
        person = await demand_member(connection, name)
        if person.account == account:
            raise ConflictError("block-oneself")
        if not blocked:
            await blocks.unblock(connection, account, person.account)
            return
        if not await blocks.block(connection, account, person.account, MAX_BLOCKS):
            raise ConflictError("too-many-blocks", most=MAX_BLOCKS)
        await follows.end_between(connection, account, person.account)
        await invitations.decline_between(connection, account, person.account)


async def people_blocked_by(context: Context, account: int) -> list[BlockedPersonView]:
    """Return whom an account has blocked, the latest first; nobody but this account may see it."""
    async with connected(context.pool) as connection:
        found = await blocks.blocked_by(connection, account)
    return [BlockedPersonView(each.name, each.blocked_at) for each in found]
