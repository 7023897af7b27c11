"""What PostgreSQL has written: its log of changes (WAL), and the log of the matches of a game."""

import asyncpg

POSITION = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint"
LOG_OF_GAME = """
SELECT coalesce(sum(pg_column_size(a.*))::float / nullif(count(*), 0), 0)
FROM actions a JOIN matches m ON m.id = a.match WHERE m.game = $1
"""


async def written_bytes(database: str) -> int:
    """Return how many bytes of WAL PostgreSQL has written since it was set up."""
    connection = await asyncpg.connect(database)
    position: int = await connection.fetchval(POSITION)
    await connection.close()
    return position


async def log_bytes(database: str, game: str) -> int:
    """Return the mean number of bytes of an entry in the logs of a game, without indexes."""
    connection = await asyncpg.connect(database)
    size = float(await connection.fetchval(LOG_OF_GAME, game))
    await connection.close()
    return round(size)
