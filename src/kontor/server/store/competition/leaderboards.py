"""The statements of leaderboards: each reads an index, however many people have a rating."""

from typing import NamedTuple

from kontor.server.store.pool import Connection

MIN_MATCHES = 20
"""Rated matches that somebody needs to be on a leaderboard: before, the rating is mostly luck."""
VISIBLE = "a.login IS NOT NULL AND a.owner IS NULL"
"""The condition under which an account is shown on leaderboards: the one place for everything that hides people."""
ORDINAL = "(r.mu - 3 * r.sigma)"
"""What a leaderboard is ordered by: the same as `Rating.ordinal`."""
COLUMNS = "SELECT r.account, a.name, r.mu, r.sigma, r.matches"
OF_BOARD = f"r.game = $1 AND r.seats = $2 AND r.matches >= {MIN_MATCHES}"
PAGE = f"""
{COLUMNS} FROM ratings r JOIN accounts a ON a.id = r.account WHERE {OF_BOARD} AND {VISIBLE}
ORDER BY {ORDINAL} DESC, r.account OFFSET {{first}} LIMIT {{most}}
"""
"""The numbers stand in the statement: PostgreSQL plans it once then, and not again for every page that is read."""
FIRST_PAGE = f"""
WITH first AS MATERIALIZED (
    SELECT r.account, r.mu, r.sigma, r.matches FROM ratings r WHERE {OF_BOARD}
    ORDER BY {ORDINAL} DESC, r.account LIMIT {{most}}
)
{COLUMNS}, {VISIBLE} AS is_visible FROM first r JOIN accounts a ON a.id = r.account ORDER BY {ORDINAL} DESC, r.account
"""  # noqa: S608 - own names
"""The first page as if everybody were visible: twice as quick, because the names are looked up last."""
FRONT = f"""
SELECT {ORDINAL}, r.account FROM ratings r JOIN accounts a ON a.id = r.account WHERE {OF_BOARD} AND {VISIBLE}
ORDER BY {ORDINAL} DESC, r.account LIMIT $3
"""  # noqa: S608 - own names
OWN = f"""
{COLUMNS} FROM ratings r JOIN accounts a ON a.id = r.account
WHERE r.game = $1 AND r.seats = $2 AND r.account = $3
"""


class BoardRow(NamedTuple):
    """Somebody's rating for the game and the number of seats of a leaderboard."""

    account: int
    name: str
    mu: float
    sigma: float
    matches: int


async def page(connection: Connection, game: str, seats: int, first: int, most: int) -> list[BoardRow]:
    """Return a part of a leaderboard, the strongest first."""
    if first == 0:
        rows = await connection.fetch(FIRST_PAGE.format(most=int(most)), game, seats)
        if all(row["is_visible"] for row in rows):
            return [BoardRow(*tuple(row)[:-1]) for row in rows]
    statement = PAGE.format(first=int(first), most=int(most))
    return [BoardRow(*row) for row in await connection.fetch(statement, game, seats)]


async def own(connection: Connection, game: str, seats: int, account: int) -> BoardRow | None:
    """Return the rating of an account, also with fewer matches than a leaderboard asks for."""
    row = await connection.fetchrow(OWN, game, seats, account)
    return BoardRow(*row) if row else None


async def is_visible(connection: Connection, account: int) -> bool:
    """Return True if an account is shown on leaderboards."""
    statement = f"SELECT true FROM accounts a WHERE a.id = $1 AND {VISIBLE}"  # noqa: S608 - own names
    return await connection.fetchval(statement, account) is True


async def front(connection: Connection, game: str, seats: int, most: int) -> list[tuple[float, int]]:
    """Return the first people of a leaderboard in their order: what each is ordered by, and the account."""
    return [(row[0], row[1]) for row in await connection.fetch(FRONT, game, seats, most)]
