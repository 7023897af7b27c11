"""The pages of games as search engines and previews of links read them, from a real server."""

from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import msgspec
import pytest

from kontor.core import Texts, registry
from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http.site.game_pages import head_of
from kontor.server.api.http.site.pages import Pages
from kontor.server.settings import Settings
from server.gateway import new_client
from server.within import Served, served

PAGE = '<!doctype html><html lang="en"><head><title>Kontor</title></head><body><p>A table</p></body></html>'
HOST = "kontor.example.org"
SITE = f"http://{HOST}"


class Head(HTMLParser):
    """What a search engine reads: the language, the title, and the metas and links by name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.tag = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tag = tag
        if tag == "html":
            self.found["lang"] = values["lang"]
        elif tag in ("meta", "link"):
            name = next(values[key] for key in ("name", "property", "rel") if key in values)
            self.found[name] = values.get("content") or values.get("href") or ""

    def handle_data(self, data: str) -> None:
        if self.tag == "title":
            self.found.setdefault("title", data)


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


@pytest.fixture
def built(server: Served, tmp_path: Path) -> Served:
    """A server whose client is built, with a picture of one game."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "pictures").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "pictures" / "goa.png").write_bytes(b"a picture")
    server.app.state.pages = Pages(tmp_path)
    return server


async def ask(server: Served, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with new_client() as client:
        return await client.request(method, f"{server.address}{path}", headers=named)


@pytest.mark.parametrize(
    ("language", "title", "locale"),
    [("en", "Play Goa online", "en_GB"), ("de", "Goa online spielen", "de_DE")],
)
@pytest.mark.parametrize("path", ["/games/goa", "/games/goa/"])
async def test_the_page_of_a_game_says_what_it_is(
    built: Served, path: str, language: str, title: str, locale: str
) -> None:
    answer = await ask(built, path, host=HOST, accept_language=language)

    pitch = Texts(language, registry.game("goa")).text("game-pitch")
    assert answer.status_code == 200
    assert Head(answer.text).found == {
        "lang": language,
        "title": f"{title} · Kontor",
        "description": pitch,
        "canonical": f"{SITE}/games/goa",
        "twitter:card": "summary_large_image",
        "og:type": "website",
        "og:site_name": "Kontor",
        "og:locale": locale,
        "og:url": f"{SITE}/games/goa",
        "og:title": title,
        "og:description": pitch,
        "og:image": f"{SITE}/pictures/goa.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    assert "<p>A table</p>" in answer.text
    assert answer.headers["vary"] == "accept-language, accept-encoding"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == PAGE_POLICY


async def test_the_address_is_the_public_one_if_the_host_has_set_it(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    public = "https://kontor.example.org"
    async with served(msgspec.structs.replace(settings, site=public)) as server:
        server.app.state.pages = Pages(tmp_path)
        found = Head((await ask(server, "/games/borneo")).text).found

    assert found["canonical"] == found["og:url"] == f"{public}/games/borneo"


async def test_a_game_without_a_picture_names_none(built: Served) -> None:
    found = Head((await ask(built, "/games/borneo")).text).found

    assert found["twitter:card"] == "summary"
    assert "og:image" not in found


async def test_a_game_that_is_not_installed_gets_the_page_of_lost_links(built: Served) -> None:
    answer = await ask(built, "/games/%3Cscript%3E")

    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["content-security-policy"] == PAGE_POLICY


@pytest.mark.parametrize("path", ["/games/goa", "/games/nothing"])
async def test_head_answers_as_get_does(built: Served, path: str) -> None:
    head, full = [await ask(built, path, method) for method in ("HEAD", "GET")]

    assert head.content == b""
    assert (head.status_code, head.headers["content-length"]) == (full.status_code, full.headers["content-length"])


def test_nothing_in_the_head_can_become_markup() -> None:
    """An apostrophe of a text, and a host that a caller made up."""
    site = 'http://"><script>evil</script>'
    texts = Texts("en", registry.game("borneo"), packages=("kontor.server",))

    head = "".join(head_of(texts, "borneo", "en", site, has_picture=True))

    found = Head(head).found
    assert "<script" not in head
    assert head.count("somebody else&#x27;s card") == 2, "the description of the page, and that of its preview"
    assert "somebody else's card" in found["description"]
    assert found["canonical"] == f"{site}/games/borneo"
