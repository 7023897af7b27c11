"""What the labels of actions and the questions say: facts, not sentences."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.novgorod.boxes import FORMER_BOX
from games.novgorod.matches import plies
from games.novgorod.table import A, B, C, Table
from kontor.core import Action
from kontor.games.novgorod import GAME, actions
from kontor.games.novgorod.frames import CompoundFrame
from kontor.testing.marks import rule


def facts(table: Table, action: Action) -> Mapping[str, Any]:
    """Return what the label of a legal action says in addition to its fields; everybody reads the same."""
    seat = table.deciders[0]
    assert table.check(seat, action) is None
    return GAME.label_facts(table.view(seat), action)


def asked(table: Table) -> Mapping[str, Any]:
    """Return what the open question says in addition to its frame's fields; everybody reads the same."""
    found = [GAME.question_facts(table.view(seat)) for seat in (A, B, None)]
    assert found[0] == found[1] == found[2]
    return found[0]


@rule("NOV-S7")
def test_a_side_of_the_career_card_says_its_steps_for_the_player_who_is_asked() -> None:
    """Before the first turn this is not always the active player."""
    table = Table().choose_sides(B)

    steps = facts(table, actions.ChooseCareerSide("back"))["steps"]
    assert steps == [("step", f"c2_back:{number}") for number in range(5)]
    named = GAME.name(*steps[1])
    assert named.variables == {"cost": ("cost", "l2"), "privilege": ("privilege", "speed")}
    assert FORMER_BOX.name(*steps[1]).variables == {"cost": ("cost", "l1"), "privilege": ("privilege", "speed")}
    assert GAME.name("step", "c2_back:4").variables["cost"] == ("cost", "g2+l2")


@rule("NOV-N2", "NOV-N3", "NOV-N6")
def test_a_pick_says_its_price_and_what_is_left() -> None:
    """The ducats for all orders are set aside."""
    table = Table().hand(A, "o1").kontors(B, "novgorod").draft(A)

    assert facts(table, actions.IntroTakeKontor("novgorod")) == {"price": 7, "good": ("good", "furs"), "income": 4}
    assert facts(table, actions.IntroTakeOrder("deck")) == {"deck": True, "price": 6}
    assert facts(table, actions.IntroTakeOrder(table.state.open_orders[0])) == {"deck": False, "price": 6}
    assert asked(table) == {"kontors": 2, "orders": 1, "spare": 15}
    table.kontors(A, "riga").state.picked[A] = 4
    assert asked(table) == {"kontors": 1, "orders": 1, "spare": 11}


@rule("NOV-T1.4")
def test_a_stop_says_its_good_its_luxury_and_whether_the_kontor_is_the_players() -> None:
    """Of the player who is asked."""
    table = Table().kontors(A, "danzig").kontors(B, "riga").turn(A)

    figures = {"income": 3, "fee": 3}
    own = {"good": ("good", "amber"), "luxury": ("luxury", "jewellery"), "own": True}
    assert facts(table, actions.LayStop("danzig")) == {**own, **figures}
    assert facts(table, actions.LayStop("riga"))["own"] is False


@rule("NOV-T1.3", "NOV-T1.5", "NOV-XP1")
def test_a_route_says_its_slots_its_fees_and_the_speed_that_the_pirate_leaves() -> None:
    """On his front, and in his city."""
    table = Table(merchant_and_pirate=True).pirate("visby").speed(A, 4).kontors(A, "danzig").turn(A)
    assert asked(table) == {"slots": 0, "speed": 4, "fees": 0}

    table.lay(A, "luebeck", "+")
    assert facts(table, actions.EndRoute()) == asked(table) == {"slots": 2, "speed": 4, "fees": 2}
    table.turn(A).lay(A, "luebeck")
    assert facts(table, actions.LayPlaceholder()) == {"city": ("city", "luebeck"), "luxury": ("luxury", "provisions")}
    table.lay(A, "visby")
    assert asked(table) == {"slots": 2, "speed": 3, "fees": 5}


