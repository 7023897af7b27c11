"""The policy of Cargo Noir, led by the thoughts of the ledger."""

from typing import Any

from games.cargo_noir.table import A, B, C, Table
from kontor.bots import Budget, Factor
from kontor.bots.games.cargo_noir.policy import MAX_DESTINATIONS, CargoNoirPolicy
from kontor.bots.games.cargo_noir.ports import casino_offer
from kontor.bots.games.cargo_noir.position import CargoNoirPosition, outlook
from kontor.core import Action, Seat, no_emit, seeded
from kontor.games.cargo_noir import GAME
from kontor.games.cargo_noir.actions import (
    BasketCard,
    CloseBasket,
    CloseTrade,
    DiscardTile,
    EndTurn,
    PayTile,
    RaiseTo,
    ResolveCapture,
    ResolveCasino,
    ResolveDraw,
    ResolveRaise,
    ResolveSwap,
    ResolveWithdraw,
    SendShip,
    SetBid,
    SkipTrade,
    SwapTake,
)
from kontor.games.cargo_noir.frames import BasketFrame, BidFrame, DiscardFrame, SendingFrame

POLICY = CargoNoirPolicy(GAME)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"port_profile": "b", "black_market_slots": 6, "final_round_dispatch": False, "coin_supply": "unlimited"},
]


def answer(table: Table, seat: Seat = A) -> Action:
    """Return what the policy does at this table."""
    return POLICY.choose(table.state, seat, table.legal(seat), seeded(1))


def follow(table: Table, seat: Seat = A) -> list[Action]:
    """Let the policy go on until another question than those of Phase II is asked, and return what it did."""
    done = []
    while table.state.frames[-1].seat == seat and len(table.state.frames) > 1:  # type: ignore[union-attr]
        if isinstance(action := answer(table, seat), SendShip | EndTurn):
            break
        done.append(action)
        table.play(seat, action)
    return done


# Phase I: ship actions.


def test_the_casino_comes_first_if_the_bank_can_pay_and_last_if_a_capture_must_fill_it() -> None:
    """CAR-R18: with an empty bank the capture comes first, since its coins fill the bank."""
    rich = Table().casino(A).stack("panama", A, 3).ships(A)
    poor = Table().casino(A).stack("panama", A, 3).bank(0).ships(A)

    assert answer(rich) == ResolveCasino()
    assert answer(poor) == ResolveCapture("panama")


def test_a_useless_tile_is_swapped_for_the_one_that_completes_a_set() -> None:
    """Thoughts 1 and 11: the sixth equal tile adds eleven."""
    table = Table().tiles(A, *["gold"] * 5, "art").market("gold", *["ivory"] * 7).at_market(A).ships(A)

    assert answer(table) == ResolveSwap("art")
    assert answer(table.play(A, ResolveSwap("art"))) == SwapTake("gold")


def test_with_nothing_to_gain_by_a_swap_a_tile_is_drawn() -> None:
    """Thought 11: what lies there is what the player has already."""
    table = Table().tiles(A, "gold", "art").market("gold", "gold", "gold", "gold", "art", "art", "art", "art")

    assert answer(table.at_market(A).ships(A)) == ResolveDraw()


def test_two_ships_at_the_black_market_draw_before_they_swap() -> None:
    """Thought 11: so there is something to swap, as in CAR-X6."""
    table = Table().tiles(A, "gold").market("gold", *["ivory"] * 7).at_market(A, 2).ships(A)

    assert answer(table) == ResolveDraw()


def test_nobody_thinks_of_giving_a_wild_tile_away() -> None:
    """It counts as any type, and a draw costs nothing."""
    table = Table().tiles(A, "wild", "art").market("gold", *["ivory"] * 7).at_market(A).ships(A)
    found = POLICY.wider_candidates(table.state, A, table.legal(A), seeded(1))

    assert ResolveSwap("wild") in table.legal(A)
    assert ResolveSwap("wild") not in found
    assert {ResolveDraw(), ResolveSwap("art")} <= set(found)


def test_a_poor_port_is_left_to_the_rival() -> None:
    """Thought 8: a raise binds ship and coins for another round."""
    table = Table().port("cape_town", "gold").stack("cape_town", A, 1).stack("cape_town", B, 4).ships(A)

    assert answer(table) == ResolveWithdraw("cape_town")


