"""What the labels of actions and the questions say: facts, not sentences."""

from collections.abc import Mapping
from typing import Any

from games.cargo_noir.matches import plies
from games.cargo_noir.table import A, B, C, Table
from kontor.core import Action
from kontor.games.cargo_noir import GAME, actions
from kontor.games.cargo_noir.frames import BasketFrame, BidFrame, DiscardFrame, PaymentFrame, RaiseFrame
from kontor.testing.marks import rule


def facts(table: Table, action: Action) -> Mapping[str, Any]:
    """Return what the label of a legal action of A says in addition to its fields."""
    assert table.check(A, action) is None
    return GAME.label_facts(table.view(A), action)


def asked(table: Table) -> Mapping[str, Any]:
    """Return what the open question says in addition to its frame's fields; everybody reads the same."""
    found = [GAME.question_facts(table.view(seat)) for seat in (A, B, None)]
    assert found[0] == found[1] == found[2]
    return found[0]


def named(table: Table, *cargo_types: str) -> bool:
    """Return True if the tiles of Panama are named."""
    tiles = facts(table, actions.SendShip("panama"))["tiles"]
    return [GAME.name(*tile).key for tile in tiles] == [f"cargo_type-{cargo_type}" for cargo_type in cargo_types]


@rule("CAR-T1.4", "CAR-U3", "CAR-O4")
def test_a_ship_at_the_casino_says_what_it_brings() -> None:
    """Two coins, or what a limited bank has left."""
    assert facts(Table().casino(A).ships(), actions.ResolveCasino()) == {"coins": 2}
    assert facts(Table().casino(A).bank(1).ships(), actions.ResolveCasino()) == {"coins": 1}
    assert facts(Table(coin_supply="unlimited").casino(A).bank(1).ships(), actions.ResolveCasino()) == {"coins": 2}


@rule("CAR-T1.7")
def test_a_capture_says_the_stack_and_names_the_tiles() -> None:
    """There is no other stack."""
    table = Table().port("panama", "uranium", "wild").stack("panama", A, 3).ships()

    found = facts(table, actions.ResolveCapture("panama"))
    assert (found["stack"], found["highest"]) == (3, 0)
    assert [GAME.name(*tile).key for tile in found["tiles"]] == ["cargo_type-uranium", "cargo_type-wild"]


@rule("CAR-T1.8", "CAR-T1.9", "CAR-T1.10")
def test_an_outbid_ship_says_its_own_stack_and_the_highest_other_one() -> None:
    """Whether it raises or withdraws."""
    table = Table().stack("panama", A, 2).stack("panama", B, 3).stack("panama", C, 5).ships()

    assert facts(table, actions.ResolveRaise("panama")) == {"stack": 2, "highest": 5}
    assert facts(table, actions.ResolveWithdraw("panama")) == {"stack": 2, "highest": 5}


@rule("CAR-C3", "CAR-C4", "CAR-C5")
def test_a_card_says_its_cost_its_points_and_its_effect() -> None:
    """Only Smuggler's Edge has effects."""
    table = Table().tiles(A, *["ivory"] * 5).trade()

    effects = [("cargo_ship", 15, 1), ("warehouse", 10, 2), ("syndicate", 10, 2)]
    for card, cost, amount in effects:
        wanted = {"cost": cost, "points": 5, "effect": card, "amount": amount}
        assert facts(table, actions.BasketCard(card)) == wanted
    villa = {"cost": 15, "points": 15, "effect": "none", "amount": 0}
    assert facts(table, actions.BasketCard("villa")) == villa


@rule("CAR-T2.7", "CAR-E2", "CAR-R31")
def test_the_end_of_a_trade_says_the_coins_or_the_surplus() -> None:
    """Never both."""
    table = Table().tiles(A, *["ivory"] * 6).safe(A, 2).last_round()

    for tiles, coins, surplus in ((3, 1, 0), (4, 0, 6)):
        table.turn(A, PaymentFrame(A, ("warehouse",), ("ivory",) * tiles))
        assert facts(table, actions.CloseTrade()) == {"coins": coins, "surplus": surplus}


@rule("CAR-T3.2", "CAR-T3.4")
def test_a_destination_says_whether_it_is_a_port_what_lies_there_and_the_least_bid() -> None:
    """The Casino and the Black Market have neither."""
    table = Table().port("panama", "uranium", "wild").stack("panama", B, 2).stack("panama", C, 3).sending()

    found = facts(table, actions.SendShip("panama"))
    assert (found["to_port"], found["least"]) == (True, 4)
    assert named(table, "uranium", "wild")
    assert facts(table, actions.SendShip("rotterdam"))["least"] == 1
    for destination in ("casino", "black_market"):
        assert facts(table, actions.SendShip(destination)) == {"to_port": False, "least": 0, "tiles": []}


