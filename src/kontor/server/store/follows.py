"""The statements of follows: whose public tables somebody wants to see."""

from typing import NamedTuple

import asyncpg

from kontor.server.store.blocks import no_block_at
from kontor.server.store.matches import COLUMNS
from kontor.server.store.pool import Connection


class FollowedPerson(NamedTuple):
    """Somebody whom an account follows."""

    account: int
    name: str


FOLLOW = """
INSERT INTO follows (follower, followed)
SELECT $1, $2 WHERE (SELECT count(*) FROM follows WHERE follower = $1) < $3
ON CONFLICT DO NOTHING
"""
FOLLOWS = "SELECT EXISTS (SELECT FROM follows WHERE follower = $1 AND followed = $2)"
FOLLOWED_BY = """
SELECT a.id, a.name FROM follows f JOIN accounts a ON a.id = f.followed
WHERE f.follower = $1 ORDER BY lower(a.name), a.id
"""
END_BETWEEN = """
DELETE FROM follows WHERE (follower = $1 AND followed = $2) OR (follower = $2 AND followed = $1)
"""
TABLES = f"""
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


async def follow(connection: Connection, follower: int, followed: int, most: int) -> bool:
    """Follow an account; return False if the follower follows `most` others already."""
    await connection.execute(FOLLOW, follower, followed, most)
    return await does_follow(connection, follower, followed)


async def unfollow(connection: Connection, follower: int, followed: int) -> None:
    """Do not follow an account any more."""
    await connection.execute("DELETE FROM follows WHERE follower = $1 AND followed = $2", follower, followed)


async def does_follow(connection: Connection, follower: int, followed: int) -> bool:
    """Return True if an account follows another one."""
    found: bool = await connection.fetchval(FOLLOWS, follower, followed)
    return found


async def followed_by(connection: Connection, account: int) -> list[FollowedPerson]:
    """Return whom an account follows, by name."""
    return [FollowedPerson(*row) for row in await connection.fetch(FOLLOWED_BY, account)]


async def end_between(connection: Connection, account: int, other: int) -> None:
    """End that one of two accounts follows the other."""
    await connection.execute(END_BETWEEN, account, other)


async def tables(connection: Connection, account: int, since: str, most: int) -> list[asyncpg.Record]:
    """Return the public tables that are not over where followed people sit or sat at the start, open ones first.

    The order is that in which they were made: the last move of a rated match is not for people who watch it (ADR 56).
    Only matches with an id from `since` on are looked at: ids begin with the month, so this bounds the work.
    """
    return list(await connection.fetch(TABLES, account, since, most))
