"""The worker's tests run on a real PostgreSQL, with bots in real processes."""

from collections.abc import AsyncIterator

import pytest

from kontor.server.matches import Context
from kontor.worker.bot_pool import BotPool
from server.fixtures import (  # noqa: F401 - fixtures
    another_context,
    another_pool,
    context,
    database,
    pool,
    services,
    settings,
)
from server.reminded import mail, web  # noqa: F401 - fixtures
from server.sharded import change


@pytest.fixture(scope="module")
async def bot_pool() -> AsyncIterator[BotPool]:
    """Two processes with the bots that everyone plays against."""
    async with BotPool(2) as bot_pool:
        yield bot_pool


@pytest.fixture(autouse=True)
async def _alone(context: Context) -> None:  # noqa: F811
    """Make sure that no match of another test waits for a bot."""
    await change(context, "UPDATE matches SET bot_to_move = false")
