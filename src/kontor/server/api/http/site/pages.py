"""The pages: the browser client, served from the package as it was built.

All files of a build are read at once and looked up by their names, so that no path leads out of the folder. A path that
is neither a file nor a route of the server belongs to the client: it gets the client's page, so that links work.
"""

from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import kontor
from kontor.core import Texts, registry
from kontor.server.api.callers import context_of, language_of
from kontor.server.api.headers import PAGE_POLICY
from kontor.server.api.http.site.game_pages import PICTURE, game_at, with_head
from kontor.server.api.limits import WEIGHT
from kontor.server.api.packing import public_answer

FOLDER = Path(kontor.__file__).parent / "web"
"""The folder into which `make web` builds the client."""
INDEX = "index.html"
OF_THE_SERVER = ("api", "schema", "health", "ready", "metrics", ".well-known")
"""The paths that do not belong to the client."""
ASSETS = "assets/"
"""Files with a hash of their content in their names: they never change, and a missing one is an error."""

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ALWAYS_ASK = "no-cache"
NOT_FOUND = 404

HTML = "text/html"
TYPES = {
    ".html": HTML,
    ".js": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"

STRICT = {"content_security_policy": PAGE_POLICY}


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    media_type: str
    cache: str


class Pages:
    """The files of the built client, read at the first request after each build; none if it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.built: tuple[int, ...] = ()

    def find(self, path: str) -> File | None:
        """Return the file at a path, otherwise the client's page; None for a missing asset, or without a client."""
        built = build_of(self.folder)
        if built != self.built:
            self.files, self.built = read_files(self.folder) if built else {}, built
        name = path.lstrip("/")
        return self.files.get(name) or (None if name.startswith(ASSETS) else self.files.get(INDEX))


def build_of(folder: Path) -> tuple[int, ...]:
    """Return when the client's page and its assets were last changed; empty if the client was not built."""
    try:
        return tuple((folder / part).stat().st_mtime_ns for part in (INDEX, ASSETS))
    except OSError:
        return ()


def read_files(folder: Path) -> dict[str, File]:
    """Return every file of a folder by its path in it."""
    paths = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {
        name: File(file.read_bytes(), TYPES.get(file.suffix, UNKNOWN), how_long(name)) for name, file in paths.items()
    }


def how_long(name: str) -> str:
    """Return how long a browser may keep a file without asking again."""
    if name.startswith(ASSETS):
        return FOREVER
    return ALWAYS_ASK if name == INDEX else AN_HOUR


@get(["/", "/{path:path}", "/table", "/deals"], include_in_schema=False, opt={WEIGHT: 0})
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the client, or its page; if it was not built, a page that says what to do."""
    return client_page(request)


def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what the client has at the address of a request."""
    pages: Pages = request.app.state.pages
    path = request.scope["path"]
    file = pages.find(path)
    if path.split("/")[1] in OF_THE_SERVER or (file is None and pages.files):
        raise NotFoundException
    file = file or unbuilt(language_of(request))
    game = game_at(path)
    if game is not None and pages.files:
        return answer_game(request, pages, file, game)
    return public_answer(request, file.body, file.media_type, cache_control=file.cache, **STRICT)


def answer_game(request: Request[Any, Any, Any], pages: Pages, file: File, game: str) -> Response[bytes]:
    """Answer with the client's page, and the head of a game; with status 404 if the game is not installed."""
    body, known = file.body, game in registry.slugs()
    if known:
        site = context_of(request).settings.site or str(request.base_url).rstrip("/")
        picture = PICTURE.format(game=game) in pages.files
        body = with_head(body, game, language_of(request), site, has_picture=picture)
    headers = {"cache_control": file.cache, "vary": "accept-language", **STRICT}
    answer = public_answer(request, body, file.media_type, **headers)
    if not known:
        answer.status_code = NOT_FOUND
    return answer


def unbuilt(language: str) -> File:
    """Return the page of a server whose client was not built."""
    text = Texts(language, packages=("kontor.server",)).text("page-unbuilt")
    html = f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>Kontor</title><p>{text}</p></html>\n'
    return File(html.encode(), HTML, ALWAYS_ASK)
