"""Logins: a token that only its owner has. The store keeps its SHA-256, so that who reads the store is nobody by it."""

from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe

from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.store import accounts as store
from kontor.server.store.pool import Connection, connected

LASTS = timedelta(days=90)
TOKEN_BYTES = 32


class Caller(Record, frozen=True):
    """Who asks: a guest, or a member with a password."""

    account: int
    name: str
    member: bool


class Login(Record, frozen=True):
    """Somebody came in: the token that says so from now on, and the link that brings them back on another device."""

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
    known = await store.enter(connection, account, _stored(token), LASTS, number)
    return Login(*known, token, recovery) if known else None


async def caller_of(context: Context, token: str) -> Caller | None:
    """Return whose token this is; None if it is nobody's, or nobody's any more."""
    async with connected(context.pool) as connection:
        known = await store.known_by(connection, _stored(token))
    return Caller(*known) if known else None


async def do_log_out(context: Context, token: str) -> None:
    """End a login; the account's other ones stay."""
    async with connected(context.pool) as connection:
        await store.end_login(connection, _stored(token))


def _stored(token: str) -> bytes:
    return sha256(token.encode()).digest()
