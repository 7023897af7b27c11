"""The policy of Novgorod, led by the thoughts of the ledger."""

from games.novgorod.table import A, B, C, Table
from kontor.bots.games.novgorod.policy import NovgorodPolicy
from kontor.core import Action, Seat, seeded
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyShip,
    EndPhase2,
    EndPhase3,
    EndRoute,
    EndTurn,
    FulfilRow,
    IntroTakeKontor,
    LayStop,
    MovePirate,
    PlaceOrder,
    Produce,
    StoreGood,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)

POLICY = NovgorodPolicy(GAME)


def answer(table: Table, seat: Seat = A) -> Action:
    """Return what the policy does at this table."""
    return POLICY.choose(table.state, seat, table.legal(seat), seeded(1))


def far(table: Table) -> Table:
    """Put every manufactory four cities away from the good that it takes alone, so that little can be made."""
    ring = GAME.box.ring
    table.state.manufactory_of = {city: f"m_{GAME.box.good_of[ring[at - 4]]}" for at, city in enumerate(ring)}
    return table


def follow(table: Table, seat: Seat = A) -> list[Action]:
    """Let the policy go on to the end of its turn, and return what it did."""
    done = []
    begun = table.state.round, table.state.active
    while (table.state.round, table.state.active) == begun and table.state.frames:
        action = answer(table, seat)
        done.append(action)
        table.play(seat, action)
    return done


# Before the first turn.


def test_the_second_kontor_is_a_neighbour_of_the_first() -> None:
    """Thought 1."""
    chosen = answer(Table().hand(A, "o9").kontors(A, "danzig").draft(A, B), A)
    assert isinstance(chosen, IntroTakeKontor)
    assert chosen.city in GAME.box.neighbours["danzig"]


# Phases 1 and 2.


def test_raw_materials_come_before_the_manufactory() -> None:
    """Thought 5: fish alone is taken in Visby, which is no use on the way back."""
    table = far(Table()).makers(visby="m_fish").kontors(A, "visby", "bergen").ducats(A, 0).covered(A, 2).last_round()
    done = follow(table.turn(A))
    stops = [action.city for action in done if isinstance(action, LayStop)]
    assert any(isinstance(action, Produce) for action in done)
    assert stops.index("bergen") < stops.index("visby")


def test_a_row_that_the_route_can_fulfil_is_fulfilled() -> None:
    """Thought 4: where no manufactory is in reach goods are for orders; in the last turn nothing is kept."""
    table = far(Table()).hand(A, "o16").kontors(A, "danzig", "luebeck").ducats(A, 0).covered(A, 2).last_round()
    assert FulfilRow("o16", "lower") in follow(table.turn(A))


def test_both_rows_are_fulfilled_in_one_turn_if_they_can_be() -> None:
    """Thought 7: five seals, the upper row first, the card aside in between."""
    table = far(Table()).hand(A, "o16").kontors(A, "riga", "danzig", "luebeck", "antwerp").speed(A, 4).ducats(A, 0)
    done = follow(table.covered(A, 5).last_round().turn(A))
    upper, lower = done.index(FulfilRow("o16", "upper")), done.index(FulfilRow("o16", "lower"))
    assert upper < done.index(PlaceOrder("aside")) < lower
    assert table.state.seals[A]["orders"] == 5


def test_of_two_recipes_with_the_same_kontors_the_better_one_is_chosen() -> None:
    """NOV-TA3: the covered kontor is used up anyway, so its cloth goes into the clothing as well."""
    table = far(Table()).kontors(A, "novgorod", "antwerp", "luebeck").ducats(A, 0).covered(A, 5).last_round()
    follow(table.hold(A, "novgorod").menu(A, "luebeck", "antwerp"))
    assert table.state.seals[A]["luxuries"] == 2


def test_an_order_without_a_future_is_filed_in_the_last_turn() -> None:
    """Thought 13: filed cards count for bonus cards, cards aside do not."""
    table = far(Table()).hand(A, "o16").kontors(A, "riga", "antwerp").ducats(A, 0).covered(A, 2).last_round()
    table.menu(A, "riga", "antwerp").play(A, FulfilRow("o16", "upper"))
    assert answer(table) == PlaceOrder("filed")


