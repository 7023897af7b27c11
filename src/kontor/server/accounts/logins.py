"""Logins: a token that only its owner has. The store keeps only its SHA-256, so reading the store logs nobody in."""

from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.store import accounts as store
from kontor.server.store.pool import Connection, connected

LASTS = timedelta(days=90)
"""How long a login is valid."""
TOKEN_BYTES = 32


class Caller(Record, frozen=True):
    """The person who makes a request: a guest, or a member with a password."""

    account: int
    name: str
    member: bool


class Login(Record, frozen=True):
    """A login: its token, and the recovery link that works on another device."""

    account: int
    name: str
    member: bool
    token: str
    recovery: str | None = None


async def enter(
    connection: Connection, account: int, recovery: str | None = None, number: int | None = None
) -> Login | None:
    """Give an account a new token; None if the account, or the recovery link with this number, is gone."""
    token = token_urlsafe(TOKEN_BYTES)
    owner = await store.enter(connection, account, _token_hash(token), LASTS, number)
    return Login(*owner, token, recovery) if owner else None


async def caller_of(context: Context, token: str) -> Caller | None:
    """Return the owner of a token; None if it is unknown or no longer valid."""
    async with connected(context.pool) as connection:
        owner = await store.known_by(connection, _token_hash(token))
    return Caller(*owner) if owner else None


async def do_log_out(context: Context, token: str) -> None:
    """End a login; the account's other logins stay."""
    async with connected(context.pool) as connection:
        await store.end_login(connection, _token_hash(token))


def _token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
