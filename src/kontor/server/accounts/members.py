"""Members: a name of one's own and a password."""

from asyncpg import UniqueViolationError

from kontor.server.accounts.guests import recovery_link
from kontor.server.accounts.logins import Caller, Login, enter
from kontor.server.accounts.names import checked_name, folded
from kontor.server.accounts.passwords import checked_password, fits, hashed, outdated
from kontor.server.errors import ConflictError, UnknownCallerError
from kontor.server.matches import Context
from kontor.server.store import accounts as store
from kontor.server.store.accounts import Account
from kontor.server.store.pool import Connection, connected


async def do_register(context: Context, caller: Caller | None, name: str, password: str) -> Login:
    """Make a member, of a guest who asks the same account; ConflictError if somebody else has the name."""
    shown, usable = checked_name(name), checked_password(password)
    if caller and caller.member:
        raise ConflictError("registered")
    stored = await hashed(usable)
    try:
        async with connected(context.pool) as connection, connection.transaction():
            account = await _member(connection, caller, shown, stored)
            login = await enter(connection, account.id, recovery_link(context.settings, account))
    except UniqueViolationError as error:
        raise ConflictError("name-taken", name=shown) from error
    assert login is not None
    return login


async def do_log_in(context: Context, name: str, password: str) -> Login:
    """Let a member in; UnknownCallerError, after the same time, whether the name is unknown or the password wrong."""
    async with connected(context.pool) as connection:
        member = await store.member_of(connection, folded(name))
    if not await fits(password, member.password if member else None) or member is None:
        raise UnknownCallerError("login")
    renewed = await hashed(password) if outdated(member.password) else None
    async with connected(context.pool) as connection, connection.transaction():
        if renewed:
            await store.replace_password(connection, member, renewed)
        login = await enter(connection, member.id)
    if login is None:
        raise UnknownCallerError("login")
    return login


async def _member(connection: Connection, caller: Caller | None, name: str, password: str) -> Account:
    if caller is None:
        return await store.add(connection, name, folded(name), password)
    account = await store.promote(connection, caller.account, name, folded(name), password)
    if account is None:
        raise ConflictError("registered")
    return account