@rule("NOV-TA1", "NOV-TA2", "NOV-TA4")
def test_a_production_says_its_luxury_and_its_recipes() -> None:
    """A recipe says what it is made of, and what plain production pays."""
    table = Table().makers(luebeck="m_amber").hold(A, "visby").menu(A, "danzig", "luebeck")

    recipes = [("asked", "amber"), ("asked", "amber+glass")]
    made = {"luxury": ("luxury", "jewellery"), "recipes": recipes}
    assert facts(table, actions.Produce("luebeck")) == made
    table.play(A, actions.Produce("luebeck"))
    assert facts(table, actions.ChooseRecipe(1)) == {
        "goods": ("asked", "amber+glass"),
        "plain": True,
        "seals": 2,
        "ducats": 2,
    }
    assert asked(table)["next"] == "recipe"


@rule("NOV-TB2", "NOV-TB3", "NOV-TB6")
def test_a_row_says_what_it_asks_for_and_what_it_brings_in_this_turn() -> None:
    """The lower row brings more if the upper one was fulfilled in the same turn."""
    table = Table().hand(A, "o16").menu(A, "danzig", "luebeck")

    row = {"number": 16, "asked": ("asked", "amber+salt")}
    assert facts(table, actions.FulfilRow("o16", "lower")) == {**row, "seals": 2}
    table.aside(A, "o16").done(upper=("o16",))
    assert facts(table, actions.FulfilRow("o16", "lower")) == {**row, "seals": 3}

    table = Table().hand(A, "o6").menu(A, "danzig", "luebeck").play(A, actions.FulfilRow("o6", "upper"))
    assert facts(table, actions.PlaceOrder("aside")) == {"aside": True, "asked": ("asked", "cloth+fish")}
    assert facts(table, actions.PlaceOrder("filed"))["aside"] is False


@rule("NOV-TC1", "NOV-TC2", "NOV-T4.1")
def test_a_career_step_says_its_cost_its_privilege_and_the_seals_after_it() -> None:
    """The last one leads to the top field."""
    table = Table().career(A, "c1", covered=3).menu(A)
    step = {"cost": ("cost", "d13"), "privilege": ("privilege", "speed")}
    assert facts(table, actions.TakeCareerStep()) == {"step": 4, **step, "seals": 3}

    view = table.covered(A, 4).view(A)
    assert GAME.label_facts(view, actions.TakeCareerStep())["seals"] == 4
    view = table.covered(A, 5).view(A)
    none = {"cost": "", "privilege": ""}
    assert GAME.label_facts(view, actions.TakeCareerStep()) == {"step": 5, **none, "seals": 4}


