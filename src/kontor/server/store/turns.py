"""The queue of bot turns: the matches themselves, leased to one worker for a while.

There is no job to lose, to duplicate or to forget: a match in which a bot is to move waits until it has moved. Every
entry of a match ends its lease (see `APPEND_ENTRY`); a worker that died leaves one that runs out.
"""

from collections.abc import Collection
from datetime import datetime

import msgspec

from kontor.server.store.pool import Connection


class Lease(msgspec.Struct, frozen=True):
    """A match that a worker may think about, and until when nobody else will."""

    match: str
    until: datetime


LEASE = """
UPDATE matches SET lease_until = now() + $1 * interval '1 second'
WHERE id = (
    SELECT id FROM matches
    WHERE bot_to_move AND (lease_until IS NULL OR lease_until < now()) AND id <> ALL ($2::text[])
    ORDER BY moved_at LIMIT 1
    FOR UPDATE SKIP LOCKED
)
RETURNING id, lease_until
"""


async def lease(connection: Connection, seconds: float, besides: Collection[str] = ()) -> Lease | None:
    """Lease the match that has waited longest for a bot, but none of `besides`; None if none waits."""
    row = await connection.fetchrow(LEASE, seconds, list(besides))
    return Lease(row["id"], row["lease_until"]) if row else None


RENEW = """
UPDATE matches SET lease_until = now() + $1 * interval '1 second'
FROM unnest($2::text[], $3::timestamptz[]) AS held (match, until)
WHERE id = held.match AND lease_until = held.until
RETURNING id, lease_until
"""


async def renew(connection: Connection, seconds: float, given: Collection[Lease]) -> list[Lease]:
    """Extend leases and return them; those that ended, or that another worker has by now, are left out."""
    rows = await connection.fetch(RENEW, seconds, [each.match for each in given], [each.until for each in given])
    return [Lease(row["id"], row["lease_until"]) for row in rows]


async def release(connection: Connection, given: Lease) -> None:
    """End a lease before its time; a lease that another worker has by now stays."""
    await connection.execute(
        "UPDATE matches SET lease_until = NULL WHERE id = $1 AND lease_until = $2", given.match, given.until
    )


async def waiting(connection: Connection) -> int:
    """Return the number of matches in which a bot is to move, leased or not."""
    count: int = await connection.fetchval("SELECT count(*) FROM matches WHERE bot_to_move")
    return count
