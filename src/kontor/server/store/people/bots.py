"""The statements of bot accounts: who owns them, and their tokens, which are logins with scopes."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from kontor.server.store.pool import Connection


class BotRow(NamedTuple):
    """A bot account."""

    id: int
    name: str
    created_at: datetime


class TokenRow(NamedTuple):
    """A token of a bot, as its owner sees it."""

    id: int
    bot: int
    label: str
    scopes: Sequence[str]
    created_at: datetime
    expires_at: datetime
    seen_at: datetime


ADD = "INSERT INTO accounts (name, login, owner) VALUES ($1, $2, $3) RETURNING id, name, created_at"
OWNED = "SELECT id, name, created_at FROM accounts WHERE owner = $1 ORDER BY id"
TOKENS = """
SELECT l.id, l.account, l.device, l.scopes, l.created_at, l.expires_at, l.seen_at
FROM logins l JOIN accounts a ON a.id = l.account
WHERE a.owner = $1 AND l.scopes IS NOT NULL AND l.expires_at > now() ORDER BY l.id
"""
ADMIT = """
INSERT INTO logins (token_sha256, account, expires_at, device, scopes) VALUES ($1, $2, now() + $3, $4, $5)
RETURNING id, account, device, scopes, created_at, expires_at, seen_at
"""
END_OF_OWNER = "DELETE FROM logins l USING accounts a WHERE a.id = l.account AND a.owner = $1 RETURNING l.id"
MATCHES = """
SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match
WHERE s.account = $1 AND m.status IN ('open', 'playing')
"""


async def add(connection: Connection, owner: int, name: str, login: str) -> BotRow:
    """Insert a bot account; UniqueViolationError if a member or a bot has the name."""
    row = await connection.fetchrow(ADD, name, login, owner)
    assert row is not None
    return BotRow(*row)


async def owned_by(connection: Connection, owner: int) -> list[BotRow]:
    """Return the bots of an account, the first one in front."""
    return [BotRow(*row) for row in await connection.fetch(OWNED, owner)]


async def owner_of(connection: Connection, account: int) -> int | None:
    """Return the owner of a bot; None for a person."""
    owner: int | None = await connection.fetchval("SELECT owner FROM accounts WHERE id = $1", account)
    return owner


async def tokens_of_owner(connection: Connection, owner: int) -> list[TokenRow]:
    """Return the tokens of all bots of an account that have not expired."""
    return [TokenRow(*row) for row in await connection.fetch(TOKENS, owner)]


async def add_token(
    connection: Connection, bot: int, token_sha256: bytes, lasts: timedelta, label: str, scopes: Sequence[str]
) -> TokenRow:
    """Insert a token of a bot, and delete those that have expired."""
    await connection.execute("DELETE FROM logins WHERE account = $1 AND expires_at <= now()", bot)
    row = await connection.fetchrow(ADMIT, token_sha256, bot, lasts, label, list(scopes))
    assert row is not None
    return TokenRow(*row)


async def end_tokens_of_owner(connection: Connection, owner: int) -> list[int]:
    """Delete the tokens of all bots of an account, and return their ids."""
    return [row["id"] for row in await connection.fetch(END_OF_OWNER, owner)]


async def matches_of(connection: Connection, bot: int) -> int:
    """Return in how many matches that are not over a bot has a seat."""
    count: int = await connection.fetchval(MATCHES, bot)
    return count
