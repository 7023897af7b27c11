"""The statements of quotas: the tables and bots that a person and an address have, and the end of origins."""

from typing import NamedTuple

from kontor.server.store.pool import Connection

PLAYING_DAYS = 14
"""Days after its last move for which a match counts; what lies untouched for longer costs nothing."""
OPEN_DAYS = 1
"""Days for which a table counts that has not started: nobody can delete it."""

HELD = """
WITH own AS (SELECT creator, origin FROM matches WHERE id = $1),
counted AS (
    SELECT m.id, m.creator = own.creator AS is_person, m.origin = own.origin AS is_address
    FROM matches m, own
    WHERE m.status IN ('open', 'playing') AND (m.creator = own.creator OR m.origin = own.origin)
        AND m.moved_at > now() - interval '1 day' * CASE WHEN m.status = 'open' THEN $3::int ELSE $2::int END
), seated AS (
    SELECT c.*, (SELECT count(*) FROM seats s WHERE s.match = c.id AND s.kind = 'bot') AS bots FROM counted c
)
SELECT count(*) FILTER (WHERE is_person), coalesce(sum(bots) FILTER (WHERE is_person), 0)::int,
    count(*) FILTER (WHERE is_address), coalesce(sum(bots) FILTER (WHERE is_address), 0)::int
FROM seated
"""


class Held(NamedTuple):
    """Tables that are not over, and the bots in them: of a person, and of everybody at the same address."""

    tables: int
    bots: int
    address_tables: int
    address_bots: int


async def held_with(connection: Connection, match: str) -> Held:
    """Return what the creator of a match and its address have, the match included."""
    row = await connection.fetchrow(HELD, match, PLAYING_DAYS, OPEN_DAYS)
    assert row is not None
    return Held(*row)


FORGET = "UPDATE matches SET origin = NULL WHERE origin IS NOT NULL AND moved_at < now() - interval '1 day' * $1"


async def forget_origins(connection: Connection) -> None:
    """Delete the origins of matches that do not count any more; the others lose theirs when they end."""
    await connection.execute(FORGET, PLAYING_DAYS)
