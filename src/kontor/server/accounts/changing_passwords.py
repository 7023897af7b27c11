"""A member's password: changed by its owner, or reset by a link that was mailed to a confirmed address.

Either way everybody else who was logged in is logged out, and the tokens of bots, recovery links and passkeys that
exist are gone: the account belongs again to the person who knows the new password.
"""

from datetime import UTC, datetime, timedelta
from hashlib import sha256

from itsdangerous import BadData, URLSafeTimedSerializer

from kontor.server.accounts.guests import OWN_SECRET
from kontor.server.accounts.logins import Caller, Login, close_sockets, enter
from kontor.server.accounts.names import name_key
from kontor.server.accounts.passwords import checked_password, fits, hashed
from kontor.server.errors import ConflictError, ForbiddenError, UnknownCallerError
from kontor.server.limits import give_back, take_for_password
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.people import accounts as store
from kontor.server.store.people import bots, logins, passkeys
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels, reminders

RESET_LASTS = timedelta(hours=1)
"""How long a link in a mail is valid."""
MAX_RESETS_PER_DAY = 5
"""Mails with a link per day that one account gets, however many people ask for them."""
A_DAY = timedelta(days=1)
ADDRESS_AGE = timedelta(days=7)
"""How long ago an address must have been added: a stolen login must not lead to a new password at once."""
PURPOSE = "kontor.reset"


async def do_change_password(context: Context, caller: Caller, current: int, password: str, new: str) -> None:
    """Change the caller's password; ForbiddenError if the old one is wrong. All other ways in end."""
    await demand_password(context, caller, password)
    new_hash = await hashed(checked_password(new))
    async with connected(context.pool) as connection, connection.transaction():
        if not await store.set_password(connection, caller.account, new_hash):
            raise ConflictError("no-password")
        await passkeys.delete_all(connection, caller.account)
        ended = await logins.end_all(connection, caller.account, current)
        ended += await bots.end_tokens_of_owner(connection, caller.account)
    await close_sockets(context, ended)


async def demand_password(context: Context, caller: Caller, password: str) -> None:
    """Refuse a caller who does not know the password of their own account; ConflictError for a guest.

    TooManyError as for logging in: a stolen login is no way to guess the password.
    """
    if not caller.member:
        raise ConflictError("no-password")
    attempt = await take_for_password(context.pool, context.settings, name_key(caller.name))
    async with connected(context.pool) as connection:
        stored = await store.password_of(connection, caller.account)
    if not await fits(password, stored):
        raise ForbiddenError("wrong-password")
    await give_back(context.pool, attempt)


async def do_ask_for_reset(context: Context, name: str) -> None:
    """Mail a link to the confirmed addresses of a member; whether there are any is not told to the person who asks."""
    now = context.now()
    async with connected(context.pool) as connection, connection.transaction():
        member = await store.member_of(connection, name_key(name))
        if member is None:
            return
        await store.hold_account(connection, member.id)
        if await reminders.made_since(connection, member.id, "reset", now - A_DAY) >= MAX_RESETS_PER_DAY:
            return
        new = await reminders.confirmations_since(connection, member.id, now - ADDRESS_AGE)
        for channel in await channels.channels_of(connection, member.id):
            if channel.kind == "mail" and channel.confirmed and channel.id not in new:
                await reminders.put_in_line(connection, member.id, channel.id, "reset", now)


async def do_reset_password(context: Context, token: str, new: str, device: str = "") -> Login:
    """Set a new password with the link of a mail and log in; all logins end. UnknownCallerError if it is not valid."""
    usable = checked_password(new)
    account, number = _read_token(context, token)
    new_hash = await hashed(usable)
    async with connected(context.pool) as connection, connection.transaction():
        if await store.use_recovery(connection, account, number) is None:
            raise UnknownCallerError("reset")
        if not await store.set_password(connection, account, new_hash):
            raise UnknownCallerError("reset")
        await passkeys.delete_all(connection, account)
        ended = await logins.end_all(connection, account)
        ended += await bots.end_tokens_of_owner(connection, account)
        login = await enter(connection, account, device=device)
    await close_sockets(context, ended)
    assert login is not None
    return login


def reset_link(settings: Settings, account: int, number: int) -> str:
    """Return the link that is valid for an hour, until the account has another number."""
    return f"{settings.site}/reset#{_signer(settings).dumps([account, number])}"


def _read_token(context: Context, token: str) -> tuple[int, int]:
    try:
        (account, number), signed_at = _signer(context.settings).loads(token, return_timestamp=True)
    except (BadData, ValueError, TypeError) as error:
        raise UnknownCallerError("reset") from error
    if datetime.now(UTC) - signed_at > RESET_LASTS:
        raise UnknownCallerError("reset")
    return account, number


def _signer(settings: Settings) -> URLSafeTimedSerializer:
    strength = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeTimedSerializer(settings.secret or OWN_SECRET, salt=PURPOSE, signer_kwargs=strength)
