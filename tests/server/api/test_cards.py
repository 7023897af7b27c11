"""Links as messengers read them: the head of the client's page, and the picture that it names, from a real server."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http.site.pages import Pages
from kontor.server.matches import NewMatch
from kontor.server.settings import Settings
from server.api.test_game_pages import HOST, PAGE, SITE, Head
from server.gateway import new_client
from server.people.knowing import begun, new_members, played
from server.within import Served, served


@pytest.fixture(scope="module")
async def server(settings: Settings) -> AsyncIterator[Served]:
    async with served(settings) as server:
        yield server


@pytest.fixture
def built(server: Served, tmp_path: Path) -> Served:
    """A server whose client is built, with a blue picture of one game."""
    for folder in ("assets", "pictures"):
        (tmp_path / folder).mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    Image.new("RGB", (1200, 630), "#0000ff").save(tmp_path / "pictures" / "goa.png")
    server.app.state.pages = Pages(tmp_path)
    return server


async def ask(server: Served, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in ({"host": HOST} | headers).items()}
    async with new_client() as client:
        return await client.get(f"{server.address}{path}", headers=named)


@pytest.mark.parametrize(
    ("place", "language", "headline", "note", "kind"),
    [
        ("", "en", "{} wins Goa", "See how it went", "table"),
        ("/replay", "de", "{} gewinnt Goa", "Sieh, wie es gelaufen ist", "table"),
        ("/review", "en", "Where {} won Goa", "The review of a finished match", "review"),
    ],
)
async def test_a_link_to_a_finished_match_has_its_result_as_title_and_picture(
    built: Served, place: str, language: str, headline: str, note: str, kind: str
) -> None:
    context = built.context
    match = await played(context, *(await new_members(context, "Anna", "Bruno <b>")))
    async with new_client(built.address) as client:
        told = (await client.get(f"/api/matches/{match}")).json()
        outline = (await client.get(f"/api/matches/{match}/outline")).json()
    winner = told["seats"][outline["outcome"]["places"].index(1)]["name"]

    answer = await ask(built, f"/table/{match}{place}", accept_language=language)

    found, title = Head(answer.text).found, headline.format(winner)
    assert answer.status_code == 200
    assert found == {
        "lang": language,
        "title": f"{title} · Kontor",
        "robots": "noindex",
        "twitter:card": "summary_large_image",
        "og:type": "website",
        "og:site_name": "Kontor",
        "og:locale": {"en": "en_GB", "de": "de_DE"}[language],
        "og:url": f"{SITE}/table/{match}{place}",
        "og:title": title,
        "og:description": note,
        "og:image": f"{SITE}/api/matches/{match}/card?kind={kind}&lang={language}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{title}. {note}",
    }
    assert "<p>A table</p>" in answer.text
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert "accept-language" in answer.headers["vary"]

    picture = await ask(built, found["og:image"].removeprefix(SITE))
    image = Image.open(BytesIO(picture.content)).convert("RGB")
    assert (picture.status_code, picture.headers["content-type"], image.size) == (200, "image/png", (1200, 630))
    assert image.getpixel((1100, 300)) == (0, 0, 255)


async def test_a_picture_is_kept_and_asked_for_again_by_its_tag(built: Served) -> None:
    context = built.context
    match = await begun(context, *(await new_members(context, "Anna", "Bruno")))
    first = await ask(built, f"/api/matches/{match}/card")
    same = await ask(built, f"/api/matches/{match}/card", if_none_match=first.headers["etag"])
    german = await ask(built, f"/api/matches/{match}/card?lang=de", if_none_match=first.headers["etag"])

    assert first.headers["cache-control"] == "public, max-age=300"
    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", first.headers["etag"])
    assert (german.status_code, german.headers["etag"] != first.headers["etag"]) == (200, True)


async def test_a_card_does_not_depend_on_who_asks(built: Served) -> None:
    context = built.context
    anna, bruno = await new_members(context, "Anna", "Bruno")
    match = await begun(context, anna, bruno, new=NewMatch("goa", 2, spectators=False))

    answers = [
        await ask(built, f"/api/matches/{match}/card", **({"authorization": f"Bearer {anna.token}"} if known else {}))
        for known in (False, True)
    ]
    page = await ask(built, f"/table/{match}", authorization=f"Bearer {anna.token}")

    assert answers[0].content == answers[1].content
    assert anna.name not in page.text
    assert Head(page.text).found["og:title"] == "Goa at Kontor"


@pytest.mark.parametrize(
    "path", ["/table/nothing-here", "/deals/nothing-here", "/table/a%2Fb", "/table/x/y/z", "/table", "/deals"]
)
async def test_what_is_not_there_is_the_page_without_a_card(built: Served, path: str) -> None:
    answer = await ask(built, path)

    assert (answer.status_code, Head(answer.text).found["title"]) == (200, "Kontor")
    assert "og:image" not in Head(answer.text).found


async def test_a_deal_has_a_card(built: Served) -> None:
    async with new_client(built.address) as client:
        deals = (await client.get("/api/deals")).json()
    deal = next(deal["id"] for deal in deals if deal["game"] == "goa")

    found = Head((await ask(built, f"/deals/{deal}", accept_language="de")).text).found
    picture = await ask(built, found["og:image"].removeprefix(SITE))

    assert found["og:title"] == "Tagespartie: Goa"
    assert found["og:image"] == f"{SITE}/api/deals/{deal}/card?lang=de"
    assert picture.content.startswith(b"\x89PNG")


async def test_a_picture_is_drawn_once_and_only_some_are_kept(built: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = built.app.state.cards
    monkeypatch.setattr("kontor.server.api.cards.MAX_KEPT", 2)
    match = await begun(built.context, *(await new_members(built.context, "Anna", "Bruno")))
    paths = [f"/api/matches/{match}/card?lang=en", f"/api/matches/{match}/card?lang=de", "/api/deals/{}/card"]
    async with new_client(built.address) as client:
        deal = (await client.get("/api/deals")).json()[0]["id"]
    english = (await ask(built, paths[0])).headers["etag"]
    drawn = cards.kept[english]
    await ask(built, paths[0])
    assert cards.kept[english] is drawn

    await ask(built, paths[1])
    await ask(built, paths[2].format(deal))

    assert len(cards.kept) == 2
    assert english not in cards.kept
