"""The statements of reviews: asked for by a person, leased by a worker, answered once and kept for ever."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core import Seat
from kontor.server.store.pool import Connection

FAIR_MINUTES = 10
"""Minutes for which the queue remembers whose reviews were taken."""
FULL_WEIGHT = 8
"""What a full review counts in the queue, in quick ones: it takes so many times as long."""
MAX_WAIT_HOURS = 48
"""Hours after which a review has failed that no worker took: those that knew its version are gone."""
MAX_TRIES = 3
"""Leases after which a review has failed that none of them has answered."""
LOST = "lost"
"""The failure of a review that no worker brought to its end."""


class ReviewKey(NamedTuple):
    """Which review it is: the same one for everybody who asks."""

    match: str
    seat: Seat
    budget: str
    version: str


class ReviewRow(NamedTuple):
    """How far a review is."""

    leased: bool
    """Whether a worker computes it now."""
    percent: int
    ahead: int
    """How many others wait that were asked for before."""
    failure: str | None
    answer: bytes | None


class ReviewLease(NamedTuple):
    """A review that a worker computes, with the number of its lease."""

    key: ReviewKey
    lease: int


ASK = """
INSERT INTO reviews (match, seat, budget, version, account) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (match, seat, budget, version)
DO UPDATE SET failure = NULL, tries = 0, percent = 0, asked_at = now(), account = excluded.account
WHERE reviews.failure IS NOT NULL
"""
READ = """
SELECT r.lease_until > now() IS TRUE, r.percent,
    (SELECT count(*) FROM reviews o WHERE o.answer IS NULL AND o.failure IS NULL AND o.asked_at < r.asked_at)::int,
    r.failure, r.answer
FROM reviews r WHERE match = $1 AND seat = $2 AND budget = $3 AND version = $4
"""
ANSWERS = """
SELECT DISTINCT ON (seat) answer FROM reviews WHERE match = $1 AND answer IS NOT NULL
ORDER BY seat, budget = 'full' DESC, asked_at DESC
"""
WAITING = "SELECT count(*) FROM reviews WHERE account = $1 AND answer IS NULL AND failure IS NULL"
LEASE = """
UPDATE reviews r SET lease_until = now() + make_interval(secs => $1), lease = r.lease + 1, tries = r.tries + 1,
    taken_at = now(), percent = 0
FROM (
    SELECT w.match, w.seat, w.budget, w.version FROM reviews w JOIN matches m ON m.id = w.match
    WHERE w.answer IS NULL AND w.failure IS NULL AND (w.lease_until IS NULL OR w.lease_until < now())
        AND m.game || ' ' || w.version = ANY ($2)
    ORDER BY (
        SELECT coalesce(sum(CASE o.budget WHEN 'full' THEN $4 ELSE 1 END), 0) FROM reviews o
        WHERE o.account = w.account AND o.taken_at > now() - make_interval(mins => $3)
    ), w.asked_at
    LIMIT 1 FOR UPDATE OF w SKIP LOCKED
) next
WHERE r.match = next.match AND r.seat = next.seat AND r.budget = next.budget AND r.version = next.version
RETURNING r.match, r.seat, r.budget, r.version, r.lease
"""
GIVE_UP = """
UPDATE reviews SET failure = $1 WHERE answer IS NULL AND failure IS NULL
    AND (tries >= $2 AND lease_until < now() OR lease_until IS NULL AND asked_at < now() - make_interval(hours => $3))
"""
OWN = "WHERE match = $1 AND seat = $2 AND budget = $3 AND version = $4 AND lease = $5 AND answer IS NULL"
RENEW = f"UPDATE reviews SET lease_until = now() + make_interval(secs => $6), percent = $7 {OWN}"  # noqa: S608 - own names
RELEASE = f"UPDATE reviews SET lease_until = NULL, lease = lease + 1, tries = tries - 1, percent = 0 {OWN}"  # noqa: S608 - own names
LOSE = f"UPDATE reviews SET lease_until = now(), lease = lease + 1, percent = 0 {OWN}"  # noqa: S608 - own names
ANSWER = f"UPDATE reviews SET answer = $6, percent = 100, lease_until = NULL {OWN}"  # noqa: S608 - own names
FAIL = f"UPDATE reviews SET failure = $6, lease_until = NULL {OWN}"  # noqa: S608 - own names


async def ask(connection: Connection, key: ReviewKey, account: int) -> None:
    """Queue a review, once; one that failed is tried again."""
    await connection.execute(ASK, *key, account)


async def read(connection: Connection, key: ReviewKey) -> ReviewRow | None:
    """Return how far a review is; None if nobody has asked for it."""
    row = await connection.fetchrow(READ, *key)
    return ReviewRow(*row) if row else None


async def answers_of(connection: Connection, match: str) -> list[bytes]:
    """Return the stored reviews of a match, of each seat the last one."""
    return [row["answer"] for row in await connection.fetch(ANSWERS, match)]


async def waiting_of(connection: Connection, account: int) -> int:
    """Return how many reviews an account waits for."""
    count: int = await connection.fetchval(WAITING, account)
    return count


async def lease(connection: Connection, seconds: float, versions: Sequence[str]) -> ReviewLease | None:
    """Lease a review for some seconds: of who had least lately the one that waits longest; None if none waits.

    `versions` are those that the worker can compute, each behind the slug of its game and a space.
    """
    await connection.execute(GIVE_UP, LOST, MAX_TRIES, MAX_WAIT_HOURS)
    row = await connection.fetchrow(LEASE, seconds, list(versions), FAIR_MINUTES, FULL_WEIGHT)
    return ReviewLease(ReviewKey(*row[:4]), row[4]) if row else None


async def renew(connection: Connection, leased: ReviewLease, seconds: float, percent: int) -> bool:
    """Tell how far a review is and keep its lease; False if another worker has it."""
    return bool(await connection.execute(RENEW, *leased.key, leased.lease, seconds, percent) == "UPDATE 1")


async def release(connection: Connection, leased: ReviewLease) -> None:
    """Give a review back that was begun: another worker may take it at once."""
    await connection.execute(RELEASE, *leased.key, leased.lease)


async def lose(connection: Connection, leased: ReviewLease) -> None:
    """Give a review back whose process died: that counts as a try."""
    await connection.execute(LOSE, *leased.key, leased.lease)


async def put(connection: Connection, leased: ReviewLease, answer: bytes) -> None:
    """Store a review."""
    await connection.execute(ANSWER, *leased.key, leased.lease, answer)


async def fail(connection: Connection, leased: ReviewLease, failure: str) -> None:
    """Note why a review cannot be computed."""
    await connection.execute(FAIL, *leased.key, leased.lease, failure)
