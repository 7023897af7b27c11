"""Which pages are our own, and which cookie they get; behind a proxy with HTTPS, at home, and in the wrong place."""

from collections.abc import AsyncIterator, Mapping
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from kontor.server.accounts import do_make_guest
from kontor.server.api import origins
from kontor.server.settings import Settings
from server.gateway import new_client
from server.within import Served, served

SITE = "https://kontor.example.org"
PROXIED = {"host": "kontor.example.org", "x-forwarded-proto": "https", "origin": SITE}
BLIND = {"host": "kontor.example.org", "origin": SITE}
"""A proxy that does not say that it speaks HTTPS."""
REWRITING = {"host": "127.0.0.1:8000", "origin": SITE}
"""A proxy that does not pass on which host was asked."""


@pytest.fixture(scope="module")
async def secure(settings: Settings) -> AsyncIterator[Served]:
    """A server behind a proxy with HTTPS."""
    async with served(msgspec.structs.replace(settings, secure_cookies=True)) as server:
        yield server


@pytest.fixture(scope="module")
async def home(settings: Settings) -> AsyncIterator[Served]:
    """A server without HTTPS."""
    async with served(settings) as server:
        yield server


async def become_guest(server: Served, headers: Mapping[str, str]) -> httpx.Response:
    async with new_client() as client:
        return await client.post(f"{server.address}/api/guests", json={"name": "Anna"}, headers=headers)


async def visit(server: Served, **headers: str) -> httpx.Response:
    async with new_client() as client:
        return await client.get(f"{server.address}/api/visitor", headers=headers)


def cookies_of(answer: httpx.Response) -> dict[str, Any]:
    """Return the cookies that an answer sets, by their names."""
    found: dict[str, Any] = {}
    for line in answer.headers.get_list("set-cookie"):
        found |= SimpleCookie(line)
    return found


@pytest.mark.parametrize("headers", [PROXIED, BLIND])
async def test_over_https_the_cookie_belongs_to_this_host_alone(secure: Served, headers: dict[str, str]) -> None:
    [(name, cookie)] = cookies_of(await become_guest(secure, headers)).items()

    assert name == "__Host-kontor_login"
    assert (cookie["secure"], cookie["path"], cookie["domain"], cookie["httponly"]) == (True, "/", "", True)
    assert cookie["samesite"].lower() == "lax"


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "http://192.168.1.7:8000"])
async def test_without_https_the_cookie_keeps_its_plain_name(home: Served, origin: str) -> None:
    answer = await become_guest(home, {"host": origin.removeprefix("http://"), "origin": origin})

    [(name, cookie)] = cookies_of(answer).items()
    assert (name, cookie["secure"]) == ("kontor_login", "")


async def test_somebody_with_the_former_cookie_stays_logged_in_and_gets_the_new_one(secure: Served) -> None:
    login = await do_make_guest(secure.context, "Anna")
    proxied = {"host": "kontor.example.org", "x-forwarded-proto": "https"}

    first = await visit(secure, **proxied, cookie=f"kontor_login={login.token}")
    cookies = cookies_of(first)
    second = await visit(secure, **proxied, cookie=f"__Host-kontor_login={login.token}")

    assert first.json()["person"]["account"] == second.json()["person"]["account"] == login.account
    assert cookies["__Host-kontor_login"].value == login.token
    assert cookies["kontor_login"]["max-age"] == "0"
    assert not cookies_of(second)


async def test_the_cookie_of_this_host_counts_more_than_one_that_a_neighbour_may_have_planted(secure: Served) -> None:
    own, planted = [await do_make_guest(secure.context, name) for name in ("Anna", "Mallory")]

    answer = await visit(secure, cookie=f"kontor_login={planted.token}; __Host-kontor_login={own.token}")

    assert answer.json()["person"]["name"] == "Anna"


async def test_logging_out_ends_the_cookie_under_both_names(secure: Served) -> None:
    login = await do_make_guest(secure.context, "Anna")
    async with new_client() as client:
        headers = {**PROXIED, "cookie": f"__Host-kontor_login={login.token}"}
        answer = await client.delete(f"{secure.address}/api/logins", headers=headers)

    cookies = cookies_of(answer)
    assert answer.status_code == 204
    assert {name: cookie["max-age"] for name, cookie in cookies.items()} == {
        "kontor_login": "0",
        "__Host-kontor_login": "0",
    }
    assert (cookies["__Host-kontor_login"]["secure"], cookies["__Host-kontor_login"]["path"]) == (True, "/")


async def test_a_page_without_https_is_not_the_own_page_of_a_site_with_it(settings: Settings) -> None:
    """Who controls the network can answer for http://, and must not act for people who are logged in over https://."""
    plain = {"host": "kontor.example.org", "origin": "http://kontor.example.org"}
    async with served(msgspec.structs.replace(settings, site=SITE)) as server:
        known = await become_guest(server, plain | {"x-forwarded-proto": "https"})
        blind = await become_guest(server, plain)
        own = await become_guest(server, BLIND)

    assert (known.status_code, blind.status_code, own.status_code) == (403, 403, 201)


async def test_a_proxy_that_changes_host_is_noticed_in_the_log_and_answered_with_advice(secure: Served) -> None:
    origins.FOREIGN.logged_at = -origins.LOG_INTERVAL_SECONDS
    with capture_logs() as lines:
        answers = [await become_guest(secure, REWRITING) for _ in range(3)]

    assert {answer.status_code for answer in answers} == {403}
    assert "KONTOR_SITE" in answers[0].json()["text"]
    [line] = [line for line in lines if line["event"] == "foreign-origin"]
    assert (line["origin"], line["host"], line["log_level"]) == (SITE, "127.0.0.1:8000", "warning")


async def test_a_named_site_works_behind_a_proxy_that_changes_host(settings: Settings) -> None:
    named = msgspec.structs.replace(settings, site=SITE, secure_cookies=True)
    async with served(named) as server:
        answer = await become_guest(server, REWRITING)

    assert answer.status_code == 201
    assert list(cookies_of(answer)) == ["__Host-kontor_login"]


async def test_a_form_of_another_site_logs_nobody_in(home: Served) -> None:
    """What `<form enctype=text/plain>` sends is readable as JSON, so it must not be read."""
    body = '{"name":"mallory1","password":"hunter=hunter"}\r\n'
    headers = {"content-type": "text/plain", "origin": "https://evil.example"}
    async with new_client(home.address) as client:
        answers = [await client.post(path, content=body, headers=headers) for path in ("/api/logins", "/api/guests")]

    assert [answer.status_code for answer in answers] == [403, 403]
    assert not any(cookies_of(answer) for answer in answers)
