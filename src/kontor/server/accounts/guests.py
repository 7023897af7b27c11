"""Guests: a name is enough to play, and a signed link is the way back, on this device or another one.

The link holds the account and a number; it is valid while the account has that number, also for whoever becomes a
member later.
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
"""What this process signs with if the host has given no secret."""
PURPOSE = "kontor.recovery"


async def do_make_guest(context: Context, name: str) -> Login:
    """Make a guest; UnfitNameError if nobody can be called that."""
    shown = checked_name(name)
    async with connected(context.pool) as connection, connection.transaction():
        account = await store.add(connection, shown)
        login = await enter(connection, account.id, recovery_link(context.settings, account))
    assert login is not None
    return login


async def do_rename(context: Context, caller: Caller, name: str) -> Caller:
    """Call a guest something else, at tables to come; ConflictError for members, who log in with their name."""
    shown = checked_name(name)
    async with connected(context.pool) as connection:
        if not await store.rename_guest(connection, caller.account, shown):
            raise ConflictError("member-name")
    return msgspec.structs.replace(caller, name=shown)


async def do_recover(context: Context, recovery: str) -> Login:
    """Give whoever has a recovery link a token of their own; UnknownCallerError if the link is not valid (any more)."""
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
    """Return a new recovery link; those before it are not valid any more, tokens are."""
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
