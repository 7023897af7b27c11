"""Deleting an account or a channel while a reminder is made or sent: both finish, without a deadlock."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from kontor.server.accounts import do_delete_account
from kontor.server.matches import Context
from kontor.server.reminders import Message, RejectedError, remind, send_waiting
from kontor.server.reminders.channels import do_delete_channel
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders.channels import Channel
from server.reminded import AGO, NOON, Watch, channel, person, reminding_context, rows, states, waits_for

BLOCKED = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0
"""


@pytest.fixture
async def reminding(settings: Settings, watch: Watch) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch) as context:
        yield context


async def blocked(context: Context, count: int) -> None:
    """Wait until this many connections wait for another one."""
    async with asyncio.timeout(4):
        while (await rows(context, BLOCKED))[0][0] < count:  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)


async def test_an_account_can_be_deleted_in_the_middle_of_a_sweep(reminding: Context) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await rows(reminding, "INSERT INTO reminding (account) VALUES ($1)", anna.account)
    await waits_for(reminding, anna.account, NOON - AGO)

    async with connected(reminding.pool) as connection:
        async with connection.transaction():  # keeps the sweep in the middle until both have begun
            await connection.execute("SELECT FROM waits WHERE account = $1 FOR UPDATE", anna.account)
            sweep = asyncio.create_task(remind(reminding))
            await blocked(reminding, 1)
            deletion = asyncio.create_task(do_delete_account(reminding, anna))
            await blocked(reminding, 2)
        assert await sweep == 1
        await deletion

    assert await rows(reminding, "SELECT FROM accounts WHERE id = $1", anna.account) == []


@pytest.mark.parametrize("way", ["sent", "failed"])
async def test_a_channel_can_be_deleted_while_a_message_goes_through_it(reminding: Context, way: str) -> None:
    anna = await person(reminding)
    added = await channel(reminding, anna.account, "mail", "anna@example.org")
    await waits_for(reminding, anna.account, NOON - AGO)
    await remind(reminding)

    async with connected(reminding.pool) as connection:

        async def send(settings: Settings, channel: Channel, message: Message) -> None:
            deletions.append(asyncio.create_task(do_delete_channel(reminding, anna, added.id)))
            await blocked(reminding, 1)
            if way == "failed":
                raise RejectedError("push-gone")

        deletions: list[asyncio.Task[None]] = []
        async with connection.transaction():  # keeps both in the middle until both have begun
            await connection.execute("SELECT FROM channels WHERE id = $1 FOR UPDATE", added.id)
            sending = asyncio.create_task(send_waiting(reminding, {"mail": send}))
            await blocked(reminding, 2)
        assert await sending == 1
        await asyncio.gather(*deletions)

    assert await states(reminding, anna.account) == [way]
