"""Expedition cards for spices and ducats: gain_spices, sell_spices, advance_for_ducats."""

import pytest

from games.goa.table import A, B, Table
from kontor.core import Refusal
from kontor.games.goa.actions import (
    ChooseColumn,
    Done,
    PlaceSpice,
    PlayCard,
    TakeSpice,
    Taxes,
)
from kontor.games.goa.events import CardPlayed, MarkerMoved, ResourcesGained, ResourcesPaid, SpicePlaced, SpiceReturned
from kontor.games.goa.frames import ChooseColumnFrame, PlaceSpiceFrame, TurnFrame
from kontor.games.goa.rules import C5, C6, C7, R39
from kontor.testing.marks import rule

GINGER = "b:plantation_ginger_3:1"
CLOVE = "b:plantation_clove_3:1"


@rule("GOA-C5")
def test_gain_spices_places_one_or_two_sacks() -> None:
    """The first one must be placed; before the second the player may stop."""
    table = Table().store(A, GINGER).store(A, CLOVE).hand(A, "exp_10").turn(A).play(A, PlayCard("exp_10"))
    assert table.state.frames[-1] == PlaceSpiceFrame(A, 2, C5, up_to=True)
    assert table.check(A, Done()) == Refusal(C5, {})
    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), PlaceSpice(CLOVE, "clove")]

    table.play(A, PlaceSpice(CLOVE, "clove"))
    assert table.event(SpicePlaced) == SpicePlaced(A, CLOVE, "clove", rule=C5)
    assert table.legal(A) == [PlaceSpice(GINGER, "ginger"), PlaceSpice(CLOVE, "clove"), Done()]
    table.play(A, PlaceSpice(CLOVE, "clove"))
    assert table.stored(A) == {GINGER: (), CLOVE: ("clove", "clove")}
    assert table.state.frames[-1] == TurnFrame(A)


@rule("GOA-C5")
def test_gain_spices_stops_after_one_sack() -> None:
    """The rest is not taken, and nothing is lost."""
    table = Table().store(A, GINGER).store(A, CLOVE).hand(A, "exp_10").turn(A)
    table.play(A, PlayCard("exp_10"), PlaceSpice(GINGER, "ginger"), Done())

    assert table.stored(A) == {GINGER: ("ginger",), CLOVE: ()}
    assert table.events == []
    assert table.state.expedition_discard[-1] == "exp_10"


@rule("GOA-C5", "GOA-R39")
def test_gain_spices_needs_a_free_field() -> None:
    """With the only field full it is refused; with one free field one sack is placed."""
    table = Table().store(A, "a:plantation_ginger_1:1", "ginger").hand(A, "exp_10").turn(A)
    assert table.check(A, PlayCard("exp_10")) == Refusal(R39, {}, "field")

    table = Table().store(A, "a:plantation_ginger_1:1").hand(A, "exp_10").turn(A).play(A, PlayCard("exp_10"))
    assert table.stored(A) == {"a:plantation_ginger_1:1": ("ginger",)}
    assert [type(event) for event in table.events] == [CardPlayed, SpicePlaced]


@rule("GOA-C6")
def test_sell_spices_sells_up_to_four_sacks_for_three_ducats_each() -> None:
    """One by one, until the player stops or the fourth is sold."""
    table = Table().store(A, GINGER, *["ginger"] * 3).store(A, CLOVE, *["clove"] * 3).hand(A, "exp_13").turn(A)
    table.play(A, PlayCard("exp_13"))
    assert table.check(A, Done()) == Refusal(C6, {})
    assert table.legal(A) == [TakeSpice(GINGER, "ginger"), TakeSpice(CLOVE, "clove")]

    table.play(A, TakeSpice(GINGER, "ginger"))
    assert table.events == [
        SpiceReturned(A, GINGER, "ginger", rule=C6),
        ResourcesGained(A, "ducats", 3, rule=C6),
    ]
    assert table.legal(A) == [TakeSpice(GINGER, "ginger"), TakeSpice(CLOVE, "clove"), Done()]
    table.play(A, *[TakeSpice(CLOVE, "clove")] * 3)
    assert table.stored(A) == {GINGER: ("ginger", "ginger"), CLOVE: ()}
    assert (table.state.ducats[A], table.state.frames[-1]) == (22, TurnFrame(A))


