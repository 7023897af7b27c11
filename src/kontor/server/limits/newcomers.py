"""Limits for new accounts: who has just come cannot flood chats and the lobby, and is told why.

An account is new for some days (`KONTOR_NEW_ACCOUNT_DAYS`), or until it has finished a few matches. Its lines and its
tables are counted like guesses of passwords: in the database, by the hour.
"""

from kontor.server.errors import TooManyError
from kontor.server.limits.buckets import Buckets
from kontor.server.settings import Settings
from kontor.server.store.moderation import standing
from kontor.server.store.operation import limits as store
from kontor.server.store.pool import Connection

MATCHES_UNTIL_KNOWN = 3
"""Finished matches after which an account is not new any more."""
NEW_CHAT_LINES_PER_HOUR = 60
NEW_LISTED_TABLES_PER_HOUR = 5
"""Tables in the lobby that a new account may open: a table there invites everybody."""
MAX_NEW_REPORTS_PER_DAY = 5
MINUTES_PER_HOUR = 60


async def is_newcomer(connection: Connection, settings: Settings, account: int) -> bool:
    """Return True if an account is new: it is young, and has finished few matches."""
    if not settings.new_account_days:
        return False
    return await standing.is_new(connection, account, settings.new_account_days, MATCHES_UNTIL_KNOWN)


async def demand_room_to_chat(connection: Connection, settings: Settings, account: int) -> None:
    """Count a line of a new account; TooManyError if it was one too many within the hour."""
    await _demand_room(connection, settings, account, "new-chat", NEW_CHAT_LINES_PER_HOUR)


async def demand_room_to_list(connection: Connection, settings: Settings, account: int) -> None:
    """Count a table of a new account in the lobby; TooManyError if it was one too many within the hour."""
    await _demand_room(connection, settings, account, "new-tables", NEW_LISTED_TABLES_PER_HOUR)


async def _demand_room(connection: Connection, settings: Settings, account: int, name: str, per_hour: int) -> None:
    if not await is_newcomer(connection, settings, account):
        return
    buckets = Buckets(name, per_hour / MINUTES_PER_HOUR, per_hour, settings.secret)
    waits = await store.take(connection, buckets.use(str(account), 1.0))
    if waits:
        raise TooManyError(
            "too-many-new-chat" if name == "new-chat" else "too-many-new-tables",
            waits,
            minutes=max(1, round(waits / MINUTES_PER_HOUR)),
            days=settings.new_account_days,
            matches=MATCHES_UNTIL_KNOWN,
            most=per_hour,
        )
