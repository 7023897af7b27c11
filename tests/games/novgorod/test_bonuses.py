"""Bonus cards: the high value in the first round, the low one later, and then they leave."""

import pytest

from games.novgorod.table import A, B, C, Table
from kontor.games.novgorod.actions import BuyKontor, EndRoute, FulfilRow, PlaceOrder, TakeCareerStep
from kontor.games.novgorod.events import BonusGained, BonusLowered, BonusRemoved, MarkersShown
from kontor.games.novgorod.rules import B1, B2, B3, E2
from kontor.testing.marks import rule

FIVE = ("riga", "danzig", "luebeck", "antwerp", "london")


def fast(seats: int = 3) -> Table:
    """Return a table where everybody can lay five stops."""
    table = Table(seats)
    for seat in range(seats):
        table.speed(seat, 5).ducats(seat, 99)
    return table


def sail(table: Table, seat: int, stops: tuple[str, ...] = FIVE) -> Table:
    """Lay a route, by default of five stops."""
    return table.turn(seat).lay(seat, *stops).play(seat, EndRoute())


def end_of_round(table: Table, last: int = C) -> Table:
    """Let the last player's turn end."""
    return table.seals_phase(last).settle()


@rule("NOV-B1", "NOV-X21")
def test_in_the_first_round_everybody_who_meets_it_gets_the_high_value_at_once() -> None:
    """A, B and C each sail five cities."""
    table = fast()
    for seat in (A, B, C):
        sail(table, seat)
        assert table.event(BonusGained) == BonusGained(seat, "route5", 4, rule=B1)
        assert table.state.seals[seat]["bonus"] == 4
    assert table.state.bonus_of["route5"] == table.state.bonus_now["route5"] == [A, B, C]


@rule("NOV-B2")
def test_if_several_did_the_card_leaves_at_the_end_of_the_round() -> None:
    """Not before; then the same condition brings nothing."""
    table = sail(sail(fast(), A), B)
    assert table.state.bonuses["route5"] == "high"
    end_of_round(table)
    assert table.event(BonusRemoved) == BonusRemoved("route5", rule=B2)
    assert table.state.bonuses == {"kontor8": "high"}
    before = table.total(C)
    assert sail(table, C).total(C) == before


@rule("NOV-B2")
def test_if_one_did_the_card_stays_with_its_low_value() -> None:
    """The other card, which nobody met, stays high."""
    table = end_of_round(sail(fast(), B))

    assert table.event(BonusLowered) == BonusLowered("route5", 2, rule=B2)
    assert table.state.bonuses == {"kontor8": "high", "route5": "low"}
    assert table.state.bonus_now["route5"] == []


@rule("NOV-B3", "NOV-X21")
def test_in_the_first_later_round_all_new_ones_get_the_low_value_and_the_card_leaves() -> None:
    """A had 4; B and C get 2 each in the same later round."""
    table = end_of_round(sail(fast(), A))
    for seat in (B, C):
        before = table.total(seat)
        sail(table, seat)
        assert table.event(BonusGained) == BonusGained(seat, "route5", 2, rule=B3)
        assert table.total(seat) == before + 2
    end_of_round(table)
    assert table.event(BonusRemoved) == BonusRemoved("route5", rule=B3)
    assert "route5" not in table.state.bonuses


@rule("NOV-B3")
def test_one_new_player_is_enough_for_the_low_card_to_leave() -> None:
    """And a round in which nobody meets it changes nothing."""
    table = end_of_round(end_of_round(sail(fast(), A)))
    assert table.state.bonuses["route5"] == "low"
    end_of_round(sail(table, C))
    assert table.event(BonusRemoved) == BonusRemoved("route5", rule=B3)


@rule("NOV-B4")
def test_each_player_gets_each_bonus_once() -> None:
    """A sails five cities again: nothing, and the low card stays."""
    table = end_of_round(sail(fast(), A))
    before = table.total(A)
    sail(table, A)
    assert not any(isinstance(event, BonusGained) for event in table.events)
    assert table.total(A) == before
    end_of_round(table)
    assert table.state.bonuses["route5"] == "low"


