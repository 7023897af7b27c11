"""The flag: when somebody's time has run out the caretaker takes over. One sweep for all matches, no task for each."""

from contextlib import suppress
from datetime import timedelta

from kontor.core import KontorError
from kontor.server.errors import ConflictError, StaleError, StoreError
from kontor.server.logs import log
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.presence.absence import do_flag
from kontor.server.store import clocks as store
from kontor.server.store.pool import connected

BY_CLOCK = "clock"
RETRY_AFTER = timedelta(hours=1)
"""After so long a match is looked at again that this server could not flag."""
MAX_DUE_MATCHES = 100
"""So many matches are looked at in one sweep; the next one goes on."""
MAX_FAILURES = 2
"""After so many failures of the store in a row it is the database that is away, not one match that is stuck."""


async def flag_due_matches(context: Context) -> int:
    """Let the caretaker play for everybody whose time has run out; return how many seats that were.

    StoreError if the store fails: nothing is put off for that, the next sweep tries again. A match that is stuck keeps
    no other one waiting.
    """
    async with connected(context.pool) as connection:
        due = await store.due(connection, context.now(), MAX_DUE_MATCHES)
    flagged, in_a_row = 0, 0
    failure: StoreError | None = None
    for each in due:
        try:
            flagged += await _flag_or_put_off(context, each)
        except StoreError as error:
            failure, in_a_row = error, in_a_row + 1
            if in_a_row == MAX_FAILURES:
                break
        else:
            in_a_row = 0
    if failure:
        raise failure
    return flagged


async def _flag_or_put_off(context: Context, due: store.DueMatch) -> int:
    """Flag the seats of one match; others must not wait behind one that was begun with other rules, say."""
    try:
        return await _flag(context, due.match)
    except StoreError:
        raise
    except KontorError as error:
        log.warning("not-flagged", match=due.match, error=str(error))
        async with connected(context.pool) as connection:
            await store.put_off(connection, due, context.now() + RETRY_AFTER)
        return 0


async def _flag(context: Context, match_id: str) -> int:
    """Flag the seats of one match, one after the other; whoever was quicker has moved it on."""
    flagged = 0
    while True:
        async with context.cache.fresh(match_id) as match:
            seq, seat = match.seq, None
            if isinstance(match, RunningMatch) and match.status == "playing":
                seat = match.clocks.flagged(context.now())
        if seat is None:
            return flagged
        with suppress(StaleError, ConflictError):
            await do_flag(context, Command(match_id, seat, seq, by=BY_CLOCK))
            flagged += 1
