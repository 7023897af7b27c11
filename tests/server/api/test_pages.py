"""The pages of the built client, from a real server."""

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http.site.pages import Pages
from kontor.server.settings import Settings
from server.gateway import new_client
from server.within import Served, served

PAGE = "<!doctype html><title>Kontor</title>" + "<p>A table</p>" * 200
SCRIPT = "export const answer = 42;\n" * 200
FONT = b"\0font" * 1000


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


@pytest.fixture
def built(server: Served, tmp_path: Path) -> Served:
    """A server whose client is built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "text-3c4d.woff2").write_bytes(FONT)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("a secret")
    server.app.state.pages = Pages(folder)
    return server


async def get(server: Served, path: str, **headers: str) -> httpx.Response:
    """Ask for exactly this path."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with new_client() as client:
        request = client.build_request("GET", server.address, headers={"accept-encoding": "identity"} | named)
        request.url = request.url.copy_with(raw_path=path.encode())
        return await client.send(request)


@pytest.mark.parametrize("path", ["/", "/index.html", "/m/7cx7xcrkpbag", "/m/x/replay?step=3", "/games", "/apis"])
async def test_every_address_of_the_client_gets_its_page(built: Served, path: str) -> None:
    answer = await get(built, path)

    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/", "/health/nothing", "/assets/gone-5e6f.js"])
async def test_a_path_that_does_not_exist_is_still_a_problem(built: Served, path: str) -> None:
    answer = await get(built, path)

    assert (answer.status_code, answer.json()["code"]) == (404, "no-route")


async def test_the_paths_of_the_server_itself_do_not_get_the_page(built: Served) -> None:
    assert (await get(built, "/health")).json() == {"ok": True}
    assert "borneo.Action" in (await get(built, "/schema")).text
    assert (await get(built, "/schema/openapi.json")).json()["info"]["title"] == "Kontor"


async def test_a_file_with_a_hash_in_its_name_is_cached_forever(built: Served) -> None:
    script, font, icon = [
        await get(built, path) for path in ("/assets/main-1a2b.js", "/assets/text-3c4d.woff2", "/icon.svg")
    ]

    assert script.text == SCRIPT
    assert font.content == FONT
    assert [answer.headers["content-type"] for answer in (script, font, icon)] == [
        "text/javascript; charset=utf-8",
        "font/woff2",
        "image/svg+xml",
    ]
    assert script.headers["cache-control"] == font.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "immutable" not in icon.headers["cache-control"]
    assert script.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js"])
async def test_a_client_that_accepts_compression_gets_compressed_files(built: Served, path: str) -> None:
    plain, packed, refused = [
        await get(built, path, accept_encoding=encoding) for encoding in ("identity", "br, gzip;q=0.8", "gzip;q=0")
    ]

    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in refused.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9)) < len(plain.content)
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


async def test_a_file_that_is_already_compressed_is_sent_as_it_is(built: Served) -> None:
    assert "content-encoding" not in (await get(built, "/assets/text-3c4d.woff2", accept_encoding="gzip")).headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt", "/..%2fsecret.txt"]
)
async def test_no_path_leads_out_of_the_folder(built: Served, path: str) -> None:
    answer = await get(built, path)

    assert "a secret" not in answer.text
    assert answer.status_code in (200, 404)


@pytest.mark.parametrize(("language", "words"), [("de", "Rufe im Projekt"), ("en", "in the project")])
async def test_without_a_client_a_page_says_what_to_do(
    server: Served, tmp_path: Path, language: str, words: str
) -> None:
    server.app.state.pages = Pages(tmp_path / "nothing")

    answer = await get(server, "/", accept_language=language)

    assert answer.status_code == 200
    assert words in answer.text
    assert "make web" in answer.text
    assert answer.headers["content-security-policy"] == PAGE_POLICY


async def test_a_client_that_is_built_while_the_server_runs_is_found(server: Served, tmp_path: Path) -> None:
    server.app.state.pages = Pages(tmp_path)
    before = await get(server, "/")

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    found = await get(server, "/")
    (tmp_path / "assets" / "new-7g8h.js").write_text(SCRIPT)
    (tmp_path / "index.html").write_text("<p>Another one</p>")
    os.utime(tmp_path / "index.html", ns=(1, 1))

    assert "make web" in before.text
    assert found.text == PAGE
    assert (await get(server, "/m/x")).text == "<p>Another one</p>"
    assert (await get(server, "/assets/new-7g8h.js")).text == SCRIPT


@pytest.mark.parametrize(
    "path", ["/", "/assets/main-1a2b.js", "/assets/missing.js", "/api/games", "/api/me", "/health"]
)
async def test_head_answers_as_get_does_without_the_body(built: Served, path: str) -> None:
    """Link previews and monitors ask like this."""
    async with new_client() as client:
        head, full = [await client.request(method, f"{built.address}{path}") for method in ("HEAD", "GET")]

    own = {"date", "x-request-id"}
    assert head.content == b""
    assert head.status_code == full.status_code
    assert {k: v for k, v in head.headers.items() if k not in own} == {
        k: v for k, v in full.headers.items() if k not in own
    }
