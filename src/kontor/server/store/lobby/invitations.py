"""The statements of invitations by name to open matches."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class InviteeRow(NamedTuple):
    """What has to be known before somebody is invited to a match."""

    takes_invitations: bool
    is_member: bool
    is_seated: bool
    is_removed: bool


class OpenInvitation(NamedTuple):
    """An invitation that can still be accepted: to which game, and by whom."""

    game: str
    inviter: str


INVITEE = """
SELECT a.takes_invitations, a.login IS NOT NULL,
    EXISTS (SELECT FROM seats s WHERE s.match = $2 AND s.account = $1),
    EXISTS (SELECT FROM removals r WHERE r.match = $2 AND r.account = $1)
FROM accounts a WHERE a.id = $1
"""
INVITE = """
INSERT INTO invitations (match, account, inviter, invited_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING true
"""
MADE_SINCE = """
SELECT count(*) FROM (SELECT FROM invitations WHERE inviter = $1 AND invited_at > $2 LIMIT $3) made
"""
INVITERS = """
SELECT i.match, a.name FROM invitations i JOIN accounts a ON a.id = i.inviter
WHERE i.account = $1 AND i.match = ANY ($2::text[]) AND NOT i.declined
"""
INVITED_TO = """
SELECT a.name FROM invitations i JOIN accounts a ON a.id = i.account
WHERE i.match = $1 AND NOT EXISTS (SELECT FROM seats s WHERE s.match = $1 AND s.account = i.account)
ORDER BY i.invited_at, a.id
"""
DECLINE_BETWEEN = """
UPDATE invitations SET declined = true
WHERE (account IN (SELECT id FROM accounts WHERE id = $1 OR owner = $1) AND inviter = $2)
    OR (account IN (SELECT id FROM accounts WHERE id = $2 OR owner = $2) AND inviter = $1)
"""
OPEN = """
SELECT m.game, a.name FROM invitations i JOIN matches m ON m.id = i.match JOIN accounts a ON a.id = i.inviter
WHERE i.match = $1 AND i.account = $2 AND NOT i.declined AND m.status = 'open'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account = $2)
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'empty')
"""
REMINDED = """
SELECT count(*) FROM (
    SELECT FROM deliveries WHERE account = $1 AND kind = 'invited' AND made_at > $2 LIMIT 1
) made
"""


async def invitee(connection: Connection, account: int, match: str) -> InviteeRow:
    """Return what has to be known before an account is invited to a match."""
    row = await connection.fetchrow(INVITEE, account, match)
    assert row is not None
    return InviteeRow(*row)


async def invite(connection: Connection, match: str, account: int, inviter: int, now: datetime) -> bool:
    """Store an invitation; False if the account was invited to the match before, also if it has declined."""
    return await connection.fetchval(INVITE, match, account, inviter, now) is True


async def decline(connection: Connection, match: str, account: int) -> None:
    """Note that an account does not want to come; nobody is told."""
    await connection.execute("UPDATE invitations SET declined = true WHERE match = $1 AND account = $2", match, account)


async def made_since(connection: Connection, inviter: int, since: datetime, most: int) -> int:
    """Return how many invitations an account made since a moment, counted up to `most`."""
    count: int = await connection.fetchval(MADE_SINCE, inviter, since, most)
    return count


async def inviters(connection: Connection, account: int, matches: list[str]) -> dict[str, str]:
    """Return the names of those who invited an account to some matches."""
    return {row["match"]: row["name"] for row in await connection.fetch(INVITERS, account, matches)}


async def invited_to(connection: Connection, match: str) -> list[str]:
    """Return the names of those who were invited to a match and do not sit there; also of those who declined."""
    return [row["name"] for row in await connection.fetch(INVITED_TO, match)]


async def was_reminded(connection: Connection, account: int, since: datetime) -> bool:
    """Return True if a message about an invitation was made for an account since a moment."""
    count: int = await connection.fetchval(REMINDED, account, since)
    return count > 0


async def decline_between(connection: Connection, account: int, other: int) -> None:
    """Decline the invitations of one of two accounts by the other: deleting them would show in the inviter's list."""
    await connection.execute(DECLINE_BETWEEN, account, other)


async def invited_accounts(connection: Connection, match: str) -> list[int]:
    """Return the accounts that were invited to a match by name."""
    rows = await connection.fetch("SELECT account FROM invitations WHERE match = $1 AND NOT declined", match)
    return [row["account"] for row in rows]


async def open_invitation(connection: Connection, match: str, account: int) -> OpenInvitation | None:
    """Return an invitation that can still be accepted; None if there is none any more."""
    row = await connection.fetchrow(OPEN, match, account)
    return OpenInvitation(*row) if row else None
