"""Roles: who may moderate. The host gives them at the command line; the first one nobody could give in a browser."""

from typing import Literal, NamedTuple, TypeAlias

from kontor.server.accounts import Caller
from kontor.server.accounts.names import name_key
from kontor.server.errors import ForbiddenError, NotFoundError
from kontor.server.matches import Context
from kontor.server.store.moderation import audit, standing
from kontor.server.store.moderation.audit import NewAuditRow
from kontor.server.store.people import accounts
from kontor.server.store.pool import connected

Role: TypeAlias = Literal["moderator", "host"]
ROLES: tuple[Role, ...] = ("moderator", "host")


class Moderator(NamedTuple):
    """Who moderates: an account with a role, or the host at the command line, who has no account."""

    account: int | None
    role: str

    @property
    def is_host(self) -> bool:
        """Whether they may decide about moderators, and for good."""
        return self.role == "host"


HOST = Moderator(None, "host")
"""The host at the command line."""


def moderator_of(caller: Caller | None) -> Moderator | None:
    """Return a caller as a moderator; None for everybody who may not moderate."""
    if caller is None or caller.role not in ROLES or caller.suspended:
        return None
    return Moderator(caller.account, caller.role)


async def account_named(context: Context, name: str) -> int:
    """Return the account of the member with a name; NotFoundError if there is none."""
    async with connected(context.pool) as connection:
        account = await accounts.id_of_member(connection, name_key(name))
    if account is None:
        raise NotFoundError("no-member", name=name)
    return account


async def do_grant(context: Context, name: str, role: Role | None) -> None:
    """Give a member a role, or take it away; NotFoundError if there is no such member. Only for the host."""
    account = await account_named(context, name)
    async with connected(context.pool) as connection, connection.transaction():
        former = await standing.role_of(connection, account)
        if former == role:
            return
        await standing.set_role(connection, account, role)
        deed = f"grant {role}" if role else f"revoke {former}"
        await audit.add(connection, NewAuditRow(None, deed, account))


async def everybody_with_a_role(context: Context) -> list[tuple[str, str]]:
    """Return the names of everybody with a role, and which one."""
    async with connected(context.pool) as connection:
        return await standing.with_roles(connection)


def demand_host(moderator: Moderator) -> None:
    """Refuse what only a host may decide."""
    if not moderator.is_host:
        raise ForbiddenError("only-host")
