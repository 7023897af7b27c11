"""Lists of pages for the documentation site: the decisions and the ledgers. Used by `docs_pages.py`."""

import re
from collections.abc import Mapping

TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
DECISIONS = "adr/"
LEDGERS = "rules/"
ABOUT_DECISIONS = """# Decisions

Each page says what was asked, what was decided and what else was considered. They are numbered in the order in which
they were written; a later one may change an earlier one, and then says so.
"""
ABOUT_LEDGERS = """# Rules

The ledgers are our specification: every rule of a game, every ruling, worked example and invariant has an id, and every
id has a test that fails when the rule is broken. An id is also an address: `rules/goa.html#GOA-K16` is a rule of Goa.
"""


def list_pages(pages: Mapping[str, str]) -> dict[str, str]:
    """Return the lists: what pages have is taken from their titles."""
    return {
        f"{DECISIONS}index.md": ABOUT_DECISIONS + lines(pages, DECISIONS),
        f"{LEDGERS}index.md": ABOUT_LEDGERS + lines(pages, LEDGERS),
    }


def lines(pages: Mapping[str, str], folder: str) -> str:
    """Return a list of the pages of a folder, each with its title."""
    listed = sorted(page for page in pages if page.startswith(folder))
    return "\n" + "".join(f"- [{title_of(pages[page])}]({page.removeprefix(folder)})\n" for page in listed)


def title_of(text: str) -> str:
    """Return the title of a page; a number in front of it does not become a list."""
    found = TITLE.search(text)
    if found is None:
        raise ValueError(f"a page without a title: {text[:60]!r}")
    return re.sub(r"^(\d+)\.", r"\1\\.", found[1])
