"""Who names the caller: a proxy that is trusted, and nobody else; on a real server."""

from collections.abc import AsyncIterator, Iterator

import pytest
from structlog.testing import capture_logs

from kontor.server.settings import Settings
from server.gateway import gateway, new_client
from server.within import Served, served

LOGINS = 3
WRONG = {"name": "Nobody", "password": "eight letters"}


@pytest.fixture(scope="module")
def proxied(database: str) -> Iterator[str]:
    """A server whose proxy is on the same machine; the proxy adds the address that it sees at the end."""
    with gateway(database, logins_per_minute=LOGINS) as address:
        yield address


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


async def test_an_address_that_the_caller_invented_does_not_make_a_new_caller(proxied: str) -> None:
    async with new_client(proxied) as client:
        found = [
            (await client.post("/api/logins", json=WRONG, headers={"x-forwarded-for": f"198.51.100.{n}, 203.0.113.9"}))
            for n in range(2 * LOGINS)
        ]
        neighbour = await client.post("/api/logins", json=WRONG, headers={"x-forwarded-for": "203.0.113.10"})

    assert [answer.status_code for answer in found] == [401] * LOGINS + [429] * LOGINS
    assert neighbour.status_code == 401


async def test_nobody_reads_the_metrics_by_calling_themselves_this_machine(proxied: str) -> None:
    async with new_client(proxied) as client:
        answer = await client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1, 203.0.113.9"})

    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("forwarded", "peer", "is_noticed"),
    [
        ("203.0.113.9", "172.18.0.5", True),
        ("203.0.113.9", "203.0.113.9", False),
        ("203.0.113.9", "8.8.4.4", False),
        (None, "172.18.0.5", False),
    ],
)
async def test_a_proxy_that_is_not_trusted_is_noticed_in_the_log(
    server: Served, forwarded: str | None, peer: str, is_noticed: bool
) -> None:
    headers = [(b"host", b"localhost"), *([(b"x-forwarded-for", forwarded.encode())] if forwarded else [])]
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/games",
        "raw_path": b"/api/games",
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "headers": headers,
        "client": (peer, 50000),
        "server": ("localhost", 80),
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
    }

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: object) -> None:
        pass

    with capture_logs() as lines:
        for _ in range(2):
            await server.app(scope.copy(), receive, send)  # type: ignore[arg-type]

    noticed = [line["proxy"] for line in lines if line["event"] == "proxy-not-trusted"]
    assert noticed == ([peer] if is_noticed else [])
