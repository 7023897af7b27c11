"""How many sockets a process keeps open: per address, per match, and altogether."""

import asyncio
from contextlib import AsyncExitStack, ExitStack

import msgspec
import pytest

from kontor.server.api.socket.caps import (
    MAX_PER_ADDRESS,
    MAX_SPECTATORS_PER_ADDRESS,
    MAX_SPECTATORS_PER_MATCH,
    RESERVED_FILES,
    SocketCaps,
)
from kontor.server.errors import ForbiddenError, SettingsError
from kontor.server.settings import Settings, read_settings
from server.party import party
from server.tab import TIMEOUT_SECONDS, bare_tab, open_tab
from server.within import served


def refusal_of(caps: SocketCaps, address: str, match: str | None = None) -> str | None:
    """Return why a socket is refused now; None if it is not."""
    try:
        with caps.spectator(address, match) if match else caps.socket(address):
            return None
    except ForbiddenError as error:
        return error.key


async def nothing_open(caps: SocketCaps) -> None:
    """Wait until no socket is counted any more."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while caps.open:  # noqa: ASYNC110 - the counter is no event
            await asyncio.sleep(0.01)


def test_an_address_has_a_limited_number_of_sockets() -> None:
    caps = SocketCaps(Settings())
    with ExitStack() as stack:
        for _ in range(MAX_PER_ADDRESS):
            stack.enter_context(caps.socket("192.0.2.1"))

        assert refusal_of(caps, "192.0.2.1") == "too-many-sockets-address"
        assert refusal_of(caps, "192.0.2.2") is None
    assert not caps.open


def test_a_match_has_a_limited_number_of_spectators_without_a_login() -> None:
    caps = SocketCaps(Settings())
    with ExitStack() as stack:
        for number in range(MAX_SPECTATORS_PER_MATCH):
            stack.enter_context(caps.spectator(f"192.0.2.{number}", "a match"))

        assert refusal_of(caps, "198.51.100.1", "a match") == "too-many-spectators"
        assert refusal_of(caps, "198.51.100.1", "another") is None
    assert not caps.open


def test_spectators_leave_room_for_players_when_the_process_is_full() -> None:
    caps = SocketCaps(Settings(sockets=10))
    with ExitStack() as stack:
        for number in range(5):
            stack.enter_context(caps.socket(f"192.0.2.{number}"))
            stack.enter_context(caps.spectator(f"192.0.2.{number}", "a match"))

        assert refusal_of(caps, "198.51.100.1", "another") == "server-full"
        for number in range(5):
            assert refusal_of(caps, "198.51.100.1") is None
            stack.enter_context(caps.socket(f"198.51.100.{number}"))
        assert refusal_of(caps, "198.51.100.9") == "server-full"


def test_a_process_never_opens_more_sockets_than_it_has_files() -> None:
    assert SocketCaps(Settings(), open_files=1024).most == 1024 - RESERVED_FILES
    assert SocketCaps(Settings(), open_files=10**6).most == Settings().sockets


def test_without_limits_only_the_process_is_limited() -> None:
    caps = SocketCaps(Settings(requests_per_minute=0, sockets=MAX_PER_ADDRESS + 10))
    with ExitStack() as stack:
        for _ in range(MAX_PER_ADDRESS + 10):
            stack.enter_context(caps.socket("192.0.2.1"))

        assert refusal_of(caps, "192.0.2.1", "a match") is None
        assert refusal_of(caps, "192.0.2.1") == "server-full"


async def test_spectators_of_one_address_are_told_why_they_are_not_let_in_and_players_still_are(
    settings: Settings,
) -> None:
    async with served(msgspec.structs.replace(settings, requests_per_minute=6000)) as server, AsyncExitStack() as stack:
        at = await party(server.context)
        for _ in range(MAX_SPECTATORS_PER_ADDRESS):
            tab = await stack.enter_async_context(open_tab(server.address, at.match))
            await tab.hear("table")

        refused = await stack.enter_async_context(open_tab(server.address, at.match))
        problem = (await refused.hear("refused"))["problem"]
        player = await stack.enter_async_context(open_tab(server.address, at.match, at.turn.token))

        assert problem["code"] == "too-many-spectators-here"
        assert await refused.closed() == 4400
        assert (await player.hear("table"))["table"]["seat"] == at.seat


async def test_a_socket_that_was_closed_makes_room(settings: Settings) -> None:
    async with served(msgspec.structs.replace(settings, sockets=1)) as server:
        at = await party(server.context)
        for _ in range(3):
            async with open_tab(server.address, at.match) as tab:
                await tab.hear("table")
                async with bare_tab(server.address, at.match) as second:
                    assert (await second.hear("refused"))["problem"]["code"] == "server-full"
            await nothing_open(server.app.state.caps)


@pytest.mark.parametrize("limit", ["0", "-1", "many"])
def test_a_number_of_sockets_has_to_be_one(limit: str) -> None:
    with pytest.raises(SettingsError):
        read_settings({"KONTOR_SOCKETS": limit})
