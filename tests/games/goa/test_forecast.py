"""What-ifs: what is foretold of an action before it is taken."""

import pytest

from games.goa.table import A, B, C, D, Table
from kontor.core import Action, Change, Forecast
from kontor.games.goa import GAME, actions
from kontor.games.goa.frames import QuickStartFrame, RoundFrame
from kontor.games.goa.rules import (
    A5,
    A6,
    B1,
    B3,
    C3,
    C5,
    C6,
    C7,
    F1,
    F2,
    K5,
    K7,
    K8,
    K10,
    K14,
    K16,
    K17,
    T7,
    T9,
    T12,
    T13,
    T14,
    V1,
)
from kontor.testing.marks import rule

ROW_2 = (Change("row", "column:ships", 1, 2, K5), Change("points", "seat:0", 0, 1, F1))
GINGER_3, PEPPER_3 = "b:plantation_ginger_3:1", "b:plantation_pepper_3:1"


def foretold(table: Table, action: Action, seat: int = A) -> Forecast | None:
    """Return what is foretold of a legal action."""
    assert table.check(seat, action) is None
    return GAME.forecast(table.state, seat, action)


@rule("GOA-V1")
def test_the_ducats_of_a_quick_start_are_foretold() -> None:
    """Ten more."""
    table = Table(quick_start=True).purse(A, ducats=5).frame(RoundFrame("placing"), QuickStartFrame((A, B, C, D)))

    assert foretold(table, actions.TakeDucats()) == (Change("ducats", "seat:0", 5, 15, V1),)


@rule("GOA-A5", "GOA-A6")
def test_an_auctioneer_is_told_their_ducats_after_a_sale_and_a_purchase() -> None:
    """The bid comes in, or one ducat less is paid."""
    table = Table().auction(A, "r1c1").play(B, actions.Bid(4))
    table.play(C, actions.PassBid()).play(D, actions.PassBid())

    assert foretold(table, actions.Sell()) == (Change("ducats", "seat:0", 10, 14, A5),)
    assert foretold(table, actions.Buy()) == (Change("ducats", "seat:0", 10, 7, A6),)


@rule("GOA-K5", "GOA-F1")
def test_a_step_foretells_ships_row_and_points() -> None:
    """The second step costs two ships and brings two points more."""
    table = Table().rows(A, ships=2).store(A, "a:plantation_ginger_2:1", "ginger").turn(A)
    table.store(A, "a:plantation_cinnamon_2:1", "cinnamon")

    assert foretold(table, actions.Progress("ships")) == (
        Change("ships", "seat:0", 4, 2, K5),
        Change("row", "column:ships", 2, 3, K5),
        Change("points", "seat:0", 1, 3, F1),
    )


@rule("GOA-B1")
@pytest.mark.parametrize(("row", "other", "cards"), [(3, 3, 1), (3, 4, 0), (4, 4, 1), (4, 5, 0), (2, 2, 0)])
def test_the_card_of_the_first_in_a_row_is_foretold(row: int, other: int, cards: int) -> None:
    """In rows 4 and 5, unless somebody stands there already; which card it is nobody knows."""
    table = Table().rows(A, taxes=row).rows(B, taxes=other).rows(C, ships=5).purse(A, ducats=20)
    table.hand(A, "exp_16", "exp_01").turn(A).play(A, actions.PlayCard("exp_16"))

    changes = foretold(table, actions.ChooseColumn("taxes"))
    assert changes is not None
    assert [change for change in changes if change.rule == B1] == [Change("cards", "seat:0", 1, 2, B1)] * cards


@rule("GOA-B1", "GOA-L4")
def test_the_card_of_the_first_in_a_row_is_not_foretold_where_none_is_left() -> None:
    """Deck and discard pile are empty."""
    table = Table().rows(A, ships=3).keep(A, "b:vice_king:1").piles((), ())
    table.rows(A, harvest=3, taxes=3, expedition=3, colony=3).turn(A).play(A, actions.UseTile("b:vice_king:1"))

    changes = foretold(table, actions.ChooseColumn("ships"))
    assert changes is not None
    assert "cards" not in [change.key for change in changes]


@rule("GOA-B3")
@pytest.mark.parametrize(("harvest", "out", "cards"), [(2, 0, 1), (2, 9, 1), (2, 10, 0), (1, 0, 0)])
def test_the_card_for_all_markers_is_foretold(harvest: int, out: int, cards: int) -> None:
    """When the last marker reaches row 2, and while the ten cards last."""
    table = Table().rows(A, harvest=harvest, taxes=2, expedition=3, colony=5).purse(B, extra_actions=out)
    table.store(A, "a:plantation_ginger_1:1", "ginger").turn(A)

    assert foretold(table, actions.Progress("ships")) == (
        Change("ships", "seat:0", 4, 3, K5),
        *ROW_2,
        *[Change("extra_actions", "seat:0", 0, 1, B3)] * cards,
    )


