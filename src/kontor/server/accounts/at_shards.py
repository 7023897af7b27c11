"""What shards have of a person: names and seats there follow what is stored at home, by a chore that is repeated.

At home, foreign keys and one transaction do this. A shard cannot take part in either, so the change at home is stored
with a chore, and the process that made it tries at once.
"""

from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.store.people import accounts
from kontor.server.store.pool import Connection, connected
from kontor.server.store.shards import people
from kontor.server.store.work import chores

FOLLOW_PERSON = "follow_person_at_shards"
"""The name of the task that brings the shards up to date; its argument is `account`."""


async def put_in_line(context: Context, home: Connection, account: int) -> None:
    """Queue, in the transaction at home that renames or deletes an account, that the shards follow."""
    if context.databases.shards:
        await chores.defer(home, FOLLOW_PERSON, f"{FOLLOW_PERSON}-{account}", account=account)


async def follow_person_at_once(context: Context, account: int) -> None:
    """Bring the shards up to date now; if one is away, the chore does it."""
    try:
        await do_follow_person(context, account)
    except StoreError as error:
        log.warning("shards-not-told", account=account, error=str(error))


async def do_follow_person(context: Context, account: int) -> None:
    """Give an account its present name in every match at a shard, or remove it there if it is deleted."""
    if not context.databases.shards:
        return
    async with connected(context.pool) as connection:
        known = await accounts.known_names(connection, [account])
    for shard in context.databases.shards:
        async with context.databases.on(shard) as connection:
            if known:
                renamed = await people.rename(connection, account, known[0][1])
            else:
                renamed = await people.forget(connection, account)
        for match_id in sorted(renamed):
            context.cache.forget(match_id)
            await context.bus.publish(Nudge(match_id, 0, talk=True, renamed=True))
