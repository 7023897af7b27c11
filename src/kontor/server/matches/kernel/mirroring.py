"""Mirroring: the home database learns which seats and which status a match has at its shard (ADR 72).

A change at a shard marks its match there, in its own transaction. The process that made it mirrors the match at once;
if that fails, the sweep of a worker does it. Mirroring may be done again at any time: it copies what is, not what
changed. So the two databases never have to commit as one.
"""

from typing import NamedTuple

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.store.competition import ended
from kontor.server.store.pool import connected
from kontor.server.store.shards import mirrors, people
from kontor.server.store.shards.databases import HOME, Shard

LEFT_BEHIND_SECONDS = 600.0
"""Seconds after which a match at a shard that nobody at home knows is what a start left that failed."""
MAX_MIRRORED = 200
"""Matches of a shard that one sweep mirrors; the next sweep goes on."""
TOUCHED_DAYS = 2
"""Matches that moved within these days are told to the home database in the night."""
MAX_TOUCHED = 1000
"""Matches that are told at once."""


class Mirrored(NamedTuple):
    """What the home database was told of a match."""

    seq: int
    deleted_accounts: list[int]
    """Who has a seat at the shard and no account any more."""


async def mirror_at_once(context: Context, match_id: str) -> None:
    """Mirror a match that has just changed, if it is played at a shard; if that fails, the sweep does it."""
    shard = await context.databases.shard_of(match_id)
    if shard == HOME:
        return
    try:
        await do_mirror(context, match_id, shard)
    except StoreError as error:
        log.warning("not-mirrored", match=match_id, shard=shard, error=str(error))
    except Exception as error:  # noqa: BLE001 - the change is stored, and its sender must be told so
        note_failure("mirror", match_id, error)


async def do_mirror(context: Context, match_id: str, shard: Shard, *, is_old: bool = False) -> None:
    """Tell the home database how a match stands at its shard; what follows an end is queued with it, once.

    `is_old` says that the match was marked long ago: if nobody at home knows it, its start has failed.
    """
    done = await _write(context, match_id, shard)
    if done is None and not is_old:
        return
    async with context.databases.on(shard) as connection:
        if done is None:
            if not await mirrors.give_up(connection, match_id):
                log.error("match-unknown", match=match_id, shard=shard)
            return
        for account in done.deleted_accounts:  # it was deleted while they sat down
            await people.forget(connection, account)
        if not done.deleted_accounts:  # otherwise the next sweep tells the home database that the name is gone
            await mirrors.unmark(connection, match_id, done.seq)


async def _write(context: Context, match_id: str, shard: Shard) -> Mirrored | None:
    """Write the mirror of a match; None if the home database does not know that it is played there."""
    async with connected(context.pool) as home, home.transaction():
        before = await mirrors.hold(home, match_id)
        if before is None or before.shard != shard:
            return None
        async with context.databases.on(shard) as connection:
            played = (await mirrors.played_rows(connection, [match_id])).get(match_id)
        if played is None:
            return None
        gone = await mirrors.write(home, match_id, played)
        if played["status"] == "over" and before.status != "over":
            await ended.queue_chores(home, match_id)
    return Mirrored(played["seq"], gone)


async def sweep_mirrors(context: Context) -> int:
    """Mirror what nobody could mirror at once; return how many matches. A shard that is away waits for the next."""
    count = 0
    for shard in context.databases.shards:
        try:
            async with context.databases.on(shard) as connection:
                marked = await mirrors.marked(connection, MAX_MIRRORED, LEFT_BEHIND_SECONDS)
            for match_id, is_old in marked:
                await _sweep_one(context, match_id, shard, is_old=is_old)
                count += 1
        except StoreError as error:
            log.warning("shard-not-mirrored", shard=shard, error=str(error))
    return count


async def _sweep_one(context: Context, match_id: str, shard: Shard, *, is_old: bool) -> None:
    try:
        await do_mirror(context, match_id, shard, is_old=is_old)
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001 - one match must not keep the others from their mirror
        note_failure("mirror", match_id, error)


async def do_note_last_moves(context: Context) -> None:
    """Tell the home database when the matches of each shard moved last: old tables count for nobody's quota."""
    for shard in context.databases.shards:
        after = ""
        while True:
            async with context.databases.on(shard) as connection:
                moves = await mirrors.last_moves(connection, TOUCHED_DAYS, after, MAX_TOUCHED)
            if not moves:
                break
            async with connected(context.pool) as home:
                await mirrors.note_last_moves(home, moves)
            after = moves[-1][0]
