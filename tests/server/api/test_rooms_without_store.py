"""A room whose store is away for a moment tells its sockets later; they are dropped if it stays away."""

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit, urlunsplit

import pytest
from structlog.testing import capture_logs

from chaos.proxy import Proxy, Way
from kontor.server.api.socket import rooms as module
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.bus import LocalBus, Nudge
from kontor.server.errors import StoreError
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from server.sharded import one_database
from server.sitting import play, started, told_entry

TIMEOUT_SECONDS = 30.0


@pytest.fixture
async def link(settings: Settings) -> AsyncIterator[Proxy]:
    """The way from a process to PostgreSQL, which can be cut."""
    port = urlsplit(settings.database).port
    assert port is not None
    way = Proxy(port)
    await way.start()
    yield way
    await way.close()


@pytest.fixture
async def remote(settings: Settings, link: Proxy) -> AsyncIterator[Context]:
    """The process at the other end of that way."""
    parts = urlsplit(settings.database)
    netloc = parts.netloc.replace(f":{parts.port}", f":{link.port}")
    pool = await open_pool(urlunsplit(parts._replace(netloc=netloc)), 2)
    yield Context(settings, pool, LocalBus())
    link.turn(Way.OPEN)
    pool.terminate()


@one_database
async def test_a_room_is_told_when_the_store_is_back(context: Context, remote: Context, link: Proxy) -> None:
    match, rooms, listener = await started(context), Rooms(remote), Listener(None, None, 0)
    await rooms.enter(match, listener)
    assert await told_entry(listener) == 0
    await play(context, match)

    link.turn(Way.CUT)
    rooms.heard(Nudge(match, 1))
    with pytest.raises(StoreError):
        await remote.ping()
    assert not listener.queued
    link.turn(Way.OPEN)

    assert await told_entry(listener) == 1
    assert not listener.is_dropped


@one_database
async def test_a_room_whose_store_stays_away_drops_its_sockets(
    context: Context, remote: Context, link: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AWAY_SECONDS", 0.0)
    match, rooms, listener = await started(context), Rooms(remote), Listener(None, None, 0)
    await rooms.enter(match, listener)

    link.turn(Way.CUT)
    with capture_logs() as lines:
        rooms.heard(Nudge(match, 1))
        await asyncio.wait_for(rooms.tasks[match], TIMEOUT_SECONDS)

    assert listener.is_dropped
    assert [line["event"] for line in lines].count("room-not-told") == 1