@rule("NOV-XS3", "NOV-XS4", "NOV-XS5")
def test_a_special_order_says_what_it_asks_for_and_what_is_to_be_paid_now() -> None:
    """With its place in the column, and with what is left of the discount."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").career(A, "c2").speed(A, 4)
    table.menu(A, "danzig", "luebeck", "visby", placeholders=["visby"])

    third = {"asked": ("asked", "jewellery"), "inputs": 2, "seals": 5}
    assert facts(table, actions.FulfilSpecial("s3")) == {**third, "ducats": 6}
    table.play(A, actions.FulfilSpecial("s3"))
    assert asked(table)["next"] == "discount"
    assert facts(table, actions.UseDiscount("yes")) == {"use": True, "ducats": 3}
    assert facts(table, actions.UseDiscount("no")) == {"use": False, "ducats": 6}
    table.menu(A, "danzig", "luebeck", "visby", placeholders=["visby"]).done(privilege="order_discount", discount=2)
    assert facts(table, actions.FulfilSpecial("s3"))["ducats"] == 4
    gone = GAME.label_facts(Table().view(A), actions.FulfilSpecial("s3"))
    assert gone == {"asked": "", "inputs": 0, "ducats": 0, "seals": 0}


@rule("NOV-TD1", "NOV-TD2")
def test_storing_says_what_leaves_the_hold_for_it() -> None:
    """An empty hold loses nothing."""
    table = Table().kontors(A, "danzig", "riga").menu(A, "danzig")
    store = {"good": ("good", "amber")}
    assert facts(table, actions.StoreGood("danzig")) == {**store, "full": False, "left": ""}
    table.hold(A, "riga")
    assert facts(table, actions.StoreGood("danzig")) == {**store, "full": True, "left": ("good", "grain")}


@rule("NOV-TE1", "NOV-TE2", "NOV-XM1")
def test_income_says_its_ducats_with_the_merchants() -> None:
    """He pays once in a turn, and on his front only."""
    table = Table(merchant_and_pirate=True).merchant("danzig").kontors(A, "danzig", "riga").menu(A, "riga", "danzig")

    assert facts(table, actions.TakeIncome("danzig")) == {"ducats": 6, "merchant": 3}
    assert facts(table, actions.TakeIncome("riga")) == {"ducats": 2, "merchant": 0}
    assert facts(table, actions.TakeAllIncome()) == {"ducats": 8, "merchant": 3}
    assert facts(table.done(merchant=True), actions.TakeAllIncome()) == {"ducats": 5, "merchant": 0}
    assert facts(table, actions.UseIncomePrivilege()) == {"ducats": 2}
    assert facts(table, actions.EndPhase2()) == {"fees": 0}
    back = Table(merchant_and_pirate=True, merchant_side="back").merchant("danzig").kontors(A, "danzig")
    assert facts(back.menu(A, "danzig"), actions.TakeIncome("danzig")) == {"ducats": 3, "merchant": 0}


@rule("NOV-T3.1", "NOV-T3.4", "NOV-T3.7")
def test_a_purchase_says_its_price() -> None:
    """The privilege makes an order cheaper."""
    table = Table().purchase(A)

    assert facts(table, actions.BuyKontor("danzig")) == {"price": 5, "good": ("good", "amber"), "income": 3}
    assert facts(table, actions.BuyShip()) == {"speed": 3, "price": 5}
    assert facts(table, actions.BuyOrder("deck")) == {"deck": True, "price": 6}
    assert facts(table, actions.BuyOrderDiscounted("deck")) == {"deck": True, "price": 3}
    assert asked(table) == {"ducats": 27, "bought": False}
    table.done(bought=True)
    assert facts(table, actions.EndPhase3()) == {"bought": True}
    assert asked(table) == {"ducats": 27, "bought": True}
    top = table.speed(A, 5).view(A)
    assert GAME.label_facts(top, actions.BuyShip()) == {"speed": 6, "price": 0}


@rule("NOV-XP2", "NOV-R26", "NOV-XP4")
@pytest.mark.parametrize(("seals", "cost"), [(12, 6), (9, 3), (5, 0)])
def test_the_pirate_says_what_he_costs_the_player_who_moves_him(seals: int, cost: int) -> None:
    """By value, so that ties pay the same; his back costs the privilege."""
    table = Table(merchant_and_pirate=True).pirate("riga").seals(A, seals).seals(B, 12).seals(C, 9).turn(A)
    assert facts(table, actions.MovePirate("visby")) == {"back": False, "ducats": cost}
    back = Table(merchant_and_pirate=True, pirate_side="back").pirate("riga").turn(A)
    assert facts(back, actions.MovePirate("visby")) == {"back": True, "ducats": 0}


@rule("NOV-A6", "NOV-A7", "NOV-A8")
def test_a_row_is_asked_for_step_by_step() -> None:
    """Its goods one by one, or the manufactory, the recipe and the goods of a luxury."""
    table = Table().hand(A, "o16", "o21").makers(luebeck="m_amber").hold(A, "danzig").menu(A, "danzig", "luebeck")
    table.play(A, actions.FulfilRow("o16", "lower"))
    found = asked(table)
    assert (found["next"], found["good"], found["any"]) == ("source", ("good", "amber"), False)
    assert (found["wanted"], found["number"]) == (("asked", "amber+salt"), 16)
    assert facts(table, actions.ChooseSource("hold")) == {"good": ("good", "amber"), "hold": True}
    assert facts(table, actions.ChooseSource("danzig")) == {"good": ("good", "amber"), "hold": False}

    def luxury(*steps: actions.Inner) -> Mapping[str, Any]:
        return asked(table.frame(CompoundFrame(A, "row", order="o21", row="upper", steps=steps, asked=True)))

    assert (luxury()["next"], luxury()["luxury"]) == ("manufactory", "")
    begun = luxury(actions.ChooseManufactory("luebeck"))
    assert (begun["next"], begun["city"], begun["luxury"]) == (
        "recipe",
        ("city", "luebeck"),
        ("luxury", "jewellery"),
    )
    both = (actions.ChooseManufactory("luebeck"), actions.ChooseRecipe(1))
    assert [luxury(*both)[key] for key in ("next", "good")] == ["source", ("good", "amber")]
    assert luxury(*both, actions.ChooseSource("danzig"))["good"] == ("good", "glass")
    assert GAME.label_facts(table.view(A), actions.ChooseRecipe(0))["plain"] is False


@rule("NOV-A9")
def test_a_career_step_asks_for_any_good_and_then_for_its_luxuries() -> None:
    """One luxury after the other."""
    table = Table().career(A, "c1", covered=4).menu(A, "danzig", "luebeck", "visby")

    def step(*steps: actions.Inner) -> tuple[str, Any]:
        found = asked(table.frame(CompoundFrame(A, "career", steps=steps, asked=True)))
        assert found["wanted"] == ("cost", "g2+l2")
        return found["next"], found["any"]

    one, two = actions.ChooseSource("danzig"), actions.ChooseSource("luebeck")
    made = (actions.ChooseManufactory("visby"), actions.ChooseRecipe(0), actions.ChooseSource("visby"))
    assert step() == step(one) == ("source", True)
    assert step(one, two) == ("manufactory", True)
    assert step(one, two, *made[:1]) == ("recipe", True)
    assert step(one, two, *made[:2]) == ("source", False)
    assert step(one, two, *made) == ("manufactory", True)


@rule("NOV-A10")
def test_a_special_order_asks_for_its_goods_and_then_for_its_luxury() -> None:
    """Without the discount where there is no choice about it."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").menu(A, "antwerp", "visby")
    table.done(privilege="speed")

    def part(*steps: actions.Inner) -> tuple[str, Any]:
        found = asked(table.frame(CompoundFrame(A, "special", card="s4", steps=steps, asked=True)))
        assert found["wanted"] == ("asked", "cloth+jewellery")
        return found["next"], found["good"]

    assert part() == ("source", ("good", "cloth"))
    assert part(actions.UseDiscount("no")) == ("source", ("good", "cloth"))
    assert part(actions.ChooseSource("antwerp")) == ("manufactory", "")


