"""People whom a match waits for and who want to be reminded, for tests of reminders."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from kontor.server.accounts import Caller
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.reminders import remind, send_waiting
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool
from kontor.server.store.reminders import channels as store
from kontor.server.store.reminders.channels import Channel, Kind
from server.receivers import Device, Post, Web, receiving_mail, receiving_web
from server.sitting import new_account, started

NOON = datetime(2026, 6, 10, 12, tzinfo=UTC)
"""A moment at which nobody sleeps whose time zone is UTC."""
SITE = "https://kontor.example.org"
AGO = timedelta(minutes=25)
VAPID = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"


class Watch:
    """A clock that stands still until a test moves it."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at

    def __call__(self) -> datetime:
        return self.at

    def on(self, **span: float) -> None:
        """Let time pass."""
        self.at += timedelta(**span)


@pytest.fixture
def watch() -> Watch:
    """A clock at noon."""
    return Watch()


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A receiver of webhooks and push messages."""
    async with receiving_web() as web:
        yield web


@pytest.fixture
async def mail() -> AsyncIterator[Post]:
    """A mail server."""
    async with receiving_mail() as mail:
        yield mail


@asynccontextmanager
async def reminding_context(settings: Settings, watch: Watch | None = None, **more: Any) -> AsyncIterator[Context]:
    """A context that reminds, without the matches of other tests."""
    given = {"site": SITE, "vapid_key": VAPID, "mail_from": "kontor@example.org", "private_webhooks": True} | more
    pool = await open_pool(settings.database, 4)
    context = Context(msgspec.structs.replace(settings, **given), pool, LocalBus())
    if watch:
        context.clock = watch
    async with connected(pool) as connection:
        await connection.execute("DELETE FROM waits")
        await connection.execute("DELETE FROM channels")
        await connection.execute("DELETE FROM addresses")
        await connection.execute("UPDATE deliveries SET state = 'moot' WHERE state = 'waiting'")
        await connection.execute("DELETE FROM procrastinate_jobs WHERE status = 'todo'")
    yield context
    await pool.close()


async def person(context: Context, name: str = "Anna") -> Caller:
    """Return a caller with an account."""
    return Caller(await new_account(context, name), name, member=False)


async def waits_for(
    context: Context, account: int, since: datetime, match: str | None = None, turn: int = 0, game: str = "borneo"
) -> str:
    """Let a match wait for an account at its first seat, and for nobody else; return the match."""
    match = match or await started(context, game)
    async with connected(context.pool) as connection:
        await connection.execute("DELETE FROM waits WHERE match = $1", match)
        await connection.execute(
            "INSERT INTO waits (match, seat, turn, account, since) VALUES ($1, 0, $2, $3, $4)",
            match,
            turn,
            account,
            since,
        )
    return match


async def channel(context: Context, account: int, kind: Kind, target: str, shape: str = "plain") -> Channel:
    """Add a confirmed channel; a device gets a key of its own."""
    device = Device()
    async with connected(context.pool) as connection:
        return await store.put(
            connection, account, kind, target, "en", shape=shape, p256dh=device.p256dh, auth=device.auth
        )


async def webhook(context: Context, account: int, web: Web, path: str = "/hook") -> Channel:
    """Add a webhook to a receiver."""
    return await channel(context, account, "webhook", f"{web.url}{path}")


async def rows(context: Context, statement: str, *arguments: object) -> list[Any]:
    """Return the rows of a query."""
    async with connected(context.pool) as connection:
        found: list[Any] = await connection.fetch(statement, *arguments)
    return found


async def states(context: Context, account: int) -> list[str]:
    """Return the states of the messages to an account, in order."""
    found = await rows(context, "SELECT state FROM deliveries WHERE account = $1 ORDER BY made_at, channel", account)
    return [row["state"] for row in found]


async def as_seen(context: Context, channel: int) -> Channel:
    """Return a channel as it is stored now."""
    async with connected(context.pool) as connection:
        found = await store.any_channel(connection, channel)
    assert found is not None
    return found


async def reminded(context: Context, account: int) -> str:
    """Let an account be reminded of one match; return the match."""
    match = await waits_for(context, account, context.now() - AGO)
    assert await remind(context) == 1
    await send_waiting(context)
    return match
