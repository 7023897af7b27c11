"""Fail if a page of the built documentation leads nowhere. Run by `make docs`; usage: `docs_links.py [FOLDER]`.

Every link to a page has to find it, and every anchor its place. Every page can be reached from the first one. Nothing
is loaded from another host, and no page has a script or a style of its own, which the server's policy would not allow.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from urllib.parse import unquote, urlsplit

FOLDER = Path(__file__).parents[1] / "src/kontor/site_docs"
FIRST = "index.html"
ADDRESS = "/docs/"
"""Where the server serves the site: a link that begins with it is one of ours."""
IN_STYLE = re.compile(r"""(?:@import\s+|url\(\s*)["']?((?:https?:)?//[^"')]+)""")
"""What a style loads from another host."""
NO_LIST = re.compile(r"\n *(?:[-*]|\d+\.) |\n *\|")
"""A list or a table that became part of a paragraph, because its lines are not where the generator wants them."""
LOADED = {"src", "srcset", "poster", "data"}
"""Attributes whose address the browser loads by itself; for `link` it is `href`."""


class Page(HTMLParser):
    """What a page names: places of its own, links, what it loads, and what the policy forbids."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.faults: list[str] = []
        self._is_paragraph = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the attributes of an element."""
        self._is_paragraph |= tag == "p"
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag == "link" and found.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(found.get("href", ""))
        self.loads += [value for name, value in found.items() if name in LOADED]
        self.faults += [f"a handler in the page: {name}" for name in found if name.startswith("on")]
        if tag == "style" or "style" in found:
            self.faults.append(f"a style in the page: {found.get('style', '')}".strip())
        if tag == "script" and "src" not in found and found.get("type") != "application/json":
            self.faults.append("a script in the page")

    def handle_endtag(self, tag: str) -> None:
        """Note the end of a paragraph."""
        self._is_paragraph &= tag != "p"

    def handle_data(self, data: str) -> None:
        """Note a paragraph that should be something else."""
        if self._is_paragraph and NO_LIST.search(data):
            self.faults.append(f"a list or a table in a paragraph: {data.strip()[:60]!r}")


def read_pages(folder: Path) -> dict[str, Page]:
    """Return all pages by their names."""
    return {
        path.relative_to(folder).as_posix(): Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))
    }


def faults(folder: Path) -> Iterator[str]:
    """Yield a line for each fault."""
    pages = read_pages(folder)
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    ways: dict[str, set[str]] = {name: set() for name in pages}
    for name, page in pages.items():
        yield from (f"{name}: {fault}" for fault in page.faults)
        yield from load_faults(name, page, files)
        for link in page.links:
            if urlsplit(link).scheme or link.startswith("//"):
                continue
            to, anchor = target_of(name, link)
            if to not in files:
                yield f"{name}: the link {link} leads nowhere"
            elif anchor and to in pages and anchor not in pages[to].places:
                yield f"{name}: the link {link} names no place of that page"
            elif to in pages:
                ways[name].add(to)
    for name in sorted(name for name in files if name.endswith(".css")):
        loads = IN_STYLE.findall((folder / name).read_text("utf-8"))
        yield from (f"{name}: loads {load} from another host" for load in loads)
    yield from (f"{name}: no way leads there from {FIRST}" for name in sorted(pages.keys() - reached(ways)))


def load_faults(name: str, page: Page, files: set[str]) -> Iterator[str]:
    """Yield a line for each thing that a page loads from another host, or that is not there."""
    for load in page.loads:
        if urlsplit(load).netloc:
            yield f"{name}: loads {load} from another host"
        elif load and not load.startswith("data:") and target_of(name, load)[0] not in files:
            yield f"{name}: loads {load}, which is not there"


def target_of(page: str, link: str) -> tuple[str, str]:
    """Return the file that a link of a page leads to, and the place in it."""
    parts = urlsplit(link)
    path = unquote(parts.path)
    if path.startswith(ADDRESS):
        return path.removeprefix(ADDRESS) or FIRST, unquote(parts.fragment)
    to = normpath(PurePosixPath(page).parent / path) if path else page
    return (FIRST if to == "." else to), unquote(parts.fragment)


def reached(ways: dict[str, set[str]]) -> set[str]:
    """Return the pages to which links lead from the first one."""
    found, open_pages = {FIRST}, [FIRST]
    while open_pages:
        new = ways.get(open_pages.pop(), set()) - found
        found |= new
        open_pages += new
    return found


def main() -> None:
    """Print every fault and exit with 1 if there is one."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    found = list(faults(folder))
    if found:
        sys.exit("\n".join([*found, f"{len(found)} faults in the documentation"]))
    pages = len(list(folder.rglob("*.html")))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    sys.stdout.write(f"{pages} pages, {size / 1e6:.1f} MB, no fault\n")


if __name__ == "__main__":
    main()
