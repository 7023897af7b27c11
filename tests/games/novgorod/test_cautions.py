from games.novgorod.table import A, Table
from games.warning import warned
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import EndPhase2, FulfilRow, PlaceOrder, TakeIncome
from kontor.testing.marks import rule

END = EndPhase2()


@rule("NOV-TE1")
def test_who_ends_the_evaluation_before_the_income_is_taken_is_warned() -> None:
    """The kontor in Lübeck is unused."""
    table = Table().kontors(A, "luebeck").menu(A, "danzig", "luebeck")
    assert warned(GAME, table.state, A, END) == ["income"]
    assert warned(GAME, table.play(A, TakeIncome("luebeck")).state, A, END) == []


@rule("NOV-TB3")
def test_who_files_an_order_with_room_for_another_is_warned() -> None:
    """It is the only order of three."""
    table = Table().hand(A, "o21").menu(A, "danzig", "luebeck").play(A, FulfilRow("o21", "upper"))
    assert warned(GAME, table.state, A, PlaceOrder("filed")) == ["filed"]
    assert warned(GAME, table.state, A, PlaceOrder("aside")) == []


@rule("NOV-TB3")
def test_who_needs_the_place_of_an_order_files_it_without_a_warning() -> None:
    """Three orders are in progress: no other can be bought."""
    table = Table().hand(A, "o21", "o9", "o16").menu(A, "danzig", "luebeck").play(A, FulfilRow("o21", "upper"))
    assert warned(GAME, table.state, A, PlaceOrder("filed")) == []


@rule("NOV-TB4")
def test_who_begins_an_order_with_its_lower_row_is_warned() -> None:
    """It files the order, and the upper row is lost; an order that lies aside has only its lower row left."""
    table = Table().hand(A, "o16").menu(A, "danzig", "luebeck")
    assert warned(GAME, table.state, A, FulfilRow("o16", "lower")) == ["upper_lost"]
    aside = Table().aside(A, "o16").menu(A, "danzig", "luebeck")
    assert warned(GAME, aside.state, A, FulfilRow("o16", "lower")) == []


@rule("NOV-E3")
def test_who_passes_over_a_career_step_in_the_last_round_with_a_red_x_is_warned() -> None:
    """Three goods would pay the first step."""
    table = Table().menu(A, "riga", "danzig", "luebeck")
    assert "red_x" not in warned(GAME, table.state, A, END)
    assert "red_x" in warned(GAME, table.last_round().state, A, END)
