"""Finding who is to be reminded: people who are awake, were not just reminded, and let a match wait long enough.

A sweep may be killed at any moment, and several may run at once: a turn is marked and its messages are queued in one
transaction that locks the person. So there is one reminder for a turn, and never a mark without a message.
"""

from contextlib import suppress
from datetime import datetime, timedelta

from asyncpg import ForeignKeyViolationError

from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.rest_calendar import asleep, wakes
from kontor.server.store.people.rests import rests_of
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels as ways
from kontor.server.store.reminders import reminders as store

MAX_PEOPLE_PER_SWEEP = 100
"""People per sweep; the next sweep continues."""
RECHECK_AFTER = timedelta(minutes=10)
"""How long a person who rests is skipped before they are checked again, in case they changed their nights."""


async def remind(context: Context) -> int:
    """Queue reminders for everybody who is due, the longest waiting first; return the number of people."""
    if not context.settings.reminding:
        return 0  # without a secret, nobody could follow the links of what this process sends
    now, reminded = context.now(), 0
    async with connected(context.pool) as connection:
        accounts = await store.due(connection, now, MAX_PEOPLE_PER_SWEEP)
        rests = await rests_of(connection, accounts) if accounts else {}
        for account, rest in rests.items():
            if asleep(rest, now):
                await put_off(connection, account, min(wakes(rest, now), now + RECHECK_AFTER))
                continue
            try:
                reminded += await remind_one(connection, account, now)
            except Exception:  # noqa: BLE001 - the others are reminded; if the store is away, the next line says so
                await put_off(connection, account, now + RECHECK_AFTER)
                log.exception("person-not-reminded", account=account)
    return reminded


async def put_off(connection: Connection, account: int, until: datetime) -> None:
    """Skip somebody who rests for a while, so that no sweep is filled with people who cannot be told."""
    with suppress(ForeignKeyViolationError):  # the account was deleted in the meantime
        await ways.put_off(connection, account, until)


async def remind_one(connection: Connection, account: int, now: datetime) -> bool:
    """Queue one message for each channel of a person, about all matches that wait; False if there is no need."""
    try:
        async with connection.transaction():
            wishes = await ways.held(connection, account)
            every, after = timedelta(minutes=wishes.every_minutes), timedelta(minutes=wishes.after_minutes)
            if wishes.reminded_at and wishes.reminded_at > now - every:
                return False  # another sweep was quicker
            waits = await store.waits_of(connection, account)
            usable = [
                channel
                for channel in await ways.channels_of(connection, account)
                if channel.enabled and channel.confirmed
            ]
            if not usable or not any(wait.since <= now - after for wait in waits):
                return False
            turns = [wait.turn for wait in waits]
            await store.mark(connection, account, turns, now)
            for channel in usable:
                await store.put_in_line(connection, account, channel.id, "turns", now, turns)
    except ForeignKeyViolationError:
        return False  # the account was deleted in the meantime
    return True
