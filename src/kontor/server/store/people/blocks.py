"""The statements of blocks: who does not want to sit with whom."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class BlocksBetween(NamedTuple):
    """Whether an account has blocked one of some others, and whether one of these has blocked it."""

    by_account: bool
    by_others: bool


class BlockedPerson(NamedTuple):
    """Somebody whom an account has blocked, and when."""

    account: int
    name: str
    blocked_at: datetime


BLOCK = """
INSERT INTO blocks (blocker, blocked)
SELECT $1, $2 WHERE (SELECT count(*) FROM (SELECT FROM blocks WHERE blocker = $1 LIMIT $3) counted) < $3
ON CONFLICT DO NOTHING
"""
HAS_BLOCKED = "SELECT EXISTS (SELECT FROM blocks WHERE blocker = $1 AND blocked = $2)"
BETWEEN = """
WITH one AS (SELECT unnest(ARRAY[id, owner]) AS id FROM accounts WHERE id = $1),
others AS (SELECT unnest(ARRAY[id, owner]) AS id FROM accounts WHERE id = ANY ($2::bigint[]))
SELECT EXISTS (SELECT FROM blocks b JOIN one ON one.id = b.blocker JOIN others ON others.id = b.blocked),
    EXISTS (SELECT FROM blocks b JOIN one ON one.id = b.blocked JOIN others ON others.id = b.blocker)
"""
BLOCKED_BY = """
SELECT a.id, a.name, b.blocked_at FROM blocks b JOIN accounts a ON a.id = b.blocked
WHERE b.blocker = $1 ORDER BY b.blocked_at DESC, a.id
"""


def no_block_at(match: str, account: str) -> str:
    """Return the SQL condition that no block is between an account and the people or the creator of a match.

    `match` is an alias of the table `matches`, `account` an expression; the condition holds if the latter is null.
    """
    return f"""
    NOT EXISTS (SELECT FROM seats t JOIN blocks b ON b.blocked = t.account WHERE t.match = {match}.id
        AND b.blocker = {account})
    AND NOT EXISTS (SELECT FROM seats t JOIN blocks b ON b.blocker = t.account WHERE t.match = {match}.id
        AND b.blocked = {account})
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocker = {account} AND b.blocked = {match}.creator)
    AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocked = {account} AND b.blocker = {match}.creator)
"""  # noqa: S608 - own names


async def block(connection: Connection, blocker: int, blocked: int, most: int) -> bool:
    """Block an account; return False if the blocker has blocked `most` others already."""
    await connection.execute(BLOCK, blocker, blocked, most)
    return await has_blocked(connection, blocker, blocked)


async def unblock(connection: Connection, blocker: int, blocked: int) -> None:
    """Remove a block, if there is one."""
    await connection.execute("DELETE FROM blocks WHERE blocker = $1 AND blocked = $2", blocker, blocked)


async def has_blocked(connection: Connection, blocker: int, blocked: int) -> bool:
    """Return True if an account has blocked another one."""
    found: bool = await connection.fetchval(HAS_BLOCKED, blocker, blocked)
    return found


async def between(connection: Connection, account: int, others: Collection[int]) -> BlocksBetween:
    """Return which blocks there are between an account and any of some others; a bot shares those of its owner."""
    row = await connection.fetchrow(BETWEEN, account, list(others))
    assert row is not None
    return BlocksBetween(*row)


async def blocked_by(connection: Connection, account: int) -> list[BlockedPerson]:
    """Return whom an account has blocked, the latest first."""
    return [BlockedPerson(*row) for row in await connection.fetch(BLOCKED_BY, account)]
