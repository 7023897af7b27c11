"""The statements of shared limits: buckets of callers, which refill over time by the clock of the database."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.server.store.pool import Connection

MAX_REFILL_SECONDS = 3600
"""Seconds after which every bucket is full again, so that its row can be deleted; no bucket may refill more slowly."""


class Use(NamedTuple):
    """What a caller used of a bucket, and how the bucket refills."""

    bucket: str
    caller: bytes
    used: float
    size: float
    rate: float
    """Per second."""


class Remaining(NamedTuple):
    """What is left in a caller's bucket; negative if processes together granted too much."""

    bucket: str
    caller: bytes
    remaining: float


SETTLE = """
INSERT INTO request_limits AS kept (bucket, caller, remaining, size, rate, counted_at)
SELECT bucket, caller, size - used, size, rate, clock_timestamp()
FROM unnest($1::text[], $2::bytea[], $3::real[], $4::real[], $5::real[]) AS given (bucket, caller, used, size, rate)
ORDER BY bucket, caller
ON CONFLICT (bucket, caller) DO UPDATE SET
    size = EXCLUDED.size, rate = EXCLUDED.rate, counted_at = EXCLUDED.counted_at,
    remaining = greatest(-EXCLUDED.size, least(EXCLUDED.size,
        kept.remaining + extract(epoch FROM EXCLUDED.counted_at - kept.counted_at) * EXCLUDED.rate)
        - (EXCLUDED.size - EXCLUDED.remaining))
RETURNING bucket, caller, remaining
"""
TAKE = """
INSERT INTO request_limits AS kept (bucket, caller, remaining, size, rate, counted_at)
VALUES ($1, $2, $4::real - $3::real, $4, $5, clock_timestamp())
ON CONFLICT (bucket, caller) DO UPDATE SET
    size = EXCLUDED.size, rate = EXCLUDED.rate, counted_at = EXCLUDED.counted_at,
    remaining = least(EXCLUDED.size,
        kept.remaining + extract(epoch FROM EXCLUDED.counted_at - kept.counted_at) * EXCLUDED.rate)
        - (EXCLUDED.size - EXCLUDED.remaining)
WHERE least(EXCLUDED.size,
        kept.remaining + extract(epoch FROM EXCLUDED.counted_at - kept.counted_at) * EXCLUDED.rate) >= $3::real
RETURNING true
"""
WAIT = """
SELECT ($3::real - remaining) / $4::real - extract(epoch FROM clock_timestamp() - counted_at)
FROM request_limits WHERE bucket = $1 AND caller = $2
"""
RETURN = """
UPDATE request_limits SET remaining = least(size, remaining + $3::real) WHERE bucket = $1 AND caller = $2
"""
TIDY = "DELETE FROM request_limits WHERE counted_at < clock_timestamp() - $1 * interval '1 second'"


async def settle(connection: Connection, uses: Sequence[Use]) -> list[Remaining]:
    """Subtract what a process granted, and return what is left after what all of them granted."""
    rows = await connection.fetch(SETTLE, *map(list, zip(*uses, strict=True)))
    return [Remaining(*row) for row in rows]


async def take(connection: Connection, use: Use) -> float:
    """Take from a bucket and return 0; if too little is left, take nothing and return the seconds to wait."""
    if await connection.fetchval(TAKE, *use):
        return 0.0
    seconds = await connection.fetchval(WAIT, use.bucket, use.caller, use.used, use.rate)
    return max(1.0, float(seconds or 0.0))


async def give_back(connection: Connection, use: Use) -> None:
    """Return to a bucket what was taken for nothing."""
    await connection.execute(RETURN, use.bucket, use.caller, use.used)


async def tidy(connection: Connection) -> None:
    """Delete the buckets that are full again."""
    await connection.execute(TIDY, MAX_REFILL_SECONDS)
