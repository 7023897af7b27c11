"""The statements of retention: guests who stay away, tables that never started, and the chat of old matches."""

from kontor.server.store.pool import Connection

NOT_SEATED = """
NOT EXISTS (
    SELECT FROM seats s JOIN matches m ON m.id = s.match WHERE s.account = a.id AND m.status IN ('open', 'playing')
)
"""
AWAY = f"""
SELECT id FROM accounts a
WHERE login IS NULL AND seen_at < now() - $1 * interval '1 day' AND {NOT_SEATED} ORDER BY seen_at LIMIT $2
"""  # noqa: S608 - our own text
STILL_AWAY = f"""
SELECT true FROM accounts a
WHERE id = $1 AND login IS NULL AND seen_at < now() - $2 * interval '1 day' AND {NOT_SEATED}
"""  # noqa: S608 - our own text


async def guests_away(connection: Connection, days: int, most: int) -> list[int]:
    """Return guests without a seat in a match that goes on whom nobody has seen for some days, the longest first."""
    return [row["id"] for row in await connection.fetch(AWAY, days, most)]


async def is_still_away(connection: Connection, account: int, days: int) -> bool:
    """Return True if a locked account is still that of a guest who stays away."""
    return await connection.fetchval(STILL_AWAY, account, days) is not None


OPEN_TABLES = """
WITH old AS (
    SELECT id, ARRAY(SELECT account FROM seats s WHERE s.match = m.id AND account IS NOT NULL) AS people FROM matches m
    WHERE status = 'open' AND moved_at < now() - $1 * interval '1 day'
        AND NOT EXISTS (SELECT FROM chat c WHERE c.match = m.id AND c.at >= now() - $1 * interval '1 day')
    ORDER BY moved_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM matches m USING old WHERE m.id = old.id RETURNING m.id, old.people
"""


async def delete_open_tables(connection: Connection, days: int, most: int) -> dict[str, tuple[int, ...]]:
    """Delete tables that were opened some days ago, never started and are silent since; return who sat at each."""
    return {row["id"]: tuple(row["people"]) for row in await connection.fetch(OPEN_TABLES, days, most)}


CHAT = """
WITH old AS (
    SELECT c.match, c.number FROM chat c JOIN matches m ON m.id = c.match
    WHERE m.status IN ('over', 'closed') AND m.moved_at < now() - $1 * interval '1 day' LIMIT $2
)
DELETE FROM chat c USING old WHERE c.match = old.match AND c.number = old.number RETURNING c.match
"""


async def delete_chat(connection: Connection, days: int, most: int) -> int:
    """Delete what was said in matches that ended some days ago; return how many messages."""
    return len(await connection.fetch(CHAT, days, most))


REPORTS = "DELETE FROM reports WHERE resolved_at < now() - $1 * interval '1 day' RETURNING id"


async def delete_reports(connection: Connection, days: int) -> int:
    """Delete reports that were resolved some days ago; return how many."""
    return len(await connection.fetch(REPORTS, days))
