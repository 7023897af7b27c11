"""Instructions: what they answer, when they say nothing, and when they end."""

from typing import Any

import pytest

from games.goa.table import A, B, C, D, Table
from kontor.core import Action, Instruction, MalformedError, answer_of, encode
from kontor.games.goa import GAME
from kontor.games.goa.actions import Bid, Buy, PassBid, PassExtra, Sell
from kontor.games.goa.instructions import BidUpTo, KeepExtraActions, PassBids, SellOrBuy, leaders

RED_SHIP, DUTY = "a:red_ship:1", "a:duty:1"
PASS = PassBid()


def offered(auctioneer: int = A, *offers: int) -> Table:
    """Let a player auction the red Ship; these are the offers so far, 0 for a pass."""
    table = Table().lay("r2c2", RED_SHIP).auction(auctioneer, "r2c2")
    for offer in offers:
        table.play(table.deciders[0], Bid(offer) if offer else PASS)
    return table


def answer(table: Table, order: Instruction) -> Action | None:
    """Return what the instruction of the seat that is asked answers."""
    seat = table.deciders[0]
    return answer_of(GAME.box, order, table.view(seat), table.legal(seat))


def bid(limit: int, lot: str = "any", **more: Any) -> BidUpTo:
    """Return an instruction to bid in the first round."""
    return BidUpTo(1, lot, limit, **more)


def test_up_to_seven_bids_one_ducat_more_than_the_highest_bid() -> None:
    """4 is bid: 5."""
    assert answer(offered(A, 4), bid(7)) == Bid(5)


def test_up_to_seven_passes_when_seven_is_bid() -> None:
    """8 would be too much."""
    assert answer(offered(A, 7), bid(7)) == PASS


def test_the_whole_limit_is_bid_at_once_if_asked_but_never_more_than_there_is() -> None:
    """7, or the 6 that are left."""
    table = offered(A, 4)
    assert answer(table, bid(7, manner="whole")) == Bid(7)
    table.purse(C, ducats=6)
    assert answer(table, bid(7, manner="whole")) == Bid(6)


def test_an_instruction_for_one_lot_says_nothing_about_another() -> None:
    """The red Ship is auctioned, not the flag."""
    table = offered(A, 4)
    assert answer(table, bid(7, RED_SHIP)) == Bid(5)
    assert answer(table, bid(7, "flag")) is None


def test_up_to_seven_unless_the_leader_is_ahead_passes_when_the_leader_is() -> None:
    """B leads and has bid."""
    table = offered(A, 4).rows(B, ships=5)
    assert leaders(table.view(C)) == (B,)
    assert answer(table, bid(7, unless_leader=True)) == PASS
    assert answer(table, bid(7)) == Bid(5)


def test_up_to_seven_unless_the_leader_is_ahead_bids_when_somebody_else_is() -> None:
    """D leads, B has bid."""
    table = offered(A, 4).rows(D, ships=5)
    assert answer(table, bid(7, unless_leader=True)) == Bid(5)


def test_the_leader_is_found_from_what_lies_open_to_all_so_a_players_own_hand_does_not_count() -> None:
    """C has a fine hand, which nobody else sees."""
    table = offered(A, 4).hand(C, *sorted(GAME.box.cards)[:8])
    assert table.view(C).scores[C].total > table.view(C).scores[B].total
    assert leaders(table.view(C)) == leaders(table.view(A)) == (A, B, C, D)


def test_a_pass_until_somebody_bids_above_three_ends_when_somebody_does() -> None:
    """3 are let pass, 4 are not."""
    order = PassBids(1, "any", 3)
    assert answer(offered(A, 3), order) == PASS
    table = offered(A, 4)
    assert (answer(table, order), order.over(GAME.box, table.view(C))) == (None, True)


def test_a_plain_pass_lasts_as_long_as_the_auctions() -> None:
    """Whatever is bid."""
    assert answer(offered(A, 9), PassBids(1, "any")) == PASS


