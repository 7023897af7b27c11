"""The table of Borneo in the terminal: the words of the ledger, and counts that mean what they say."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from games.borneo.table import A, B, C, D, Table
from kontor.cli.drawings.borneo import BorneoDrawing
from kontor.cli.language import speak
from kontor.cli.play.ending import breakdown
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlayCargo

NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")


def drawing(language: str = "en") -> BorneoDrawing:
    """Return the drawing of a table in a language."""
    return BorneoDrawing(GAME, speak(language, GAME, NAMES))


def printed(part: RenderableType, width: int = 100) -> str:
    """Return a part as a terminal without colours shows it."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def shown(table: Table, language: str = "en", width: int = 100) -> str:
    """Return the whole table as A sees it."""
    return printed(drawing(language).table(table.view(A), width), width)


def line_with(text: str, words: str) -> str:
    """Return the first line that holds these words."""
    return next(line for line in text.splitlines() if words in line)


@pytest.mark.parametrize(
    ("stack", "english", "german"), [(9, "10 distributions", "10 Verteilungen"), (0, "1 d", "1 V")]
)
def test_the_table_counts_the_distributions_to_the_end(stack: int, english: str, german: str) -> None:
    """The one that finds the stack empty is the last."""
    table = Table().port_stack(stack).merchant_phase(A)
    assert f" · {english}" in shown(table)
    assert f" · noch {german}" in shown(table, "de")


def last_distribution() -> Table:
    """Let A have the monopoly of the last distribution, to be picked by A and B."""
    table = (
        Table().port_stack(0).ladders(red="AB").port(0, "board_makassar", "rg_c1", "br_c1").hand(A, "rb_l1", "ry_p1")
    )
    return table.cargo_phase(A).play(A, PlayCargo("rb_l1", 0))


def test_a_port_is_being_distributed_whatever_the_kind() -> None:
    """Also in a monopoly, which is not shared; this distribution still counts as left."""
    text = shown(last_distribution())
    assert "is being distributed" in text
    assert "share" not in text
    assert "1 distribution left" in text


def test_after_the_end_no_distribution_is_left() -> None:
    """In the last chance all ports are closed."""
    table = last_distribution().warehouse(B, "bg_p1", "bg_c1", "bg_l1", "bg_n1")
    for seat in (A, B):
        table.play(seat, table.legal(seat)[0])
    text = shown(table)
    assert "last chance" in text
    assert "0 distributions left" in text


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("language", "gone"), [("en", "gone"), ("de", "weg")])
def test_an_order_of_which_none_is_left_is_gone(language: str, gone: str, width: int) -> None:
    """It has no points to win any more."""
    table = Table().completed(B, "four_same", "three_each").completed(C, "four_same").merchant_phase(A)
    names = drawing(language).texts
    assert gone not in shown(table, language, width)
    text = shown(table.completed(C, "three_each").completed(D, "four_same"), language, width)
    for order in ("four_same", "three_each"):
        assert line_with(text, names.name("order", order)).split()[-2] == gone
    assert "…" not in text


def test_cards_in_the_hand_are_written_as_in_the_log() -> None:
    """Capitals too; the flags are drawn."""
    table = Table().hand(A, "ry_l2", "ry_p1").merchant_phase(A)
    text = shown(table)
    name = drawing().texts.name("card", "ry_l2")
    assert name.split(" (")[0] in text
    assert "Pepper RRY/R" in " ".join(text.split())


@pytest.mark.parametrize(("language", "said"), [("en", "no cards"), ("de", "keine Karten")])
def test_an_empty_hand_says_so(language: str, said: str) -> None:
    """In the last chance nobody has any."""
    table = Table().hand(A).merchant_phase(A)
    assert said in printed(drawing(language).hand(table.view(A)))


def covered(**options: Any) -> Table:
    """Let A, B and D have completed orders, face down, and B four cards in the warehouse."""
    table = Table(completed_orders="covered", **options).completed(A, "one_each").completed(D, "four_same")
    table.completed(B, "two_each", "one_each").warehouse(B, "rg_p1", "rg_c1", "rg_l1", "rg_n1")
    return table.merchant_phase(A)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("language", "said"), [("en", "face down"), ("de", "verdeckt")])
def test_covered_orders_are_counted_and_their_points_are_not_known(language: str, said: str, width: int) -> None:
    """B has four cards and two orders that A does not see; A's own order and total are there, C has none to cover."""
    text = shown(covered(), language, width)
    assert line_with(text, f"2 {said}").split()[-4:-1] == ["4", "+", "?"]
    assert line_with(text, f"1 {said}").split()[-4:-1] == ["0", "+", "?"]
    assert line_with(text, "Anna (").split()[-3:-1] == ["6", "6"]
    assert line_with(text.partition("Players")[2] or text.partition("Spieler")[2], "Clara").split()[-3:-1] == ["·", "0"]
    assert "…" not in text


def test_a_total_without_covered_orders_is_never_shown_as_the_score() -> None:
    """Neither in the table of points, nor in a terminal too narrow for the drawing, nor to a spectator."""
    table, texts = covered(), drawing().texts
    scores = printed(breakdown(texts, table.view(A).scores)).splitlines()
    assert scores[-1].split()[1:] == ["6", "4", "+", "?", "0", "0", "+", "?"]
    assert "4 points + ?" in shown(table, width=60)
    spectator = printed(drawing().table(GAME.view(table.state, None), 100))
    assert line_with(spectator, "2 face down").split()[-4:-1] == ["4", "+", "?"]
