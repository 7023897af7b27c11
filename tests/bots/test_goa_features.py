"""The figures of a seat in Goa: their names, their sizes, and that they move the right way."""

import pytest

from games.goa.table import A, B, Table
from kontor.bots.games.goa.features import NAMES, GoaFeatures
from kontor.core import Seat
from kontor.games.goa import GAME, GoaState

FEATURES = GoaFeatures(GAME)


def figures(state: GoaState, seat: Seat = A) -> dict[str, float]:
    """Return the figures of a seat by name."""
    return dict(zip(NAMES, FEATURES.of(state, seat), strict=True))


def test_other_hands_do_not_matter() -> None:
    """Only the seat's own hand is looked at card by card."""
    table = Table().hand(A, "exp_01").hand(B, "exp_02", "exp_03").placing()
    before = FEATURES.of(table.state, A)
    table.hand(B, "exp_10", "exp_11")
    assert FEATURES.of(table.state, A) == before


def test_a_step_that_is_paid_for_counts_more_than_one_that_lacks_a_ship() -> None:
    """Thoughts 3 and 4: the step 3→4 in ships costs ginger, cinnamon, pepper and three ships, and pays 3 points."""
    table = Table().rows(A, ships=3).store(A, "a:plantation_ginger_2:1", "ginger").purse(A, ships=2)
    table.store(A, "a:plantation_cinnamon_2:1", "cinnamon").store(A, "a:plantation_pepper_2:1").turn(A)
    lacking = figures(table.state)
    table.store(A, "a:plantation_pepper_2:1", "pepper").purse(A, ships=3)
    paid = figures(table.state)
    assert paid["payable_points"] == pytest.approx(3 / 6)
    assert paid["payable_points"] > lacking["payable_points"]
    assert paid["points_sure"] > lacking["points_sure"]


def test_yields_and_red_tiles_are_worth_less_the_later_it_is() -> None:
    """Thought 12: strong in the first round, weak in the seventh; points count more then."""
    table = Table().rows(A, ships=3).keep(A, "a:red_ship:1").placing()
    early = figures(table.state)
    late = figures(table.phase_b(7).state)
    for name in ("ships_yield", "red_tiles"):
        assert early[name] > late[name] > 0
    assert early["points_late"] < late["points_late"]


def test_the_one_who_is_nearer_leads_the_race_for_row_4() -> None:
    """Thought 6: a marker that comes later draws no card."""
    table = Table().rows(A, taxes=3).rows(B, taxes=2).placing()
    assert figures(table.state, A)["first_in_row"] > 0 > figures(table.state, B)["first_in_row"]
    level = figures(table.rows(B, taxes=3).state, A)["first_in_row"]
    assert level == 0


def test_most_ducats_matter_at_the_end() -> None:
    """Thought 11: ducats buy nothing in the last round, but the richest is ahead."""
    table = Table().purse(A, ducats=14).phase_b(8).turn(A)
    rich, poor = figures(table.state, A), figures(table.state, B)
    assert rich["ducats"] == poor["ducats"] == 0
    assert rich["ducats_ahead"] > 0 > poor["ducats_ahead"]


def test_a_second_card_of_a_symbol_counts_twice() -> None:
    """Thought 13: one card 1 point, two alike 3 points."""
    symbol = GAME.box.cards["exp_01"].symbol
    alike = next(card.id for card in GAME.box.cards.values() if card.symbol == symbol and card.id != "exp_01")
    other = next(card.id for card in GAME.box.cards.values() if card.symbol != symbol)
    table = Table().hand(A, "exp_01", other).placing()
    assert (
        figures(table.state)["symbol_points"] * 3 == figures(table.hand(A, "exp_01", alike).state)["symbol_points"] * 2
    )


def test_turns_are_counted_down() -> None:
    """Thought 1: in the last circle A has one turn left, and B after him too; then nothing is left."""
    table = Table().turn(A)
    assert figures(table.state, A)["turns"] == figures(table.state, B)["turns"] == pytest.approx(1 / 3)
    assert figures(Table().turn(B).state, A)["turns"] == 0
    end = Table().end_of_round(8).state
    assert figures(end)["turns"] == figures(end)["ships"] == figures(end)["ships_yield"] == 0
