"""The statements of places: salted hashes by which people at one table can be told to share network and device."""

from typing import NamedTuple

from kontor.server.store.pool import Connection

KEPT_DAYS = 30
"""Days for which places are kept, and for whose matches they are noted."""
WEEK_DAYS = 7

SALT = """
INSERT INTO place_salts (week, salt)
SELECT date_trunc('week', created_at AT TIME ZONE 'UTC')::date, $2 FROM matches
WHERE id = $1 AND created_at > now() - $3 * interval '1 day'
ON CONFLICT (week) DO UPDATE SET week = EXCLUDED.week RETURNING salt
"""
NOTE = """
INSERT INTO places (match, account, place) VALUES ($1, $2, $3)
ON CONFLICT (match, account) DO UPDATE SET place = $3, noted_at = now()
"""
SHARED = """
SELECT array_agg(account ORDER BY account) AS accounts FROM places WHERE match = $1
GROUP BY place HAVING count(*) > 1 ORDER BY 1
"""
RATED_WITH_SHARED = """
SELECT p.match, m.game, array_agg(p.account ORDER BY p.account) AS accounts
FROM places p JOIN matches m ON m.id = p.match
WHERE m.rated AND m.status <> 'open' GROUP BY p.match, m.game, p.place HAVING count(*) > 1
ORDER BY max(p.noted_at) DESC LIMIT $1
"""
FORGET = "DELETE FROM places WHERE noted_at < now() - $1 * interval '1 day' RETURNING match"
FORGET_SALTS = "DELETE FROM place_salts WHERE week < now() - ($1::int + $2::int) * interval '1 day'"


class SharedPlace(NamedTuple):
    """People of one rated match who sat down at the same place."""

    match: str
    game: str
    accounts: list[int]


async def salt_for(connection: Connection, match: str, fresh: bytes) -> bytes | None:
    """Return the salt of the week in which a match was created, a fresh one if it has none; None for an old match."""
    salt: bytes | None = await connection.fetchval(SALT, match, fresh, KEPT_DAYS)
    return salt


async def note(connection: Connection, match: str, account: int, place: bytes) -> None:
    """Store where somebody sat down at a table."""
    await connection.execute(NOTE, match, account, place)


async def shared_at(connection: Connection, match: str) -> list[list[int]]:
    """Return the groups of people at one table who sat down at the same place."""
    return [row["accounts"] for row in await connection.fetch(SHARED, match)]


async def shared_lately(connection: Connection, most: int) -> list[SharedPlace]:
    """Return the last rated matches in which people sat down at the same place."""
    return [SharedPlace(*row) for row in await connection.fetch(RATED_WITH_SHARED, most)]


async def forget(connection: Connection) -> int:
    """Delete places that are kept no longer, and the salts by which they were made; return how many places."""
    forgotten = len(await connection.fetch(FORGET, KEPT_DAYS))
    await connection.execute(FORGET_SALTS, KEPT_DAYS, WEEK_DAYS)
    return forgotten
