"""Time for what goes by the clock of the database: moderation and the age of accounts.

Nobody can move that clock. Instead, what was stored with it is made older by the time that has passed in the village.
"""

from datetime import timedelta

from kontor.server.matches import Context
from kontor.server.store.moderation.measures import FOR_GOOD
from kontor.server.store.pool import connected

ACCOUNTS = """
UPDATE accounts SET created_at = created_at - $1::interval, muted_until = muted_until - $1::interval,
    suspended_until = CASE WHEN suspended_until < $2 THEN suspended_until - $1::interval ELSE suspended_until END
"""
MEASURES = """
UPDATE measures SET made_at = made_at - $1::interval,
    until = CASE WHEN until < $2 THEN until - $1::interval ELSE until END
"""
AGE = (
    ACCOUNTS,
    MEASURES,
    "UPDATE reports SET created_at = created_at - $1::interval WHERE $2::timestamptz IS NOT NULL",
    "UPDATE request_limits SET counted_at = counted_at - $1::interval WHERE $2::timestamptz IS NOT NULL",
)


async def let_database_age(context: Context, span: timedelta) -> None:
    """Let time pass for the database."""
    async with connected(context.pool) as connection, connection.transaction():
        for statement in AGE:
            await connection.execute(statement, span, FOR_GOOD)
