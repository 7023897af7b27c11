"""The documentation at /docs, from a real server."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http.site.documents import Documents
from kontor.server.settings import Settings
from server.api.test_pages import get
from server.within import Served, served

FIRST = "<!doctype html><title>Kontor</title>" + "<p>Start here</p>" * 200
RULES = '<p id="GOA-K16">A rule</p>'


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


@pytest.fixture
def built(server: Served, tmp_path: Path) -> Served:
    """A server whose documentation is built."""
    folder = tmp_path / "site"
    (folder / "rules").mkdir(parents=True)
    (folder / "search").mkdir()
    (folder / "index.html").write_text(FIRST)
    (folder / "rules/goa.html").write_text(RULES)
    (folder / "search/search_index.json").write_text("{}")
    (folder / "theme.css").write_text("p{}")
    (tmp_path / "secret.txt").write_text("a secret")
    server.app.state.documents = Documents(folder)
    return server


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
async def test_the_address_alone_leads_to_the_first_page(built: Served, path: str) -> None:
    answer = await get(built, path)

    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")
    assert (await get(built, "/docs/index.html")).text == FIRST


async def test_a_page_has_the_strict_policy_and_is_asked_for_again(built: Served) -> None:
    page, style, words = [
        await get(built, f"/docs/{name}") for name in ("rules/goa.html", "theme.css", "search/search_index.json")
    ]

    assert (page.status_code, page.text) == (200, RULES)
    assert page.headers["content-security-policy"] == PAGE_POLICY
    assert page.headers["cache-control"] == words.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert style.headers["cache-control"] == "public, max-age=3600"
    assert (await get(built, "/docs/index.html", accept_encoding="gzip")).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/docs/gone.html", "/docs/rules", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt"])
async def test_what_was_not_built_is_not_there(built: Served, path: str) -> None:
    """A page says so and leads to the first one; no path leads out of the folder."""
    answer = await get(built, path)

    assert "a secret" not in answer.text
    assert answer.status_code == 404 or path == "/docs/../secret.txt"
    if answer.status_code == 404:
        assert 'href="/docs"' in answer.text


@pytest.mark.parametrize(("language", "words"), [("de", "Rufe im Projekt"), ("en", "in the project")])
async def test_without_the_documentation_a_page_says_what_to_do(
    server: Served, tmp_path: Path, language: str, words: str
) -> None:
    server.app.state.documents = Documents(tmp_path)

    for path in ("/docs", "/docs/rules/goa.html"):
        answer = await get(server, path, accept_language=language)

        assert answer.status_code == 404
        assert words in answer.text
        assert "make docs" in answer.text


async def test_documentation_that_is_built_while_the_server_runs_is_found(server: Served, tmp_path: Path) -> None:
    server.app.state.documents = Documents(tmp_path)
    before = await get(server, "/docs/index.html")

    (tmp_path / "index.html").write_text("<p>First</p>")
    found = await get(server, "/docs/index.html")
    (tmp_path / "new.html").write_text("<p>New</p>")
    os.utime(tmp_path / "index.html", ns=(1, 1))

    assert before.status_code == 404
    assert found.text == "<p>First</p>"
    assert (await get(server, "/docs/new.html")).text == "<p>New</p>"