def test_the_menus_say_ducats_and_fees() -> None:
    """A table where the game is over has nothing to ask."""
    table = Table().menu(A, "danzig")
    assert asked(table) == {"fees": 3, "ducats": 27}
    assert asked(table.frame()) == {}


def test_answers_to_another_question_have_labels_too() -> None:
    """They name nothing: a player who tries them is told why they are not allowed."""
    view = Table().view(A)
    for action, wanted in (
        (actions.LayPlaceholder(), {"city": "", "luxury": ""}),
        (actions.ChooseRecipe(2), {"goods": "", "plain": False, "seals": 0, "ducats": 0}),
        (actions.ChooseSource("hold"), {"good": "", "hold": True}),
        (actions.UseDiscount("yes"), {"use": True, "ducats": 0}),
        (actions.PlaceOrder("aside"), {"aside": True, "asked": ""}),
    ):
        assert GAME.label_facts(view, action) == wanted


def test_all_actions_of_a_type_have_the_same_facts_or_none() -> None:
    """In every position of random matches."""
    speaking: dict[type[Action], frozenset[str]] = {}
    for ply in plies():
        view = GAME.view(ply.before, ply.seat)
        for action in GAME.legal_actions(ply.before, ply.seat):
            found = frozenset(GAME.label_facts(view, action))
            assert speaking.setdefault(type(action), found) == found
    assert speaking.keys() == set(actions.ACTIONS)
    assert {type_ for type_, found in speaking.items() if not found} == {actions.EndTurn}


def test_the_next_step_of_every_compound_action_is_known_from_the_view() -> None:
    """It is what the legal steps are, in every position of random matches."""
    verbs = {
        "manufactory": actions.ChooseManufactory,
        "recipe": actions.ChooseRecipe,
        "source": actions.ChooseSource,
        "discount": actions.UseDiscount,
    }
    seen = set()
    for ply in plies():
        if isinstance(ply.before.frames[-1], CompoundFrame):
            said = GAME.question_facts(GAME.view(ply.before, None))["next"]
            seen.add(said)
            assert {type(action) for action in GAME.legal_actions(ply.before, ply.seat)} == {verbs[said]}
    assert seen == verbs.keys()
