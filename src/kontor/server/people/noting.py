"""Storing the results of matches: a chore after each end, and a nightly one for those that ended before there were any.

A result is derived from the match and its log, so it can be stored again, and a match that ends under a former release
is found by the night.
"""

from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.store.competition import results
from kontor.server.store.pool import connected

MAX_MATCHES_PER_NIGHT = 20_000
"""Matches whose results are stored in one night, so that the first one after an upgrade does not stop the others."""


async def do_note_results(context: Context, match_id: str) -> None:
    """Store the results of a match that is over, unless they are stored already."""
    async with context.at(match_id) as connection:
        told = await results.told_by_log(connection, match_id)
    async with connected(context.pool) as home:
        await results.note(home, match_id, told)


async def do_note_missing_results(context: Context, most: int = MAX_MATCHES_PER_NIGHT) -> int:
    """Store the results of matches that have none; return of how many. One broken match does not stop the others."""
    async with connected(context.pool) as connection:
        missing = await results.missing(connection, most)
    noted = 0
    for match_id in missing:
        try:
            await do_note_results(context, match_id)
            noted += 1
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - what was stored of it cannot be read
            note_failure("results", match_id, error)
    return noted
