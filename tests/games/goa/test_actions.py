"""The action phase: who acts, which actions there are, and what ships and taxes yield."""

import pytest

from games.goa.table import A, B, C, Table
from kontor.core import Action, Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.goa.actions import (
    BuildShips,
    DiscardCard,
    EndTurn,
    Expedition,
    FoundColony,
    Harvest,
    Pay,
    PlaceSpice,
    Progress,
    Taxes,
)
from kontor.games.goa.events import ActionTaken, ResourcesGained, TurnBegan
from kontor.games.goa.frames import ChooseColonyTileFrame, PlaceFlagFrame, RoundFrame, TurnFrame
from kontor.games.goa.rules import K1, K2, K7, K10
from kontor.testing.marks import rule

ALL_COLONIES = ("quilon_ginger_cinnamon:1", "cochin_any:1", "madras_ginger_cinnamon:1", "calicut_any:1")


@rule("GOA-K1")
def test_everybody_takes_one_action_three_times_in_turn_from_the_flag_holder() -> None:
    """After the ninth action of three players the round is over."""
    table = Table(3).flag(B).frame(RoundFrame("actions")).settle()

    order = []
    for number in (1, 2, 3):
        for seat in (B, C, A):
            order.append(table.event(TurnBegan))
            assert table.state.frames[-1] == TurnFrame(seat)
            assert order[-1] == TurnBegan(seat, number, rule=K1)
            table.play(seat, Taxes())
    assert len(order) == 9
    assert table.state.ducats == [22, 22, 22]
    assert table.state.frames[-1] == PlaceFlagFrame(B)
    assert table.state.round_no == 2


@rule("GOA-K2")
@pytest.mark.parametrize(
    ("action", "name"),
    [
        (Progress("ships"), "progress"),
        (BuildShips(), "build_ships"),
        (Harvest(), "harvest"),
        (Taxes(), "taxes"),
        (Expedition(1), "expedition"),
        (FoundColony("quilon"), "found_colony"),
    ],
)
def test_there_are_six_types_of_action(action: Action, name: str) -> None:
    """Each of them is told by its name, and each may be taken again."""
    table = Table(2).store(A, "a:plantation_ginger_2:1", "ginger").turn(A)
    assert action in table.legal(A)
    assert table.check(A, action) is None

    table.play(A, action)
    assert table.event(ActionTaken) == ActionTaken(A, name, rule=K2)


@rule("GOA-K2")
def test_the_same_type_of_action_may_be_chosen_again() -> None:
    """Three times taxes in one round."""
    table = Table(2).frame(RoundFrame("actions")).settle()
    for _ in range(3):
        table.play(A, Taxes()).play(B, BuildShips())

    assert (table.state.ducats, table.state.ships) == ([22, 10], [4, 7])


@rule("GOA-K3")
def test_there_is_no_pass_among_the_actions() -> None:
    """Even a player who can do nothing else builds ships, harvests or takes taxes."""
    table = Table().purse(A, ships=0).hand(A, "exp_22").rows(A, expedition=1)
    for tile in ALL_COLONIES:
        table.store(A, tile)
    table.turn(A)

    assert table.state.frames[-1] == TurnFrame(A)
    assert table.legal(A) == [BuildShips(), Harvest(), Taxes(), DiscardCard("exp_22")]
    assert table.check(A, EndTurn()) == Refusal(ANOTHER_QUESTION)


@rule("GOA-K7")
@pytest.mark.parametrize(("row", "ships"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_build_ships_takes_what_the_ships_column_shows(row: int, ships: int) -> None:
    """On top of the ships that are owned; the other columns do not count."""
    table = Table().rows(A, ships=row, taxes=3).purse(A, ships=7).turn(A).play(A, BuildShips())

    assert table.state.ships == [7 + ships, 4, 4, 4]
    assert table.event(ResourcesGained) == ResourcesGained(A, "ships", ships, rule=K7)


@rule("GOA-K10")
@pytest.mark.parametrize(("row", "ducats"), [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_taxes_take_what_the_taxes_column_shows(row: int, ducats: int) -> None:
    """On top of the ducats that are owned; the other columns do not count."""
    table = Table().rows(A, taxes=row, ships=3).purse(A, ducats=3).turn(A).play(A, Taxes())

    assert table.state.ducats == [3 + ducats, 10, 10, 10]
    assert table.event(ResourcesGained) == ResourcesGained(A, "ducats", ducats, rule=K10)


@rule("GOA-K20")
@pytest.mark.parametrize(
    "action", [Progress("ships"), BuildShips(), Harvest(), Taxes(), Expedition(1), FoundColony("quilon")]
)
def test_no_action_gives_colonists_as_such(action: Action) -> None:
    """With the colony marker in row 5 all six actions leave the colonists as they were."""
    table = Table().rows(A, colony=5).purse(A, colonists=6).store(A, "a:plantation_ginger_2:1", "ginger")
    table.turn(A).play(A, action)

    assert table.event(ActionTaken).seat == A
    assert table.state.colonists == [6, 2, 2, 2]


@rule("GOA-K20")
def test_the_colony_column_counts_in_a_founding() -> None:
    """Eight of row 5 and two of the cards found Madras without a colonist of the player."""
    table = Table().rows(A, colony=5).purse(A, colonists=0).deck("exp_01", "exp_04").turn(A)
    table.play(A, FoundColony("madras"))

    assert table.state.colonists[A] == 0
    assert table.state.frames[-1] == ChooseColonyTileFrame(A, "madras")
    assert len(table.legal(A)) == 5


@rule("GOA-K20")
def test_a_colonist_that_is_paid_comes_back_with_no_action() -> None:
    """One of two is paid for Cochin; ships, taxes and harvest give none."""
    table = Table(2).rows(A, colony=3).deck("exp_01", "exp_05").frame(RoundFrame("actions")).settle()
    table.play(A, FoundColony("cochin"), Pay(), PlaceSpice("cochin_any:1", "clove")).play(B, Taxes())
    table.play(A, BuildShips()).play(B, Taxes()).play(A, Harvest())

    assert table.state.colonists == [1, 2]