def test_the_red_x_is_cleared_in_the_last_turn_rather_than_anything_else() -> None:
    """Thought 8: a player who shows a red X is not scored at all."""
    table = Table().kontors(A, "danzig", "luebeck").covered(A, 1).hand(A, "o16").ducats(A, 4).last_round()
    done = follow(table.turn(A))
    assert TakeCareerStep() in done


def test_money_is_taken_early_and_seals_late() -> None:
    """Thoughts 2 and 11: furs are sold in round 1, and made into clothing in the last turn."""
    early = Table().kontors(A, "novgorod").ducats(A, 2).round(1).menu(A, "novgorod")
    late = Table().kontors(A, "novgorod").ducats(A, 2).last_round().menu(A, "novgorod")
    assert TakeIncome("novgorod") in follow(early)
    assert Produce("novgorod") in follow(late)


def test_a_good_that_an_order_wants_is_stored_when_ducats_are_plenty() -> None:
    """Thought 6: the hold replaces a slot."""
    table = far(Table()).hand(A, "o4").kontors(A, "london", "antwerp").speed(A, 5).ducats(A, 60).covered(A, 2)
    assert StoreGood("antwerp") in follow(table.seals(B, 24).menu(A, "antwerp"))


def test_what_was_just_stored_is_not_replaced() -> None:
    """NOV-TD2: the second good would push the first one out."""
    table = far(Table()).hand(A, "o4").kontors(A, "london", "antwerp").speed(A, 5).ducats(A, 60).covered(A, 2)
    done = follow(table.seals(B, 24).menu(A, "antwerp", "london"))
    assert len([action for action in done if isinstance(action, StoreGood)]) <= 1


def test_a_fee_is_not_paid_for_nothing() -> None:
    """Thought 3: in the last turn with no use for a further stop the route ends."""
    table = far(Table()).kontors(A, "danzig").ducats(A, 4).last_round().covered(A, 5)
    assert answer(table.laying(A, "danzig")) == EndRoute()


# Phase 3.


def test_speed_three_is_bought_at_once() -> None:
    """Thought 2: 5 ducats give 50 % more slots."""
    assert answer(Table().kontors(A, "danzig", "luebeck").ducats(A, 8).round(1).purchase(A)) == BuyShip()


def test_nothing_is_bought_in_the_last_turn() -> None:
    """Thought 11: ducats break ties, and nothing else can be used."""
    assert answer(Table().kontors(A, "danzig").ducats(A, 30).last_round().purchase(A)) == EndPhase3()


def test_a_fast_ship_needs_kontors() -> None:
    """Thought 3: speed without kontors costs fees."""
    table = Table().kontors(A, "danzig").speed(A, 5).ducats(A, 7).round(3).purchase(A)
    chosen = answer(table)
    assert isinstance(chosen, BuyKontor)


def test_a_privilege_at_the_end_of_a_plan_is_compared_with_leaving_it() -> None:
    """Thought 10: the privilege of income costs the seal of the turn."""
    table = Table().kontors(A, "danzig").round(1).menu(A)
    legal = table.legal(A)

    assert {UseIncomePrivilege(), EndPhase2()} <= set(legal)
    assert {UseIncomePrivilege(), EndPhase2()} <= set(POLICY.candidates(table.state, A, legal, seeded(1)))


def test_the_pirate_is_moved_to_the_hub_of_the_others_if_it_costs_nothing() -> None:
    """Thought 15: the player with the fewest seals pays nothing."""
    table = Table(3, merchant_and_pirate=True).kontors(A, "london", "bergen").kontors(B, "visby", "novgorod", "riga")
    table.pirate("antwerp").seals(B, 9).seals(C, 5).purchase(A)
    chosen = answer(table)
    assert isinstance(chosen, MovePirate)
    assert chosen.city not in table.state.kontors[A]


def test_the_seal_of_the_turn_is_not_given_for_the_pirate() -> None:
    """Thoughts 10 and 15."""
    table = (
        Table(3, merchant_and_pirate=True, pirate_side="back").kontors(B, "visby", "novgorod", "riga").last_window(A)
    )
    assert answer(table) == EndTurn()
