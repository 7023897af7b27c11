"""The statements about what an account may do: its role, and until when it is muted or suspended."""

from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Standing(NamedTuple):
    """An account as moderators see it."""

    id: int
    name: str
    is_member: bool
    role: str | None
    created_at: datetime
    muted_until: datetime | None
    suspended_until: datetime | None
    matches: int
    """Matches that are over and in which it has a seat."""


STANDING = """
SELECT id, name, login IS NOT NULL, role, created_at,
    CASE WHEN muted_until > now() THEN muted_until END, CASE WHEN suspended_until > now() THEN suspended_until END,
    (SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match WHERE s.account = a.id AND m.status = 'over')::int
FROM accounts a WHERE id = $1
"""
LATEST = """
UPDATE accounts SET
    muted_until = (SELECT max(until) FROM measures WHERE subject = $1 AND kind = 'mute' AND undone_at IS NULL),
    suspended_until = (SELECT max(until) FROM measures WHERE subject = $1 AND kind = 'suspend' AND undone_at IS NULL)
WHERE id = $1
"""
IS_NEW = """
SELECT created_at > now() - $2 * interval '1 day' AND (
    SELECT count(*) FROM (
        SELECT FROM seats s JOIN matches m ON m.id = s.match WHERE s.account = a.id AND m.status = 'over' LIMIT $3
    ) played
) < $3 FROM accounts a WHERE id = $1
"""
MUTED = """
SELECT max(a.muted_until) FROM accounts a
WHERE (a.id = $1 OR a.id = (SELECT owner FROM accounts WHERE id = $1)) AND a.muted_until > now()
"""
ABLE = """
SELECT id FROM accounts WHERE role IS NOT NULL AND (suspended_until IS NULL OR suspended_until <= now())
    AND id <> ALL ($1)
"""


async def standing_of(connection: Connection, account: int) -> Standing | None:
    """Return an account as moderators see it; None if it is gone."""
    row = await connection.fetchrow(STANDING, account)
    return Standing(*row) if row else None


async def role_of(connection: Connection, account: int) -> str | None:
    """Return the role of an account; None for everybody without one."""
    role: str | None = await connection.fetchval("SELECT role FROM accounts WHERE id = $1", account)
    return role


async def set_role(connection: Connection, account: int, role: str | None) -> None:
    """Give an account a role, or none."""
    await connection.execute("UPDATE accounts SET role = $2 WHERE id = $1", account, role)


async def with_roles(connection: Connection) -> list[tuple[str, str]]:
    """Return the names of everybody with a role, and which one it is."""
    rows = await connection.fetch("SELECT name, role FROM accounts WHERE role IS NOT NULL ORDER BY role, name")
    return [(row["name"], row["role"]) for row in rows]


async def able_moderators(connection: Connection, without: list[int]) -> list[int]:
    """Return the accounts that may moderate now, without some of them."""
    return [row["id"] for row in await connection.fetch(ABLE, without)]


async def follow_measures(connection: Connection, account: int) -> None:
    """Compute from the measures that stand until when an account is muted and suspended."""
    await connection.execute(LATEST, account)


async def muted_until(connection: Connection, account: int) -> datetime | None:
    """Return until when an account may not write in chats; None if it may. A bot is muted with its owner."""
    until: datetime | None = await connection.fetchval(MUTED, account)
    return until


async def is_new(connection: Connection, account: int, days: int, matches: int) -> bool:
    """Return True if an account is younger than some days and has finished fewer than some matches."""
    return bool(await connection.fetchval(IS_NEW, account, days, matches))


async def set_shown_name(connection: Connection, account: int, name: str) -> None:
    """Replace the name of an account everywhere; a member goes on logging in with the former one."""
    await connection.execute("UPDATE accounts SET name = $2 WHERE id = $1", account, name)