@rule("NOV-B4")
def test_in_the_same_round_nobody_gets_it_twice() -> None:
    """Two routes of one player count as one, so the card is only lowered."""
    table = sail(sail(fast(), A), A)
    assert table.state.bonus_now["route5"] == [A]
    end_of_round(table)
    assert table.state.bonuses["route5"] == "low"


@rule("NOV-B4")
def test_a_card_that_is_not_in_play_brings_nothing() -> None:
    """Eight kontors without kontor8."""
    table = Table().bonuses(route5="high").all_kontors(A, but=("riga",)).purchase(A).play(A, BuyKontor("riga"))

    assert table.total(A) == 0
    assert table.state.bonus_of == {"route5": []}


@rule("NOV-B5")
@pytest.mark.parametrize(
    ("filed", "seals"),
    [((), 0), (("o1",), 0), (("o19", "o20"), 0), (("o1", "o19"), 2), (("o1", "o7", "o5"), 4)],
)
def test_diversity_counts_different_goods_and_luxuries_on_both_rows(filed: tuple[str, ...], seals: int) -> None:
    """Minus four: four different ones bring nothing, six 2, eight 4."""
    table = Table().bonuses(diversity="high", route5="high").filed(A, *filed)

    assert table.game.scores(table.state)[A].parts["diversity"] == seals


@rule("NOV-B5")
def test_markers_count_for_diversity_and_orders_aside_and_on_the_hand_do_not() -> None:
    """All eleven bring 7."""
    table = Table(special_orders=True).bonuses(diversity="high", route5="high").last_round()
    table.filed(A, "o1", "o7").markers(A, "o5").hand(A, "o19").aside(A, "o20").filed(B, "o2").markers(B, "o24", "o22")
    scores = table.game.scores(table.state)
    assert [(score.seat, score.parts["diversity"]) for score in scores] == [(A, 4), (B, 2), (C, 0)]
    table.filed(A, "o1", "o7", "o5").markers(A, "o21", "o23")
    assert table.game.scores(table.state)[A].parts["diversity"] == 7
    table.seals_phase(C).settle()
    shown = [event for event in table.events if isinstance(event, MarkersShown)]
    assert shown == [
        MarkersShown(A, ("o21", "o23"), 7, rule=E2),
        MarkersShown(B, ("o24", "o22"), 2, rule=E2),
        MarkersShown(C, (), 0, rule=E2),
    ]


@rule("NOV-B6")
def test_the_round_ends_when_the_start_players_next_turn_would_begin() -> None:
    """B is the start player: the card is lowered after A's turn, not after C's."""
    table = fast()
    table.state.start_player = B
    sail(table, B)
    shown = [end_of_round(table, last).state.bonuses["route5"] for last in (C, A)]
    assert shown == ["high", "low"]


@rule("NOV-R22", "NOV-X26")
def test_two_third_orders_in_a_round_bring_the_high_value_to_both() -> None:
    """Not only to the first; the card then leaves."""
    table = Table().bonuses(orders3="high", route5="high")
    for seat, orders in ((A, ("o1", "o2", "o16")), (B, ("o3", "o4", "o9"))):
        table.filed(seat, *orders[:2]).hand(seat, orders[2])
    table.evaluation(A, "danzig", "luebeck").play(A, FulfilRow("o16", "lower"))
    assert BonusGained(A, "orders3", 4, rule=B1) in table.events
    table.evaluation(B, "luebeck", "antwerp").play(B, FulfilRow("o9", "upper"), PlaceOrder("filed"))
    assert BonusGained(B, "orders3", 4, rule=B1) in table.events
    end_of_round(table)
    assert table.event(BonusRemoved) == BonusRemoved("orders3", rule=B2)


@rule("NOV-R22")
def test_the_career_bonus_has_a_low_value_for_later_ones_too() -> None:
    """A has it; B covers the fourth step in a later round and gets 3."""
    table = Table().bonuses(career3="low", route5="high").has_bonus("career3", A)
    table.career(B, "c1", covered=3).ducats(B, 13).menu(B).play(B, TakeCareerStep())
    assert BonusGained(B, "career3", 3, rule=B3) in table.events
    assert table.total(B) >= 3
