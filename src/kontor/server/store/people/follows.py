"""The statements of follows: whose public tables somebody wants to see (`lobby/followed_tables.py` finds them)."""

from typing import NamedTuple

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
