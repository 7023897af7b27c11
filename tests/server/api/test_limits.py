"""How much one caller may ask of a real server; each test asks from an address of its own."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import InvalidStatus

from kontor.server.api.limits import ADDRESS_SHARE, address_of
from kontor.server.errors import SettingsError
from kontor.server.limits import MAX_CALLERS, Buckets
from kontor.server.settings import Settings, read_settings
from server.gateway import NO_CERTIFICATES, gateway, new_client
from server.tab import open_tab

REQUESTS, LOGINS = 20, 4
ADDRESSES = count(2)
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def strict(database: str) -> Iterator[str]:
    """The address of a server that allows next to nothing."""
    with gateway(database, requests_per_minute=REQUESTS, logins_per_minute=LOGINS) as address:
        yield address


@pytest.fixture
def host() -> str:
    """Return an address of this machine that nobody has asked from yet."""
    return f"127.0.0.{next(ADDRESSES)}"


@asynccontextmanager
async def caller(address: str, host: str, token: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """Ask a server from an address."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    transport = httpx.AsyncHTTPTransport(verify=NO_CERTIFICATES, local_address=host)
    async with new_client(address, transport=transport, headers=headers) as client:
        yield client


async def become_guest(client: httpx.AsyncClient) -> httpx.Response:
    client.cookies.clear()  # a cookie without an origin is refused: this is a program, not a browser
    return await client.post("/api/guests", json={"name": "Anna"})


async def exhaust(client: httpx.AsyncClient, path: str = "/api/games/goa") -> httpx.Response:
    """Ask until a limit is reached, and return the answer that says so."""
    for _ in range(10 * REQUESTS):
        answer = await client.get(path)
        if answer.status_code == 429:
            return answer
    raise AssertionError("it is never too much")


