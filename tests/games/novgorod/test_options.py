"""The options of the expert parts: their defaults, their values, and what they change (NOV-O3 to NOV-O7)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec import to_builtins

from games.novgorod.table import A, Opening, Table
from kontor.core import Option, Refusal, RefusedError
from kontor.games.novgorod import GAME, NovgorodOptions
from kontor.games.novgorod.actions import EndPhase2, FulfilSpecial, LayStop, MovePirate, Produce, TakeIncome
from kontor.games.novgorod.events import MerchantMoved
from kontor.games.novgorod.rules import O3, O4, O5, O6, O7, XP1, XP3
from kontor.testing.marks import rule

WITH: dict[str, Any] = {"merchant_and_pirate": True}
RING = ("novgorod", "riga", "danzig", "luebeck", "antwerp", "london", "bergen", "visby")


def option(name: str) -> Option:
    """Return an option by its name."""
    return next(each for each in GAME.info.options if each.name == name)


def refusal_of(**options: Any) -> Refusal | None:
    """Ask whether a table of three is allowed."""
    return GAME.check_setup(3, GAME.options(options))


def seeds(count: int) -> list[bytes]:
    """Return some seeds."""
    return [number.to_bytes(32, "big") for number in range(count)]


@rule("NOV-O3")
def test_merchant_and_pirate_are_off_by_default_and_always_come_together() -> None:
    """On, both stand on the map."""
    assert option("merchant_and_pirate") == Option("merchant_and_pirate", (False, True), default=False, rule=O3)
    assert GAME.stored_options({}) == NovgorodOptions()
    assert GAME.options({}).merchant_and_pirate is False
    off, on = Opening().state, Opening(**WITH).state
    assert (off.merchant, off.pirate) == (None, None)
    assert (on.merchant, on.pirate) == ("novgorod", "antwerp")


@rule("NOV-O3", "NOV-O7")
def test_nobody_is_told_why_not_of_a_pirate_or_a_special_order_that_is_not_there() -> None:
    """In the base game a city means a stop, and nothing else."""

    def verbs(**options: Any) -> set[type]:
        table = Table(**options).kontors(A, "danzig")
        laying, menu = table.laying(A, "danzig").state.clone(), table.menu(A, "danzig").state
        return {type(action) for s in (laying, menu) for action in GAME.universe(s, A)}

    assert not verbs() & {MovePirate, FulfilSpecial}
    assert verbs(**WITH, special_orders=True) - verbs() == {MovePirate, FulfilSpecial}


@rule("NOV-O3")
def test_without_them_nothing_of_them_happens() -> None:
    """No merchant moves, his city pays nothing more."""
    table = Table().kontors(A, "novgorod").menu(A, "novgorod").play(A, TakeIncome("novgorod"))
    assert table.state.ducats[A] == 31

    table = Table().menu(A, "danzig").play(A, EndPhase2())
    assert not [event for event in table.events if isinstance(event, MerchantMoved)]


@rule("NOV-O4")
def test_the_merchants_front_is_the_default_and_his_back_can_be_chosen() -> None:
    """Three ducats or one seal for a plain production in his city."""
    assert option("merchant_side").choices == ("front", "back")
    assert (option("merchant_side").default, option("merchant_side").rule) == ("front", O4)
    for side, ducats, seals in (("front", 27 + 4, 1), ("back", 27 + 1, 2)):
        table = Table(**WITH, merchant_side=side).merchant("danzig").menu(A, "danzig").play(A, Produce("danzig"))
        assert (table.state.ducats[A], table.total(A)) == (ducats, seals)
    table = Table(**WITH).merchant("danzig").menu(A, "danzig").play(A, Produce("danzig"))
    assert table.state.ducats[A] == 31


@rule("NOV-O5")
def test_the_pirates_front_is_the_default_and_his_back_can_be_chosen() -> None:
    """His city costs a slot, or is off the map."""
    assert option("pirate_side").choices == ("front", "back")
    assert (option("pirate_side").default, option("pirate_side").rule) == ("front", O5)
    fronts: tuple[dict[str, Any], ...] = ({}, {"pirate_side": "front"})
    for options in fronts:
        table = Table(**WITH, **options).covered(A, 5).turn(A).lay(A, "luebeck")
        assert table.check(A, LayStop("antwerp")) == Refusal(XP1, {"city": "antwerp", "slots": 2, "speed": 2})
    table = Table(**WITH, pirate_side="back").covered(A, 5).turn(A).lay(A, "luebeck")
    assert table.check(A, LayStop("antwerp")) == Refusal(XP3, {"city": "antwerp"})


@rule("NOV-O5", "NOV-O4")
def test_all_four_combinations_of_sides_are_allowed() -> None:
    """With any number of players."""
    for seats, merchant, pirate in product((2, 3, 4), ("front", "back"), ("front", "back")):
        options = GAME.options({**WITH, "merchant_side": merchant, "pirate_side": pirate})
        assert GAME.check_setup(seats, options) is None


@rule("NOV-R45")
@pytest.mark.parametrize(
    ("options", "by"),
    [({"merchant_side": "back"}, O4), ({"pirate_side": "back"}, O5), ({"random_start_cities": True}, O6)],
)
def test_a_choice_without_effect_is_refused_where_they_are_off(options: dict[str, Any], by: str) -> None:
    """The defaults are not."""
    (name,) = options

    assert refusal_of(**options) == Refusal(by, {"option": name, "seats": 3})
    assert refusal_of(**WITH, **options) is None
    with pytest.raises(RefusedError):
        Opening(**options)


@rule("NOV-O6", "NOV-XA1")
def test_the_start_cities_are_fixed_by_default() -> None:
    """Whatever the seed."""
    assert (option("random_start_cities").default, option("random_start_cities").rule) == (False, O6)
    for seed in seeds(8):
        s = Opening(3, seed, **WITH).state
        assert (s.merchant, s.pirate) == ("novgorod", "antwerp")


@rule("NOV-O6", "NOV-R41")
def test_random_start_cities_are_two_different_ones() -> None:
    """Each city for either, each pair about as often."""
    pairs: Counter[tuple[str | None, str | None]] = Counter()
    for seed in seeds(560):
        s = Opening(2, seed, **WITH, random_start_cities=True).state
        pairs[s.merchant, s.pirate] += 1
    assert all(merchant != pirate for merchant, pirate in pairs)
    assert {merchant for merchant, _ in pairs} == {pirate for _, pirate in pairs} == set(RING)
    assert len(pairs) == 56
    assert max(pairs.values()) < 30


@rule("NOV-R41")
def test_later_both_may_share_a_city() -> None:
    """The merchant moves onto the pirate."""
    table = Table(**WITH).pirate("danzig").menu(A).play(A, EndPhase2())

    assert table.state.merchant == table.state.pirate == "danzig"


@rule("NOV-O7")
def test_special_orders_are_off_by_default() -> None:
    """On, four cards and a cover lie on the table."""
    assert option("special_orders") == Option("special_orders", (False, True), default=False, rule=O7)
    assert (Opening().state.column, Opening().state.cover) == ([], None)
    s = Opening(special_orders=True).state
    assert (len(s.column), s.cover is None) == (4, False)


@rule("NOV-O7", "NOV-O3")
def test_both_expert_parts_may_be_used_singly_or_together_also_in_a_first_game() -> None:
    """All eight combinations."""
    for merchant, special, first in product((False, True), repeat=3):
        options: dict[str, Any] = {"merchant_and_pirate": merchant, "special_orders": special, "first_game": first}
        s = Opening(3, **options).state
        assert refusal_of(**options) is None
        assert (s.merchant is not None, bool(s.column)) == (merchant, special)
        assert (sorted(s.bonuses) == ["kontor8", "route5"]) >= first


@rule("NOV-O8")
def test_luxuries_help_to_pay_the_fees_unless_a_match_began_before_or_chooses_otherwise() -> None:
    """The former reading leaves nothing in what is stored."""
    assert option("harbour_fees").choices == ("after_production", "from_income")
    assert (option("harbour_fees").default, option("harbour_fees").former) == ("after_production", "from_income")
    assert GAME.options({}).luxuries_pay_fees
    assert not GAME.stored_options({}).luxuries_pay_fees
    assert not GAME.options({"harbour_fees": "from_income"}).luxuries_pay_fees
    assert "harbour_fees" not in to_builtins(GAME.options({"harbour_fees": "from_income"}))


@rule("NOV-O9")
def test_the_pirate_is_moved_before_and_after_the_route_unless_a_match_began_before_or_chooses_otherwise() -> None:
    """The former reading leaves nothing in what is stored."""
    assert option("pirate_moves").choices == ("each_window", "once")
    assert (option("pirate_moves").default, option("pirate_moves").former) == ("each_window", "once")
    assert GAME.options({}).pirate_moves_again
    assert not GAME.stored_options({}).pirate_moves_again
    assert "pirate_moves" not in to_builtins(GAME.options({"pirate_moves": "once"}))


@rule("NOV-O10")
def test_fulfilled_cards_are_not_skipped_unless_a_match_began_before_or_chooses_otherwise() -> None:
    """The former reading leaves nothing in what is stored."""
    assert option("skip_cost").choices == ("unfulfilled", "all")
    assert (option("skip_cost").default, option("skip_cost").former) == ("unfulfilled", "all")
    assert GAME.options({}).fulfilled_is_not_skipped
    assert not GAME.stored_options({}).fulfilled_is_not_skipped
    assert "skip_cost" not in to_builtins(GAME.options({"skip_cost": "all"}))


@rule("NOV-O7")
def test_the_expert_parts_do_not_change_the_rest_of_the_opening() -> None:
    """Hands, open orders, careers, bonus cards and manufactories are those of the same seed."""
    for seed in seeds(4):
        base, expert = Opening(4, seed).state, Opening(4, seed, **WITH, special_orders=True).state
        for name in ("hands", "open_orders", "careers", "bonuses", "manufactory_of", "stacks", "start_player"):
            assert getattr(base, name) == getattr(expert, name)