def test_a_port_that_completes_a_set_is_raised_beyond_the_purses() -> None:
    """Thoughts 6 and 7: three more equal tiles are worth fighting for, and B has two coins left."""
    table = Table(2).tiles(A, *["gold"] * 5).port("new_york", "gold", "gold", "gold").safe(A, 9).safe(B, 2)
    table.stack("new_york", A, 1).stack("new_york", B, 2).tiles(B, "gold", "gold", "gold").ships(A)

    assert answer(table) == ResolveRaise("new_york")
    raised = answer(table.play(A, ResolveRaise("new_york")))
    assert isinstance(raised, RaiseTo)
    assert raised.new_total == 4, "B has two coins in the safe and two that come back"


def test_nothing_is_raised_in_the_last_turn() -> None:
    """Thought 15: the capture would come too late, and coins pay for cards."""
    table = Table(2).tiles(A, *["gold"] * 5).port("new_york", "gold", "gold", "gold").safe(A, 9).last_round()
    table.stack("new_york", A, 1).stack("new_york", B, 2).ships(A)

    assert answer(table) == ResolveWithdraw("new_york")


# Phase II: trading and discarding.


def test_an_early_cargo_ship_is_the_first_investment() -> None:
    """Thought 3: five different tiles pay it exactly."""
    table = Table().tiles(A, "gold", "art", "cars", "ivory", "jewels").round(3).trade(A)

    done = follow(table)
    assert done[:2] == [BasketCard("cargo_ship"), CloseBasket()]
    assert done[-1] == CloseTrade()
    assert not table.state.tiles[A]


def test_a_late_cargo_ship_is_not_bought() -> None:
    """Thought 3: worthwhile until about round 6; a Villa has ten points more."""
    table = Table().tiles(A, "gold", "art", "cars", "ivory", "jewels").safe(A, 0).last_round().trade(A)

    assert answer(table) == BasketCard("villa")


def test_a_set_that_can_still_grow_is_kept() -> None:
    """Thought 1: three equal tiles pay nothing, and with a fourth 10 are paid: wait for more."""
    table = Table().tiles(A, "gold", "gold", "gold", "art").cards(A, "warehouse", "warehouse", "syndicate", "syndicate")

    assert answer(table.round(6).trade(A)) == SkipTrade()


def test_six_equal_tiles_pay_the_unique_card_exactly() -> None:
    """Thoughts 2 and 13: 36 for the Militia, in former matches for Show Business, and the rest stays."""
    for row, card in (("squares", "militia"), ("former", "showbiz")):
        table = Table(unique_cards=row).tiles(A, *["gold"] * 6, "art", "cars", "ivory")
        table.cards(A, "cargo_ship", "cargo_ship").round(9)

        done = follow(table.trade(A))
        assert BasketCard(card) in done
        assert done.count(PayTile("gold")) == 6
        assert table.types(A) == ["art", "cars", "ivory"]


def test_a_wild_tile_is_not_wasted_on_a_small_set() -> None:
    """Thought 12: without it 15 are paid as well."""
    table = Table().tiles(A, "gold", "art", "cars", "ivory", "jewels", "wild").round(3).trade(A)

    follow(table)
    assert table.types(A) == ["wild"]


def test_in_the_last_turn_coins_fill_what_the_tiles_leave_open() -> None:
    """Thought 15 and CAR-X9: nine different tiles and four coins pay the Cronies."""
    table = Table().tiles(A, *GAME.box.cargo).safe(A, 4).last_round().trade(A)

    done = follow(table)
    assert done[:2] == [BasketCard("cronies"), CloseBasket()]
    assert len([action for action in done if isinstance(action, PayTile)]) == 9
    assert table.state.safes[A] == 0


def test_the_tile_that_fits_no_set_is_discarded() -> None:
    """Thought 4."""
    table = Table().tiles(A, *["gold"] * 6, "ivory").turn(A, DiscardFrame(A))

    assert answer(table) == DiscardTile("ivory")


# Phase III: sending ships.


def test_a_ship_goes_where_the_set_grows() -> None:
    """Thought 1: three tiles of a type that it collects rather than four others."""
    table = Table().tiles(A, *["gold"] * 4).port("new_york", "gold", "gold", "gold").safe(A, 9)
    table.port("rotterdam", "art", "art", "cars", "ivory").port("bombay", "art", "art", "cars").sending(A)

    assert answer(table) == SendShip("new_york")


def test_one_coin_is_enough_where_nobody_can_top_it() -> None:
    """Thought 6: against empty purses."""
    table = Table().tiles(A, *["gold"] * 4).port("new_york", "gold", "gold", "gold").safe(A, 9).safe(B, 0).safe(C, 0)

    assert answer(table.turn(A, BidFrame(A, "new_york"))) == SetBid(1)


