"""The bonuses of the development board: the first in a row, and all markers in a row."""

import pytest

from games.goa.table import A, B, C, Table
from kontor.games.goa.actions import ChooseColumn, PlayCard, Progress, UseTile
from kontor.games.goa.events import CardDrawn, MarkerMoved, ResourcesGained
from kontor.games.goa.rules import B1, B3, K5
from kontor.testing.marks import rule

SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
COLUMNS = ("ships", "harvest", "taxes", "expedition", "colony")


def rich(**rows: int) -> Table:
    """Return a table where A has one sack of every spice, nine ships and these rows; exp_01 is drawn next."""
    table = Table().rows(A, **rows).purse(A, ships=9)
    for spice in SPICES[:4]:
        table.store(A, f"a:plantation_{spice}_1:1", spice)
    return table.store(A, "cochin_any:1", "clove").deck("exp_01")


def drawn(table: Table) -> list[CardDrawn]:
    """Return the cards drawn in the last step."""
    return [event for event in table.events if isinstance(event, CardDrawn)]


@rule("GOA-B1")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", [4, 5])
def test_the_first_in_row_four_and_row_five_draws_a_card(column: str, row: int) -> None:
    """In every column, and one card each."""
    table = rich(**{column: row - 1}).rows(B, **{column: row - 1}).turn(A).play(A, Progress(column))

    assert drawn(table) == [CardDrawn(A, "exp_01", rule=B1)]
    assert table.state.hands[A] == ("exp_01",)
    table.assert_census()


@rule("GOA-B1")
@pytest.mark.parametrize("row", [2, 3])
def test_the_first_in_row_two_or_three_draws_nothing(row: int) -> None:
    """The bonus is for the rows 4 and 5."""
    table = rich(ships=row - 1).turn(A).play(A, Progress("ships"))

    assert (table.row(A, "ships"), table.state.hands[A]) == (row, ())


@rule("GOA-B1")
@pytest.mark.parametrize("other", [4, 5])
def test_a_player_who_arrives_later_gets_no_card(other: int) -> None:
    """Another player stands in row 4 or has passed it."""
    table = rich(ships=3).rows(C, ships=other).turn(A).play(A, Progress("ships"))

    assert (table.row(A, "ships"), table.state.hands[A]) == (4, ())
    assert drawn(table) == []


@rule("GOA-B1")
def test_other_columns_of_others_do_not_matter() -> None:
    """B stands in row 5 of harvest; A is the first in row 4 of ships."""
    table = rich(ships=3).rows(B, harvest=5).turn(A).play(A, Progress("ships"))

    assert drawn(table) == [CardDrawn(A, "exp_01", rule=B1)]


@rule("GOA-B2")
def test_a_bonus_card_is_drawn_above_the_hand_limit() -> None:
    """Row 1 of expedition allows one card; the second one is taken all the same."""
    table = rich(ships=3).hand(A, "exp_30").turn(A).play(A, Progress("ships"))

    assert table.state.hands[A] == ("exp_30", "exp_01")


@rule("GOA-B3")
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_all_markers_in_a_row_give_an_extra_action_card_at_once(row: int) -> None:
    """The last marker arrives in the row; the others stand there or below it."""
    rows = {"ships": row, "harvest": row - 1, "taxes": row, "expedition": row, "colony": 5}
    table = rich(**rows).rows(B, harvest=5).turn(A).play(A, Progress("harvest"))

    assert table.state.extra_actions == [1, 0, 0, 0]
    assert table.event(ResourcesGained) == ResourcesGained(A, "extra_actions", 1, rule=B3)


@rule("GOA-B3")
def test_one_marker_that_lags_behind_prevents_the_card() -> None:
    """Four markers in row 2 or more are not five."""
    table = rich(ships=2, harvest=1, taxes=3, expedition=1, colony=2).turn(A).play(A, Progress("harvest"))

    assert table.row(A, "harvest") == 2
    assert table.state.extra_actions == [0, 0, 0, 0]


@rule("GOA-B3")
def test_a_row_gives_its_card_once_to_each_player() -> None:
    """All five stand in row 2 already: another step gives nothing; B earns his own card."""
    table = rich(ships=2, harvest=2, taxes=2, expedition=2, colony=2).turn(A).play(A, Progress("ships"))
    assert (table.row(A, "ships"), table.state.extra_actions) == (3, [0, 0, 0, 0])

    table.rows(B, ships=1, harvest=2, taxes=2, expedition=2, colony=2).store(B, "a:plantation_ginger_2:1", "ginger")
    table.turn(B).play(B, Progress("ships"))
    assert table.state.extra_actions == [0, 1, 0, 0]


@rule("GOA-B4", "GOA-R17")
def test_a_marker_moved_by_vice_king_earns_both_bonuses() -> None:
    """The last marker comes to row 4, where nobody has been: a card and an extra action card."""
    table = rich(ships=3, harvest=4, taxes=4, expedition=4, colony=4).keep(A, "b:vice_king:1").turn(A)
    table.play(A, UseTile("b:vice_king:1"))

    assert table.state.rows[A] == (4, 4, 4, 4, 4)
    assert drawn(table) == [CardDrawn(A, "exp_01", rule=B1)]
    assert table.event(ResourcesGained) == ResourcesGained(A, "extra_actions", 1, rule=B3)


@rule("GOA-B4", "GOA-R17")
def test_a_marker_moved_by_a_card_earns_both_bonuses() -> None:
    """The same step, bought for fifteen ducats."""
    table = rich(ships=3, harvest=4, taxes=4, expedition=4, colony=4).purse(A, ducats=15).hand(A, "exp_16").turn(A)
    table.play(A, PlayCard("exp_16"), ChooseColumn("ships"))

    assert drawn(table) == [CardDrawn(A, "exp_01", rule=B1)]
    assert table.event(ResourcesGained) == ResourcesGained(A, "extra_actions", 1, rule=B3)
    assert (table.state.ducats[A], table.state.hands[A]) == (0, ("exp_01",))


@rule("GOA-R40")
def test_the_card_of_the_first_comes_before_the_extra_action_card() -> None:
    """Both fall together: marker, expedition card, extra action card."""
    table = rich(ships=3, harvest=4, taxes=4, expedition=4, colony=4).turn(A).play(A, Progress("ships"))

    assert table.events[-3:] == [
        MarkerMoved(A, "ships", 4, rule=K5),
        CardDrawn(A, "exp_01", rule=B1),
        ResourcesGained(A, "extra_actions", 1, rule=B3),
    ]
