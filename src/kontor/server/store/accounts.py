"""The statements of accounts and their logins."""

from datetime import timedelta
from typing import NamedTuple

import asyncpg

from kontor.server.store.pool import Connection


class Account(NamedTuple):
    """An account, and the number of the recovery link that is valid for it."""

    id: int
    recovery: int


class Member(NamedTuple):
    """A member, and the hash of the password."""

    id: int
    password: str


class Owner(NamedTuple):
    """The owner of a login: account, name, and whether they are a member."""

    id: int
    name: str
    member: bool


async def add(connection: Connection, name: str, login: str | None = None, password: str | None = None) -> Account:
    """Insert a guest, or a member with a hashed password; UniqueViolationError if the login is taken."""
    row = await connection.fetchrow(
        "INSERT INTO accounts (name, login, password) VALUES ($1, $2, $3) RETURNING id, recovery", name, login, password
    )
    assert row is not None
    return Account(*row)


PROMOTE = """
UPDATE accounts SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL RETURNING id, recovery
"""


async def promote(connection: Connection, account: int, name: str, login: str, password: str) -> Account | None:
    """Make a guest a member; None if there is no such guest, UniqueViolationError if the login is taken."""
    row = await connection.fetchrow(PROMOTE, account, name, login, password)
    return Account(*row) if row else None


async def rename_guest(connection: Connection, account: int, name: str) -> bool:
    """Rename a guest; False if there is no such guest."""
    renamed = await connection.fetchval(
        "UPDATE accounts SET name = $2 WHERE id = $1 AND login IS NULL RETURNING true", account, name
    )
    return renamed is not None


async def member_of(connection: Connection, login: str) -> Member | None:
    """Return the member with this login: the key of their name."""
    row = await connection.fetchrow("SELECT id, password FROM accounts WHERE login = $1", login)
    return Member(*row) if row else None


async def replace_password(connection: Connection, member: Member, password: str) -> None:
    """Replace the hash of a password, unless the password was changed since."""
    await connection.execute(
        "UPDATE accounts SET password = $3 WHERE id = $1 AND password = $2", member.id, member.password, password
    )


async def raise_recovery(connection: Connection, account: int) -> int | None:
    """Make the recovery links of an account invalid and return the number of the next; None if the account is gone."""
    number: int | None = await connection.fetchval(
        "UPDATE accounts SET recovery = recovery + 1 WHERE id = $1 RETURNING recovery", account
    )
    return number


ENTER = """
WITH found AS (
    SELECT id, name, login IS NOT NULL AS member FROM accounts
    WHERE id = $1 AND recovery = COALESCE($4, recovery)
    FOR KEY SHARE
), swept AS (
    DELETE FROM logins USING found WHERE account = found.id AND expires_at <= now()
), entered AS (
    INSERT INTO logins (token_sha256, account, expires_at) SELECT $2, id, now() + $3 FROM found
)
SELECT id, name, member FROM found
"""


async def enter(
    connection: Connection, account: int, token_sha256: bytes, lasts: timedelta, recovery: int | None
) -> Owner | None:
    """Insert a login and delete the account's expired ones; None if the account, or that recovery number, is gone."""
    return _owner(await connection.fetchrow(ENTER, account, token_sha256, lasts, recovery))


KNOWN = """
SELECT a.id, a.name, a.login IS NOT NULL FROM logins l JOIN accounts a ON a.id = l.account
WHERE l.token_sha256 = $1 AND l.expires_at > now()
"""


async def known_by(connection: Connection, token_sha256: bytes) -> Owner | None:
    """Return the owner of a login that has not expired."""
    return _owner(await connection.fetchrow(KNOWN, token_sha256))


async def end_login(connection: Connection, token_sha256: bytes) -> None:
    """Delete a login."""
    await connection.execute("DELETE FROM logins WHERE token_sha256 = $1", token_sha256)


async def hold_account(connection: Connection, account: int) -> None:
    """Lock the account, so that it cannot take a seat until the transaction ends."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR UPDATE", account)


ENGAGED = """
SELECT s.match FROM seats s JOIN matches m ON m.id = s.match WHERE s.account = $1 AND m.status <> 'over' ORDER BY 1
"""


async def engaged(connection: Connection, account: int) -> list[str]:
    """Return the matches that are not over and in which the account has a seat."""
    return [row["match"] for row in await connection.fetch(ENGAGED, account)]


HOLD_OPENED = "SELECT FROM matches WHERE creator = $1 AND status = 'open' FOR UPDATE"
ABANDON = """
DELETE FROM matches m WHERE creator = $1 AND status = 'open'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account <> $1)
"""
INHERIT = """
UPDATE matches m SET creator = (
    SELECT s.account FROM seats s WHERE s.match = m.id AND s.account <> $1 ORDER BY s.seat LIMIT 1
)
WHERE creator = $1 AND status = 'open' RETURNING id
"""


async def pass_on_matches(connection: Connection, account: int) -> list[str]:
    """Make the next person the creator of the account's open matches, and return these; delete those without people."""
    await connection.execute(HOLD_OPENED, account)
    await connection.execute(ABANDON, account)
    return [row["id"] for row in await connection.fetch(INHERIT, account)]


async def delete(connection: Connection, account: int) -> None:
    """Delete an account with its logins; its seats and what it said stay, unlinked."""
    await connection.execute("DELETE FROM accounts WHERE id = $1", account)


def _owner(row: asyncpg.Record | None) -> Owner | None:
    return Owner(*row) if row else None
