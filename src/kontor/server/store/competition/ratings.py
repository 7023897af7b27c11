"""The statements of ratings."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import NamedTuple

import asyncpg

from kontor.server.store.pool import Connection
from kontor.server.store.work import chores

RATE_MATCH = "rate_match"
"""The name of the task that rates a match; its argument is `match`."""


class UnratedMatch(NamedTuple):
    """A match that is to be rated: the columns that are needed."""

    game: str
    head: int
    result: bytes


class StoredRating(NamedTuple):
    """A rating as it is stored."""

    account: int
    mu: float
    sigma: float


class RatingChange(NamedTuple):
    """How a match changed a rating; the fields are named like the columns."""

    account: int
    counted: bool
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


async def put_in_line(connection: Connection, match: str) -> None:
    """Queue the rating of a match that is over, if it counts, in the transaction in which it ended."""
    if await connection.fetchval("SELECT rated FROM matches WHERE id = $1", match):
        await chores.defer(connection, RATE_MATCH, match, match=match)


UNRATED = "id = $1 AND rated AND status = 'over' AND rated_at IS NULL"
DUE = f"SELECT game, head, result FROM matches WHERE {UNRATED}"  # noqa: S608 - own names
CLAIM = f"UPDATE matches SET rated_at = $2 WHERE {UNRATED} RETURNING true"  # noqa: S608 - own names


async def due(connection: Connection, match: str) -> UnratedMatch | None:
    """Return a match that is to be rated; None if it is not over, does not count, or was rated before."""
    row = await connection.fetchrow(DUE, match)
    return UnratedMatch(*row) if row else None


async def claim(connection: Connection, match: str, at: datetime) -> bool:
    """Claim the rating of a match for this transaction; False if another one did."""
    return await connection.fetchval(CLAIM, match, at) is True


BEGIN = """
INSERT INTO ratings (account, game, seats, mu, sigma)
SELECT id, $2, $3, $4, $5 FROM (SELECT id FROM accounts WHERE id = ANY ($1::bigint[]) ORDER BY id FOR KEY SHARE) known
ON CONFLICT DO NOTHING
"""
HOLD = """
SELECT account, mu, sigma FROM ratings WHERE account = ANY ($1::bigint[]) AND game = $2 AND seats = $3
ORDER BY account FOR UPDATE
"""


async def lock_accounts(
    connection: Connection, accounts: Collection[int], game: str, seats: int, mu: float, sigma: float
) -> list[StoredRating]:
    """Return the ratings of some accounts, new ones where there is none, and lock them until the transaction ends.

    Accounts that were deleted in the meantime are left out.
    """
    ordered = sorted(accounts)  # always in the same order: otherwise two matches that end at once could deadlock
    await connection.execute(BEGIN, ordered, game, seats, mu, sigma)
    return [StoredRating(*row) for row in await connection.fetch(HOLD, ordered, game, seats)]


CHANGE = """
WITH changed AS (
    UPDATE ratings SET mu = $6, sigma = $7, matches = matches + 1 WHERE account = $2 AND game = $8 AND seats = $9
)
INSERT INTO rating_changes (match, account, counted, mu_before, sigma_before, mu, sigma)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""


async def change(connection: Connection, match: str, game: str, seats: int, changes: Collection[RatingChange]) -> None:
    """Store how a match changed locked ratings."""
    await connection.executemany(CHANGE, [(match, *row, game, seats) for row in changes])


OF_ACCOUNT = "SELECT game, seats, mu, sigma, matches FROM ratings WHERE account = $1 ORDER BY matches DESC, game, seats"


async def of_account(connection: Connection, account: int) -> list[asyncpg.Record]:
    """Return the ratings of an account, those with the most matches first."""
    return list(await connection.fetch(OF_ACCOUNT, account))


OF_ACCOUNTS = "SELECT account, game, seats, mu, sigma FROM ratings WHERE account = ANY ($1::bigint[])"


async def of_accounts(connection: Connection, accounts: Collection[int]) -> list[asyncpg.Record]:
    """Return all ratings of some accounts."""
    return list(await connection.fetch(OF_ACCOUNTS, list(accounts)))


OF_MATCH = """
SELECT s.seat, r.mu, r.sigma, COALESCE(r.matches, 0) AS matches, c.mu_before, c.sigma_before, c.mu AS mu_after,
    c.sigma AS sigma_after
FROM matches m CROSS JOIN unnest($2::int[], $3::bigint[]) AS s (seat, account)
LEFT JOIN ratings r ON r.account = s.account AND r.game = m.game
    AND r.seats = (SELECT count(*) FROM seats every WHERE every.match = m.id)
LEFT JOIN rating_changes c ON c.match = m.id AND c.account = s.account
WHERE m.id = $1 AND m.rated ORDER BY s.seat
"""


async def of_match(connection: Connection, match: str, people: Mapping[int, int]) -> list[asyncpg.Record]:
    """Return the ratings of people by their seats in a rated match, and how it changed them; empty for any other."""
    return list(await connection.fetch(OF_MATCH, match, list(people), list(people.values())))
