"""The pages of the host: privacy, imprint, status, and security.txt. They are plain HTML and need no script."""

from datetime import UTC, datetime, timedelta
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from kontor.core import LANGUAGES, Texts
from kontor.server.api.callers import context_of
from kontor.server.api.headers import PLAIN_STYLE
from kontor.server.api.http.site.host_texts.privacy import privacy_sections
from kontor.server.api.http.site.host_texts.status import status_of, status_rows
from kontor.server.matches import Context
from kontor.server.settings import Settings, is_address, unfit

SECURITY_TXT_DAYS = 180
"""Days for which security.txt says that it is valid: each request gets a new one, and RFC 9116 wants under a year."""


class HostPages:
    """What the host wrote, read once: a text for each language, or where it is found instead."""

    def __init__(self, settings: Settings) -> None:
        self.texts = {name: written(name, getattr(settings, name)) for name in ("privacy", "imprint")}
        self.links = {name: getattr(settings, name) for name in self.texts if is_address(getattr(settings, name))}


def written(name: str, setting: str) -> dict[str, str]:
    """Return the host's text by language; `imprint.de.txt` beside `imprint.txt` is the German one."""
    if not setting or is_address(setting):
        return {}
    file = Path(setting)
    try:
        common = file.read_text("utf-8")
        own = {each: file.with_suffix(f".{each}{file.suffix}") for each in LANGUAGES}
        return {each: path.read_text("utf-8") if path.exists() else common for each, path in own.items()}
    except (OSError, ValueError) as error:
        raise unfit(name, f"/etc/kontor/{name}.txt, https://example.org/{name}") from error


@get("/privacy", include_in_schema=False)
async def privacy(request: Request[Any, Any, Any], context: Context, language: str) -> Response[str]:
    """Return what the host says about privacy; without a text of theirs, what this server stores and for how long."""
    return host_page(request, "privacy", language, privacy_sections(context.settings, language))


@get("/imprint", include_in_schema=False)
async def imprint(request: Request[Any, Any, Any], language: str) -> Response[str]:
    """Return who the host is; without a text of theirs, that they have not said it."""
    return host_page(request, "imprint", language, f"<p>{escape(texts_in(language).text('imprint-missing'))}</p>")


def host_page(request: Request[Any, Any, Any], name: str, language: str, otherwise: str) -> Response[str]:
    """Return the host's text, the way to it, or what we say otherwise."""
    pages: HostPages = request.app.state.host_pages
    if name in pages.links:
        return Redirect(pages.links[name])
    text = pages.texts[name].get(language)
    return plain_page(language, f"{name}-title", paragraphs(text) if text else otherwise)


@get("/status", include_in_schema=False)
async def status(request: Request[Any, Any, Any], language: str) -> Response[str]:
    """Return how the server is: 200 if people can play, otherwise 503."""
    found = await status_of(context_of(request))
    stopping = request.app.state.stopping or request.app.state.drain.has_begun
    code = HTTPStatus.OK if found.ok and not stopping else HTTPStatus.SERVICE_UNAVAILABLE
    return plain_page(language, "status-title", status_rows(texts_in(language), found), code)


@get("/.well-known/security.txt", include_in_schema=False, media_type=MediaType.TEXT)
async def security_txt(context: Context) -> str:
    """Return where weaknesses are reported (RFC 9116); 404 if the host named no contact."""
    settings = context.settings
    if not settings.security_contact:
        raise NotFoundException
    expires = datetime.now(UTC) + timedelta(days=SECURITY_TXT_DAYS)
    lines = [f"Contact: {settings.security_contact}", f"Expires: {expires:%Y-%m-%dT00:00:00Z}"]
    lines.append(f"Preferred-Languages: {', '.join(LANGUAGES)}")
    if settings.site:
        lines.append(f"Canonical: {settings.site}/.well-known/security.txt")
    return "\n".join(lines) + "\n"


def texts_in(language: str) -> Texts:
    """Return the texts of the server in a language."""
    return Texts(language, packages=("kontor.server",))


def paragraphs(text: str) -> str:
    """Return a plain text as paragraphs; an empty line ends one."""
    parts = [part.strip() for part in text.replace("\r\n", "\n").split("\n\n")]
    return "".join(f"<p>{escape(part).replace(chr(10), '<br>')}</p>" for part in parts if part)


def plain_page(language: str, title: str, body: str, code: int = HTTPStatus.OK) -> Response[str]:
    """Return a page without a script."""
    texts = texts_in(language)
    name, back = escape(texts.text(title)), escape(texts.text("page-back"))
    html = (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{name} · Kontor</title>'
        f'<meta name="viewport" content="width=device-width"><style>{PLAIN_STYLE}</style>'
        f'<main><h1>{name}</h1>{body}</main><p><a href="/">{back}</a></p></html>\n'
    )
    return Response(html, media_type=MediaType.HTML, status_code=code)
