"""The figures of the box are those of the ledger's section Components, and what a person changes takes effect."""

from typing import Any

import pytest

from games.novgorod.boxes import changed, levels, recipe, step
from games.novgorod.table import A, Table
from kontor.core import Action, seeded
from kontor.games.novgorod import GAME, Novgorod, NovgorodState
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    EndPhase2,
    FulfilRow,
    FulfilSpecial,
    LayStop,
    MovePirate,
    PlaceOrder,
    Produce,
    TakeCareerStep,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.rules import XP1
from kontor.testing.boxes import Data, Edit, all_of, entry, every, table

EXPERT: dict[str, Any] = {"merchant_and_pirate": True, "special_orders": True}
SHORT = table("limits", safety_round=3)
FREE = all_of(every("city", prices=[0, 0, 0, 0], harbour_fee=0), table("prices", order=3))
ONE_STEP = {"step": 1, "ducats": 1, "goods": 0, "luxuries": 0, "privilege": "seal", "seals": 0, "red_x": True}
PLAYED: dict[str, Edit] = {
    "short": table("limits", end_seals=1),
    "just enough ducats": table("setup", ducats=26),
    "no draft": table("setup", intro_kontors=0, intro_orders=0, orders_dealt=0),
    "no kontors": table("setup", intro_kontors=0, intro_orders=2),
    "many kontors": table("setup", ducats=99, intro_kontors=7),
    "free": FREE,
    "expensive": every("city", harbour_fee=9, income=0),
    "slow ships": all_of(table("setup", speed=1), levels(2)),
    "fast ships": levels(*range(3, 11)),
    "hard pirate": table("pirate", front_penalty=5, cost_second_most=30, cost_most_seals=60),
    "few open orders": table("limits", open_orders=0),
    "one step": every("career", steps=[ONE_STEP]),
}


def play(game: Novgorod, number: int) -> None:
    """Play random matches to their end; the components stay complete."""
    for seats, options in ((4, {}), (2, EXPERT), (3, EXPERT | {"pirate_side": "back", "merchant_side": "back"})):
        luck = seeded(number)
        s = game.start(seats, game.options(options), luck.bytes(32))
        for _ in range(game.info.max_decisions):
            if not s.frames:
                break
            seat = game.deciders(s)[0]
            game.advance(s, seat, luck.pick(game.legal_actions(s, seat)), lambda event: None)
        assert game.outcome(s) is not None
        assert list(game.census(s)) == list(game.inventory(seats, s.options))


def after(game: Novgorod, s: NovgorodState, *actions: Action) -> NovgorodState:
    """Return the table after some steps of A in a changed game."""
    for action in actions:
        s = game.apply(s, A, action).state
    return s


@pytest.mark.parametrize("edit", PLAYED.values(), ids=PLAYED.keys())
def test_every_file_that_is_not_refused_can_be_played_to_the_end(edit: Edit) -> None:
    """With random play there is always a legal action, and the match ends."""
    play(changed(SHORT, edit), 1)


def test_changed_recipes_incomes_and_fees_are_taken() -> None:
    """Jewellery of amber for 7 seals and 8 ducats, an income of 9 in Lübeck, a fee of 6 in Danzig."""
    game = changed(
        recipe("m_amber", 0, seals=7, ducats=8),
        entry("city", "luebeck", income=9),
        entry("city", "danzig", harbour_fee=6),
    )
    s = after(game, Table().kontors(A, "luebeck").menu(A, "danzig", "luebeck").state, Produce("danzig"))
    assert (s.total_seals(A), s.ducats[A]) == (7, 35)
    s = after(game, s, TakeIncome("luebeck"), EndPhase2())
    assert s.ducats[A] == 35 + 9 - 6


def test_changed_rewards_and_privileges_are_taken() -> None:
    """Rows for 5, 6 and 8; five extra ducats; two off an order of nine."""
    game = changed(
        table("rewards", upper=5, lower=6, lower_same_turn=8),
        table("privileges", income=5, order_discount=2),
        table("prices", order=9),
        table("setup", ducats=32),
    )
    s = Table().hand(A, "o16").aside(A, "o6").hold(A, "bergen").menu(A, "riga", "danzig", "luebeck", "antwerp").state
    both = after(game, s, FulfilRow("o16", "upper"), PlaceOrder("aside"), FulfilRow("o16", "lower"))
    assert both.seals[A] == {"orders": 13}
    assert after(game, s, FulfilRow("o6", "lower")).seals[A] == {"orders": 6}
    assert after(game, s, UseIncomePrivilege()).ducats[A] == 32
    s = after(game, Table().open_orders("o1", "o2").purchase(A).state, BuyOrder("o1"), BuyOrderDiscounted("o2"))
    assert s.ducats[A] == 27 - 9 - 7


def test_changed_prices_speeds_and_steps_are_taken() -> None:
    """Danzig for 1, the third speed for 2, a step for 20 ducats."""
    game = changed(entry("city", "danzig", prices=[1, 1, 1, 1]), levels(3, 4, price=2), step("c1_front", 3, ducats=20))
    s = Table().purchase(A).state
    s.stacks["danzig"] = game.box.prices("danzig", 3)
    assert after(game, s, BuyKontor("danzig")).ducats[A] == 26
    assert after(game, s, BuyShip()).ducats[A] == 25
    assert after(game, Table().covered(A, 3).menu(A).state, TakeCareerStep()).ducats[A] == 7


def test_changed_figures_of_the_expert_parts_are_taken() -> None:
    """The merchant brings 5, the pirate costs 2 slots and 9 ducats, each card above costs 2."""
    game = changed(
        table("merchant", front_ducats=5),
        table("pirate", front_penalty=2, cost_most_seals=9),
        table("special_orders", cost_per_card_above=2),
        table("limits", end_seals=9),
    )
    s = Table(**EXPERT).merchant("danzig").kontors(A, "danzig").menu(A, "danzig").state
    assert after(game, s, TakeIncome("danzig")).ducats[A] == 27 + 3 + 5
    assert after(game, s, MovePirate("riga")).ducats[A] == 18
    s = Table(**EXPERT).speed(A, 3).covered(A, 5).turn(A).lay(A, "luebeck").state
    refusal = game.check(s, A, LayStop("antwerp"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == (XP1, {"city": "antwerp", "slots": 2, "speed": 3})
    s = Table(**EXPERT).column("s1A", "s3B", "s4C", "s2A").menu(A, "london", "antwerp", "luebeck").state
    assert after(game, s, FulfilSpecial("s2"), UseDiscount("no")).ducats[A] == 27 - 1 - 6


def test_the_order_of_the_entries_does_not_matter() -> None:
    """Cities lie by their place on the ring, cards by their ids."""

    def turned(data: Data) -> None:
        for name in ("city", "manufactory", "order", "career", "bonus", "ship_level", "special_order_part"):
            data[name].reverse()

    game = changed(turned)
    assert (game.box.ring, list(game.box.orders)) == (GAME.box.ring, list(GAME.box.orders))
    for number in range(5):
        options, seed = game.options(EXPERT), number.to_bytes(32, "big")
        assert game.start(3, options, seed) == GAME.start(3, options, seed)
