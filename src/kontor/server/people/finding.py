"""Finding a person by their name: only members can be found, since a guest's name is not theirs alone."""

from kontor.server.accounts.names import name_key
from kontor.server.errors import NotFoundError
from kontor.server.store.people import profiles
from kontor.server.store.people.profiles import MemberRow
from kontor.server.store.pool import Connection


async def demand_member(connection: Connection, name: str) -> MemberRow:
    """Return the member with a name, in whatever spelling; NotFoundError if nobody has it."""
    member = await profiles.member_named(connection, name_key(name))
    if member is None:
        raise NotFoundError("nobody-called", name=name)
    return member
