"""Blocks: people of whom one has blocked the other do not come together at a table (ADR 49).

Everything that seats a person, or brings people together in another way, asks here. Somebody who is refused because
others have blocked them is not told so: the answer names neither the reason nor a person.
"""

from collections.abc import Iterable

from kontor.core import Seat
from kontor.server.errors import ForbiddenError
from kontor.server.matches.kernel.match import Match
from kontor.server.store.people import blocks
from kontor.server.store.pool import Connection


async def demand_no_block_at(
    connection: Connection, match: Match, account: int, instead_of: Seat | None = None
) -> None:
    """Refuse an account a seat at a match if a block is between it and the people there, or the creator.

    `instead_of` is the seat whose person makes room, and does not count.
    """
    sitting = [occupant.account for seat, occupant in enumerate(match.occupants) if seat != instead_of]
    await demand_no_block(connection, account, (*sitting, match.creator))


async def demand_no_block(connection: Connection, account: int, others: Iterable[int | None]) -> None:
    """Do nothing if no block is between an account and any of some others; ForbiddenError if there is one."""
    people = {other for other in others if other is not None and other != account}
    if not people:
        return
    found = await blocks.between(connection, account, people)
    if found.by_account:
        raise ForbiddenError("blocked-here")
    if found.by_others:
        raise ForbiddenError("seat-refused")
