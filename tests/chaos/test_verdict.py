"""A run is clean only if nothing is wrong, nobody waited too long, and every window is full."""

import pytest
from msgspec.structs import replace

from chaos.book import Acknowledged, Book
from chaos.judge import leads_to
from chaos.verdict import MAX_STALL_SECONDS, Verdict, figures
from kontor.core.registry import game as registered
from kontor.server.store.matches import log

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


@pytest.mark.parametrize("wrong", ["lost", "duplicated", "misled", "stuck", "slow", "unfilled"])
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


@pytest.mark.parametrize(("showing", "slow"), [(0.4, 0), (0.6, 1)])
def test_a_server_that_usually_shows_late_what_it_has_acknowledged_is_slow(showing: float, slow: int) -> None:
    book = Book()
    book.answer_seconds, book.showing_seconds = [0.1] * 3, [0.01, showing, showing]
    assert figures(book, [], kills=0).slow == slow


def test_a_late_showing_is_not_slow_on_a_machine_on_which_answers_take_as_long() -> None:
    book = Book()
    book.answer_seconds, book.showing_seconds = [0.5], [1.0]
    assert figures(book, [], kills=0).slow == 0


def test_the_time_until_an_entry_is_shown_counts_from_its_answer_to_the_socket_of_the_same_seat() -> None:
    book = Book()
    book.acknowledge(Acknowledged("m", 7, 1, "key", "action"))
    book.tell("m", 0, [{"seq": 7}])
    book.tell("m", 1, [{"seq": 6}])
    assert not book.showing_seconds
    book.tell("m", 1, [{"seq": 7}])
    assert len(book.showing_seconds) == 1
    book.acknowledge(Acknowledged("m", 6, 1, "other", "action"))
    assert (book.showing_seconds[1], book.not_shown) == (0.0, {})


@pytest.mark.parametrize(
    ("head", "action", "leads"),
    [(0, b"{}", True), (1, None, False), (1, b"{}", False), (1, b'{"do":"sell"}', False), (7, b"{}", False)],
    ids=[
        "the opening alone",
        "a move without its action",
        "no move",
        "a move of another phase",
        "a head beyond the log",
    ],
)
def test_a_log_that_cannot_be_read_leads_nowhere(head: int, action: bytes | None, *, leads: bool) -> None:
    game = registered("goa")
    opening = game.start(3, game.options({}), bytes(32))
    version = game.info.rules_version
    first = log.Entry(0, 0, 0, "opening", None, b"{}", b"[]", "", False, None, "server", version)
    move = log.Entry(1, 1, 0, "action", 0, action, b"[]", "", False, None, "person", version)
    assert leads_to(game, opening, [first, move], head, opening) == leads
