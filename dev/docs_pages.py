"""Prepare the pages of the documentation site in .site/pages. Run by `make docs`; usage: `docs_pages.py [ROOT]`.

The pages are the documents of the project as they lie: everything in `docs/`, and the documents beside it. Readers of
the sources follow the same links, so only what a site needs is changed here, and the generator (`mkdocs.yml`) needs no
plugin of ours:

- links to documents beside `docs/` lead to their pages; a link to a source, which is not part of the site, becomes
  its words;
- every rule of a ledger has an anchor, `rules/goa.html#GOA-K16`, and every mention of a rule leads there;
- the reference of modules and of the interface, lists of decisions and of ledgers, and the plots of the arena and of
  the chapter about many gateways are added.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from docs_lists import list_pages
from docs_plots import arena_page
from docs_reference import reference_pages
from docs_scale_plots import with_scale_plots

from kontor.testing.ledger import DEFINITION

ROOT = Path(__file__).parents[1]
SCALE = "guides/scale.md"
BESIDE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "report-a-weakness.md",
}
"""Documents beside `docs/`, and their pages."""
PLAIN = {"NOTICE": ("Notice", "notice.md"), "CITATION.cff": ("How to cite Kontor", "citation.md")}
"""Plain texts beside `docs/`: the title of their page, and the page."""
FOLDERS = {"docs/adr": "adr/index.md", "docs/rules": "rules/index.md"}
"""Folders that documents link to, and the pages that list them."""
LEDGERS = "rules/"
PIECES = re.compile(
    r"(?P<code>^ *```.*?^ *```$|`+[^`]+`+)"
    r"|(?P<link>(?P<mark>!?)\[(?P<words>(?:`[^`]*`|!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\((?P<target>[^()\s]+)\))"
    r"|(?P<heading>^#[^\n]*$)"
    r"|(?P<rule>(?<![\w-])[A-Z]{3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?(?!\w))",
    re.MULTILINE | re.DOTALL,
)
"""What is treated in a document: code, which stays as it is, links, headings and ids of rules."""
IN_LIST = re.compile(r"(?:[-*]|\d+\.) ")
"""How a line of a list begins."""
LEVEL_SPACES = 2.6
"""Spaces of a level in the documents: two below a dash, three below a number."""
PYTHON_MARKDOWN_SPACES = 4
"""Spaces of a level for the generator."""


class Document(NamedTuple):
    """A document of the project: where it lies, where its page is, and its Markdown."""

    source: str
    page: str
    text: str


class Site(NamedTuple):
    """What links can lead to: the pages by their sources, and the page of each rule."""

    root: Path
    pages: dict[str, str]
    rules: dict[str, str]


def documents(root: Path) -> Iterator[Document]:
    """Yield all documents."""
    for path in sorted((root / "docs").rglob("*.md")):
        source = path.relative_to(root).as_posix()
        yield Document(source, source.removeprefix("docs/"), path.read_text("utf-8"))
    for source, page in BESIDE.items():
        yield Document(source, page, (root / source).read_text("utf-8"))
    for source, (title, page) in PLAIN.items():
        yield Document(source, page, f"# {title}\n\n```text\n{(root / source).read_text('utf-8')}```\n")


def site_of(root: Path, found: list[Document]) -> Site:
    """Return what links can lead to."""
    pages = {document.source: document.page for document in found} | FOLDERS
    for path in (root / "docs").rglob("*.*"):
        source = path.relative_to(root).as_posix()
        pages.setdefault(source, source.removeprefix("docs/"))
    rules = {
        match[1]: document.page
        for document in found
        if document.page.startswith(LEDGERS)
        for match in DEFINITION.finditer(document.text)
    }
    return Site(root, pages, rules)


def page_text(document: Document, site: Site) -> str:
    """Return a document as its page has it."""
    text = DEFINITION.sub(r"- @@\1@@\2", document.text) if document.page.startswith(LEDGERS) else document.text

    def treat(found: re.Match[str]) -> str:
        if found["link"]:
            return link_of(found, document, site)
        if found["rule"] in site.rules and text[found.start() - 2 : found.start()] != "@@":
            return f"[{found[0]}]({way(document.page, site.rules[found[0]])}#{found[0]})"
        return found[0]

    text = re.sub(r"@@(.+?)@@", r"[**\1**](#\1){ #\1 .rule-id }", PIECES.sub(treat, text))
    return "".join(in_lists(text))


def in_lists(text: str) -> Iterator[str]:
    """Yield the lines of a document; what belongs to a list is indented as the generator wants it.

    It also wants an empty line where an item follows a paragraph that belongs to a deeper one.
    """
    is_code = is_list = False
    spaces_of_block, before = 0, "\n"
    for line in text.splitlines(keepends=True):
        words = line.lstrip(" ")
        spaces = len(line) - len(words)
        is_code ^= words.startswith("```")
        is_item = IN_LIST.match(words) is not None
        if not is_code and not spaces and words.strip():
            is_list = is_item
        if is_list and not is_code and words.strip():
            spaces = PYTHON_MARKDOWN_SPACES * round(spaces / LEVEL_SPACES)
            if not before.strip():
                spaces_of_block = spaces
            elif is_item and spaces < spaces_of_block:
                spaces_of_block = spaces
                yield "\n"
        yield " " * spaces + words
        before = words


def link_of(found: re.Match[str], document: Document, site: Site) -> str:
    """Return a link as the page has it; only its words if it leads to a source."""
    target, _, anchor = found["target"].partition("#")
    if not target or ":" in target:
        return found[0]
    source = os.path.normpath(Path(document.source).parent / target)
    if source in site.pages:
        to = way(document.page, site.pages[source]) + (f"#{anchor}" if anchor else "")
        return f"{found['mark']}[{found['words']}]({to})"
    if not (site.root / source).exists():
        return found[0]  # the generator refuses it
    words: str = found["words"]
    return words if words.strip("`") == source else f"{words} (`{source}`)"


def way(page: str, to: str) -> str:
    """Return the relative link from a page to another one."""
    return os.path.relpath(to, Path(page).parent)


def prepare(root: Path, folder: Path) -> None:
    """Write all pages into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "docs", folder, ignore=shutil.ignore_patterns("*.md"))
    found = list(documents(root))
    site = site_of(root, found)
    pages = {document.page: page_text(document, site) for document in found}
    pages |= list_pages(pages) | reference_pages() | {"arena.md": arena_page(pages["bots.md"])}
    pages[SCALE] = with_scale_plots(pages[SCALE])
    for page, text in pages.items():
        path = folder / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(root / "dev/docs_theme", folder / "theme")


if __name__ == "__main__":
    prepare(ROOT, Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".site/pages"))
