"""Instructions: picks before the first turn, where orders go, buying nothing, leaving the pirate alone."""

from games.novgorod.table import A, B, C, Table
from kontor.core import Action, Instruction, answer_of
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import ChooseCareerSide, EndPhase3, EndTurn, IntroTakeKontor, PlaceOrder
from kontor.games.novgorod.frames import PlaceOrderFrame
from kontor.games.novgorod.instructions import BuyNothing, ChooseSide, LeavePirate, PickKontors, PlaceOrders


def answer(table: Table, order: Instruction) -> Action | None:
    """Return what the instruction of the seat that is asked answers."""
    seat = table.deciders[0]
    return answer_of(GAME.box, order, table.view(seat), table.legal(seat))


def test_the_side_of_the_career_card_is_chosen_ahead() -> None:
    """A and B have still to choose, C has not."""
    table, order = Table().choose_sides(A, B), ChooseSide("back")
    assert answer(table, order) == ChooseCareerSide("back")
    assert [order.over(GAME.box, table.view(seat)) for seat in (A, B, C)] == [False, False, True]


def test_kontors_are_picked_by_preference_until_the_last_pick() -> None:
    """A has picked for the last time, B has not."""
    table, (first, second, *_) = Table().draft(A, B), GAME.box.ring
    order = PickKontors((second, first))
    assert answer(table, order) == IntroTakeKontor(second)
    table.play(A, IntroTakeKontor(second))
    assert (order.over(GAME.box, table.view(A)), order.over(GAME.box, table.view(B))) == (True, False)


def test_orders_go_where_they_always_go() -> None:
    """After the upper row of an order."""
    table = Table().menu(A, *GAME.box.ring[:2])
    table.state.hands[A] = ["o1"]
    table.state.push(PlaceOrderFrame(A, "o1", asked=True))
    assert answer(table, PlaceOrders("filed")) == PlaceOrder("filed")


def test_nothing_is_bought_until_a_round_is_over_or_there_is_enough_money() -> None:
    """Until the end of round 3, or while the player has fewer ducats than the limit."""
    table = Table().purchase(A)
    table.state.ducats[A], table.state.round = 5, 2
    assert answer(table, BuyNothing(3)) == EndPhase3()
    assert answer(table, BuyNothing(3, 6)) == EndPhase3()
    assert answer(table, BuyNothing(3, 5)) is None
    table.state.round = 4
    assert BuyNothing(3).over(GAME.box, table.view(A))


def test_the_pirate_is_left_alone_unless_he_is_at_a_kontor_of_the_player() -> None:
    """The player is asked only where the pirate hurts."""
    table = Table(merchant_and_pirate=True, pirate_side="back").last_window(A)
    table.state.kontors[A] = []
    assert answer(table, LeavePirate()) == EndTurn()
    assert table.state.pirate is not None
    table.state.kontors[A] = [table.state.pirate]
    assert answer(table, LeavePirate()) is None
    assert answer(table, LeavePirate(unless_here=False)) == EndTurn()


def test_what_can_be_instructed_depends_on_the_part_of_the_game() -> None:
    """Sides are chosen before the first turn only."""
    offered = [form.order for form in GAME.instruction_forms(Table().choose_sides(A, B).view(B))]
    assert "choose_side" in offered
    assert [form.order for form in GAME.instruction_forms(Table().purchase(A).view(B))] == [
        "place_orders",
        "buy_nothing",
    ]
