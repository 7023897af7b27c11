"""The statements of deals, and of the tries of people at them."""

from datetime import datetime
from typing import Any

import asyncpg
import msgspec

from kontor.server.store.pool import Connection, Statement


class DealRow(msgspec.Struct, frozen=True):
    """A deal; bound by name in `CREATE`."""

    id: str
    game: str
    seats: int
    seat: int
    """The seat of everybody who plays it."""
    options: str
    """As JSON."""
    level: str
    """The level of the bots on the other seats."""
    secret: bytes
    opens_at: datetime
    closes_at: datetime
    creator: int | None = None
    """Who dared others to play it, or created its series; None for a deal of the day."""
    series: str | None = None
    """The series of which it is a round; None for all others."""


class TryRow(msgspec.Struct, frozen=True):
    """What became of somebody's try at a deal."""

    match: str
    state: str
    points: int | None
    place: int | None


COLUMNS = "id, game, seats, seat, options::text AS options, level, secret, opens_at, closes_at, creator, series"
CREATE = Statement(
    DealRow,
    """
INSERT INTO deals (id, game, seats, seat, options, level, secret, opens_at, closes_at, creator, series)
VALUES (:id, :game, :seats, :seat, :options::jsonb, :level, :secret, :opens_at, :closes_at, :creator, :series)
ON CONFLICT (id) DO NOTHING
""",
)
FIND = f"SELECT {COLUMNS} FROM deals WHERE id = ANY ($1)"  # noqa: S608 - own names
TRY = "SELECT match, state, points, place FROM deal_tries WHERE deal = $1 AND account = $2"
BEGIN_TRY = "INSERT INTO deal_tries (deal, account, match, began_at) VALUES ($1, $2, $3, $4)"
ENDED = """
SELECT t.account, t.match, m.result, m.moved_at
FROM deal_tries t JOIN matches m ON m.id = t.match
WHERE t.deal = $1 AND t.state = 'playing' AND m.status = 'over' LIMIT $2
"""
SETTLE = """
UPDATE deal_tries SET state = $3, points = $4, place = $5 WHERE deal = $1 AND account = $2 AND state = 'playing'
"""
SPREAD = """
SELECT points, count(*) AS people FROM deal_tries WHERE deal = $1 AND state = 'counted' GROUP BY points ORDER BY points
"""
NAMED = """
SELECT a.name, t.points, t.place FROM deal_tries t JOIN accounts a ON a.id = t.account
WHERE t.deal = $1 AND t.state = 'counted' ORDER BY t.points DESC, t.began_at LIMIT $2
"""
DARES_SINCE = "SELECT count(*) FROM deals WHERE creator = $1 AND series IS NULL AND opens_at > $2"


async def create(connection: Connection, row: DealRow) -> None:
    """Insert a deal, unless there is one with its id."""
    await connection.execute(CREATE.text, *CREATE.values(row))


async def find(connection: Connection, ids: list[str]) -> dict[str, DealRow]:
    """Return the deals with some ids."""
    rows = [DealRow(**dict(row)) for row in await connection.fetch(FIND, ids)]
    return {row.id: row for row in rows}


async def try_of(connection: Connection, deal: str, account: int) -> TryRow | None:
    """Return somebody's try at a deal; None if they have not begun."""
    row = await connection.fetchrow(TRY, deal, account)
    return TryRow(**dict(row)) if row else None


async def begin_try(connection: Connection, deal: str, account: int, match: str, now: datetime) -> None:
    """Note the match of somebody's only try; asyncpg.UniqueViolationError if they have one."""
    await connection.execute(BEGIN_TRY, deal, account, match, now)


async def ended_tries(connection: Connection, deal: str, most: int) -> list[asyncpg.Record]:
    """Return account, match, result and end of tries whose matches are over, and which are not settled yet."""
    return list(await connection.fetch(ENDED, deal, most))


async def settle(connection: Connection, deal: str, account: int, state: str, *figures: int | None) -> None:
    """Note what became of a try: with points and place if it counts, with two None otherwise."""
    await connection.execute(SETTLE, deal, account, state, *figures)


async def spread(connection: Connection, deal: str) -> list[tuple[int, int]]:
    """Return how many people have how many points, the fewest points first."""
    return [(row["points"], row["people"]) for row in await connection.fetch(SPREAD, deal)]


async def named_results(connection: Connection, deal: str, most: int) -> list[dict[str, Any]]:
    """Return name, points and place of those with the most points."""
    return [dict(row) for row in await connection.fetch(NAMED, deal, most)]


async def dares_since(connection: Connection, account: int, since: datetime) -> int:
    """Return how many dares somebody has created since a time."""
    count: int = await connection.fetchval(DARES_SINCE, account, since)
    return count
