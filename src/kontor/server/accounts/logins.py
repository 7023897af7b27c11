"""Logins: a token that only its owner has. The store keeps only its SHA-256, so reading the store logs nobody in.

A login that ends closes its sockets at once: the other processes learn of it by a nudge, and `socket/sweep.py` finds
the sockets that a lost nudge has left open.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from secrets import token_urlsafe

from kontor.core import Record
from kontor.server.bus import Nudge
from kontor.server.errors import NotFoundError
from kontor.server.matches import Context
from kontor.server.store.people import logins as store
from kontor.server.store.pool import Connection, connected

LASTS = timedelta(days=90)
"""How long a login is valid."""
TOKEN_BYTES = 32


class Caller(Record, frozen=True):
    """The person who makes a request: a guest, or a member with a password."""

    account: int
    name: str
    member: bool
    role: str | None = None
    """`moderator` or `host`; None for everybody else."""
    suspended: bool = False
    """Whether they may do nothing but read their notices, object, take their data along and leave."""
    bot_of: str | None = None
    """The name of the member whose bot it is; None for a person."""


class KnownLogin(Record, frozen=True):
    """A login that a token belongs to, and its owner."""

    id: int
    caller: Caller
    scopes: tuple[str, ...] | None = None
    """What the token of a bot may do; None for the login of a person, who may do everything."""
    owner: int | None = None
    """The account of the member whose bot it is; None for a person."""


class Login(Record, frozen=True):
    """A login: its token, and the recovery link that works on another device."""

    account: int
    name: str
    member: bool
    token: str
    recovery: str | None = None


class LoginView(Record, frozen=True):
    """A login as its owner sees it."""

    id: int
    device: str
    """Browser and system in two words; empty if unknown."""
    created_at: datetime
    seen_at: datetime
    """When it was last used, to the hour."""
    current: bool
    """Whether this request came with it."""


async def enter(connection: Connection, account: int, recovery: str | None = None, device: str = "") -> Login | None:
    """Give an account a new token; None if the account is gone."""
    token = token_urlsafe(TOKEN_BYTES)
    owner = await store.enter(connection, account, token_hash(token), LASTS, device)
    return Login(owner.id, owner.name, owner.member, token, recovery) if owner else None


async def known_login(context: Context, token: str) -> KnownLogin | None:
    """Return the login of a token; None if it is unknown or no longer valid."""
    async with connected(context.pool) as connection:
        known = await store.known_by(connection, token_hash(token))
    if known is None:
        return None
    scopes = None if known.scopes is None else tuple(known.scopes)
    return KnownLogin(known.id, Caller(*known.owner), scopes, known.owner_account)


async def caller_of(context: Context, token: str) -> Caller | None:
    """Return the owner of a token; None if it is unknown or no longer valid."""
    known = await known_login(context, token)
    return known.caller if known else None


async def logins_of(context: Context, caller: Caller, current: int) -> tuple[LoginView, ...]:
    """Return where a person is logged in, the last used first."""
    async with connected(context.pool) as connection:
        stored = await store.logins_of(connection, caller.account)
    return tuple(LoginView(*each, current=each.id == current) for each in stored)


async def valid_logins(context: Context, logins: Collection[int]) -> set[int]:
    """Return those of these logins that have neither ended nor expired; note that they are used."""
    async with connected(context.pool) as connection:
        await store.note_seen(connection, sorted(logins))
        return await store.still_valid(connection, sorted(logins))


async def do_log_out(context: Context, token: str) -> None:
    """End a login; the account's other logins stay."""
    async with connected(context.pool) as connection:
        ended = await store.end_by_token(connection, token_hash(token))
    await close_sockets(context, ended)


async def do_end_login(context: Context, caller: Caller, login: int) -> None:
    """End a login of the caller; NotFoundError if there is none with this id."""
    async with connected(context.pool) as connection:
        ended = await store.end_one(connection, caller.account, login)
    if not ended:
        raise NotFoundError("no-login")
    await close_sockets(context, ended)


async def do_end_other_logins(context: Context, caller: Caller, current: int) -> int:
    """End all logins of the caller but the current one, and return how many there were."""
    async with connected(context.pool) as connection:
        ended = await store.end_all(connection, caller.account, current)
    await close_sockets(context, ended)
    return len(ended)


async def close_sockets(context: Context, ended: Sequence[int]) -> None:
    """Tell every process to close the sockets of logins that have ended. Call it after the commit."""
    if ended:
        await context.bus.publish(Nudge("", 0, logins=tuple(ended)))


def token_hash(token: str) -> bytes:
    """Return what is stored of a token."""
    return sha256(token.encode()).digest()