@rule("GOA-C6")
def test_sell_spices_may_stop_after_the_first_sack() -> None:
    """The only kind is sold by itself once; then the player is asked."""
    table = Table().store(A, GINGER, "ginger", "ginger").hand(A, "exp_13").turn(A).play(A, PlayCard("exp_13"))
    assert (table.stored(A), table.state.ducats[A]) == ({GINGER: ("ginger",)}, 13)

    table.play(A, Done())
    assert (table.stored(A), table.state.ducats[A]) == ({GINGER: ("ginger",)}, 13)
    assert table.state.expedition_discard[-1] == "exp_13"


@rule("GOA-R39")
def test_sell_spices_needs_a_spice() -> None:
    """Without one it is refused; one is enough and is sold by itself."""
    table = Table().store(A, GINGER).hand(A, "exp_13").turn(A)
    assert table.check(A, PlayCard("exp_13")) == Refusal(R39, {}, "spice")

    table = Table().store(A, GINGER, "ginger").hand(A, "exp_13").turn(A).play(A, PlayCard("exp_13"))
    assert (table.state.ducats[A], table.state.frames[-1]) == (13, TurnFrame(A))


@rule("GOA-C7", "GOA-R11")
@pytest.mark.parametrize(("row", "price"), [(2, 5), (3, 10), (4, 15), (5, 20)])
def test_advance_for_ducats_moves_a_marker_for_its_price(row: int, price: int) -> None:
    """Before the action, without a ship and without a spice; one ducat less does not suffice."""
    table = Table().rows(A, taxes=row - 1).rows(B, taxes=5).purse(A, ducats=price, ships=0).hand(A, "exp_16").turn(A)
    table.play(A, PlayCard("exp_16"))
    assert table.state.frames[-1] == ChooseColumnFrame(A, "ducats")
    table.play(A, ChooseColumn("taxes"))
    assert table.events == [
        ResourcesPaid(A, "ducats", price, rule=C7),
        MarkerMoved(A, "taxes", row, rule=C7),
    ]
    assert (table.row(A, "taxes"), table.state.ducats[A], table.state.frames[-1]) == (row, 0, TurnFrame(A))

    table = Table().rows(A, ships=5, harvest=5, taxes=row - 1, expedition=5, colony=5).hand(A, "exp_16")
    table.purse(A, ducats=price - 1).turn(A)
    assert table.check(A, PlayCard("exp_16")) == Refusal(R39, {"ducats": price - 1}, "price")


@rule("GOA-C7")
def test_advance_for_ducats_moves_no_marker_that_cannot_be_paid() -> None:
    """Ten ducats reach row 3, not row 4, and row 5 is the end."""
    table = Table().rows(A, ships=2, taxes=3, colony=5).purse(A, ducats=10).hand(A, "exp_16").turn(A)
    table.play(A, PlayCard("exp_16"))

    assert table.check(A, ChooseColumn("taxes")) == Refusal(C7, {"column": "taxes", "price": 15})
    assert table.check(A, ChooseColumn("colony")) == Refusal(C7, {"column": "colony"}, "bottom")
    assert table.legal(A) == [ChooseColumn(column) for column in ("ships", "harvest", "expedition")]


@rule("GOA-C7", "GOA-R39")
def test_advance_for_ducats_needs_a_marker_above_row_five() -> None:
    """With all markers at the end no ducats help; with one in row 4 twenty do."""
    table = Table().rows(A, ships=5, harvest=5, taxes=5, expedition=5, colony=5).purse(A, ducats=50)
    assert table.hand(A, "exp_16").turn(A).check(A, PlayCard("exp_16")) == Refusal(R39, {}, "bottom")

    assert table.rows(A, colony=4).turn(A).check(A, PlayCard("exp_16")) is None


@rule("GOA-R39")
def test_advance_for_ducats_needs_the_price_of_a_step() -> None:
    """Five ducats for row 2; four are too few for any marker."""
    table = Table().hand(A, "exp_16").purse(A, ducats=4).turn(A)
    assert table.check(A, PlayCard("exp_16")) == Refusal(R39, {"ducats": 4}, "price")

    assert table.purse(A, ducats=5).check(A, PlayCard("exp_16")) is None


@rule("GOA-R11")
def test_advance_for_ducats_is_played_after_any_action() -> None:
    """Taxes first; the progress of the card is not an action."""
    table = Table().purse(A, ducats=1).hand(A, "exp_16").turn(A).play(A, Taxes(), PlayCard("exp_16"))
    table.play(A, ChooseColumn("ships"))

    assert (table.row(A, "ships"), table.state.ducats[A], table.deciders) == (2, 0, (B,))
