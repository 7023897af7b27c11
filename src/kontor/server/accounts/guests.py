"""Guests: a name is enough to play; a signed recovery link brings a guest back on any device, once.

The link holds the account and a number; it is valid while the account has that number, also after the guest becomes a
member. Who comes back by it gets the next one.
"""

from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from asyncpg import UniqueViolationError
from itsdangerous import BadData, URLSafeSerializer

from kontor.server.accounts.logins import Caller, Login, enter
from kontor.server.accounts.names import checked_name, name_key
from kontor.server.bus import Nudge
from kontor.server.errors import ConflictError, ForbiddenError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.moderation import measures
from kontor.server.store.people import accounts as store
from kontor.server.store.people import bots
from kontor.server.store.people.accounts import Account
from kontor.server.store.pool import Connection, connected

OWN_SECRET = token_urlsafe(32)
"""The key that this process signs with if the host has set no secret."""
PURPOSE = "kontor.recovery"


async def do_make_guest(context: Context, name: str, device: str = "") -> Login:
    """Create a guest; UnfitNameError if the name cannot be used, ConflictError if it is a member's."""
    display_name = checked_name(name)
    async with connected(context.pool) as connection, connection.transaction():
        await demand_free_name(connection, display_name)
        account = await store.add(connection, display_name)
        login = await enter(connection, account.id, recovery_link(context.settings, account), device)
    assert login is not None
    return login


async def do_rename(context: Context, caller: Caller, name: str) -> Caller:
    """Rename somebody in future matches; a member logs in with the new name. ConflictError if it is a member's."""
    display_name = checked_name(name)
    try:
        async with connected(context.pool) as connection:
            taken = await measures.taken_names(connection, caller.account)
            if name_key(display_name) in {name_key(each) for each in taken}:
                raise ForbiddenError("name-refused", name=display_name)
            if not caller.member:
                await demand_free_name(connection, display_name)
            if not await store.rename(connection, caller.account, display_name, name_key(display_name)):
                raise UnknownCallerError("account-gone")
    except UniqueViolationError as error:
        raise ConflictError("name-taken", name=display_name) from error
    await tell_new_name(context, caller.account)
    return msgspec.structs.replace(caller, name=display_name)


async def tell_new_name(context: Context, account: int) -> None:
    """Tell all processes that the name of a person leads elsewhere now, or that a guest has become a member.

    The name of an owner is shown beside their bots.
    """
    async with connected(context.pool) as connection:
        owned = await bots.owned_by(connection, account)
    await context.bus.publish(Nudge("", 0, people=(account, *(bot.id for bot in owned)), renamed=True))


async def demand_free_name(connection: Connection, name: str) -> None:
    """Refuse a guest a member's name, in whatever spelling: nobody shall be taken for somebody else."""
    if await store.is_member_name(connection, name_key(name)):
        raise ConflictError("name-taken", name=name)


async def do_recover(context: Context, recovery: str, device: str = "") -> Login:
    """Log in with a recovery link, which is used up; UnknownCallerError if the link is not valid (any more)."""
    try:
        account, number = _signer(context.settings).loads(recovery)
    except BadData as error:
        raise UnknownCallerError("recovery") from error
    async with connected(context.pool) as connection, connection.transaction():
        owner = await store.use_recovery(connection, account, number)
        if owner is None:
            raise UnknownCallerError("recovery")
        login = await enter(connection, account, recovery_link(context.settings, owner), device)
    assert login is not None
    return login


async def do_renew_recovery(context: Context, caller: Caller) -> str:
    """Return a new recovery link; earlier links become invalid, logins stay."""
    async with connected(context.pool) as connection:
        number = await store.raise_recovery(connection, caller.account)
    if number is None:
        raise UnknownCallerError("account-gone")
    return recovery_link(context.settings, Account(caller.account, number))


async def do_revoke_recovery(context: Context, caller: Caller) -> None:
    """Make every recovery link of the caller invalid, without a new one."""
    async with connected(context.pool) as connection:
        await store.raise_recovery(connection, caller.account)


def recovery_link(settings: Settings, account: Account) -> str:
    """Return the link that is valid while the account has this number."""
    return _signer(settings).dumps([account.id, account.recovery])


def _signer(settings: Settings) -> URLSafeSerializer:
    strength = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeSerializer(settings.secret or OWN_SECRET, salt=PURPOSE, signer_kwargs=strength)
