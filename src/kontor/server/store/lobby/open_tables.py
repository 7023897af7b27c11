"""The statement of open matches that everybody may find."""

import asyncpg

from kontor.core import Record
from kontor.server.store.lobby.levels import Level, about_my_level
from kontor.server.store.matches.matches import COLUMNS
from kontor.server.store.people.blocks import no_block_at
from kontor.server.store.pool import Connection

LISTED = f"""
{COLUMNS} FROM (
    SELECT * FROM matches WHERE listed AND status = 'open'
        AND ($7::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM matches WHERE id = $7))
    ORDER BY created_at DESC, id DESC LIMIT $8
) m WHERE ($1::text IS NULL OR m.game = $1)
    AND ($4::int IS NULL OR $4 = (SELECT count(*) FROM seats s WHERE s.match = m.id))
    AND ($5::text IS NULL OR m.speed = $5) AND ($6::boolean IS NULL OR m.rated = $6)
    AND {no_block_at("m", "$3")} AND {about_my_level("m", "$3::bigint", "$9::float8", "$10::float8")}
ORDER BY m.created_at DESC, m.id DESC LIMIT $2
"""  # noqa: S608 - own names
"""The limit inside keeps a filter that few tables pass from reading all of them."""


class TableFilter(Record, frozen=True):
    """Which open matches somebody wants to see; None stands for any."""

    game: str | None = None
    seats: int | None = None
    speed: str | None = None
    rated: bool | None = None
    before: str | None = None
    """The last match of the page before: only older ones."""
    near: Level | None = None
    """What counts as the level of the person who asks: only tables of such people, and those where nobody sits."""


async def listed(
    connection: Connection, wanted: TableFilter, most: int, looked_at: int, account: int | None
) -> list[asyncpg.Record]:
    """Return open matches that everybody may find, the newest first, of so many that are looked at.

    Those where a block is between an account and the people there are left out.
    """
    what = (wanted.game, most, account, wanted.seats, wanted.speed, wanted.rated, wanted.before, looked_at)
    level = (wanted.near.reach, wanted.near.start) if wanted.near else (None, None)
    return list(await connection.fetch(LISTED, *what, *level))
