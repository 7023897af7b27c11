"""The policy of Goa, led by the thoughts of the ledger."""

from games.goa.table import A, B, C, Table
from kontor.bots.knowledge import policy_of
from kontor.core import Action, Seat, seeded
from kontor.games.goa import GAME
from kontor.games.goa.actions import (
    Bid,
    BuildShips,
    Buy,
    ChooseColumn,
    DiscardPlantation,
    EndTurn,
    FoundColony,
    Harvest,
    PassBid,
    Pay,
    PlaceSpice,
    PlayCard,
    PlayExtra,
    Progress,
    Sell,
    Taxes,
    UseTile,
)
from kontor.games.goa.frames import ChooseColumnFrame

POLICY = policy_of(GAME)
GINGER = "a:plantation_ginger_2:1"
CINNAMON = "a:plantation_cinnamon_2:1"
PEPPER = "a:plantation_pepper_2:1"
NUTMEG = "a:plantation_nutmeg_2:1"


def answer(table: Table, seat: Seat) -> Action:
    """Return what the policy does at this table."""
    return POLICY.choose(table.state, seat, GAME.legal_actions(table.state, seat), seeded(1))


def test_a_late_step_is_better_than_an_early_one() -> None:
    """Thought 3: four points in the last round rather than one."""
    table = Table().phase_b(8).rows(A, ships=4).purse(A, ships=4)
    table.store(A, GINGER, "ginger").store(A, CINNAMON, "cinnamon").store(A, PEPPER, "pepper").store(
        A, NUTMEG, "nutmeg"
    )

    assert answer(table.turn(A), A) == Progress("ships")


def test_ships_are_built_when_a_step_lacks_nothing_else() -> None:
    """Thought 4: the next action is a step of four points."""
    table = Table(2).phase_b(8).rows(A, ships=4, taxes=2).purse(A, ships=0, extra_actions=1, colonists=0)
    table.store(A, GINGER, "ginger").store(A, CINNAMON, "cinnamon").store(A, PEPPER, "pepper").store(
        A, NUTMEG, "nutmeg"
    )

    assert answer(table.turn(A), A) == BuildShips()


def test_a_founding_that_cannot_fail_is_tried() -> None:
    """Thought 7: with the board's six and four colonists Quilon and Cochin are sure, and Cochin takes any spice."""
    table = Table().rows(A, colony=4).purse(A, ships=0, colonists=4).turn(A)

    assert isinstance(answer(table, A), FoundColony)


def test_missing_colonists_are_paid() -> None:
    """Thought 7: colonists are good for founding alone."""
    table = Table().purse(A, colonists=4).founding(A, "quilon", "exp_01", "exp_04")

    assert answer(table, A) == Pay()


def test_the_last_marker_in_a_row_moves_for_the_extra_action() -> None:
    """Thought 5: the only marker in row 1 rather than another one for two points."""
    table = Table().rows(A, ships=2, harvest=2, taxes=2, expedition=2).purse(A, ships=2)
    table.turn(A, ChooseColumnFrame(A, "no_spices"))

    assert answer(table, A) == ChooseColumn("colony")


def test_the_spice_that_a_step_lacks_is_harvested() -> None:
    """Thoughts 2 and 8: cochin takes what the next steps lack, here the first pepper."""
    table = Table().rows(A, harvest=2, ships=3).purse(A, ships=4).store(A, "cochin_any:1")
    table.store(A, GINGER, "ginger", "ginger").store(A, CINNAMON, "cinnamon").store(A, PEPPER).turn(A)
    table.play(A, Harvest())

    chosen = answer(table, A)
    assert isinstance(chosen, PlaceSpice)
    assert chosen.spice == "pepper"


def test_a_new_spice_is_worth_a_bid_and_early_on_nothing_is_worth_all_the_money() -> None:
    """Thoughts 2 and 10: never more than you are glad to pay."""
    table = Table(2).purse(B, ducats=60).lay("r2c2", GINGER).auction(A, "r2c2")

    chosen = answer(table, B)
    assert isinstance(chosen, Bid)
    assert chosen.ducats < 40


