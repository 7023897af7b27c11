"""Guests: a name is enough to play; a signed recovery link brings a guest back on any device.

The link holds the account and a number; it is valid while the account has that number, also after the guest becomes a
member.
"""

from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from kontor.server.accounts.logins import Caller, Login, enter
from kontor.server.accounts.names import checked_name
from kontor.server.errors import ConflictError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store import accounts as store
from kontor.server.store.accounts import Account
from kontor.server.store.pool import connected

OWN_SECRET = token_urlsafe(32)
"""The key that this process signs with if the host has set no secret."""
PURPOSE = "kontor.recovery"


async def do_make_guest(context: Context, name: str) -> Login:
    """Create a guest; UnfitNameError if the name cannot be used."""
    display_name = checked_name(name)
    async with connected(context.pool) as connection, connection.transaction():
        account = await store.add(connection, display_name)
        login = await enter(connection, account.id, recovery_link(context.settings, account))
    assert login is not None
    return login


async def do_rename(context: Context, caller: Caller, name: str) -> Caller:
    """Rename a guest in future matches; ConflictError for members, who log in with their name."""
    display_name = checked_name(name)
    async with connected(context.pool) as connection:
        if not await store.rename_guest(connection, caller.account, display_name):
            raise ConflictError("member-name")
    return msgspec.structs.replace(caller, name=display_name)


async def do_recover(context: Context, recovery: str) -> Login:
    """Log in with a recovery link; UnknownCallerError if the link is not valid (any more)."""
    try:
        account, number = _signer(context.settings).loads(recovery)
    except BadData as error:
        raise UnknownCallerError("recovery") from error
    async with connected(context.pool) as connection:
        login = await enter(connection, account, recovery, number)
    if login is None:
        raise UnknownCallerError("recovery")
    return login


async def do_renew_recovery(context: Context, caller: Caller) -> str:
    """Return a new recovery link; earlier links become invalid, logins stay."""
    async with connected(context.pool) as connection:
        number = await store.raise_recovery(connection, caller.account)
    if number is None:
        raise UnknownCallerError("account-gone")
    return recovery_link(context.settings, Account(caller.account, number))


def recovery_link(settings: Settings, account: Account) -> str:
    """Return the link that is valid while the account has this number."""
    return _signer(settings).dumps([account.id, account.recovery])


def _signer(settings: Settings) -> URLSafeSerializer:
    strength = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeSerializer(settings.secret or OWN_SECRET, salt=PURPOSE, signer_kwargs=strength)
