"""The statements of an export: what is stored about one account, and nothing about anybody else."""

from typing import Any, TypeAlias

from kontor.server.store.pool import Connection

Rows: TypeAlias = list[dict[str, Any]]

ACCOUNT = """
SELECT id, name, login IS NOT NULL AS member, created_at, seen_at, hides_results, takes_invitations, role,
    muted_until::text AS muted_until, suspended_until::text AS suspended_until
FROM accounts WHERE id = $1
"""
LOGINS = "SELECT device, created_at, seen_at, expires_at FROM logins WHERE account = $1 ORDER BY created_at"
BOTS = """
SELECT a.name, a.created_at, a.seen_at, (
    SELECT json_agg(json_build_object('label', l.device, 'scopes', l.scopes, 'created_at', l.created_at,
        'expires_at', l.expires_at, 'seen_at', l.seen_at) ORDER BY l.id)::text
    FROM logins l WHERE l.account = a.id
) AS tokens
FROM accounts a WHERE a.owner = $1 ORDER BY a.id
"""
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
PACKED = f"""
WITH {SPANS}
SELECT s.match, s.seat, s.since, s.until FROM spans s JOIN packs p ON p.match = s.match ORDER BY s.match, s.since
"""  # noqa: S608 - own names
CHAT = "SELECT match, number, seat, name, text, at FROM chat WHERE account = $1 ORDER BY at, match, number"
NOTES = "SELECT match, text FROM notes WHERE account = $1 ORDER BY match"
MUTES = "SELECT match, seat FROM mutes WHERE account = $1 ORDER BY match, seat"
REMOVALS = "SELECT match, removed_at FROM removals WHERE account = $1 ORDER BY removed_at, match"
BLOCKS = """
SELECT a.name, b.blocked_at FROM blocks b JOIN accounts a ON a.id = b.blocked WHERE b.blocker = $1 ORDER BY b.blocked_at
"""
FOLLOWS = """
SELECT a.name, f.followed_at FROM follows f JOIN accounts a ON a.id = f.followed
WHERE f.follower = $1 ORDER BY f.followed_at
"""
INVITATIONS = """
SELECT i.match, i.inviter = $1 AS by_me, i.invited_at, CASE WHEN i.inviter <> $1 THEN i.declined END AS declined,
    (SELECT a.name FROM accounts a WHERE a.id = CASE WHEN i.inviter = $1 THEN i.account ELSE i.inviter END) AS other
FROM invitations i WHERE i.account = $1 OR i.inviter = $1 ORDER BY i.invited_at, i.match
"""
MAIL_INVITATIONS = "SELECT match, address, language, invited_at FROM mail_invitations WHERE inviter = $1 ORDER BY id"
RESULTS = """
SELECT match, ended_at, game, seats, seat, place, points, parts::text AS parts, people, levels, rated, public, finished,
    timed, answered, missed
FROM results WHERE account = $1 ORDER BY ended_at, match
"""
SEEKS = """
SELECT game, seats, speed, rated, near, sought_at, seen_at, expires_at, state, match, ended_at FROM seeks
WHERE account = $1 ORDER BY id
"""
REVIEWS = "SELECT match, seat, budget, asked_at FROM reviews WHERE account = $1 ORDER BY asked_at, match, seat"
IMPORTS = """
SELECT i.match, m.game, i.public, i.site, i.signed_at, i.imported_at FROM imports i JOIN matches m ON m.id = i.match
WHERE i.account = $1 ORDER BY i.imported_at, i.match
"""
REPORTS = """
SELECT kind, category, text, match, seat, line, created_at, resolved_at FROM reports WHERE reporter = $1 ORDER BY id
"""
NOTICES = """
SELECT n.kind, CASE WHEN n.kind <> 'outcome' THEN x.kind END AS measure,
    CASE WHEN n.kind <> 'outcome' THEN x.reason END AS reason, CASE WHEN n.kind <> 'outcome' THEN x.until::text END
    AS until, x.match, n.made_at, n.seen_at
FROM notices n JOIN measures x ON x.id = n.measure WHERE n.account = $1 ORDER BY n.id
"""
CHAT_FILTER = "SELECT hide_all, hide_guests, words FROM chat_filters WHERE account = $1"
PLACES = "SELECT match, encode(place, 'hex') AS place, noted_at FROM places WHERE account = $1 ORDER BY noted_at, match"
DEAL_TRIES = """
SELECT deal, match, began_at, state, points, place FROM deal_tries WHERE account = $1 ORDER BY began_at
"""
DARES = """
SELECT id, game, seats, opens_at, closes_at FROM deals WHERE creator = $1 AND series IS NULL ORDER BY opens_at
"""
SERIES = """
SELECT s.id, s.game, s.seats, s.creator = $1 AS created, p.joined_at FROM series s
LEFT JOIN series_people p ON p.series = s.id AND p.account = $1
WHERE s.creator = $1 OR p.account = $1 ORDER BY s.created_at
"""
ORDERS = """
SELECT match, seat, number, form, given_at, acted, ended_at FROM standing_orders WHERE account = $1
ORDER BY match, seat, place
"""
REMINDING = "SELECT after_minutes, every_minutes, reminded_at, letter_at FROM reminding WHERE account = $1"
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
