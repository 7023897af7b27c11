"""Finding who is to be reminded: people who are awake, were not just reminded, and let a match wait long enough.

A sweep may be killed at any moment, and several may run at once: a turn is marked and its messages are queued in one
transaction that locks the person. So there is one reminder for a turn, and never a mark without a message.
"""

from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from asyncpg import ForeignKeyViolationError

from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Context
from kontor.server.rest_calendar import asleep, wakes
from kontor.server.store.people.rests import rests_of
from kontor.server.store.pool import Connection, connected
from kontor.server.store.reminders import channels as ways
from kontor.server.store.reminders import reminders as store
from kontor.server.store.reminders.reminders import PendingTurn, Wait
from kontor.server.store.shards.databases import Shard

MAX_PEOPLE_PER_SWEEP = 100
"""People per sweep; the next sweep continues."""
RECHECK_AFTER = timedelta(minutes=10)
"""How long a person who rests is skipped before they are checked again, in case they changed their nights."""


async def remind(context: Context) -> int:
    """Queue reminders for everybody who is due, the longest waiting first; return the number of people."""
    if not context.settings.reminding:
        return 0  # without a secret, nobody could follow the links of what this process sends
    now, reminded = context.now(), 0
    accounts = await due_accounts(context, now)
    if not accounts:
        return 0
    async with connected(context.pool) as connection:
        rests = await rests_of(connection, accounts)
        for account in accounts:
            if account in rests and asleep(rests[account], now):
                await put_off(connection, account, min(wakes(rests[account], now), now + RECHECK_AFTER))
    for account in accounts:
        if account not in rests or asleep(rests[account], now):
            continue
        try:
            reminded += await remind_one(context, account, now)
        except Exception:  # noqa: BLE001 - the others are reminded; if the store is away, the next line says so
            async with connected(context.pool) as connection:
                await put_off(connection, account, now + RECHECK_AFTER)
            log.exception("person-not-reminded", account=account)
    return reminded


async def due_accounts(context: Context, now: datetime) -> list[int]:
    """Return the people who are due for a reminder, the longest waiting first, whatever database their match is in."""
    async with connected(context.pool) as connection:
        people = await store.reachable(connection, now)
    if not people:
        return []
    ask = partial(store.due, people=people, most=MAX_PEOPLE_PER_SWEEP)
    since: dict[int, datetime] = {}
    for found in await context.databases.ask_each(ask, skip_away=True):
        since |= {each.account: min(each.since, since.get(each.account, each.since)) for each in found}
    return sorted(since, key=lambda account: (since[account], account))[:MAX_PEOPLE_PER_SWEEP]


async def put_off(connection: Connection, account: int, until: datetime) -> None:
    """Skip somebody who rests for a while, so that no sweep is filled with people who cannot be told."""
    with suppress(ForeignKeyViolationError):  # the account was deleted in the meantime
        await ways.put_off(connection, account, until)


async def remind_one(context: Context, account: int, now: datetime) -> bool:
    """Queue one message for each channel of a person, about all matches that wait; False if there is no need.

    Turns of matches at shards are marked last. A process that dies before leaves them to be told once more.
    """
    shards: dict[Shard, list[PendingTurn]] = {}
    try:
        async with connected(context.pool) as connection, connection.transaction():
            wishes = await ways.held(connection, account)
            every, after = timedelta(minutes=wishes.every_minutes), timedelta(minutes=wishes.after_minutes)
            if wishes.reminded_at and wishes.reminded_at > now - every:
                return False  # another sweep was quicker
            waits = await store.waits_of(connection, account)
            own = [wait.turn for wait in waits]
            for shard in context.databases.shards:
                there = await _waits_at(context, shard, account)
                shards[shard] = [wait.turn for wait in there]
                waits = sorted([*waits, *there], key=lambda wait: wait.since)
            usable = [
                channel
                for channel in await ways.channels_of(connection, account)
                if channel.enabled and channel.confirmed
            ]
            if not usable or not any(wait.since <= now - after for wait in waits):
                return False
            turns = [wait.turn for wait in waits]
            await store.mark(connection, own, now)
            await store.note_reminded(connection, account, now)
            for channel in usable:
                await store.put_in_line(connection, account, channel.id, "turns", now, turns)
    except ForeignKeyViolationError:
        return False  # the account was deleted in the meantime
    for shard, turns in shards.items():
        if turns:
            async with context.databases.on(shard) as connection:
                await store.mark(connection, turns, now)
    return True


async def _waits_at(context: Context, shard: Shard, account: int) -> list[Wait]:
    """Return the turns at a shard that somebody has not been reminded of; none if it is away."""
    try:
        async with context.databases.on(shard) as connection:
            return await store.waits_of(connection, account)
    except StoreError as error:
        log.warning("shard-away", shard=shard, error=str(error))
        return []
