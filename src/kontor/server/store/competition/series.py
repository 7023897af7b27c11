"""The statements of series: who plays in them, and what came of their rounds."""

from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from kontor.server.store.competition.deals import COLUMNS, DealRow
from kontor.server.store.pool import Connection, Statement


class SeriesRow(msgspec.Struct, frozen=True):
    """A series; bound by name in `CREATE`."""

    id: str
    game: str
    seats: int
    round_days: int
    """For how many days each round can be played."""
    creator: int | None
    """None once their account is deleted."""
    created_at: datetime


class SeriesPerson(NamedTuple):
    """Somebody who plays in a series."""

    account: int
    name: str


class Counted(NamedTuple):
    """A try at a round that counts."""

    deal: str
    account: int
    points: int


CREATE = Statement(
    SeriesRow,
    """
INSERT INTO series (id, game, seats, round_days, creator, created_at)
VALUES (:id, :game, :seats, :round_days, :creator, :created_at)
""",
)
FIND = "SELECT id, game, seats, round_days, creator, created_at FROM series WHERE id = $1"
HOLD = f"{FIND} FOR UPDATE"
SINCE = "SELECT count(*) FROM series WHERE creator = $1 AND created_at > $2"
JOIN = "INSERT INTO series_people (series, account, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
LEAVE = "DELETE FROM series_people WHERE series = $1 AND account = $2"
IS_IN = "SELECT EXISTS (SELECT FROM series_people WHERE series = $1 AND account = $2)"
PEOPLE = """
SELECT p.account, a.name FROM series_people p JOIN accounts a ON a.id = p.account
WHERE p.series = $1 ORDER BY p.joined_at, p.account
"""
ROUNDS = f"SELECT {COLUMNS} FROM deals WHERE series = $1 ORDER BY opens_at"  # noqa: S608 - own names
COUNTED = """
SELECT t.deal, t.account, t.points FROM deal_tries t
JOIN deals d ON d.id = t.deal JOIN series_people p ON p.series = d.series AND p.account = t.account
WHERE d.series = $1 AND t.state = 'counted'
"""
OF_ACCOUNT = """
SELECT s.id, s.game, s.seats, count(*) AS rounds, count(*) FILTER (WHERE d.closes_at <= $2) AS closed,
    bool_or(d.opens_at <= $2 AND d.closes_at > $2 AND (t.match IS NULL OR m.status <> 'over')) AS waits
FROM series_people p
JOIN series s ON s.id = p.series
JOIN deals d ON d.series = s.id
LEFT JOIN deal_tries t ON t.deal = d.id AND t.account = p.account
LEFT JOIN matches m ON m.id = t.match
WHERE p.account = $1 GROUP BY s.id, p.joined_at ORDER BY p.joined_at DESC, s.id LIMIT $3
"""


async def create(connection: Connection, row: SeriesRow) -> None:
    """Insert a series."""
    await connection.execute(CREATE.text, *CREATE.values(row))


async def find(connection: Connection, series: str, *, hold: bool = False) -> SeriesRow | None:
    """Return a series; with `hold` nobody else joins or leaves it until the transaction ends."""
    row = await connection.fetchrow(HOLD if hold else FIND, series)
    return SeriesRow(**dict(row)) if row else None


async def created_since(connection: Connection, account: int, since: datetime) -> int:
    """Return how many series somebody has created since a time."""
    count: int = await connection.fetchval(SINCE, account, since)
    return count


async def join(connection: Connection, series: str, account: int, now: datetime) -> None:
    """Let somebody play in a series, unless they do."""
    await connection.execute(JOIN, series, account, now)


async def leave(connection: Connection, series: str, account: int) -> None:
    """Take somebody out of a series."""
    await connection.execute(LEAVE, series, account)


async def is_in(connection: Connection, series: str, account: int) -> bool:
    """Return True if somebody plays in a series."""
    found: bool = await connection.fetchval(IS_IN, series, account)
    return found


async def people_of(connection: Connection, series: str) -> list[SeriesPerson]:
    """Return who plays in a series, in the order in which they joined."""
    return [SeriesPerson(*row) for row in await connection.fetch(PEOPLE, series)]


async def rounds_of(connection: Connection, series: str) -> list[DealRow]:
    """Return the deals of a series, the first round first."""
    return [DealRow(**dict(row)) for row in await connection.fetch(ROUNDS, series)]


async def counted_tries(connection: Connection, series: str) -> list[Counted]:
    """Return the tries that count, of those who still play in a series."""
    return [Counted(*row) for row in await connection.fetch(COUNTED, series)]


async def of_account(connection: Connection, account: int, now: datetime, most: int) -> list[dict[str, Any]]:
    """Return the series in which somebody plays, the one they joined last first.

    `waits` says whether a round is open that they have not begun or not finished.
    """
    return [dict(row) for row in await connection.fetch(OF_ACCOUNT, account, now, most)]
