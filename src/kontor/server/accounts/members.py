"""Members: accounts with a unique name and a password."""

from asyncpg import UniqueViolationError

from kontor.server.accounts.guests import recovery_link, tell_new_name
from kontor.server.accounts.logins import Caller, Login, enter
from kontor.server.accounts.names import checked_name, name_key
from kontor.server.accounts.passwords import checked_password, fits, hashed, outdated
from kontor.server.errors import ConflictError, UnknownCallerError
from kontor.server.limits import give_back, take_for_password
from kontor.server.matches import Context
from kontor.server.store.people import accounts as store
from kontor.server.store.people.accounts import Account
from kontor.server.store.pool import Connection, connected


async def do_register(context: Context, caller: Caller | None, name: str, password: str, device: str = "") -> Login:
    """Create a member, or turn the guest who asks into one; ConflictError if the name is taken."""
    display_name, usable = checked_name(name), checked_password(password)
    if caller and caller.member:
        raise ConflictError("registered")
    password_hash = await hashed(usable)
    try:
        async with connected(context.pool) as connection, connection.transaction():
            account = await _add_or_promote(connection, caller, display_name, password_hash)
            login = await enter(connection, account.id, recovery_link(context.settings, account), device)
    except UniqueViolationError as error:
        raise ConflictError("name-taken", name=display_name) from error
    if caller is not None:
        await tell_new_name(context, caller.account)
    assert login is not None
    return login


async def do_log_in(context: Context, name: str, password: str, device: str = "") -> Login:
    """Log a member in; UnknownCallerError after the same time, whether the name or the password is wrong.

    TooManyError if too many wrong passwords were tried for the name, whether somebody has it or not.
    """
    attempt = await take_for_password(context.pool, context.settings, name_key(name))
    async with connected(context.pool) as connection:
        member = await store.member_of(connection, name_key(name))
    if not await fits(password, member.password if member else None) or member is None:
        raise UnknownCallerError("login")
    await give_back(context.pool, attempt)
    new_hash = await hashed(password) if outdated(member.password) else None
    async with connected(context.pool) as connection, connection.transaction():
        if new_hash:
            await store.replace_password(connection, member, new_hash)
        login = await enter(connection, member.id, device=device)
    if login is None:
        raise UnknownCallerError("login")
    return login


async def _add_or_promote(connection: Connection, caller: Caller | None, name: str, password: str) -> Account:
    if caller is None:
        return await store.add(connection, name, name_key(name), password)
    account = await store.promote(connection, caller.account, name, name_key(name), password)
    if account is None:
        raise ConflictError("registered")
    return account
