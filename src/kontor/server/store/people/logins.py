"""The statements of logins: tokens by their hash, where people are logged in, and how a login ends."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Owner(NamedTuple):
    """The owner of a login: account, name, whether they are a member, and what moderation says of them."""

    id: int
    name: str
    member: bool
    role: str | None = None
    suspended: bool = False
    bot_of: str | None = None
    """The name of the member whose bot it is; None for a person."""


class Known(NamedTuple):
    """A login that has not expired: whose it is, and what it may do if it is the token of a bot."""

    id: int
    owner: Owner
    owner_account: int | None = None
    """The account of the member whose bot it is; None for a person."""
    scopes: Sequence[str] | None = None
    """What the token of a bot may do; None for the login of a person."""


class StoredLogin(NamedTuple):
    """A login that has not expired, as its owner sees it."""

    id: int
    device: str
    created_at: datetime
    seen_at: datetime


ENTER = """
WITH found AS (
    SELECT id, name, login IS NOT NULL AS member FROM accounts WHERE id = $1 AND owner IS NULL FOR KEY SHARE
), swept AS (
    DELETE FROM logins USING found WHERE account = found.id AND expires_at <= now()
), seen AS (
    UPDATE accounts SET seen_at = now() FROM found WHERE accounts.id = found.id
), entered AS (
    INSERT INTO logins (token_sha256, account, expires_at, device) SELECT $2, id, now() + $3, $4 FROM found
)
SELECT id, name, member FROM found
"""


async def enter(
    connection: Connection, account: int, token_sha256: bytes, lasts: timedelta, device: str
) -> Owner | None:
    """Insert a login and delete the account's expired ones; None if the account is gone, or a bot's."""
    row = await connection.fetchrow(ENTER, account, token_sha256, lasts, device)
    return Owner(*row) if row else None


NOTE_SEEN = """
WITH used AS (
    UPDATE logins SET seen_at = now() WHERE id = ANY ($1) AND seen_at < now() - interval '1 hour' RETURNING account
), free AS (
    SELECT id FROM accounts WHERE id IN (SELECT account FROM used) FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE accounts SET seen_at = now() FROM free WHERE accounts.id = free.id
"""
"""An account that somebody else notes or deletes at this moment is left out, so that nobody waits for it."""
KNOWN = """
SELECT l.id, l.seen_at < now() - interval '1 hour', o.id, l.scopes, a.id, a.name,
    a.login IS NOT NULL AND a.owner IS NULL, a.role, greatest(a.suspended_until, o.suspended_until) > now() IS TRUE,
    o.name
FROM logins l JOIN accounts a ON a.id = l.account LEFT JOIN accounts o ON o.id = a.owner
WHERE l.token_sha256 = $1 AND l.expires_at > now() AND (l.scopes IS NULL) = (a.owner IS NULL)
"""


async def known_by(connection: Connection, token_sha256: bytes) -> Known | None:
    """Return a login that has not expired and its owner; note once an hour that it is used.

    A bot comes in only by a token with scopes, and a person only by one without.
    """
    row = await connection.fetchrow(KNOWN, token_sha256)
    if row is None:
        return None
    login, is_stale, owner_account, scopes, *owner = row
    if is_stale:
        await connection.execute(NOTE_SEEN, [login])
    return Known(login, Owner(*owner), owner_account, scopes)


LOGINS = """
SELECT id, device, created_at, seen_at FROM logins WHERE account = $1 AND expires_at > now() ORDER BY seen_at DESC, id
"""


async def logins_of(connection: Connection, account: int) -> list[StoredLogin]:
    """Return where a person is logged in, the last used first."""
    return [StoredLogin(*row) for row in await connection.fetch(LOGINS, account)]


async def end_by_token(connection: Connection, token_sha256: bytes) -> list[int]:
    """Delete the login with a token, and return its id."""
    return _ids(await connection.fetch("DELETE FROM logins WHERE token_sha256 = $1 RETURNING id", token_sha256))


async def end_one(connection: Connection, account: int, login: int) -> list[int]:
    """Delete a login of an account, and return its id; nothing if it is somebody else's."""
    return _ids(
        await connection.fetch("DELETE FROM logins WHERE account = $1 AND id = $2 RETURNING id", account, login)
    )


END_ALL = "DELETE FROM logins WHERE account = $1 AND id IS DISTINCT FROM $2 RETURNING id"


async def end_all(connection: Connection, account: int, but: int | None = None) -> list[int]:
    """Delete all logins of an account, except one, and return their ids."""
    return _ids(await connection.fetch(END_ALL, account, but))


async def note_seen(connection: Connection, logins: Sequence[int]) -> None:
    """Note once an hour that these logins are used: a socket may stay open for days without a request."""
    await connection.execute(NOTE_SEEN, logins)


async def seen_since(connection: Connection, accounts: Sequence[int], since: datetime) -> set[int]:
    """Return those of these accounts that were seen after a moment; it is known to the hour."""
    statement = "SELECT DISTINCT account FROM logins WHERE account = ANY ($1) AND seen_at > $2"
    return set(_ids(await connection.fetch(statement, accounts, since)))


async def still_valid(connection: Connection, logins: Sequence[int]) -> set[int]:
    """Return those of these logins that have neither ended nor expired."""
    rows = await connection.fetch("SELECT id FROM logins WHERE id = ANY ($1) AND expires_at > now()", logins)
    return set(_ids(rows))


def _ids(rows: Sequence[Sequence[int]]) -> list[int]:
    return [row[0] for row in rows]
