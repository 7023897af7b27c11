"""Turns that failed: counted, put off with growing pauses, and at last left alone until something changes.

A match leaves quarantine by its next entry (`APPEND_ENTRY`), or when another release of Kontor runs: that one may be
able to play it.
"""

from typing import NamedTuple

from kontor.server.store.pool import Connection
from kontor.server.store.work.turns import Lease

MAX_FAILURES = 4
"""Failures after which a turn is quarantined."""
FIRST_PAUSE_SECONDS = 5.0
PAUSE_FACTOR = 4.0
"""The pauses are 5, 20 and 80 seconds: a fault that passes by itself has more than a minute and a half to do so."""

FAIL = """
UPDATE matches SET turn_failures = turn_failures + 1,
    lease_until = now() + interval '1 second' * $5::float8 * $6::float8 ^ turn_failures,
    quarantined_at = CASE WHEN turn_failures + 1 >= $4 THEN now() END,
    quarantined_by = CASE WHEN turn_failures + 1 >= $4 THEN $3 END
WHERE id = $1 AND lease_until = $2 AND quarantined_at IS NULL
RETURNING turn_failures, quarantined_at IS NOT NULL
"""
RELEASE_OTHERS = """
UPDATE matches SET quarantined_at = NULL, quarantined_by = NULL, turn_failures = $2, lease_until = NULL
WHERE quarantined_at IS NOT NULL AND quarantined_by <> $1
"""


class FailedTurn(NamedTuple):
    """How often the turn of a match has failed, and whether nobody tries it any more."""

    failures: int
    quarantined: bool


async def fail(connection: Connection, given: Lease, release: str) -> FailedTurn | None:
    """Count a failure and put the match off; None if another worker has it by now, or it has moved on."""
    row = await connection.fetchrow(
        FAIL, given.match, given.until, release, MAX_FAILURES, FIRST_PAUSE_SECONDS, PAUSE_FACTOR
    )
    return FailedTurn(*row) if row else None


async def release_others(connection: Connection, release: str) -> int:
    """Let each match that another release could not play be tried once more; return how many."""
    tag: str = await connection.execute(RELEASE_OTHERS, release, MAX_FAILURES - 1)
    return int(tag.rpartition(" ")[2])


async def quarantined(connection: Connection) -> int:
    """Return the number of matches whose turn nobody tries any more."""
    count: int = await connection.fetchval("SELECT count(*) FROM matches WHERE quarantined_at IS NOT NULL")
    return count
