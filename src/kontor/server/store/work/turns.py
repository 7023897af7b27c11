"""The queue of bot turns: the matches themselves, leased to one worker for a while (ADR 32).

There is no job to lose, to duplicate or to forget: a match in which a bot is to move waits until it has moved. Every
entry of a match ends its lease (see `APPEND_ENTRY`); a worker that died leaves one that runs out.
"""

from collections.abc import Collection
from datetime import datetime

import msgspec

from kontor.server.store.pool import Connection, Statement

QUICK_SECONDS = 0.25
"""A turn is quick if its bot may think for at most this long; all others are expensive."""
SHARE_STEP_SECONDS = 4.0
"""Seconds of thinking within which people and addresses are equal. A process that always thinks remembers 14 seconds
(`worker/shares.py`), so ten tables with strong bots have used one and a half each."""
MAX_CANDIDATES = 200
"""Turns that are compared, from either end of the queue, so that a lease costs the same however many wait."""


class Lease(msgspec.Struct, frozen=True):
    """A match that a worker may think about, and until when nobody else will."""

    match: str
    until: datetime
    creator: str = ""
    """The share that the turn is charged to: the person who made the table."""
    origin: str = ""
    """Another one: the address that the table was made from. Empty if it is not known."""
    strong_seconds: float = 0.0
    """Seconds of thinking that expensive turns waited for when it was leased, its own included."""


class LeaseRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker wants to lease; bound by name in `LEASE`."""

    seconds: float
    """How long the lease lasts."""
    besides: list[str] = []
    """Matches that it has already."""
    quick: bool = False
    """Only quick turns that never failed."""
    latest: bool = False
    """The latest turn first; otherwise the one that has waited longest."""
    recent_seconds: float = 0.0
    """Turns that have waited longer come after all others, also those of people who used less; 0 if none do."""
    shares: list[str] = []
    """The creators and addresses for which it thought lately; those for which it thought less come first."""
    used: list[float] = []
    """The seconds for each of them."""
    share_step_seconds: float = SHARE_STEP_SECONDS
    quick_seconds: float = QUICK_SECONDS
    most: int = MAX_CANDIDATES
    expensive_penalty: float = 3.0
    """Seconds that a turn counts as later for each second that its bot may think: others pass it, but not for ever."""
    failure_penalty: float = 10.0
    """The same for each failure."""
    unattended_penalty: float = 30.0
    """The same for a match in which nobody waits, because no person plays any more."""


LEASE = Statement(
    LeaseRequest,
    """
WITH ends AS (
    (SELECT id, turn_seconds, turn_failures FROM matches
    WHERE bot_to_move AND quarantined_at IS NULL AND (lease_until IS NULL OR lease_until < now())
        AND id <> ALL (:besides::text[])
    ORDER BY moved_at LIMIT :most)
    UNION
    (SELECT id, turn_seconds, turn_failures FROM matches
    WHERE bot_to_move AND quarantined_at IS NULL AND (lease_until IS NULL OR lease_until < now())
        AND id <> ALL (:besides::text[])
    ORDER BY moved_at DESC LIMIT :most)
), spent AS (
    SELECT * FROM unnest(:shares::text[], :used::float8[]) AS one (share, seconds)
), turn AS (
    SELECT m.id FROM ends JOIN matches m ON m.id = ends.id
    LEFT JOIN spent place ON place.share = encode(m.origin, 'hex')
    LEFT JOIN spent person ON person.share = m.creator::text
    WHERE m.bot_to_move AND m.quarantined_at IS NULL AND (m.lease_until IS NULL OR m.lease_until < now())
        AND (NOT :quick OR m.turn_seconds <= :quick_seconds::float8 AND m.turn_failures = 0)
    ORDER BY :recent_seconds::float8 > 0 AND m.moved_at < now() - :recent_seconds::float8 * interval '1 second',
        floor(coalesce(place.seconds, 0) / :share_step_seconds::float8),
        floor(coalesce(person.seconds, 0) / :share_step_seconds::float8),
        CASE WHEN :latest THEN extract(epoch FROM now() - m.moved_at)::float8
            ELSE extract(epoch FROM greatest(m.moved_at, m.lease_until) - now())::float8 END
        + :expensive_penalty::float8 * m.turn_seconds + :failure_penalty::float8 * m.turn_failures
        + CASE WHEN m.attended THEN 0 ELSE :unattended_penalty::float8 END
    LIMIT 1
    FOR UPDATE OF m SKIP LOCKED
)
UPDATE matches m SET lease_until = now() + :seconds * interval '1 second' FROM turn WHERE m.id = turn.id
RETURNING m.id, m.lease_until, coalesce(m.creator::text, ''), coalesce(encode(m.origin, 'hex'), ''), (
    SELECT coalesce(sum(turn_seconds), 0)::float8 FROM ends
    WHERE turn_seconds > :quick_seconds::float8 AND turn_failures = 0
)
""",
)


async def lease(connection: Connection, request: LeaseRequest) -> Lease | None:
    """Lease the match whose turn is next for this worker; None if none waits."""
    row = await connection.fetchrow(LEASE.text, *LEASE.values(request))
    return Lease(*row) if row else None


RENEW = """
UPDATE matches SET lease_until = now() + $1 * interval '1 second'
FROM unnest($2::text[], $3::timestamptz[]) AS held (match, until)
WHERE id = held.match AND lease_until = held.until
RETURNING id, lease_until
"""


async def renew(connection: Connection, seconds: float, given: Collection[Lease]) -> list[Lease]:
    """Extend leases and return them; those that ended, or that another worker has by now, are left out."""
    rows = await connection.fetch(RENEW, seconds, [each.match for each in given], [each.until for each in given])
    before = {each.match: each for each in given}
    return [msgspec.structs.replace(before[row["id"]], until=row["lease_until"]) for row in rows]


async def release(connection: Connection, given: Lease) -> None:
    """End a lease before its time; a lease that another worker has by now stays."""
    await connection.execute(
        "UPDATE matches SET lease_until = NULL WHERE id = $1 AND lease_until = $2", given.match, given.until
    )


GIVE_WAY = """
UPDATE matches SET lease_until = NULL
WHERE id = $1 AND lease_until = $2 AND ($3 AND turn_seconds > $4 OR $5 OR EXISTS (
    SELECT FROM matches other
    WHERE other.bot_to_move AND other.quarantined_at IS NULL
        AND (other.lease_until IS NULL OR other.lease_until < now()) AND other.id <> $1
))
RETURNING true
"""


async def give_way(connection: Connection, given: Lease, quick: bool, elsewhere: bool = False) -> bool:
    """End a lease if another match waits for a bot, or if its next turn is expensive and only quick ones are wanted.

    `elsewhere` says that one waits in another database.
    """
    return bool(await connection.fetchval(GIVE_WAY, given.match, given.until, quick, QUICK_SECONDS, elsewhere))


IS_ANY_FREE = """
SELECT EXISTS (
    SELECT FROM matches WHERE bot_to_move AND quarantined_at IS NULL AND (lease_until IS NULL OR lease_until < now())
)
"""


async def is_any_free(connection: Connection) -> bool:
    """Return True if a match waits for a bot that no worker has leased."""
    free: bool = await connection.fetchval(IS_ANY_FREE)
    return free


async def waiting(connection: Connection) -> int:
    """Return the number of matches in which a bot is to move, leased or not, without those in quarantine."""
    count: int = await connection.fetchval("SELECT count(*) FROM matches WHERE bot_to_move AND quarantined_at IS NULL")
    return count
