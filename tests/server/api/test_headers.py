"""The headers of every answer: a strict policy, a media type that nobody guesses, and nothing kept by accident."""

import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from kontor.server.api.headers import PAGE_POLICY, PLAIN_POLICY, PLAIN_STYLE, style_hash
from kontor.server.matches import Context
from kontor.server.settings import Settings
from server.api.test_routes import TABLE, Asking, Parties, path_of
from server.gateway import new_client
from server.within import Served, served

READING = [route.removeprefix("GET ") for route in TABLE if route.startswith("GET ")]


@pytest.fixture(scope="module")
def parties() -> Parties:
    return Parties()


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


def demand_safe(answer: httpx.Response, policy: str = PLAIN_POLICY) -> None:
    """Fail unless an answer has every header that it needs."""
    assert answer.headers["content-security-policy"] == policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")
    assert answer.headers["cache-control"]


@pytest.mark.parametrize("path", READING)
async def test_every_answer_of_the_api_forbids_everything_and_is_kept_only_if_it_says_so(
    context: Context, address: str, parties: Parties, path: str
) -> None:
    at = await parties.find(context, "GET", "playing", "turn")
    headers = {"authorization": f"Bearer {at.turn.token}"}
    async with new_client(address, headers=headers) as client:
        answer = await client.get(path_of(path, at, Asking()))

    demand_safe(answer)
    is_for_one_person = path.startswith("/api/me") or ("{match}" in path and not path.endswith("/card"))
    assert answer.headers["cache-control"] == "no-store" or not is_for_one_person


@pytest.mark.parametrize("path", ["/api/nothing", "/api/me", "/schema/nothing", "/schema", "/schema/openapi.json"])
async def test_also_what_is_refused_and_the_reference_forbid_everything(address: str, path: str) -> None:
    async with new_client(address) as client:
        demand_safe(await client.get(path))


async def test_the_page_of_the_client_runs_and_loads_only_what_this_server_has(server: Served) -> None:
    async with new_client(server.address) as client:
        answer = await client.get("/")

    demand_safe(answer, PAGE_POLICY)
    sources = re.findall(r"[^\s;]+:[^\s;]*|\*|'unsafe-\w+'", PAGE_POLICY)
    assert sources == ["data:"]


@pytest.mark.parametrize(("language", "title"), [("en", "The interface"), ("de", "Die Schnittstelle")])
async def test_the_reference_needs_no_file_from_elsewhere_and_no_script(
    address: str, language: str, title: str
) -> None:
    async with new_client(address) as client:
        page = (await client.get("/schema", headers={"accept-language": language})).text
        document: Any = (await client.get("/schema/openapi.json")).json()

    assert title in page
    assert not re.search(r"<script|<link|<img|<iframe|\son\w+=|\sstyle=|https?://", page)
    [style] = re.findall(r"<style>(.*?)</style>", page)
    assert style == PLAIN_STYLE
    assert style_hash(style) in PLAIN_POLICY
    linked, anchored = set(re.findall(r'href="#([^"]+)"', page)), set(re.findall(r'id="([^"]+)"', page))
    assert linked <= anchored == set(document["components"]["schemas"])
    assert all(f"{method.upper()} {path}</code>" in page for path, item in document["paths"].items() for method in item)
