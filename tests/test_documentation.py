"""README and guides are run, so that they stay true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXECUTED = ("README.md", "docs/guides/write-a-bot.md")


@pytest.mark.parametrize("page", EXECUTED)
def test_the_examples_of_a_page_do_what_they_say(page: str) -> None:
    """Every prompt of the page is executed and its output compared."""
    failures, attempted = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert attempted > 5
    assert failures == 0
