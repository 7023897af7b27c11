"""What follows the end of a match, queued in the transaction in which the home database learns of it."""

from kontor.server.store.competition import ratings, results
from kontor.server.store.pool import Connection
from kontor.server.store.work import chores


async def queue_chores(connection: Connection, match: str) -> None:
    """Queue that a match which is over is tidied up, rated if it counts, and noted in its people's results."""
    await chores.defer(connection, chores.TIDY_MATCH, match, match=match)
    await ratings.put_in_line(connection, match)
    await results.put_in_line(connection, match)