def test_an_auctioneer_sells_for_a_high_bid_and_buys_for_a_low_one() -> None:
    """Thought 9: cash from the buyer, or the tile itself for one ducat less."""
    low = Table(2).lay("r2c2", GINGER).auction(A, "r2c2").play(B, Bid(1))
    high = Table(2).purse(A, ducats=50).purse(B, ducats=50).lay("r2c2", GINGER).auction(A, "r2c2").play(B, Bid(40))

    assert answer(low, A) == Buy()
    assert answer(high, A) == Sell()


def test_the_richest_keeps_his_money_in_the_last_auction() -> None:
    """Thought 11: three points for most money, and a red tile yields nothing much any more."""
    table = Table(2).phase_b(8).purse(A, ducats=10).purse(B, ducats=10).lay("r2c2", "a:red_ship:1").auction(A, "r2c2")

    assert answer(table, B) == PassBid()


def test_taxes_are_taken_when_they_make_richest() -> None:
    """Thought 11: in the last turn of the game nothing else can be had."""
    table = Table(2).phase_b(8).flag(B).purse(A, ducats=8, ships=0, colonists=0).purse(B, ducats=11)
    table.hand(A, "exp_22").turn(A)

    assert answer(table, A) == Taxes()


def test_a_red_tile_is_used_at_once() -> None:
    """Thought 12: unused uses do not add up."""
    table = Table().keep(A, "a:red_ship:1").turn(A)

    assert answer(table, A) == UseTile("a:red_ship:1")


def test_three_alike_are_kept_in_the_last_round() -> None:
    """Thought 13: the third card alike counts three points, two ships count nothing."""
    table = Table().phase_b(8).hand(A, "exp_01", "exp_09", "exp_14").after_action(A)

    assert answer(table, A) == EndTurn()


def test_a_lone_symbol_is_played_early() -> None:
    """Thought 13: play the others."""
    table = Table().purse(A, ships=0).store(A, GINGER, "ginger", "ginger").hand(A, "exp_01").after_action(A)

    assert answer(table, A) == PlayCard("exp_01")


def test_a_duty_waits_for_the_last_turn() -> None:
    """Thought 14: six spices are worth steps before, five points then."""
    sacks = {GINGER: "ginger", CINNAMON: "cinnamon", PEPPER: "pepper"}
    early, last = Table(2).flag(B), Table(2).flag(B).phase_b(8)
    for table in (early, last):
        for tile, spice in sacks.items():
            table.store(A, tile, spice, spice)
        table.keep(A, "b:duty:1").after_action(A)

    assert answer(early, A) == EndTurn()
    assert answer(last, A) == UseTile("b:duty:1")


def test_the_vice_king_waits_for_row_four() -> None:
    """Thought 15: four points instead of one."""
    early = Table().keep(A, "b:vice_king:1").after_action(A)
    late = Table().rows(A, ships=4, harvest=5, taxes=5, expedition=4, colony=5).keep(A, "b:vice_king:1").after_action(A)

    assert answer(early, A) == EndTurn()
    assert answer(late, A) == UseTile("b:vice_king:1")


def test_an_extra_action_is_not_left_over_in_the_last_round() -> None:
    """Thought 1: actions are the scarce good."""
    table = Table().phase_b(8).purse(A, extra_actions=1).extra_actions(A)

    assert answer(table, A) == PlayExtra()


def test_the_second_plantation_of_a_spice_is_given_up() -> None:
    """Thought 2: the only source of a spice stays."""
    table = Table().lay("r2c2", "b:plantation_clove_3:1").purse(A, ducats=9)
    table.store(A, GINGER).store(A, "a:plantation_ginger_2:2").store(A, PEPPER, "pepper").store(A, NUTMEG, "nutmeg")
    table.auction(A, "r2c2").play(B, PassBid()).play(C, PassBid()).play(3, PassBid())

    chosen = answer(table, A)
    assert isinstance(chosen, DiscardPlantation)
    assert "ginger" in chosen.tile
