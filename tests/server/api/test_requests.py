"""Requests as the operator sees them: each has an id and a line in the log."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from structlog.contextvars import get_contextvars, merge_contextvars
from structlog.testing import capture_logs

from kontor.server.settings import Settings
from server.gateway import new_client
from server.party import party
from server.tab import open_tab
from server.within import Served, served


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    """A server whose requests can be inspected."""
    async with served(settings) as server:
        yield server


@pytest.fixture
def lines(server: Served) -> Iterator[list[Any]]:
    """The lines that are logged during a test."""
    with capture_logs(processors=[merge_contextvars]) as lines:
        yield lines


async def get(server: Served, path: str, **headers: str) -> httpx.Response:
    """Ask a server."""
    async with new_client() as client:
        return await client.get(f"{server.address}{path}", headers={k.replace("_", "-"): v for k, v in headers.items()})


async def test_the_id_of_a_request_is_in_the_answer_and_in_the_log(server: Served, lines: list[Any]) -> None:
    answer = await get(server, "/health", x_request_id="from-the-proxy.7")

    assert answer.headers["x-request-id"] == "from-the-proxy.7"
    (line,) = lines
    assert (line["event"], line["request"], line["log_level"]) == ("request", "from-the-proxy.7", "info")


@pytest.mark.parametrize("given", [{}, {"x_request_id": "two words"}, {"x_request_id": "x" * 65}])
async def test_a_request_without_a_valid_id_gets_one(server: Served, lines: list[Any], given: dict[str, str]) -> None:
    first, second = [(await get(server, "/health", **given)).headers["x-request-id"] for _ in range(2)]

    assert first != second
    assert all(len(each) == 16 for each in (first, second))
    assert [line["request"] for line in lines] == [first, second]


async def test_a_line_says_method_route_status_and_time_and_neither_token_nor_query(
    server: Served, lines: list[Any]
) -> None:
    one = await party(server.context)
    token = one.turn.token

    await get(server, f"/api/matches/{one.match}/question?lang=de&secret=tell", authorization=f"Bearer {token}")

    (line,) = lines
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/matches/{match}/question", 200)
    assert line["match"] == one.match
    assert line["milliseconds"] > 0
    assert "tell" not in str(line)
    assert token not in str(line)


@pytest.mark.parametrize(("path", "status"), [("/api/nowhere/at/all?x=1", 404), ("/api/games/borneo", 405)])
async def test_a_request_that_the_router_refuses_is_logged_too(
    server: Served, lines: list[Any], path: str, status: int
) -> None:
    async with new_client() as client:
        answer = await client.patch(f"{server.address}{path}")

    assert answer.status_code == status
    (line,) = lines
    assert (line["route"], line["status"], line["request"]) == ("none", status, answer.headers["x-request-id"])


async def test_a_socket_has_an_id_and_is_logged_when_it_is_closed(server: Served, lines: list[Any]) -> None:
    one = await party(server.context)

    async with open_tab(server.address, one.match, one.turn.token, additional_headers={"X-Request-Id": "tab-1"}) as tab:
        await tab.hear("position")
        assert tab.socket.response is not None
        assert tab.socket.response.headers["x-request-id"] == "tab-1"
        assert lines == []
    await get(server, "/health")

    socket = next(line for line in lines if line["event"] == "socket")
    assert (socket["request"], socket["match"], socket["status"]) == ("tab-1", one.match, 1000)
    assert socket["route"] == "/api/matches/{match}/socket"


async def test_nothing_of_a_request_is_left_for_the_next(server: Served) -> None:
    await get(server, "/health", x_request_id="left")

    assert get_contextvars() == {}
