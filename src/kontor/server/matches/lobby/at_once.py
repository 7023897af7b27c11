"""Matches that nobody waits for: created with everybody on their seats, and started in the same transaction."""

from collections.abc import Awaitable, Callable, Sequence

from kontor.core import AnyGame
from kontor.server.bus import Nudge
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import demand_open, people_of
from kontor.server.matches.lobby.create import store_match
from kontor.server.matches.lobby.opening import open_match
from kontor.server.matches.lobby.quotas import demand_quota
from kontor.server.store.matches import seats
from kontor.server.store.matches.luck import NO_ENTROPY, Entropy
from kontor.server.store.matches.matches import NewMatchRow
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection, connected


async def do_create_started(
    context: Context,
    row: NewMatchRow,
    game: AnyGame,
    occupants: Sequence[Occupant],
    person_string: Entropy,
    also: Callable[[Connection], Awaitable[None]],
) -> None:
    """Create a match, do what else belongs to it, start it and tell its people; all of it or nothing.

    `person_string` is what the seat of each person adds to the luck. ConflictError if there are too many matches.
    """
    async with connected(context.pool) as connection, connection.transaction():
        await store_match(connection, game, row, len(occupants))
        await also(connection)
        for seat, occupant in enumerate(occupants):
            string = person_string if occupant.kind == "person" else NO_ENTROPY
            await seats.sit(connection, row.id, seat, occupant, string)
        await demand_quota(connection, context.settings, row.id)
        lobby = demand_open(await context.cache.read(row.id, connection))
        await open_match(context, connection, lobby, occupants)
    async with context.cache.fresh(row.id) as begun:
        people = people_of(begun.occupants)
        nudge = Nudge(row.id, begun.seq, begun.bot_to_move, talk=True, people=people)
    await context.bus.publish(nudge)
