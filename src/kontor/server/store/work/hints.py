"""The statements of hints: asked by a seat at an entry of the log, leased by a worker, answered once."""

from typing import NamedTuple

from kontor.core import Seat
from kontor.server.store.pool import Connection


class HintRequest(NamedTuple):
    """A hint that somebody waits for."""

    match: str
    seat: Seat
    seq: int


ASK = "INSERT INTO hints (match, seat, seq) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
LEASE = """
UPDATE hints h SET lease_until = now() + make_interval(secs => $1)
FROM (
    SELECT match, seat, seq FROM hints
    WHERE answer IS NULL AND (lease_until IS NULL OR lease_until < now()) AND asked_at > now() - interval '1 minute'
    ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
) next
WHERE h.match = next.match AND h.seat = next.seat AND h.seq = next.seq
RETURNING h.match, h.seat, h.seq
"""


async def ask(connection: Connection, asked: HintRequest) -> None:
    """Queue a hint, once."""
    await connection.execute(ASK, *asked)


async def answer_to(connection: Connection, asked: HintRequest) -> bytes | None:
    """Return the answer, if a worker has given it."""
    answer: bytes | None = await connection.fetchval(
        "SELECT answer FROM hints WHERE match = $1 AND seat = $2 AND seq = $3", *asked
    )
    return answer


async def is_leased(connection: Connection, asked: HintRequest) -> bool:
    """Return whether a worker thinks about a hint now."""
    leased: bool | None = await connection.fetchval(
        "SELECT lease_until > now() FROM hints WHERE match = $1 AND seat = $2 AND seq = $3 AND answer IS NULL", *asked
    )
    return bool(leased)


async def lease(connection: Connection, seconds: float) -> HintRequest | None:
    """Lease, for some seconds, the hint that has waited longest; None if none waits."""
    row = await connection.fetchrow(LEASE, seconds)
    return HintRequest(*row) if row else None


async def put(connection: Connection, asked: HintRequest, answer: bytes) -> None:
    """Store an answer."""
    await connection.execute(
        "UPDATE hints SET answer = $4 WHERE match = $1 AND seat = $2 AND seq = $3 AND answer IS NULL", *asked, answer
    )
