"""What a shard does when a person gets another name or an account is deleted; foreign keys do the same at home."""

from kontor.server.store.matches import seats
from kontor.server.store.pool import Connection

UNLINK = (
    "UPDATE seats SET account = NULL WHERE account = $1",
    "DELETE FROM owners WHERE account = $1",
    "UPDATE matches SET creator = NULL, origin = NULL WHERE creator = $1 AND status <> 'over'",
    "DELETE FROM waits WHERE account = $1",
    "DELETE FROM standing_orders WHERE account = $1",
)


async def forget(shard: Connection, account: int) -> set[str]:
    """Remove the name of a deleted account from every match at a shard, and all that leads to it.

    Return the matches in which the name stood. It may be done again.
    """
    async with shard.transaction():
        renamed = await seats.forget_name(shard, account)
        for statement in UNLINK:
            await shard.execute(statement, account)
    return renamed


async def rename(shard: Connection, account: int, name: str) -> set[str]:
    """Replace the name of an account in every match at a shard, and return these. It may be done again."""
    async with shard.transaction():
        return await seats.replace_name(shard, account, name)
