"""Bot accounts: a program that plays under a name of its own, and belongs to a member.

A bot is let in by tokens alone, of which only the hash is stored, as of a login. A token may do what its scopes say and
nothing else: it never reaches the settings of an account. The name of a bot ends with `BOT_MARK`, so that it is a bot
wherever a name stands; who it belongs to is shown beside it.
"""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Literal, TypeAlias, get_args

from asyncpg import UniqueViolationError

from kontor.core import Record
from kontor.server.accounts.deleting import do_delete_account
from kontor.server.accounts.logins import TOKEN_BYTES, Caller, KnownLogin, close_sockets, token_hash
from kontor.server.accounts.names import MAX_NAME_CHARACTERS, UnfitNameError, checked_name, name_key
from kontor.server.errors import ConflictError, ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.store.people import accounts as stored_accounts
from kontor.server.store.people import bots as store
from kontor.server.store.people import logins
from kontor.server.store.people.bots import BotRow, TokenRow
from kontor.server.store.pool import Connection, connected

Scope: TypeAlias = Literal["follow", "play", "chat"]
"""What a token may do: `follow` its own matches, also `play` in them, read and write their `chat`."""
SCOPES: tuple[Scope, ...] = get_args(Scope)
IMPLIED: Mapping[str, Collection[str]] = {"play": ("follow",)}
"""The scopes that another one contains."""
BOT_MARK = " (bot)"
"""What the name of every bot ends with."""
TOKEN_PREFIX = "kontor_bot_"  # noqa: S105 - what a token begins with, so that one that leaks is found
MAX_TOKENS = 5
"""Tokens that a bot may have at the same time."""
MAX_TOKEN_DAYS = 365


class TokenView(Record, frozen=True):
    """A token of a bot, as its owner sees it; the token itself is shown once and not stored."""

    id: int
    label: str
    scopes: tuple[Scope, ...]
    created_at: datetime
    expires_at: datetime
    seen_at: datetime
    """When it was last used, to the hour."""


class BotView(Record, frozen=True):
    """A bot, as its owner sees it."""

    id: int
    name: str
    created_at: datetime
    tokens: tuple[TokenView, ...] = ()


class NewToken(Record, frozen=True):
    """A token that was made just now."""

    token: str
    view: TokenView


def has_scope(login: KnownLogin, scope: str) -> bool:
    """Return True if a login may do what needs a scope: a person's may do everything."""
    return login.scopes is None or any(scope == own or scope in IMPLIED.get(own, ()) for own in login.scopes)


def bot_name(name: str) -> str:
    """Return the name of a bot as it is stored; UnfitNameError if it cannot be used."""
    bare = checked_name(name)
    while bare.casefold().endswith(BOT_MARK):
        bare = bare[: -len(BOT_MARK)].rstrip()
    if len(bare) > MAX_NAME_CHARACTERS - len(BOT_MARK):
        raise UnfitNameError("name", most=MAX_NAME_CHARACTERS - len(BOT_MARK))
    return checked_name(f"{bare}{BOT_MARK}")


async def do_make_bot(context: Context, caller: Caller, name: str) -> BotView:
    """Create a bot account of a member; ConflictError if the name is taken or they have too many."""
    display_name, most = bot_name(name), context.settings.bots_per_person
    if not most:
        raise ForbiddenError("bots-off")
    try:
        async with connected(context.pool) as connection, connection.transaction():
            await stored_accounts.hold_account(connection, caller.account)
            if not await stored_accounts.is_member(connection, caller.account):
                raise ForbiddenError("bot-members")
            if len(await store.owned_by(connection, caller.account)) >= most:
                raise ConflictError("too-many-own-bots", most=most)
            bot = await store.add(connection, caller.account, display_name, name_key(display_name))
    except UniqueViolationError as error:
        raise ConflictError("name-taken", name=display_name) from error
    return BotView(bot.id, bot.name, bot.created_at)


async def bots_of(context: Context, caller: Caller) -> tuple[BotView, ...]:
    """Return the bots of the caller with the tokens that are valid."""
    async with connected(context.pool) as connection:
        owned = await store.owned_by(connection, caller.account)
        tokens = await store.tokens_of_owner(connection, caller.account)
    return tuple(
        BotView(bot.id, bot.name, bot.created_at, tuple(token_view(each) for each in tokens if each.bot == bot.id))
        for bot in owned
    )


async def do_delete_bot(context: Context, caller: Caller, bot: int) -> None:
    """Delete a bot of the caller as any account: a bot of the server takes over its seats, and its name is removed."""
    async with connected(context.pool) as connection:
        owned = await _demand_owned(connection, caller, bot)
    await do_delete_account(context, Caller(owned.id, owned.name, member=False))


async def do_make_token(
    context: Context, caller: Caller, bot: int, label: str, scopes: Collection[Scope], days: int
) -> NewToken:
    """Make a token for a bot of the caller, which nobody can read again; ConflictError if there are too many."""
    token = f"{TOKEN_PREFIX}{token_urlsafe(TOKEN_BYTES)}"
    wanted = [scope for scope in SCOPES if scope in scopes]
    async with connected(context.pool) as connection, connection.transaction():
        await stored_accounts.hold_account(connection, bot)
        owned = await _demand_owned(connection, caller, bot)
        tokens = await store.tokens_of_owner(connection, caller.account)
        if sum(each.bot == bot for each in tokens) >= MAX_TOKENS:
            raise ConflictError("too-many-tokens", most=MAX_TOKENS)
        lasts = timedelta(days=days)
        row = await store.add_token(connection, owned.id, token_hash(token), lasts, checked_name(label), wanted)
    return NewToken(token, token_view(row))


async def do_revoke_token(context: Context, caller: Caller, bot: int, token: int) -> None:
    """Revoke a token of a bot of the caller; its stream is closed at once. NotFoundError if there is none."""
    async with connected(context.pool) as connection:
        await _demand_owned(connection, caller, bot)
        ended = await logins.end_one(connection, bot, token)
    if not ended:
        raise NotFoundError("no-token")
    await close_sockets(context, ended)


async def _demand_owned(connection: Connection, caller: Caller, bot: int) -> BotRow:
    """Return a bot of the caller; NotFoundError if it is nobody's or somebody else's."""
    for owned in await store.owned_by(connection, caller.account):
        if owned.id == bot:
            return owned
    raise NotFoundError("no-bot")


def token_view(row: TokenRow) -> TokenView:
    """Return a token as its owner sees it."""
    scopes = tuple(scope for scope in SCOPES if scope in row.scopes)
    return TokenView(row.id, row.label, scopes, row.created_at, row.expires_at, row.seen_at)
