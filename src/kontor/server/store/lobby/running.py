"""The statement of running matches that everybody may watch."""

from collections.abc import Sequence

import asyncpg

from kontor.core import Record
from kontor.server.store.matches.matches import COLUMNS
from kontor.server.store.people.blocks import no_block_at
from kontor.server.store.pool import Connection


class RunningFilter(Record, frozen=True):
    """Which running matches somebody wants to see; None stands for any."""

    game: str | None = None
    speeds: Sequence[str] | None = None
    before: str | None = None
    """The last match of the page before: only those that were made earlier."""


RUNNING = f"""
{COLUMNS} FROM (
    SELECT * FROM matches WHERE listed AND spectators AND status IN ('playing', 'closed')
        AND ($5::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM matches WHERE id = $5))
    ORDER BY created_at DESC, id DESC LIMIT $6
) m WHERE ($1::text IS NULL OR m.game = $1) AND ($2::text[] IS NULL OR m.speed = ANY ($2))
    AND m.lesson IS NULL AND m.deal IS NULL
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.account = $3) AND {no_block_at("m", "$3")}
ORDER BY m.created_at DESC, m.id DESC LIMIT $4
"""  # noqa: S608 - own names
"""In the order in which they were made: when a match last moved is nothing for people who see it late (ADR 56).

The limit inside keeps a filter that few matches pass from reading all of them.
"""


async def running(
    connection: Connection, wanted: RunningFilter, most: int, looked_at: int, account: int | None
) -> list[asyncpg.Record]:
    """Return the newest running matches that an account may watch and does not play, of so many that are looked at.

    Those where a block is between the account and the people there are left out.
    """
    row = (wanted.game, wanted.speeds, account, most, wanted.before, looked_at)
    return list(await connection.fetch(RUNNING, *row))
