"""The matches that wait for somebody, in whatever database they are played."""

from collections.abc import Awaitable, Callable

from kontor.server.matches import Context
from kontor.server.store.pool import Connection
from kontor.server.store.reminders.reminders import WaitingMatch


async def waiting_matches(
    context: Context, home: Connection, ask: Callable[[Connection], Awaitable[list[WaitingMatch]]]
) -> list[WaitingMatch]:
    """Ask the home database and every shard, and return all matches, the oldest first; StoreError if one is away.

    A message that left out what it cannot read would be taken for void.
    """
    found = await ask(home)
    for shard in context.databases.shards:
        async with context.databases.on(shard) as connection:
            found = [*found, *await ask(connection)]
    return sorted(found, key=lambda waiting: (waiting.since, waiting.match))
