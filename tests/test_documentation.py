"""README and guides are run, so that they stay true."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAX_PICTURES = 12
PICTURE = re.compile(r"screens/([\w-]+\.png)")
EXECUTED = ("README.md", "docs/guides/write-a-bot.md")


@pytest.mark.parametrize("page", EXECUTED)
def test_the_examples_of_a_page_do_what_they_say(page: str) -> None:
    """Every prompt of the page is executed and its output compared."""
    failures, attempted = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert attempted > 5
    assert failures == 0


def test_every_kept_picture_is_shown_and_every_shown_picture_is_kept() -> None:
    """`make screens` takes hundreds; the repository keeps the few that a document shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    shown = {name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    kept = {picture.name for picture in (ROOT / "docs/screens").iterdir()}

    assert kept == shown
    assert len(kept) <= MAX_PICTURES
