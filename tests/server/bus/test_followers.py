"""What sockets follow is heard through NATS at once, without a sweep; and again after NATS was away."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import msgspec
import pytest
from structlog.testing import capture_logs

from chaos.proxy import HOST, Proxy, Way
from kontor.server.accounts.logins import Caller, KnownLogin
from kontor.server.api.socket.bot_listener import BotListener
from kontor.server.api.socket.listeners import PersonListener
from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.bus import nats
from kontor.server.bus.nats import NatsBus
from kontor.server.matches import Context
from kontor.server.settings import Settings
from kontor.server.store.pool import open_pool
from server.party import party
from server.sitting import decision, next_message, play, started, told_entry

TIMEOUT_SECONDS = 30.0


@pytest.fixture(autouse=True)
def subscriptions_are_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes wait until NATS has taken a subscription, however busy the machine is."""
    monkeypatch.setattr(nats, "FLUSH_TIMEOUT_SECONDS", TIMEOUT_SECONDS)


@asynccontextmanager
async def process(settings: Settings, address: str) -> AsyncIterator[Context]:
    """One process of an installation whose processes hear each other through NATS alone."""
    pool = await open_pool(settings.database, 2)
    bus = await NatsBus.connect(address, "followers")
    assert bus.connecting is not None
    await asyncio.wait_for(bus.connecting, TIMEOUT_SECONDS)  # `connect` waits for a second only
    yield Context(settings, pool, bus)
    await bus.close()
    await pool.close()


@pytest.fixture
async def here(settings: Settings, services: dict[str, str]) -> AsyncIterator[Context]:
    async with process(settings, services["KONTOR_NATS"]) as context:
        yield context


@pytest.fixture
async def there(settings: Settings, services: dict[str, str]) -> AsyncIterator[Context]:
    async with process(settings, services["KONTOR_NATS"]) as context:
        yield context


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened that nobody tells."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not happened():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


async def told_question(listener: PersonListener, match: str) -> None:
    """Wait until a socket is told that a match waits for its person."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            told = msgspec.json.decode(await next_message(listener))
            changed = told["matches"] if told["tell"] == "changed" else ()
            if any(each["table"]["match"] == match and each["waits_for_me"] for each in changed):
                return


async def test_a_move_elsewhere_is_told_to_the_room_of_its_match(here: Context, there: Context) -> None:
    rooms, listener = Rooms(here), Listener(None, None, 0)
    await here.bus.subscribe(rooms.heard)
    match = await started(there)
    await rooms.enter(match, listener)
    assert await told_entry(listener) == 0

    await play(there, match)

    assert await told_entry(listener) == 1


async def test_a_person_hears_that_a_match_waits_for_them_on_a_page_without_it(here: Context, there: Context) -> None:
    at = await party(there)
    people, listener = People(here), PersonListener(at.other.account, "en")
    await here.bus.subscribe(people.heard)
    people.enter(listener)
    await until(lambda: listener.has_all and not people.tasks)

    while (await decision(there, at.match))[0] == at.seat:
        await play(there, at.match)

    await told_question(listener, at.match)


async def test_a_bot_follows_the_matches_that_wait_for_it(here: Context, there: Context) -> None:
    at = await party(there)
    login = KnownLogin(1, Caller(at.turn.account, "Hansa", member=False))
    people, listener = People(here), BotListener(here, login)
    await here.bus.subscribe(people.heard)
    people.enter(listener)

    await until(lambda: here.bus.follows_match(at.match))

    assert people.followed_matches == {at.match}


async def test_a_room_that_opened_while_nats_was_away_hears_its_match_afterwards(
    settings: Settings, there: Context, services: dict[str, str]
) -> None:
    port = urlsplit(services["KONTOR_NATS"]).port
    assert port is not None
    link = Proxy(port)
    await link.start()
    match = await started(there)
    with capture_logs():
        async with process(settings, f"nats://{HOST}:{link.port}") as here:
            rooms, listener = Rooms(here), Listener(None, None, 0)
            await here.bus.subscribe(rooms.heard)
            link.turn(Way.CUT)
            await until(lambda: not here.bus.is_connected)
            await rooms.enter(match, listener)
            assert await told_entry(listener) == 0
            assert not here.bus.follows_match(match)
            link.turn(Way.OPEN)
            await until(lambda: here.bus.follows_match(match))

            await play(there, match)

            assert await told_entry(listener) == 1
    await link.close()


async def test_a_gateway_forgets_whom_it_has_no_socket_for(
    here: Context, there: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats, "KEPT_SECONDS", 0)
    rooms, listener = Rooms(here), Listener(None, None, 0)
    match = await started(there)
    await rooms.enter(match, listener)
    await here.bus.follow_only(rooms.rooms, [])
    assert here.bus.follows_match(match)

    rooms.leave(match, listener)
    await here.bus.follow_only(rooms.rooms, [])

    assert not here.bus.follows_match(match)
