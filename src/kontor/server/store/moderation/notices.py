"""The statements of notices: what people are told of measures, and whether they have seen it."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from kontor.server.store.pool import Connection


class Notice(NamedTuple):
    """What somebody is told, with the measure that it is about."""

    id: int
    kind: str
    made_at: datetime
    seen_at: datetime | None
    measure: int
    deed: str
    match: str | None
    reason: str
    until: datetime | None
    undone_at: datetime | None
    game: str | None
    objected_at: datetime | None
    """When this person objected; None if they have not."""


ADD = "INSERT INTO notices (account, kind, measure) SELECT unnest($1::bigint[]), $2, $3"
OF_ACCOUNT = """
SELECT n.id, n.kind, n.made_at, n.seen_at, x.id, x.kind, x.match, x.reason, x.until, x.undone_at, m.game,
    (SELECT r.created_at FROM reports r WHERE r.measure = x.id AND r.reporter = $1 AND r.kind = 'objection')
FROM notices n JOIN measures x ON x.id = n.measure LEFT JOIN matches m ON m.id = x.match
WHERE n.account = $1 ORDER BY n.id DESC LIMIT $2
"""
SEE = "UPDATE notices SET seen_at = now() WHERE account = $1 AND id = $2 AND seen_at IS NULL"
TOLD = "SELECT account FROM notices WHERE measure = $1 AND kind = 'measure'"


async def tell(connection: Connection, accounts: Iterable[int], kind: str, measure: int) -> None:
    """Store the same notice for several people."""
    await connection.execute(ADD, sorted(set(accounts)), kind, measure)


async def notices_of(connection: Connection, account: int, most: int) -> list[Notice]:
    """Return the notices of an account, the latest first."""
    return [Notice(*row) for row in await connection.fetch(OF_ACCOUNT, account, most)]


async def see(connection: Connection, account: int, notice: int) -> None:
    """Note that somebody has seen one of their notices."""
    await connection.execute(SEE, account, notice)


async def told_of(connection: Connection, measure: int) -> list[int]:
    """Return the people who are concerned by a measure."""
    return [row["account"] for row in await connection.fetch(TOLD, measure)]
