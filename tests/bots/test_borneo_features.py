"""The features of Borneo: as many as names, sound everywhere, and they move the right way."""

import pytest

from games.borneo.table import A, B, Table
from kontor.bots import DEFAULT_BUDGET, make_bot
from kontor.bots.games.borneo.features import NAMES, BorneoFeatures
from kontor.bots.value import setup_key
from kontor.core import Seat
from kontor.games.borneo import GAME

FEATURES = BorneoFeatures(GAME)


def named(table: Table, seat: Seat = A) -> dict[str, float]:
    """Return the features of a seat by name."""
    return dict(zip(NAMES, FEATURES.of(table.state, seat), strict=True))


def crowded() -> Table:
    """Return a table in A's merchant phase where every merchant stands somewhere and no card lies at a port."""
    table = Table().ladders(red="ABC", yellow="BCD", green="CDA", blue="DAB")
    return table.port(0, "board_makassar").port(1, "board_brunei").port(2, "board_ternate").merchant_phase(A)


def test_no_other_hand_is_looked_at() -> None:
    """Other cards in the other hands change nothing."""
    table = crowded().hand(A, "ry_p1", "gb_p1").hand(B, "rg_c1", "yb_c1")
    before = named(table)
    assert named(table.hand(B, "br_n2", "gy_p1")) == before
    assert named(table.hand(A, "br_c1", "gy_c1")) != before


@pytest.mark.parametrize("level", ["clerk", "trader"])
def test_bots_play_on_with_covered_orders(level: str) -> None:
    """They are no edition of their own, so the weights of the edition are found, and worlds have orders to count."""
    options = GAME.options({"completed_orders": "covered"})
    table = Table(completed_orders="covered").completed(B, "two_each", "one_each").merchant_phase(A)

    assert setup_key(GAME, 4, options) == setup_key(GAME, 4, GAME.options({})) == "board/4"
    decision = make_bot(level, GAME).decide(table.view(A), table.legal(A), DEFAULT_BUDGET, bytes(32))
    assert decision.action in table.legal(A)


def test_goods_bring_orders_into_reach() -> None:
    """Four of a kind promise more than four that fit nothing, and what was promised is payable at the end."""
    table = crowded().port_stack(2).warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yr_c1")
    three = named(table)
    four = named(table.warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yr_p1"))
    assert four["points"] == three["points"]
    for name in ("same_orders", "payable_late", "promise", "promise_late", "lead"):
        assert four[name] > three[name]
    assert four["each_orders"] < three["each_orders"]


def test_nothing_is_promised_after_the_last_chance() -> None:
    """A player who has had the last chance keeps the points and nothing else."""
    table = crowded().warehouse(A, "ry_p1", "rg_p1", "rb_p1", "yr_p1").warehouse(B, "ry_c1", "rg_c1", "rb_c1", "yr_c1")
    table.port_stack(0).state.ports = [None] * 3
    table.last_chance(B)
    assert (named(table, A)["promise"], named(table, A)["turn"]) == (0, 0)
    assert named(table, B)["promise"] > 0
    assert named(table, B)["lead"] > 0


def test_a_better_rank_promises_more() -> None:
    """Rank 1 instead of rank 3, above all where flags lie."""
    table = crowded().port(0, "board_makassar", "gb_p1")
    third = named(table)
    first = named(table.ladders(red="ABC", yellow="BCD", green="ADC", blue="DAB"))
    for name in ("first_ranks", "rank_income", "monopolies"):
        assert first[name] > third[name]
    assert first["lower_ranks"] < third["lower_ranks"]


def test_a_hand_that_can_share_out_is_worth_more_when_the_turn_is_near() -> None:
    """Six red flags make the monopoly; A leads red."""
    table = crowded().port(0, "board_makassar", "rb_l1").hand(A, "gb_p1", "yb_p1")
    without = named(table)
    ready = named(table.hand(A, "ry_c1", "yb_p1"))
    waiting = named(table.merchant_phase(B))
    assert without["trigger"] == 0
    assert ready["trigger"] == pytest.approx(2 / 3)
    assert ready["trigger_soon"] > waiting["trigger_soon"]
    assert ready["hand_flags"] > without["hand_flags"]
    assert (ready["turn"], waiting["turn"]) == (1, 0)


def test_points_count_for_more_when_the_end_is_near() -> None:
    """The same points with fewer ports in the stack; completed orders decide ties."""
    table = crowded().completed(A, "one_each")
    early = named(table)
    late = named(table.port_stack(1))
    assert late["points"] == early["points"] > 0
    assert late["points_late"] > early["points_late"]
    assert late["completed_orders_late"] > early["completed_orders_late"]
    assert late["hand_early"] < early["hand_early"]
    assert named(table, A)["lead"] > 0 > named(table, B)["lead"]