def test_the_auctioneer_sells_from_six_and_else_buys_up_to_five() -> None:
    """For 6 he sells; at 5 he pays 4."""
    order = SellOrBuy(1, "any", 6, 5)
    assert answer(offered(A, 0, 0, 6), order) == Sell()
    assert answer(offered(A, 0, 0, 5), order) == Buy()


def test_between_the_two_prices_the_auctioneer_is_asked() -> None:
    """At 5 he would pay 4, but wants to pay 3 at most."""
    assert answer(offered(A, 0, 0, 5), SellOrBuy(1, "any", 6, 3)) is None


def test_an_auctioneer_who_cannot_pay_sells() -> None:
    """There is one answer left."""
    assert answer(offered(A, 0, 0, 5).purse(A, ducats=3), SellOrBuy(1, "any", 6, 5)) == Sell()


def test_an_instruction_for_a_lot_ends_with_its_auction_and_the_others_with_the_round() -> None:
    """The flag is auctioned first, the duty third."""
    table = Table().lay("r0c0", RED_SHIP).lay("r0c1", DUTY).auctions(B, "n0", "r0c0", "r0c1", "r1c1", "r1c2")
    orders = bid(3, "flag"), bid(3, DUTY), bid(3)
    assert [order.over(GAME.box, table.view(A)) for order in orders] == [False, False, False]
    for _ in range(3):
        table.play(table.deciders[0], PASS)
    assert [order.over(GAME.box, table.view(A)) for order in orders] == [True, False, False]
    table.turn(A)
    assert [order.over(GAME.box, table.view(A)) for order in orders] == [True, True, True]


def test_extra_action_cards_are_kept_until_the_round_ends() -> None:
    """One card may be kept."""
    table = Table().purse(A, extra_actions=1).extra_actions(A)
    assert answer(table, KeepExtraActions(1)) == PassExtra()
    assert KeepExtraActions(1).over(GAME.box, table.end_of_round(1).view(A))


def test_too_many_extra_action_cards_cannot_be_kept() -> None:
    """With two cards one must be played, and how is a whole turn."""
    assert answer(Table().purse(A, extra_actions=2).extra_actions(A), KeepExtraActions(1)) is None


def test_a_bid_can_be_instructed_while_others_are_asked() -> None:
    """B is asked, D gives the instruction."""
    table = offered(A)
    assert table.deciders == (B,)
    form = next(form for form in GAME.instruction_forms(table.view(D)) if form.order == "bid_up_to")
    lot = next(field for field in form.fields if field.name == "lot")
    assert lot.choices == ("any", RED_SHIP)
    given = encode({"order": "bid_up_to", "round_no": 1, "lot": RED_SHIP, "limit": 7})
    assert GAME.read_instruction(table.view(D), given) == bid(7, RED_SHIP)


def test_a_player_who_only_sells_has_no_bid_to_instruct() -> None:
    """A is the auctioneer of the last lot."""
    forms = [form.order for form in GAME.instruction_forms(offered(A).view(A))]
    assert forms == ["sell_or_buy", "keep_extra_actions"]


@pytest.mark.parametrize("more", [{"round_no": 2}, {"lot": DUTY}, {"limit": 0}, {"limit": 41}, {"manner": "much"}])
def test_what_no_form_offers_is_refused(more: dict[str, Any]) -> None:
    """Another round, a lot that is not there, numbers out of range, an unknown manner."""
    given = {"order": "bid_up_to", "round_no": 1, "lot": RED_SHIP, "limit": 7, **more}
    with pytest.raises(MalformedError):
        GAME.read_instruction(offered(A).view(D), encode(given))


def test_bids_are_quick_answers_and_turns_are_not() -> None:
    """The size of a question, for the list of what waits."""
    assert GAME.quick(offered(A).state)
    assert not GAME.quick(Table().turn(A).state)
