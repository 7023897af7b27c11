"""The statements of invitations by mail: to whom, to which table, and until when the address is kept."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection
from kontor.server.store.work import chores

SEND = "send_mail_invitation"
"""The name of the task that sends an invitation; its argument is `invitation`."""


class MailInvitation(NamedTuple):
    """An invitation that is still to be sent, as it reads now."""

    id: int
    target: str
    """The address."""
    language: str
    tries: int
    match: str
    game: str
    inviter: str
    sha256: bytes


MADE_SINCE = "SELECT count(*) FROM mail_invitations WHERE inviter = $1 AND invited_at > $2"
INVITE = """
INSERT INTO mail_invitations (inviter, match, sha256, address, language, invited_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING id
"""
UNWELCOME = """
SELECT EXISTS (
    SELECT FROM channels c JOIN accounts a ON a.id = c.account
    WHERE c.kind = 'mail' AND c.confirmed AND lower(c.target) = lower($2)
        AND (NOT a.takes_invitations OR EXISTS (SELECT FROM blocks b WHERE b.blocker = a.id AND b.blocked = $1))
)
"""
BEGIN = """
UPDATE mail_invitations i SET tries = tries + 1 FROM matches m, accounts a
WHERE i.id = $1 AND i.address IS NOT NULL AND i.invited_at > $2 AND m.id = i.match AND a.id = i.inviter
    AND m.status = 'open' AND m.creator = i.inviter AND (a.suspended_until IS NULL OR a.suspended_until <= $3)
    AND EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'empty')
RETURNING i.id, i.address, i.language, i.tries, i.match, m.game, a.name, i.sha256
"""


async def made_since(connection: Connection, inviter: int, since: datetime) -> int:
    """Return how many invitations by mail an account made since a moment."""
    count: int = await connection.fetchval(MADE_SINCE, inviter, since)
    return count


async def invite(
    connection: Connection, inviter: int, match: str, sha256: bytes, address: str, language: str, now: datetime
) -> int | None:
    """Store an invitation and return its number; None if the mailbox was invited to this table before."""
    number: int | None = await connection.fetchval(INVITE, inviter, match, sha256, address, language, now)
    return number


async def put_in_line(connection: Connection, number: int) -> None:
    """Queue an invitation in the caller's transaction."""
    await chores.defer(connection, SEND, f"{SEND}-{number}", invitation=number)


async def is_unwelcome(connection: Connection, inviter: int, address: str) -> bool:
    """Return True if a member confirmed this address who takes no invitations, or has blocked the inviter."""
    found: bool = await connection.fetchval(UNWELCOME, inviter, address)
    return found


async def begin(connection: Connection, number: int, since: datetime, now: datetime) -> MailInvitation | None:
    """Count an attempt to send an invitation; None if it is done, older than a moment, or the table is not open."""
    row = await connection.fetchrow(BEGIN, number, since, now)
    return MailInvitation(*row) if row else None


async def forget_address(connection: Connection, number: int) -> None:
    """Delete the address of an invitation."""
    await connection.execute("UPDATE mail_invitations SET address = NULL WHERE id = $1", number)


async def tidy(connection: Connection, before: datetime) -> None:
    """Delete invitations that were made before a moment."""
    await connection.execute("DELETE FROM mail_invitations WHERE invited_at < $1", before)


async def waiting(connection: Connection) -> list[int]:
    """Return the invitations that are still to be sent, the oldest first."""
    return [row["id"] for row in await connection.fetch("SELECT id FROM mail_invitations WHERE address IS NOT NULL")]