async def test_a_caller_who_asks_too_much_is_told_when_to_come_back(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        answers = [await client.get("/api/games/goa") for _ in range(REQUESTS)]
        refused = await exhaust(client)

    assert {answer.status_code for answer in answers} == {200}
    assert refused.json()["code"] == "too-many"
    assert refused.headers["content-type"] == "application/json"
    assert 1 <= int(refused.headers["retry-after"]) <= 60 / REQUESTS


async def test_probes_of_the_host_are_not_counted(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        await exhaust(client)

        assert {(await client.get(path)).status_code for path in ("/health", "/ready") * REQUESTS} == {200}


async def test_a_caller_with_an_account_is_counted_by_account_wherever_they_ask_from(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        tokens = [(await become_guest(client)).json()["token"] for _ in range(2)]
    async with caller(strict, host, tokens[0]) as anna, caller(strict, host, tokens[1]) as bruno:
        assert [(await each.get("/api/me")).status_code for each in (anna, bruno)] == [200, 200]
        await exhaust(anna, "/api/me")

        assert (await bruno.get("/api/me")).status_code == 200
    async with caller(strict, f"127.0.0.{next(ADDRESSES)}", tokens[0]) as elsewhere:
        assert (await elsewhere.get("/api/me")).status_code == 429


async def test_callers_with_invented_tokens_are_counted_by_address(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        answers = [
            (await client.get("/api/me", headers={"authorization": f"Bearer {number}"})).status_code
            for number in range(2 * REQUESTS)
        ]

    assert answers[:REQUESTS] == [401] * REQUESTS
    assert answers[-1] == 429


async def test_expensive_requests_are_allowed_twice_in_a_row_and_do_not_use_up_the_other_limit(
    strict: str, host: str
) -> None:
    async with caller(strict, host) as client:
        token = (await become_guest(client)).json()["token"]
    async with caller(strict, host, token) as anna:
        await anna.get("/api/me")
        answers = [await anna.get(path) for path in ("/api/me/export", "/api/me/export", "/api/me/export/", "/api/me")]

    assert [answer.status_code for answer in answers] == [200, 200, 429, 200]
    assert int(answers[2].headers["retry-after"]) > 20


async def test_more_accounts_are_not_more_requests_from_one_address(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        tokens = [(await become_guest(client)).json()["token"] for _ in range(LOGINS)]
    passed = []
    for token in tokens * 2:
        async with caller(strict, host, token) as guest:
            answers = [(await guest.get("/api/me")).status_code for _ in range(REQUESTS + 5)]
        passed.append(answers.count(200))

    assert max(passed) <= REQUESTS + 2
    assert sum(passed) <= ADDRESS_SHARE * REQUESTS + 10
    assert passed[-1] < passed[0] / 2


async def test_an_expensive_request_weighs_as_much_as_several(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        token = (await become_guest(client)).json()["token"]
    async with caller(strict, host, token) as guest:
        await guest.get("/api/me")
        answers = [await guest.post("/api/matches/nowhere/what-if", json={"refs": []}) for _ in range(REQUESTS)]

    statuses = [answer.status_code for answer in answers]
    refused = answers[statuses.index(429)]
    assert 404 in statuses
    assert statuses.count(404) <= REQUESTS / 3 + 2
    assert refused.json()["facts"]["seconds"] == int(refused.headers["retry-after"])
    assert refused.headers["retry-after"] in refused.json()["text"]


async def test_logins_are_counted_by_address_only_because_accounts_are_free(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        first = [await become_guest(client) for _ in range(LOGINS)]
        refused = await become_guest(client)
    async with caller(strict, host, first[0].json()["token"]) as client:
        credentials = {"name": "Anna", "password": "eight letters"}
        also = [
            await client.post("/api/logins", json=credentials),
            await client.post("/api/logins/", json=credentials),
            await client.post("/api/accounts", json=credentials),
            await client.post("/api/logins/recovery", json={"recovery": "made up"}),
        ]
        known = await client.get("/api/me")

    assert [answer.status_code for answer in first] == [201] * LOGINS
    assert [answer.status_code for answer in (refused, *also)] == [429] * 5
    assert 1 <= int(refused.headers["retry-after"]) <= 60 / LOGINS
    assert known.status_code == 200


async def test_a_caller_who_asks_too_much_gets_no_socket_either(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        await exhaust(client)

    with pytest.raises(InvalidStatus):
        async with open_tab(strict, "nowhere", local_addr=(host, 0)):
            pass


@pytest.mark.parametrize(("size", "status"), [(64 * 1024, 400), (64 * 1024 + 1, 413), (200_000, 413)])
async def test_a_request_has_at_most_64_kib(address: str, size: int, status: int) -> None:
    around = len('{"name":""}')
    async with new_client(address) as client:
        answer = await client.post("/api/guests", content='{"name":"%s"}' % ("x" * (size - around)), headers=JSON)

    assert (answer.status_code, answer.json()["code"]) == (status, "malformed" if status == 400 else "too-large")


async def test_a_server_without_limits_counts_nothing(address: str) -> None:
    async with new_client(address) as client:
        assert {(await client.get("/api/games/goa")).status_code for _ in range(100)} == {200}


def test_a_bucket_fills_again_by_the_minute() -> None:
    buckets = Buckets("requests", 30, 3)

    assert [buckets.take("anna", 0.0) for _ in range(5)] == [0, 0, 0, 2, 2]
    assert buckets.take("bruno", 0.0) == 0
    assert [buckets.take("anna", 3.0) for _ in range(2)] == [0, 1]
    assert [buckets.take("anna", 1000.0) for _ in range(4)] == [0, 0, 0, 2]


def test_no_more_callers_are_remembered_than_there_is_room_for() -> None:
    buckets = Buckets("requests", 60, 1)
    for caller in range(MAX_CALLERS + 100):
        buckets.take(str(caller), 0.0)

    assert len(buckets.left) == MAX_CALLERS
    assert buckets.take(str(MAX_CALLERS + 99), 0.0) > 0


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_all_ipv6_addresses_of_a_network_count_as_one(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1), "headers": []}

    assert address_of(ASGIConnection(scope)) == counted


def test_limits_can_be_switched_off() -> None:
    names = ("requests_per_minute", "logins_per_minute", "passwords_per_hour")
    found = read_settings({f"KONTOR_{name.upper()}": "0" for name in names})

    assert [getattr(found, name) for name in names] == [0, 0, 0]
    assert [getattr(Settings(), name) for name in names] == [300, 10, 20]


@pytest.mark.parametrize(
    ("name", "value"), [("REQUESTS_PER_MINUTE", "-1"), ("LOGINS_PER_MINUTE", "x"), ("CONNECTIONS", "0")]
)
def test_a_limit_that_is_not_a_number_is_refused(name: str, value: str) -> None:
    with pytest.raises(SettingsError):
        read_settings({f"KONTOR_{name}": value})


async def test_the_parts_of_a_page_are_not_counted(strict: str, host: str) -> None:
    async with caller(strict, host) as client:
        found = {(await client.get(f"/assets/part-{number}.js")).status_code for number in range(3 * REQUESTS)}
        page = await client.get("/")

    assert 429 not in found
    assert page.status_code == 200