def test_an_expensive_bid_beats_the_purse_of_a_keen_rival() -> None:
    """Thoughts 6 and 10: B would pay everything for three gold, and has three coins."""
    table = Table(2).tiles(A, *["gold"] * 4).tiles(B, *["gold"] * 4).port("new_york", "gold", "gold", "gold")

    assert answer(table.safe(A, 12).safe(B, 3).turn(A, BidFrame(A, "new_york"))) == SetBid(3)


def test_a_purse_counts_what_comes_back() -> None:
    """Thought 6: safe, Casino, withdrawals and Syndicates."""
    table = Table().safe(B, 3).casino(B).stack("panama", B, 2).stack("panama", C, 3).cards(B, "syndicate").sending(A)

    purses = outlook(GAME.box, POLICY.tiles, table.state).purses

    assert purses[B] == 3 + 2 + 2 + 2
    assert purses[C] == table.state.safes[C]


def test_an_empty_bank_makes_the_casino_worthless() -> None:
    """CAR-U3."""
    table = Table().bank(0).sending(A)

    assert casino_offer(CargoNoirPosition(GAME.box, POLICY.tiles, table.state, A)).worth == 0


def test_what_a_ship_was_good_for_shows_when_it_acts_a_round_later() -> None:
    """Rivals answer a bid before that; a trade shows when the turn is over."""
    sent, traded, acting = SendingFrame(A), BasketFrame(A), Table().ships(A).state

    assert POLICY.wait(Table(3).sending(A).state) == 3
    assert POLICY.wait(Table(3).trade(A).state) == 0
    assert not POLICY.shows(sent, Table().sending(A).state)
    assert POLICY.shows(sent, acting)
    assert not POLICY.shows(traded, acting)
    assert POLICY.shows(traded, Table().sending(B).state)


def test_a_coin_more_and_a_coin_less_than_the_bid_of_the_policy_are_worth_a_look() -> None:
    """Thought 6: what rivals answer is seen best by trying; a bid of one coin has nothing below it."""
    table = Table(2).tiles(A, *["gold"] * 4).tiles(B, *["gold"] * 4).port("new_york", "gold", "gold", "gold")
    table.safe(A, 12).safe(B, 3).turn(A, BidFrame(A, "new_york"))

    assert POLICY.candidates(table.state, A, table.legal(A), seeded(1)) == [SetBid(3), SetBid(4), SetBid(2)]
    table.safe(B, 0)
    assert POLICY.candidates(table.state, A, table.legal(A), seeded(1)) == [SetBid(1), SetBid(2)]


def test_with_enough_time_every_bid_is_compared_and_payments_are_left_to_the_policy() -> None:
    """Thought 6 again, for the factor; a payment is laborious and easy."""
    table = Table(2).port("new_york", "gold", "gold").safe(A, 12).turn(A, BidFrame(A, "new_york"))
    assert set(POLICY.wider_candidates(table.state, A, table.legal(A), seeded(1))) == set(table.legal(A))
    table = Table(2).tiles(A, *["gold"] * 4).trade(A)
    while not isinstance(answer(table), PayTile):
        table.play(A, answer(table))
    assert POLICY.wider_candidates(table.state, A, table.legal(A), seeded(1)) == [answer(table)]


def test_the_factor_looks_at_every_destination_if_it_has_the_time() -> None:
    """One look at each of many would tell them by luck."""
    state = GAME.start(2, GAME.options({}), bytes(32))
    while not isinstance(state.frames[-1], SendingFrame):
        seat = GAME.deciders(state)[0]
        GAME.advance(state, seat, POLICY.choose(state, seat, GAME.legal_actions(state, seat), seeded(1)), no_emit)
    seat = GAME.deciders(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)

    hasty, patient = (Factor(GAME).decide(view, legal, Budget.read(given), bytes(32)) for given in ("0.01s", "1sims"))

    assert (len(hasty.candidates), len(patient.candidates)) == (MAX_DESTINATIONS, len(legal))


def test_without_coins_a_ship_still_finds_work() -> None:
    """Thought 5: the Casino or the Black Market."""
    table = Table().safe(A, 0).sending(A)

    assert answer(table) in (SendShip("casino"), SendShip("black_market"))


def test_coins_that_are_left_over_spoil_the_last_capture_of_a_later_player() -> None:
    """Thought 15: with all of them, where it hurts most; without coins the turn ends."""
    table = Table(2).last_round().stack("new_york", B, 2).safe(A, 5).tiles(B, "gold", "gold")
    table.port("new_york", "gold", "gold", "gold").sending(A)

    assert answer(table) == SendShip("new_york")
    assert answer(table.play(A, SendShip("new_york"))) == SetBid(5)
    poor = Table(2).last_round().stack("new_york", B, 2).safe(A, 2).sending(A)
    assert answer(poor) == EndTurn()