@rule("GOA-C7", "GOA-T13")
def test_a_step_by_a_card_or_a_tile_foretells_what_it_costs() -> None:
    """Ducats, ships, or nothing."""
    table = Table().hand(A, "exp_16", "exp_25", "exp_28").keep(A, "b:vice_king:1")
    table.store(A, "a:plantation_ginger_1:1", "ginger").turn(A)
    costs = []
    for use in (*map(actions.PlayCard, ("exp_16", "exp_25", "exp_28")), actions.UseTile("b:vice_king:1")):
        changes = GAME.forecast(GAME.apply(table.state, A, use).state, A, actions.ChooseColumn("ships"))
        assert changes is not None
        assert [(c.key, c.before, c.after) for c in changes[-2:]] == [("row", 1, 2), ("points", 0, 1)]
        costs.append(changes[:-2])

    assert costs == [(Change("ducats", "seat:0", 10, 5, C7),), (Change("ships", "seat:0", 4, 3, K5),), (), ()]


@rule("GOA-C7", "GOA-T13")
def test_a_step_by_a_card_or_a_tile_is_foretold_by_its_own_rule() -> None:
    """As the event of the marker says it."""
    table = Table().hand(A, "exp_16").keep(A, "b:vice_king:1").turn(A)
    for use, cited in ((actions.PlayCard("exp_16"), C7), (actions.UseTile("b:vice_king:1"), T13)):
        after = GAME.apply(table.state, A, use).state
        changes = GAME.forecast(after, A, actions.ChooseColumn("ships"))
        assert changes is not None
        assert [change.rule for change in changes if change.key == "row"] == [cited]


@rule("GOA-K7", "GOA-K10")
def test_ships_and_taxes_are_foretold() -> None:
    """What the player's row yields."""
    table = Table().rows(A, ships=3, taxes=2).turn(A)

    assert foretold(table, actions.BuildShips()) == (Change("ships", "seat:0", 4, 7, K7),)
    assert foretold(table, actions.Taxes()) == (Change("ducats", "seat:0", 10, 16, K10),)


@rule("GOA-K8")
@pytest.mark.parametrize(("row", "after"), [(1, 2), (2, 3), (3, 5), (4, 6), (5, 6)])
def test_a_harvest_foretells_the_spices_that_find_a_field(row: int, after: int) -> None:
    """Five fields are free."""
    table = Table().rows(A, harvest=row).store(A, GINGER_3, "ginger").store(A, PEPPER_3).turn(A)

    assert foretold(table, actions.Harvest()) == (Change("spices", "seat:0", 1, after, K8),)


@rule("GOA-K14")
@pytest.mark.parametrize(("row", "needed"), [(1, 6), (3, 2), (4, 0), (5, 0)])
def test_naming_a_colony_foretells_what_cards_and_colonists_have_to_bring(row: int, needed: int) -> None:
    """Quilon requires six, less what the player's row gives."""
    table = Table().rows(A, colony=row).turn(A)

    assert foretold(table, actions.FoundColony("quilon")) == (
        Change("colonists_needed", "colony:quilon", 0, needed, K14),
    )


@rule("GOA-K16", "GOA-K17", "GOA-F2")
def test_paying_and_failing_foretell_colonists_and_points() -> None:
    """The second colony brings two points more; a failure one colonist."""
    table = Table().store(A, "cochin_any:1").purse(A, colonists=5).founding(A, "quilon", "exp_01", "exp_02")

    assert foretold(table, actions.Pay()) == (
        Change("colonists", "seat:0", 5, 2, K16),
        Change("points", "seat:0", 1, 3, F2),
    )
    assert foretold(table, actions.Fail()) == (Change("colonists", "seat:0", 5, 6, K17),)


