"""Who is to be reminded: people for whom a match has waited longer than they like, awake, and not told a moment ago.

A sweep may be killed at any moment, and several may run at once: a turn is marked, and its messages are put in line, in
one transaction that holds the person. So a turn is reminded of once, and never without a message.
"""

from contextlib import suppress
from datetime import datetime, timedelta

from asyncpg import ForeignKeyViolationError

from kontor.server.matches import Context
from kontor.server.rest_calendar import asleep, wakes
from kontor.server.store import channels as ways
from kontor.server.store import reminders as store
from kontor.server.store.clocks import rests_of
from kontor.server.store.pool import Connection, connected

MOST_DUE = 100
"""So many people are looked at in one sweep; the next one goes on."""
LATER = timedelta(minutes=10)
"""After so long somebody who rests is looked at again, in case that they changed their nights."""


async def remind(context: Context) -> int:
    """Put reminders in line for those who are due now, the longest first; return how many people that are."""
    if not context.settings.reminding:
        return 0  # nobody could stop what this process would sign
    now, reminded = context.now(), 0
    async with connected(context.pool) as connection:
        due = await store.due(connection, now, MOST_DUE)
        rests = await rests_of(connection, due) if due else {}
        for account, rest in rests.items():
            if asleep(rest, now):
                await put_off(connection, account, min(wakes(rest, now), now + LATER))
            else:
                reminded += await remind_one(connection, account, now)
    return reminded


async def put_off(connection: Connection, account: int, until: datetime) -> None:
    """Leave somebody who rests alone, so that no sweep is filled with those who cannot be told."""
    with suppress(ForeignKeyViolationError):  # the account was deleted meanwhile
        await ways.put_off(connection, account, until)


async def remind_one(connection: Connection, account: int, now: datetime) -> bool:
    """Put one message through each channel of somebody in line, about all that waits; False if there is no need."""
    try:
        async with connection.transaction():
            wishes = await ways.held(connection, account)
            every, after = timedelta(minutes=wishes.every_minutes), timedelta(minutes=wishes.after_minutes)
            if wishes.reminded_at and wishes.reminded_at > now - every:
                return False  # another sweep was quicker
            waits = await store.waits_of(connection, account)
            usable = [each for each in await ways.channels_of(connection, account) if each.enabled and each.confirmed]
            if not usable or not any(wait.since <= now - after for wait in waits):
                return False
            turns = [wait.turn for wait in waits]
            await store.mark(connection, account, turns, now)
            for channel in usable:
                await store.put_in_line(connection, account, channel.id, "turns", now, turns)
    except ForeignKeyViolationError:
        return False  # the account was deleted meanwhile
    return True
