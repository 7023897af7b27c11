"""The statements about members as other people see them, and what they show of themselves."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class MemberRow(NamedTuple):
    """A member: the account, the name as they write it, since when they have the account, and what they show."""

    account: int
    name: str
    created_at: datetime
    hides_results: bool
    bot_of: str | None = None
    """The name of the member whose bot it is; None for a person."""


class PersonSettings(NamedTuple):
    """What a member shows, and whether they can be invited by name."""

    hides_results: bool
    takes_invitations: bool


MEMBER = """
SELECT a.id, a.name, a.created_at, a.hides_results, o.name FROM accounts a LEFT JOIN accounts o ON o.id = a.owner
WHERE a.login = $1
"""
SETTINGS = "SELECT hides_results, takes_invitations FROM accounts WHERE id = $1"
SET = "UPDATE accounts SET hides_results = $2, takes_invitations = $3 WHERE id = $1"


async def member_named(connection: Connection, login: str) -> MemberRow | None:
    """Return the member with this login: the key of their name."""
    row = await connection.fetchrow(MEMBER, login)
    return MemberRow(*row) if row else None


async def settings_of(connection: Connection, account: int) -> PersonSettings:
    """Return what an account shows, and whether it can be invited."""
    row = await connection.fetchrow(SETTINGS, account)
    assert row is not None
    return PersonSettings(*row)


async def set_settings(connection: Connection, account: int, settings: PersonSettings) -> None:
    """Store what an account shows, and whether it can be invited."""
    await connection.execute(SET, account, *settings)


HIDDEN = """
SELECT EXISTS (SELECT FROM owners o JOIN accounts a ON a.id = o.account WHERE o.match = $1 AND a.hides_results)
"""


async def is_result_hidden(connection: Connection, match: str) -> bool:
    """Return True if somebody who had a seat in a match does not show single results."""
    hidden: bool = await connection.fetchval(HIDDEN, match)
    return hidden
