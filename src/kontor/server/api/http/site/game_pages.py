"""The page of a game: the client's page with a head in the reader's language, for search engines and shared links."""

import re
from html import escape

from kontor.core import Texts, registry

PATH = re.compile(r"/games/([^/]+)/?")
PICTURE = "pictures/{game}.png"
"""The file of the client with the picture of a game that a shared link shows: 1200 by 630."""
TITLE = re.compile(r"<title>[^<]*</title>")
LANGUAGE = re.compile(r'<html lang="\w+">')
LOCALES = {"en": "en_GB", "de": "de_DE"}


def game_at(path: str) -> str | None:
    """Return the slug in the address of a game's page, installed or not; None for every other address."""
    found = PATH.fullmatch(path)
    return found[1] if found else None


def with_head(page: bytes, slug: str, language: str, site: str, *, has_picture: bool) -> bytes:
    """Return the client's page with title, description, canonical address and preview of an installed game."""
    texts = Texts(language, registry.game(slug), packages=("kontor.server",))
    head = "\n    ".join(head_of(texts, slug, language, site, has_picture=has_picture))
    html = LANGUAGE.sub(f'<html lang="{language}">', page.decode(), count=1)
    return TITLE.sub(lambda _: head, html, count=1).encode()


def head_of(texts: Texts, slug: str, language: str, site: str, *, has_picture: bool) -> list[str]:
    """Return the elements of the head; the client takes away those with `data-game-page` when it leaves the page."""
    title = texts.text("page-game-title", {"game": texts.text("game-title")})
    pitch = texts.text("game-pitch" if texts.has("game-pitch") else "game-about")
    address = f"{site}/games/{slug}"
    shown = {
        "og:type": "website",
        "og:site_name": "Kontor",
        "og:locale": LOCALES.get(language, language),
        "og:url": address,
        "og:title": title,
        "og:description": pitch,
    }
    if has_picture:
        shown |= {
            "og:image": f"{site}/{PICTURE.format(game=slug)}",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": title,
        }
    card = "summary_large_image" if has_picture else "summary"
    return [
        f"<title>{escape(title)} · Kontor</title>",
        f'<meta name="description" content="{escape(pitch)}" data-game-page />',
        f'<link rel="canonical" href="{escape(address)}" data-game-page />',
        f'<meta name="twitter:card" content="{card}" data-game-page />',
        *(f'<meta property="{name}" content="{escape(text)}" data-game-page />' for name, text in shown.items()),
    ]
