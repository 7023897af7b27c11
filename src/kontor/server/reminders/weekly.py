"""The weekly letter, for those who choose it: due on Sunday morning where they live, and never without a reason.

A letter is a delivery like a reminder, by mail only. It is written when it is sent, about the week before it was due.
"""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from asyncpg import ForeignKeyViolationError

from kontor.server.accounts import Caller
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.reminders.mail import demand_mail, has_mail
from kontor.server.rest_calendar import Rest
from kontor.server.store.people.rests import rest_of
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels as ways
from kontor.server.store.reminders import letters as store
from kontor.server.store.reminders import reminders

A_WEEK = timedelta(days=7)
LETTER_WEEKDAY = 6
"""Sunday, as `date.weekday` counts."""
LETTER_HOUR = 10
"""The hour of the day, in the time zone of the person."""
MAX_LETTERS_PER_SWEEP = 100
"""People per sweep; the next sweep continues."""


def next_letter_at(rest: Rest, now: datetime) -> datetime:
    """Return the next Sunday morning after a moment, in the time zone of a person."""
    zone = ZoneInfo(rest.time_zone)
    local = now.astimezone(zone)
    days = (LETTER_WEEKDAY - local.weekday()) % 7
    at = datetime(local.year, local.month, local.day, LETTER_HOUR, tzinfo=zone) + timedelta(days=days)
    return at if at > now else at + A_WEEK


async def do_choose_letter(context: Context, caller: Caller, weekly: bool) -> None:
    """Store whether somebody wants the weekly letter; ConflictError if the host sends no mail."""
    if weekly:
        demand_mail(context.settings)
    async with connected(context.pool) as connection:
        rest = await rest_of(connection, caller.account)
        await store.choose(connection, caller.account, next_letter_at(rest, context.now()) if weekly else None)


async def write_letters(context: Context) -> int:
    """Queue the letters that are due, to people for whom something happened; return the number of people."""
    if not has_mail(context.settings):
        return 0
    now, written = context.now(), 0
    async with connected(context.pool) as connection:
        for account in await store.due(connection, now, MAX_LETTERS_PER_SWEEP):
            try:
                written += await _write_letter(context, connection, account, now)
            except Exception:  # noqa: BLE001 - the others get theirs; if the store is away, the next line says so
                await store.take(connection, account, now, now + timedelta(hours=1))
                log.exception("letter-not-written", account=account)
    return written


async def _write_letter(context: Context, connection: Connection, account: int, now: datetime) -> bool:
    """Queue a letter through every mail address of a person; False if nothing happened, or they have none."""
    try:
        async with connection.transaction():
            await ways.held(connection, account)
            rest = await rest_of(connection, account)
            if not await store.take(connection, account, now, next_letter_at(rest, now)):
                return False  # another sweep was quicker
            mails = [
                channel
                for channel in await ways.channels_of(connection, account)
                if channel.kind == "mail" and channel.enabled and channel.confirmed
            ]
            if not mails or await store.is_under_way(connection, account):
                return False
            if not await _has_happened(context, connection, account, now):
                return False
            for channel in mails:
                await reminders.put_in_line(connection, account, channel.id, "week", now)
    except ForeignKeyViolationError:
        return False  # the account was deleted in the meantime
    return True


async def _has_happened(context: Context, home: Connection, account: int, now: datetime) -> bool:
    """Return True if anything happened in the last week, also if it was only that a match at a shard began to wait."""
    if await store.happened(home, account, now - A_WEEK, now):
        return True
    for shard in context.databases.shards:
        async with context.databases.on(shard) as connection:
            if await store.happened(connection, account, now - A_WEEK, now):
                return True
    return False
