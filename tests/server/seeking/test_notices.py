"""Notices about seeks over days: through the channels of reminders, and never in the night."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from kontor.server.matches import Context
from kontor.server.reminders import send_waiting
from kontor.server.seeking import NewSeek, do_seek, seeks_of, sweep_seeks
from kontor.server.seeking.seek import SLOW_SEEK
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from server.receivers import Post
from server.reminded import SITE, Watch, channel, person, reminding_context

SLOW = NewSeek("goa", (2,), "days")


@pytest.fixture
async def reminding(settings: Settings, watch: Watch, mail: Post) -> AsyncIterator[Context]:
    async with reminding_context(settings, watch, smtp=mail.url) as context:
        async with connected(context.pool) as connection:
            await connection.execute("DELETE FROM seeks")
        yield context


async def test_a_match_that_was_found_is_told_with_the_way_to_it(reminding: Context, mail: Post) -> None:
    anna, bruno = await person(reminding), await person(reminding, "Bruno")
    await channel(reminding, anna.account, "mail", "anna@example.org")
    for caller in (anna, bruno):
        await do_seek(reminding, caller.account, SLOW)

    await sweep_seeks(reminding)
    await send_waiting(reminding)

    (found, *_) = await seeks_of(reminding, anna.account)
    (letter,) = mail.letters
    assert "A match was found for you" in letter["Subject"]
    assert f"{SITE}/table/{found.match}" in letter.as_string()


async def test_somebody_for_whom_nobody_came_is_told_once(reminding: Context, mail: Post, watch: Watch) -> None:
    anna = await person(reminding)
    await channel(reminding, anna.account, "mail", "anna@example.org")
    await do_seek(reminding, anna.account, SLOW)
    watch.on(seconds=(SLOW_SEEK + timedelta(seconds=1)).total_seconds())

    for _ in range(2):
        await sweep_seeks(reminding)
        await send_waiting(reminding)

    (letter,) = mail.letters
    assert "Nobody came" in letter["Subject"]
