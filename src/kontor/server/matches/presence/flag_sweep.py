"""The flag sweep: finds matches in which a clock has run out, and lets the caretaker take over."""

from contextlib import suppress
from datetime import timedelta
from itertools import chain

from kontor.server.errors import ConflictError, StaleError, StoreError
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.failures import note_failure
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.presence.absence import do_flag
from kontor.server.store.matches import clocks as store
from kontor.server.store.pool import connected

BY_CLOCK = "clock"
RETRY_AFTER = timedelta(hours=1)
"""How long to wait before trying again to flag a match that failed."""
MAX_DUE_MATCHES = 100
"""Matches per sweep; the next sweep continues."""
MAX_FAILURES = 2
"""Failures of the store in a row after which the database is considered away, rather than one match stuck."""


async def flag_due_matches(context: Context) -> int:
    """Let the caretaker play for everybody whose time has run out; return the number of seats.

    StoreError if the store fails; the next sweep tries again. A match that is stuck does not delay the others. If the
    clock of this machine is off, nobody is flagged here: another process does it.
    """
    async with connected(context.pool) as connection:
        await context.play_clock.measure(connection)
    if not context.play_clock.is_right:
        return 0
    now = context.now()
    found = await context.databases.ask_each(lambda each: store.due(each, now, MAX_DUE_MATCHES), skip_away=True)
    due_matches = sorted(chain.from_iterable(found), key=lambda due: due.at)
    flagged, in_a_row = 0, 0
    failure: StoreError | None = None
    for due_match in due_matches:
        try:
            flagged += await _flag_or_put_off(context, due_match)
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
    """Flag the seats of one match; put it off if that fails, whatever the reason: the other clocks must go on."""
    try:
        return await _flag(context, due.match)
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001 - also a bug in the rules of one game
        note_failure("flag", due.match, error)
        async with context.at(due.match) as connection:
            await store.put_off(connection, due, context.now() + RETRY_AFTER)
        return 0


async def _flag(context: Context, match_id: str) -> int:
    """Flag the seats of one match, one after the other; another process may be quicker."""
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
