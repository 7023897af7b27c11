"""The statement of public tables where people sit whom somebody follows."""

import asyncpg

from kontor.server.store.matches.matches import COLUMNS
from kontor.server.store.people.blocks import no_block_at
from kontor.server.store.pool import Connection

LISTED = f"""
WITH at_tables AS MATERIALIZED (
    SELECT match, array_agg(account ORDER BY account) AS followed FROM (
        SELECT s.match, s.account FROM follows f JOIN seats s ON s.account = f.followed
        WHERE f.follower = $1 AND s.match >= $2
        UNION SELECT o.match, o.account FROM follows f JOIN owners o ON o.account = f.followed
        WHERE f.follower = $1 AND o.match >= $2
    ) one GROUP BY match
)
{COLUMNS}, t.followed FROM at_tables t JOIN matches m ON m.id = t.match
WHERE m.status <> 'over' AND m.listed AND (m.status = 'open' OR m.spectators) AND m.lesson IS NULL
    AND {no_block_at("m", "$1")}
ORDER BY m.status <> 'open', m.created_at DESC, m.id DESC LIMIT $3
"""  # noqa: S608 - own names


async def listed(connection: Connection, account: int, since: str, most: int) -> list[asyncpg.Record]:
    """Return the public tables that are not over where followed people sit or sat at the start, open ones first.

    The order is that in which they were made: the last move of a rated match is not for people who watch it (ADR 56).
    Only matches with an id from `since` on are looked at: ids begin with the month, so this bounds the work.
    """
    return list(await connection.fetch(LISTED, account, since, most))
