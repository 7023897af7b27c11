"""The statements of accounts: guests and members, their names, passwords and recovery links."""

from collections.abc import Collection
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Account(NamedTuple):
    """An account, and the number of the recovery link that is valid for it."""

    id: int
    recovery: int


class Member(NamedTuple):
    """A member, and the hash of the password."""

    id: int
    password: str


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


RENAME = """
UPDATE accounts SET name = $2, login = CASE WHEN login IS NULL THEN NULL ELSE $3 END WHERE id = $1 RETURNING true
"""


async def rename(connection: Connection, account: int, name: str, login: str) -> bool:
    """Rename an account; False if it is gone, UniqueViolationError if the name is another member's."""
    return await connection.fetchval(RENAME, account, name, login) is not None


async def is_member_name(connection: Connection, login: str) -> bool:
    """Return True if a member has this name, in whatever spelling."""
    taken: bool = await connection.fetchval("SELECT EXISTS (SELECT FROM accounts WHERE login = $1)", login)
    return taken


async def member_of(connection: Connection, login: str) -> Member | None:
    """Return the member with this login: the key of their name. A bot has no password and is not found."""
    row = await connection.fetchrow("SELECT id, password FROM accounts WHERE login = $1 AND owner IS NULL", login)
    return Member(*row) if row else None


async def id_of_member(connection: Connection, login: str) -> int | None:
    """Return the account of the member with this login: the key of their name."""
    statement = "SELECT id FROM accounts WHERE login = $1 AND owner IS NULL"
    account: int | None = await connection.fetchval(statement, login)
    return account


async def is_member(connection: Connection, account: int) -> bool:
    """Return True if an account has a password; False for a guest, a bot, and an account that is gone."""
    statement = "SELECT true FROM accounts WHERE id = $1 AND login IS NOT NULL AND owner IS NULL"
    return await connection.fetchval(statement, account) is not None


KNOWN_NAMES = """
SELECT a.id, a.name, o.name, a.login IS NULL FROM accounts a LEFT JOIN accounts o ON o.id = a.owner
WHERE a.id = ANY ($1::bigint[])
"""


async def known_names(connection: Connection, accounts: Collection[int]) -> list[tuple[int, str, str | None, bool]]:
    """Return some accounts with the names they and the owners of bots have now, and whether they are guests.

    Deleted ones are left out.
    """
    return [tuple(row) for row in await connection.fetch(KNOWN_NAMES, list(accounts))]


async def password_of(connection: Connection, account: int) -> str | None:
    """Return the hash of a member's password; None for a guest."""
    password: str | None = await connection.fetchval("SELECT password FROM accounts WHERE id = $1", account)
    return password


CHANGE = """
UPDATE accounts SET password = $2, recovery = recovery + 1 WHERE id = $1 AND login IS NOT NULL AND owner IS NULL
RETURNING true
"""


async def set_password(connection: Connection, account: int, password: str) -> bool:
    """Give a member another password and make their recovery links invalid; False if there is no such member."""
    return await connection.fetchval(CHANGE, account, password) is not None


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


async def recovery_of(connection: Connection, account: int) -> int:
    """Return the number of the recovery link that is valid for an account."""
    number: int = await connection.fetchval("SELECT recovery FROM accounts WHERE id = $1", account)
    return number


USE_RECOVERY = "UPDATE accounts SET recovery = recovery + 1 WHERE id = $1 AND recovery = $2 RETURNING id, recovery"


async def use_recovery(connection: Connection, account: int, number: int) -> Account | None:
    """Use up a recovery link; None if it was used or replaced before, or if the account is gone."""
    row = await connection.fetchrow(USE_RECOVERY, account, number)
    return Account(*row) if row else None


async def hold_account(connection: Connection, account: int) -> None:
    """Lock the account, so that it cannot take a seat until the transaction ends."""
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR UPDATE", account)


ENGAGED = """
SELECT s.match FROM seats s JOIN matches m ON m.id = s.match
WHERE s.account = $1 AND m.status IN ('open', 'playing') ORDER BY 1
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
    """Delete an account with its logins; its seats, what it said and reports about it stay, unlinked.

    Its imports must be deleted before (`imports.remove_all_of`).
    """
    await connection.execute("UPDATE reports SET reported_name = '' WHERE subject = $1", account)
    await connection.execute("UPDATE matches SET origin = NULL WHERE creator = $1 AND origin IS NOT NULL", account)
    await connection.execute("DELETE FROM accounts WHERE id = $1", account)
