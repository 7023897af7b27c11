"""A client whose server is partly or wholly away asks elsewhere, or again, and never loses a command."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from kontor.client import SeatSocket, Server
from kontor.core import registry
from kontor.games.borneo.actions import SkipOrder

AWAY = {"tell": "refused", "problem": {"code": "no-database", "text": "later"}}
NOBODY = "http://127.0.0.1:1"
"""An address where nobody answers."""


@asynccontextmanager
async def speaking(answer: Callable[[dict[str, Any]], dict[str, Any] | None]) -> AsyncIterator[str]:
    """Run a server that answers each message by a function, where None is no answer; yield its address."""

    async def talk(socket: ServerConnection) -> None:
        async for raw in socket:
            told = answer(msgspec.json.decode(raw))
            if told:
                await socket.send(msgspec.json.encode(told).decode())

    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


def seat_at(address: str, *others: str) -> SeatSocket:
    return SeatSocket(address, "match", None, registry.game("borneo"), others=others)


@pytest.mark.parametrize("refused", ["hello", "play"])
async def test_a_command_is_sent_again_until_the_server_has_its_database(refused: str) -> None:
    """Nobody knows whether it was carried out, but thanks to its key it is carried out only once."""
    said: list[dict[str, Any]] = []

    def answer(message: dict[str, Any]) -> dict[str, Any] | None:
        said.append(message)
        if message["say"] == refused and [each["say"] for each in said].count(refused) < 3:
            return {**AWAY, "key": message.get("key")}
        return {"tell": "done", "key": "k", "seq": 1} if message["say"] == "play" else None

    async with speaking(answer) as address, seat_at(address) as seat:
        async with asyncio.timeout(30):
            assert await seat.play(SkipOrder(), 0, "k") == 1

    assert {each["key"] for each in said if each["say"] == "play"} == {"k"}
    assert seat.failure is None


async def test_a_seat_is_taken_at_the_next_address_if_one_is_dead() -> None:
    async with (
        speaking(
            lambda message: {"tell": "done", "key": "k", "seq": 7} if message["say"] == "play" else None
        ) as address,
        seat_at(NOBODY, address) as seat,
        asyncio.timeout(30),
    ):
        assert await seat.play(SkipOrder(), 6, "k") == 7


def server_at(hosts: dict[str, type[httpx.TransportError] | None], asked: list[str]) -> Server:
    """Return a client of several addresses, some of which fail."""

    def handle(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.host)
        failure = hosts[request.url.host]
        if failure:
            raise failure("away")
        return httpx.Response(200, json={"match": "m"})

    first, *others = (f"http://{host}" for host in hosts)
    server = Server(first, others=others)
    server.http = httpx.AsyncClient(transport=httpx.MockTransport(handle))
    return server


async def test_a_request_that_nobody_received_goes_to_the_next_address_and_so_do_later_ones() -> None:
    asked: list[str] = []
    async with server_at({"dead": httpx.ConnectError, "alive": None}, asked) as server:
        assert [await server.create("borneo", 3) for _ in range(2)] == ["m", "m"]

    assert asked == ["dead", "alive", "alive"]


async def test_a_request_that_may_have_been_received_is_not_sent_again() -> None:
    """It may have created a match. The caller knows whether to ask again, and then another address is asked."""
    asked: list[str] = []
    async with server_at({"dying": httpx.ReadError, "alive": None}, asked) as server:
        with pytest.raises(httpx.ReadError):
            await server.create("borneo", 3)
        await server.create("borneo", 3)

    assert asked == ["dying", "alive"]


async def test_if_no_address_answers_each_is_asked_once() -> None:
    asked: list[str] = []
    async with server_at({"dead": httpx.ConnectError, "gone": httpx.ConnectError}, asked) as server:
        with pytest.raises(httpx.ConnectError):
            await server.create("borneo", 3)

    assert asked == ["dead", "gone"]
