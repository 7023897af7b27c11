"""Retention: what the host keeps no longer is deleted, a part each night; 0 days mean that it is kept for ever."""

from kontor.server import metrics
from kontor.server.accounts.deleting import delete_held, tell_deleted
from kontor.server.accounts.logins import LASTS
from kontor.server.bus import Nudge
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.moderation import places
from kontor.server.store.operation import retention
from kontor.server.store.operation.quotas import PLAYING_DAYS
from kontor.server.store.people import accounts
from kontor.server.store.pool import connected

MAX_GUESTS, MAX_TABLES, MAX_MESSAGES = 2_000, 2_000, 50_000
"""How many of each are deleted in one night, so that a first night after years does not stop the matches."""

REPORT_DAYS = 365
"""Days for which a report is kept after it was resolved, with what was noted of the chat."""
DELIVERY_DAYS = 60
"""Days for which it is kept what became of a reminder."""


INVITED_DAYS = 2
"""Days after which nothing is kept of an invitation by mail: it is tried for one, and tidied up in the night after."""


def kept_days(settings: Settings) -> dict[str, int]:
    """Return for how many days things are kept, by name; 0 stands for ever."""
    return {
        "guest_days": settings.guest_days,
        "open_table_days": settings.open_table_days,
        "chat_days": settings.chat_days,
        "delivery_days": DELIVERY_DAYS,
        "invited_days": INVITED_DAYS,
        "login_days": LASTS.days,
        "origin_days": PLAYING_DAYS,
        "place_days": places.KEPT_DAYS,
        "report_days": REPORT_DAYS,
    }


async def do_forget_old(context: Context) -> dict[str, int]:
    """Delete all that is kept no longer; return how many of each, and note it in the metrics and the log."""
    settings = context.settings
    forgotten = {
        "open_tables": await do_forget_open_tables(context, settings.open_table_days),
        "guests": await do_forget_guests(context, settings.guest_days),
        "chat": await do_forget_chat(context, settings.chat_days),
        "places": await do_forget_places(context),
        "reports": await do_forget_reports(context),
    }
    for what, count in forgotten.items():
        metrics.forgotten(what, count)
    log.info("forgotten", **forgotten)
    return forgotten


async def do_forget_guests(context: Context, days: int) -> int:
    """Delete guests who have not come for some days and sit at no table; return how many.

    What they played and said stays for the others, without their name.
    """
    if not days:
        return 0
    async with connected(context.pool) as connection:
        away = await retention.guests_away(connection, days, MAX_GUESTS)
    return sum([await _forget_guest(context, account, days) for account in away])


async def _forget_guest(context: Context, account: int, days: int) -> bool:
    """Delete a guest, unless they have come back in the meantime; return True if they are gone."""
    async with connected(context.pool) as connection, connection.transaction():
        await accounts.hold_account(connection, account)
        if not await retention.is_still_away(connection, account, days):
            return False
        deleted = await delete_held(context, connection, account)
    await tell_deleted(context, deleted)
    return True


async def do_forget_open_tables(context: Context, days: int) -> int:
    """Delete tables that were never started; return how many."""
    if not days:
        return 0
    async with connected(context.pool) as connection:
        deleted = await retention.delete_open_tables(connection, days, MAX_TABLES)
    for match_id, people in deleted.items():
        context.cache.forget(match_id)
        await context.bus.publish(Nudge(match_id, 0, talk=True, people=people))
    return len(deleted)


async def do_forget_chat(context: Context, days: int) -> int:
    """Delete the chat of matches that ended long ago; return how many messages."""
    if not days:
        return 0
    async with connected(context.pool) as connection:
        return await retention.delete_chat(connection, days, MAX_MESSAGES)


async def do_forget_places(context: Context) -> int:
    """Delete where people sat down long ago, and the salts of that time; return how many places."""
    async with connected(context.pool) as connection:
        return await places.forget(connection)


async def do_forget_reports(context: Context) -> int:
    """Delete reports that were resolved long ago; return how many. The audit log has no text of theirs."""
    async with connected(context.pool) as connection:
        return await retention.delete_reports(connection, REPORT_DAYS)
