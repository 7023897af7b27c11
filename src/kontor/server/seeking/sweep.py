"""The sweep of seeks: it ends those whose time is over, and brings people together who fit.

A live match that was found starts when everybody has revealed their string. If somebody does not, those who did wait
again, in the place in line that they had; the seek of the one who did not has ended.
"""

from kontor.server.bus import Nudge
from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.seeking.matching import SLOW_SPEEDS
from kontor.server.seeking.meeting import match_waiting_seeks
from kontor.server.seeking.notices import put_notices_in_line
from kontor.server.seeking.seek import tell_seekers
from kontor.server.store.lobby import seeks as store
from kontor.server.store.matches import matches
from kontor.server.store.pool import connected

MAX_ENDED = 200
"""Seeks, and matches that did not start, that one sweep ends; the next sweep continues."""


async def sweep_seeks(context: Context) -> int:
    """Look after all seeks once; return the number of matches that were made."""
    await end_unstarted_matches(context)
    await end_due_seeks(context)
    return await match_waiting_seeks(context)


async def end_due_seeks(context: Context) -> int:
    """End the seeks whose time is over, and tell their people; return how many."""
    async with connected(context.pool) as connection, connection.transaction():
        ended = await store.expire(connection, context.now(), MAX_ENDED)
        slow = dict.fromkeys(account for account, speed in ended if speed in SLOW_SPEEDS)
        await put_notices_in_line(context, connection, "unfound", slow)
    await tell_seekers(context, {account for account, _ in ended})
    return len(ended)


async def end_unstarted_matches(context: Context) -> int:
    """Give up matches that did not start, so that their people can be found others; return how many."""
    async with connected(context.pool) as connection:
        unstarted = await store.unstarted(connection, MAX_ENDED)
    ended = 0
    for match_id in unstarted:
        try:
            ended += await _end_unstarted(context, match_id)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - one match must not keep the people of others
            note_failure("seek", match_id, error)
    return ended


async def _end_unstarted(context: Context, match_id: str) -> bool:
    async with connected(context.pool) as connection, connection.transaction():
        await matches.lock(connection, match_id)
        if not await store.is_unstarted(connection, match_id):
            return False  # another process was quicker
        people = await store.seek_again(connection, match_id)
        people += await store.miss(connection, match_id, context.now())
        await store.delete_match(connection, match_id)
    context.cache.forget(match_id)
    await context.bus.publish(Nudge(match_id, 0, talk=True, people=tuple(sorted(people))))
    await tell_seekers(context, people)
    return True
