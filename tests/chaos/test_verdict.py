"""A run is clean only if nothing is wrong, nobody waited too long, and every window is full."""

import pytest
from msgspec.structs import replace

from chaos.book import Book
from chaos.verdict import MAX_STALL_SECONDS, Verdict, figures

FIRST_KEYS = [
    "kills",
    "faults",
    "acknowledged",
    "during_faults",
    "unknown",
    "lost",
    "duplicated",
    "misled",
    "stuck",
    "longest_stall_s",
]


def clean() -> Verdict:
    """Return the verdict on a run in which nothing happened."""
    return figures(Book(), [], kills=0)


def test_the_figures_begin_with_those_that_the_contract_names() -> None:
    assert list(Verdict.__struct_fields__[: len(FIRST_KEYS)]) == FIRST_KEYS
    assert clean().is_clean


@pytest.mark.parametrize("wrong", ["lost", "duplicated", "misled", "stuck", "unfilled"])
def test_a_run_with_anything_wrong_is_not_clean(wrong: str) -> None:
    assert not replace(clean(), **{wrong: 1}).is_clean


def test_a_long_stall_is_not_clean() -> None:
    assert replace(clean(), longest_stall_s=MAX_STALL_SECONDS).is_clean
    assert not replace(clean(), longest_stall_s=MAX_STALL_SECONDS + 0.1).is_clean


async def test_a_window_that_is_not_full_is_counted() -> None:
    book = Book()
    book.windows.begin("pause", 1, 0.0).end()
    found = figures(book, [], kills=0)
    assert (found.unfilled, found.faults, found.is_clean) == (1, {"pause": 1}, False)
