"""Cards: the picture of a link to a match or a deal, and the page that a messenger reads its title from."""

from contextlib import suppress
from html import escape
from http import HTTPStatus
from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from kontor.core import KontorError
from kontor.server.api.callers import context_of, language_of
from kontor.server.api.cards import Cards
from kontor.server.api.http.site.game_pages import LANGUAGE, LOCALES, TITLE
from kontor.server.api.http.site.pages import ALWAYS_ASK, STRICT, Pages, client_page
from kontor.server.api.limits import WEIGHT
from kontor.server.api.packing import public_answer
from kontor.server.cards.saying import Card, Kind, card_of_deal, card_of_match
from kontor.server.matches import Context

DRAWING = 5
"""What a picture weighs that is drawn for the request."""
KEPT_SECONDS = 300
"""Seconds for which a card may be kept without asking again: a match ends, and people hide their results."""
PNG = "image/png"
PICTURE = {200: ResponseSpec(bytes, False, "The picture, 1200 by 630", media_type=PNG)}
"""What the routes answer, for their documentation."""


class CardRoutes(Controller):
    """The pictures of links; they have only what everybody may know."""

    path = "/api"

    @get(
        "/matches/{match:str}/card",
        summary="Picture of a link",
        tags=("tables",),
        responses=PICTURE,
        opt={WEIGHT: DRAWING},
    )
    async def of_match(
        self, request: Request[Any, Any, Any], context: Context, language: str, match: str, kind: Kind = "table"
    ) -> Response[bytes]:
        """Return what a link to a match shows in a messenger, as a PNG of 1200 by 630."""
        return await drawn(request, await card_of_match(context, match, language, kind))

    @get(
        "/deals/{deal:str}/card",
        summary="Picture of a link",
        tags=("deals",),
        responses=PICTURE,
        opt={WEIGHT: DRAWING},
    )
    async def of_deal(
        self, request: Request[Any, Any, Any], context: Context, language: str, deal: str
    ) -> Response[bytes]:
        """Return what a link to a deal shows in a messenger, as a PNG of 1200 by 630."""
        return await drawn(request, await card_of_deal(context, deal, language))


async def drawn(request: Request[Any, Any, Any], card: Card) -> Response[bytes]:
    """Answer with a card, or that the client's copy is still right."""
    cards: Cards = request.app.state.cards
    pages: Pages = request.app.state.pages
    pages.find("/")
    if pages.built != cards.built:
        cards.take(pages.built, {name: file.body for name, file in pages.files.items()})
    site = urlsplit(site_of(request)).netloc
    headers = {"etag": cards.tag_of(card, site), "cache-control": f"public, max-age={KEPT_SECONDS}"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers, media_type=PNG)
    return Response(await cards.picture(card, site), media_type=PNG, headers=headers)


@get(["/table/{match:str}", "/table/{match:str}/{place:path}"], include_in_schema=False)
async def match_page(request: Request[Any, Any, Any], match: str, place: str = "") -> Response[bytes]:
    """Return the client's page with the title and the picture of a match."""
    kind: Kind = "review" if place.strip("/").split("/")[0] == "review" else "table"
    path = f"/api/matches/{quote(match, safe='')}/card?kind={kind}"
    with suppress(KontorError):
        return titled(request, await card_of_match(context_of(request), match, language_of(request), kind), path)
    return client_page(request)


@get(["/deals/{deal:str}", "/deals/{deal:str}/{place:path}"], include_in_schema=False)
async def deal_page(request: Request[Any, Any, Any], deal: str, place: str = "") -> Response[bytes]:  # noqa: ARG001 - whatever follows
    """Return the client's page with the title and the picture of a deal."""
    path = f"/api/deals/{quote(deal, safe='')}/card?"
    with suppress(KontorError):
        return titled(request, await card_of_deal(context_of(request), deal, language_of(request)), path)
    return client_page(request)


def titled(request: Request[Any, Any, Any], card: Card, path: str) -> Response[bytes]:
    """Return the client's page with a card in its head; NotFoundException if the client was not built."""
    pages: Pages = request.app.state.pages
    file = pages.find("/")
    if file is None:
        raise NotFoundException
    language = language_of(request)
    picture = f"{site_of(request)}{path.rstrip('?')}{'&' if path[-1] != '?' else '?'}lang={language}"
    address = f"{site_of(request)}{request.scope['path']}"
    head = "\n    ".join(head_of(card, language, address, picture))
    html = TITLE.sub(lambda _: head, LANGUAGE.sub(f'<html lang="{language}">', file.body.decode(), count=1), count=1)
    headers = {"cache_control": ALWAYS_ASK, "vary": "accept-language", **STRICT}
    return public_answer(request, html.encode(), file.media_type, **headers)


def head_of(card: Card, language: str, address: str, picture: str) -> list[str]:
    """Return the elements of the head that messengers read."""
    shown = {
        "og:type": "website",
        "og:site_name": "Kontor",
        "og:locale": LOCALES.get(language, language),
        "og:url": address,
        "og:title": card.headline,
        "og:description": card.note,
        "og:image": picture,
        "og:image:type": PNG,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{card.headline}. {card.note}",
    }
    return [
        f"<title>{escape(card.headline)} · Kontor</title>",
        '<meta name="robots" content="noindex" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in shown.items()),
    ]


def site_of(request: Request[Any, Any, Any]) -> str:
    """Return the host's site, or the address that was asked if the host named none."""
    return context_of(request).settings.site or str(request.base_url).rstrip("/")
