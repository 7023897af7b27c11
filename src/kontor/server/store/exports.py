"""The statements of an export: what is stored about one account, and nothing about anybody else."""

from typing import Any, TypeAlias

from kontor.server.store.pool import Connection

Rows: TypeAlias = list[dict[str, Any]]

ACCOUNT = "SELECT id, name, login IS NOT NULL AS member, created_at FROM accounts WHERE id = $1"
LOGINS = "SELECT device, created_at, seen_at, expires_at FROM logins WHERE account = $1 ORDER BY created_at"
PASSKEYS = "SELECT name, created_at, used_at FROM passkeys WHERE account = $1 ORDER BY id"
SPANS = """
mine AS (
    SELECT match, seat, 0 AS since FROM owners WHERE account = $1
    UNION SELECT a.match, a.seat, a.seq FROM actions a WHERE a.kind = 'chair' AND chair_account(a.action) = $1
), spans AS (
    SELECT match, seat, since, (
        SELECT min(a.seq) FROM actions a WHERE a.match = mine.match AND a.seat = mine.seat AND a.kind = 'chair'
            AND a.seq > mine.since AND chair_account(a.action) IS DISTINCT FROM $1
    ) AS until FROM mine
)
"""
"""Which seats the account had, from which entry of the log on, and before which one it lost them."""
MATCHES = f"""
WITH {SPANS}, every AS (
    SELECT match, seat FROM spans UNION SELECT match, seat FROM seats WHERE account = $1
)
SELECT m.id AS match, m.game, m.options::text AS options, m.status, m.speed, m.rated, m.created_at, m.moved_at,
    m.creator = $1 AS created, e.seat, (SELECT s.account FROM seats s WHERE s.match = m.id AND s.seat = e.seat)
    IS NOT DISTINCT FROM $1 AS still_mine, m.result
FROM matches m LEFT JOIN every e ON e.match = m.id WHERE m.creator = $1 OR e.match IS NOT NULL
ORDER BY m.created_at, m.id
"""  # noqa: S608 - own names
ACTIONS = f"""
WITH {SPANS}
SELECT DISTINCT a.match, a.seq, a.seat, a.kind, a.action, a.undone_to, a.by, a.at
FROM spans s JOIN actions a ON a.match = s.match AND a.seat = s.seat
WHERE a.kind IN ('action', 'undo') AND a.by IN ('person', 'order') AND a.seq > s.since
    AND (s.until IS NULL OR a.seq < s.until)
ORDER BY a.match, a.seq
"""  # noqa: S608 - own names
CHAT = "SELECT match, number, seat, name, text, at FROM chat WHERE account = $1 ORDER BY at, match, number"
NOTES = "SELECT match, text FROM notes WHERE account = $1 ORDER BY match"
MUTES = "SELECT match, seat FROM mutes WHERE account = $1 ORDER BY match, seat"
REMOVALS = "SELECT match, removed_at FROM removals WHERE account = $1 ORDER BY removed_at, match"
REVIEWS = "SELECT match, seat, budget, asked_at FROM reviews WHERE account = $1 ORDER BY asked_at, match, seat"
ORDERS = """
SELECT match, seat, number, form, given_at, acted, ended_at FROM standing_orders WHERE account = $1
ORDER BY match, seat, place
"""
REMINDING = "SELECT after_minutes, every_minutes, reminded_at FROM reminding WHERE account = $1"
CHANNELS = """
SELECT kind, target, shape, language, enabled, confirmed, succeeded_at, failed_at, failures, error FROM channels
WHERE account = $1 ORDER BY id
"""
REMINDERS = """
SELECT kind, turns::text AS turns, state, tries, error, made_at, done_at FROM deliveries WHERE account = $1
ORDER BY made_at, id
"""
RATINGS = "SELECT game, seats, mu, sigma, matches FROM ratings WHERE account = $1 ORDER BY game, seats"
CHANGES = """
SELECT c.match, c.counted, c.mu_before, c.sigma_before, c.mu, c.sigma, m.rated_at
FROM rating_changes c JOIN matches m ON m.id = c.match WHERE c.account = $1 ORDER BY m.rated_at, c.match
"""


async def rows(connection: Connection, statement: str, account: int) -> Rows:
    """Return the rows of an account, as dictionaries by column."""
    return [dict(row) for row in await connection.fetch(statement, account)]