@rule("CAR-T1.9", "CAR-T3.3", "CAR-T3.4")
def test_a_bid_is_asked_for_with_the_stacks_and_the_safe() -> None:
    """The first bid, a bid against another one, and a raise."""
    table = Table().safe(A, 6).stack("panama", B, 3)

    assert asked(table.turn(A, BidFrame(A, "rotterdam"))) == {"highest": 0, "safe": 6}
    assert asked(table.turn(A, BidFrame(A, "panama"))) == {"highest": 3, "safe": 6}
    assert asked(table.stack("panama", A, 2).turn(A, RaiseFrame(A, "panama"))) == {"stack": 2, "highest": 3, "safe": 6}


@rule("CAR-T3.1", "CAR-E8")
def test_a_ship_is_asked_for_with_the_ships_left_and_the_safe() -> None:
    """In the last round it may stay."""
    table = Table().safe(A, 6).casino(A).sending()

    assert asked(table) == {"ships": 2, "safe": 6, "last": False}
    assert asked(table.last_round()) == {"ships": 2, "safe": 6, "last": True}


@rule("CAR-T2.11", "CAR-T2.12")
def test_a_discard_is_asked_for_with_the_excess() -> None:
    """A Warehouse makes it smaller."""
    table = Table().tiles(A, *["ivory"] * 9).turn(A, DiscardFrame(A))

    assert asked(table) == {"excess": 3}
    assert asked(table.cards(A, "warehouse")) == {"excess": 1}


@rule("CAR-T2.2", "CAR-D4", "CAR-E2")
def test_a_trade_is_asked_for_with_what_it_costs_and_what_can_be_paid() -> None:
    """The safe counts in the last round only."""
    table = Table().tiles(A, *["ivory"] * 4).safe(A, 2).turn(A, BasketFrame(A, ("warehouse",)))
    assert asked(table) == {"cost": 10, "most": 16, "last": False}
    assert asked(table.last_round()) == {"cost": 10, "most": 18, "last": True}

    payment = {"cost": 10, "value": 9}
    table.turn(A, PaymentFrame(A, ("warehouse",), ("ivory",) * 3))
    assert asked(table) == {**payment, "coins": 2, "missing": 1, "enough": True}
    assert asked(table.safe(A, 0)) == {**payment, "coins": 0, "missing": 1, "enough": False}
    assert asked(table.safe(A, 2).round(2)) == {**payment, "coins": 0, "missing": 1, "enough": False}
    table.turn(A, PaymentFrame(A, ("warehouse",), ("ivory",) * 4))
    assert asked(table) == {"cost": 10, "value": 16, "coins": 0, "missing": 0, "enough": True}


@rule("CAR-T1.1", "CAR-R34")
def test_the_menu_of_ships_is_asked_for_with_the_ships_that_have_not_acted() -> None:
    """At the Casino, at the Black Market and in ports, and not where the stack was raised."""
    table = Table().stack("panama", A, 2).stack("panama", B, 3).casino(A).at_market(A).casino(B).ships()

    assert asked(table) == {"ships": 3}
    assert asked(table.play(A, actions.ResolveRaise("panama"), actions.RaiseTo(4))) == {"ships": 2}
    assert asked(table.play(A, actions.ResolveCasino())) == {"ships": 1}


def test_a_swap_says_enough_without_facts() -> None:
    """Nor does a table where the game is over need any."""
    table = Table().tiles(A, "ivory").at_market(A).ships()
    assert asked(table.play(A, actions.ResolveSwap("ivory"))) == {}
    assert asked(table.frame()) == {}


def test_all_actions_of_a_type_have_the_same_facts_or_none() -> None:
    """In every position of random matches."""
    speaking: dict[type[Action], frozenset[str]] = {}
    for ply in plies():
        view = GAME.view(ply.before, ply.seat)
        for action in GAME.legal_actions(ply.before, ply.seat):
            found = frozenset(GAME.label_facts(view, action))
            assert speaking.setdefault(type(action), found) == found
    assert speaking.keys() == set(actions.ACTIONS)
    assert {type_ for type_, found in speaking.items() if not found} == {
        *(actions.RaiseTo, actions.ResolveDraw, actions.ResolveSwap, actions.SwapTake, actions.SkipTrade),
        *(actions.CloseBasket, actions.PayTile, actions.DiscardTile, actions.SetBid, actions.EndTurn),
    }
