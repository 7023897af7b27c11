"""The documentation at `/docs`: the built site, served from the package.

Only files that the build made can be asked for: their names are read at once, so no path leads out of the folder. A
file is read when it is asked for: the whole site in memory would cost each process 10 MB.
"""

from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.response import Redirect

import kontor
from kontor.server.api.callers import language_of
from kontor.server.api.http.site.host_pages import plain_page, texts_in
from kontor.server.api.http.site.pages import ALWAYS_ASK, AN_HOUR, INDEX, STRICT, TYPES, UNKNOWN
from kontor.server.api.limits import WEIGHT
from kontor.server.api.packing import public_answer

FOLDER = Path(kontor.__file__).parent / "site_docs"
"""The folder into which `make docs` builds the documentation."""
ADDRESS = "/docs"
SEARCH = "search/search_index.json"


class Documents:
    """The names of the files of the built documentation, read at the first request after each build."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.files: dict[str, Path] = {}
        self.built = 0

    def find(self, name: str) -> Path | None:
        """Return the file of this name; None if the site does not have it, or was not built."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self.built:
            found = self.folder.rglob("*") if built else ()
            self.files = {path.relative_to(self.folder).as_posix(): path for path in found if path.is_file()}
            self.built = built
        return self.files.get(name)


@get([ADDRESS, f"{ADDRESS}/{{path:path}}"], include_in_schema=False, opt={WEIGHT: 0})
async def documents(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return a file of the documentation; the address alone leads to its first page, so that relative links work."""
    site: Documents = request.app.state.documents
    name = request.scope["path"].removeprefix(ADDRESS).strip("/")
    if not name and site.find(INDEX):
        return Redirect(f"{ADDRESS}/{INDEX}")
    file = site.find(name)
    if file is None:
        return missing(request, is_built=bool(site.files))
    cache = ALWAYS_ASK if file.suffix == ".html" or name == SEARCH else AN_HOUR
    return public_answer(request, file.read_bytes(), TYPES.get(file.suffix, UNKNOWN), cache_control=cache, **STRICT)


def missing(request: Request[Any, Any, Any], *, is_built: bool) -> Response[str]:
    """Return a page that says that there is no such page, or that the documentation was not built and what to do."""
    language = language_of(request)
    text = texts_in(language).text("docs-missing" if is_built else "docs-unbuilt")
    link = f' <a href="{ADDRESS}">{escape(ADDRESS)}</a>' if is_built else ""
    return plain_page(language, "docs-title", f"<p>{text}{link}</p>", HTTPStatus.NOT_FOUND)