@rule("GOA-C3", "GOA-T9")
def test_cards_and_red_tiles_foretell_what_they_give() -> None:
    """Where chance or a question follows, nothing is said."""
    table = Table().hand(A, "exp_01", "exp_04", "exp_07", "exp_13").store(A, GINGER_3, "ginger")
    table.keep(A, "a:red_ship:1", "a:red_colonist:1", "a:red_ducats:1", "b:red_expedition:1", "b:swap:1").turn(A)

    assert foretold(table, actions.PlayCard("exp_01")) == (Change("ships", "seat:0", 4, 6, C3),)
    assert foretold(table, actions.PlayCard("exp_04")) == (Change("colonists", "seat:0", 2, 4, C3),)
    assert foretold(table, actions.PlayCard("exp_07")) == (Change("ducats", "seat:0", 10, 15, C3),)
    assert foretold(table, actions.PlayCard("exp_13")) == ()
    assert foretold(table, actions.UseTile("a:red_ship:1")) == (Change("ships", "seat:0", 4, 5, T9),)
    assert foretold(table, actions.UseTile("a:red_colonist:1")) == (Change("colonists", "seat:0", 2, 3, T9),)
    assert foretold(table, actions.UseTile("a:red_ducats:1")) == (Change("ducats", "seat:0", 10, 13, T9),)
    assert foretold(table, actions.UseTile("b:red_expedition:1")) == ()
    assert foretold(table, actions.UseTile("b:swap:1")) == ()


@rule("GOA-K8", "GOA-C6")
def test_sacks_placed_returned_and_sold_are_foretold() -> None:
    """How many of the spice there are then, and what a sale brings."""
    table = Table().rows(A, harvest=2).store(A, GINGER_3, "ginger").store(A, PEPPER_3).turn(A)
    table.play(A, actions.Harvest())
    assert foretold(table, actions.PlaceSpice(GINGER_3, "ginger")) == (Change("sacks", "spice:ginger", 1, 2, K8),)
    assert foretold(table, actions.PlaceSpice(PEPPER_3, "pepper")) == (Change("sacks", "spice:pepper", 0, 1, K8),)

    table = Table().store(A, GINGER_3, "ginger", "ginger").store(A, "cochin_any:1", "ginger").turn(A)
    table.play(A, actions.Progress("ships"))
    assert foretold(table, actions.TakeSpice(GINGER_3, "ginger")) == (Change("sacks", "spice:ginger", 3, 2, K5),)

    table.hand(A, "exp_13").turn(A).play(A, actions.PlayCard("exp_13"))
    changes = foretold(table, actions.TakeSpice(GINGER_3, "ginger"))
    assert changes is not None
    assert [(c.key, c.before, c.after) for c in changes] == [("sacks", 3, 2), ("ducats", 10, 13)]
    assert changes[1] == Change("ducats", "seat:0", 10, 13, C6)


@rule("GOA-C5", "GOA-C6", "GOA-T14")
def test_a_sack_of_a_card_or_a_duty_is_foretold_by_its_own_rule() -> None:
    """As the event of the sack says it."""
    table = Table().hand(A, "exp_10", "exp_13").keep(A, "a:duty:1").store(A, GINGER_3, *["ginger"] * 2)
    table.store(A, PEPPER_3, *["pepper"] * 3).store(A, "calicut_any:1", "clove", "clove").store(A, "cochin_any:1")
    table.turn(A)
    for use, moved, cited in (
        (actions.PlayCard("exp_10"), actions.PlaceSpice(GINGER_3, "ginger"), C5),
        (actions.PlayCard("exp_13"), actions.TakeSpice(GINGER_3, "ginger"), C6),
        (actions.UseTile("a:duty:1"), actions.TakeSpice(GINGER_3, "ginger"), T14),
    ):
        changes = GAME.forecast(GAME.apply(table.state, A, use).state, A, moved)
        assert changes is not None
        assert changes[0].rule == cited


@rule("GOA-T7")
def test_the_choice_of_a_resource_is_foretold() -> None:
    """Three ships or three colonists."""
    table = Table(2).lay("r1c1", "a:ships_or_colonists:1").auction(A, "r1c1").play(B, actions.PassBid())

    assert foretold(table, actions.ChooseResource("ships")) == (Change("ships", "seat:0", 4, 7, T7),)
    assert foretold(table, actions.ChooseResource("colonists")) == (Change("colonists", "seat:0", 2, 5, T7),)


@rule("GOA-T12")
def test_the_choice_of_a_resupply_is_foretold_by_its_own_rule() -> None:
    """The colonists on the cards; of spices nothing is said."""
    table = Table().keep(A, "b:resupply:1").deck("exp_02", "exp_03").store(A, GINGER_3).turn(A)
    table.play(A, actions.UseTile("b:resupply:1"))

    assert foretold(table, actions.ChooseResource("spices")) == ()
    assert foretold(table, actions.ChooseResource("ships")) == (Change("ships", "seat:0", 4, 9, T12),)
