"""The statement of seeks that wait, as other people may find them."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from kontor.core import Record
from kontor.server.store.lobby.levels import Level
from kontor.server.store.lobby.seeks import COLUMNS, SeekRow
from kontor.server.store.pool import Connection

NO_BLOCK = """
NOT EXISTS (SELECT FROM blocks b WHERE b.blocker = $1 AND b.blocked = s.account)
AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocked = $1 AND b.blocker = s.account)
"""
NEWEST = """
(SELECT * FROM seeks WHERE state = 'waiting' AND ($7::bigint IS NULL OR id < $7) ORDER BY id DESC LIMIT $8) s
"""
"""The limit keeps a filter that few seeks pass from reading all of them."""
LISTED = f"""
{COLUMNS.replace("seeks s", NEWEST)}
LEFT JOIN ratings mine ON mine.account = $1 AND mine.game = s.game AND mine.seats = s.seats[1]
WHERE s.expires_at > $2 AND (s.speed <> ALL ($3::text[]) OR s.seen_at > $4)
    AND s.account IS DISTINCT FROM $1 AND {NO_BLOCK} AND ($5::text IS NULL OR s.game = $5)
    AND ($9::float8 IS NULL
        OR abs(coalesce(r.mu - 3 * r.sigma, $10) - coalesce(mine.mu - 3 * mine.sigma, $10::float8)) <= $9)
ORDER BY s.id DESC LIMIT $6
"""


class SeekFilter(Record, frozen=True):
    """Which seeks somebody wants to see; None stands for any."""

    game: str | None = None
    before: int | None = None
    """The last seek of the page before: only older ones."""
    near: Level | None = None
    """What counts as the level of the person who asks: only seeks of such people."""


class Present(NamedTuple):
    """What makes a seek count as waiting: the moment, the live speeds, and since when their people must be seen."""

    now: datetime
    live: Sequence[str]
    seen_after: datetime


async def listed(
    connection: Connection, account: int | None, present: Present, wanted: SeekFilter, most: int, looked_at: int
) -> list[SeekRow]:
    """Return the newest seeks of other people that wait, of so many that are looked at.

    Those where a block is between both are left out.
    """
    level = (wanted.near.reach, wanted.near.start) if wanted.near else (None, None)
    what = (account, *present, wanted.game, most, wanted.before, looked_at, *level)
    return [SeekRow(*row) for row in await connection.fetch(LISTED, *what)]
