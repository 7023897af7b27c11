"""The flag: when somebody's time has run out the caretaker takes over. One sweep for all matches, no task for each."""

from contextlib import suppress
from datetime import timedelta

from kontor.core import KontorError
from kontor.server.errors import ConflictError, StaleError, StoreError
from kontor.server.logs import log
from kontor.server.matches.kernel.cache import House
from kontor.server.matches.kernel.commit import Command
from kontor.server.matches.presence.absence import do_flag
from kontor.server.store import clocks as store
from kontor.server.store.pool import connected

CLOCK = "clock"
LATER = timedelta(hours=1)
"""After so long a match is looked at again that this server could not flag."""
MOST_DUE = 100
"""So many matches are looked at in one sweep; the next one goes on."""
MOST_FAILURES = 2
"""After so many failures of the store in a row it is the database that is away, not one match that is stuck."""


async def flag_due(house: House) -> int:
    """Let the caretaker play for everybody whose time has run out; return how many seats that were.

    StoreError if the store fails: nothing is put off for that, the next sweep tries again. A match that is stuck keeps
    no other one waiting.
    """
    async with connected(house.pool) as connection:
        due = await store.due(connection, house.now(), MOST_DUE)
    flagged, in_a_row = 0, 0
    failure: StoreError | None = None
    for each in due:
        try:
            flagged += await _flag_or_put_off(house, each)
        except StoreError as error:
            failure, in_a_row = error, in_a_row + 1
            if in_a_row == MOST_FAILURES:
                break
        else:
            in_a_row = 0
    if failure:
        raise failure
    return flagged


async def _flag_or_put_off(house: House, due: store.Due) -> int:
    """Flag the seats of one match; others must not wait behind one that was begun with other rules, say."""
    try:
        return await _flag(house, due.match)
    except StoreError:
        raise
    except KontorError as error:
        log.warning("not-flagged", match=due.match, error=str(error))
        async with connected(house.pool) as connection:
            await store.put_off(connection, due, house.now() + LATER)
        return 0


async def _flag(house: House, match: str) -> int:
    """Flag the seats of one match, one after the other; whoever was quicker has moved it on."""
    flagged = 0
    while True:
        async with house.table(match) as table:
            await house.fresh(table)
            clocks, seq = table.clocks, table.seq
            seat = clocks.flagged(house.now()) if clocks and table.status == "playing" else None
        if seat is None:
            return flagged
        with suppress(StaleError, ConflictError):
            await do_flag(house, Command(match, seat, seq, by=CLOCK))
            flagged += 1
