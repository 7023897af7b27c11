from games.borneo.table import A, B, Table
from kontor.core import Refusal
from kontor.games.borneo.actions import DiscardExcess
from kontor.games.borneo.events import CardsDiscarded, CargoDrawn, PileReshuffled
from kontor.games.borneo.frames import ExcessFrame, MerchantFrame
from kontor.games.borneo.rules import T4_1, T4_2, T4_3
from kontor.testing.marks import rule

FIVE = ("ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1")


def reshuffles(table: Table) -> list[PileReshuffled]:
    """Return the reshuffles since the table was set up or the last step."""
    return [event for event in table.events if isinstance(event, PileReshuffled)]


@rule("BOR-T4.1")
def test_the_active_player_draws_two_cards_one_after_the_other() -> None:
    """From the top of the draw pile; the events cite the rule."""
    table = Table().hand(A, "ry_p1").draw_pile("gb_p1", "yb_p1")
    size = len(table.state.draw_pile)
    table.draw_phase(A)

    assert table.state.hands[A] == ["ry_p1", "gb_p1", "yb_p1"]
    assert len(table.state.draw_pile) == size - 2
    assert table.events[:2] == [CargoDrawn(A, "gb_p1", rule=T4_1), CargoDrawn(A, "yb_p1", rule=T4_1)]
    table.assert_census()


@rule("BOR-T4.1")
def test_two_cards_are_drawn_even_above_the_hand_limit() -> None:
    """With five cards in hand he draws both and holds seven."""
    table = Table().hand(A, *FIVE).draw_pile("gb_p1", "yb_p1").draw_phase(A)

    assert table.state.hands[A] == [*FIVE, "gb_p1", "yb_p1"]


@rule("BOR-T4.2")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    """All cards of the discard pile, and the event tells how many."""
    table = Table().piles(draw=0, discard=9)
    discarded = set(table.state.discard_pile)
    table.draw_phase(A)

    drawn = set(table.state.hands[A][3:])
    assert (len(drawn), drawn | set(table.state.draw_pile)) == (2, discarded)
    assert (len(table.state.draw_pile), table.state.discard_pile) == (7, [])
    assert reshuffles(table) == [PileReshuffled(9, rule=T4_2)]
    table.assert_census()


@rule("BOR-T4.2")
def test_the_discard_pile_is_shuffled_even_between_the_two_cards() -> None:
    """The first card is the last of the old pile."""
    table = Table().piles(draw=1, discard=9)
    last, discarded = table.state.draw_pile[0], set(table.state.discard_pile)
    table.draw_phase(A)

    first, second = table.state.hands[A][3:]
    assert first == last
    assert second in discarded
    assert [type(event) for event in table.events[:3]] == [CargoDrawn, PileReshuffled, CargoDrawn]


@rule("BOR-T4.2")
def test_the_new_draw_pile_is_in_a_random_order() -> None:
    """Neither as it was discarded nor sorted."""
    table = Table().piles(draw=0, discard=20)
    discarded = table.state.discard_pile.copy()
    table.draw_phase(A)

    order = [*table.state.draw_pile, *reversed(table.state.hands[A][3:])]
    assert sorted(order) == sorted(discarded)
    assert order not in (discarded, discarded[::-1], sorted(discarded), sorted(discarded)[::-1])


@rule("BOR-R15")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    """When the pile ends with the second card nothing is shuffled yet."""
    table = Table().hand(A, "ry_p1").piles(draw=2, discard=9).draw_phase(A)

    assert (table.state.draw_pile, len(table.state.discard_pile)) == ([], 9)
    assert reshuffles(table) == []


@rule("BOR-R15")
def test_the_excess_card_is_part_of_the_next_shuffle() -> None:
    """A discards after the pile has ended, so B may draw that card."""
    table = Table().hand(A, *FIVE).piles(draw=2, discard=9).draw_phase(A).play(A, DiscardExcess("ry_p1"))
    assert table.state.discard_pile[-1] == "ry_p1"
    table.draw_phase(B)

    assert reshuffles(table) == [PileReshuffled(10, rule=T4_2)]
    assert "ry_p1" in [*table.state.draw_pile, *table.state.hands[B]]


@rule("BOR-T4.3")
def test_a_player_with_seven_cards_discards_one_of_his_choice() -> None:
    """All seven are offered; the card goes to the open discard pile and the turn is over."""
    table = Table().hand(A, *FIVE).draw_pile("gb_p1", "yb_p1").draw_phase(A)
    assert table.state.frames[-1] == ExcessFrame(A)
    assert table.legal(A) == [DiscardExcess(card) for card in (*FIVE, "gb_p1", "yb_p1")]

    table.play(A, DiscardExcess("ry_c1"))
    assert table.state.hands[A] == ["ry_p1", "ry_l1", "ry_n1", "rg_p1", "gb_p1", "yb_p1"]
    assert table.state.discard_pile == ["ry_c1"]
    assert table.event(CardsDiscarded) == CardsDiscarded(("ry_c1",), rule=T4_3)
    assert table.state.frames[-1] == MerchantFrame(B)


@rule("BOR-T4.3")
def test_six_cards_are_not_too_many() -> None:
    """With four in hand he draws two and discards none."""
    table = Table().hand(A, *FIVE[:4]).draw_pile("gb_p1", "yb_p1").draw_phase(A)

    assert (len(table.state.hands[A]), table.state.frames[-1]) == (6, MerchantFrame(B))


@rule("BOR-T4.3")
def test_the_hand_goes_down_to_six_cards() -> None:
    """With eight cards one is not enough: the question stays open until six are left."""
    table = Table().hand(A, *FIVE, "rg_c1").draw_pile("gb_p1", "yb_p1").draw_phase(A)

    assert table.play(A, DiscardExcess("ry_p1")).deciders == (A,)
    assert table.play(A, DiscardExcess("ry_c1")).deciders == (B,)


@rule("BOR-T4.3")
def test_nobody_discards_a_card_that_is_not_in_hand() -> None:
    """Only the player's own hand is above the limit."""
    table = Table().hand(A, *FIVE).hand(B, "bg_p1").draw_pile("gb_p1", "yb_p1").draw_phase(A)

    assert table.check(A, DiscardExcess("bg_p1")) == Refusal(T4_3, {"card": "bg_p1"})


@rule("BOR-T4.2", "BOR-H7")
def test_every_reshuffle_makes_a_new_pile() -> None:
    """After two reshuffles the cards of the draw pile are known to come from the second."""
    table = Table().piles(draw=0, discard=4).draw_phase(A)
    table.piles(draw=0, discard=0)
    table.state.discard_pile = [table.state.warehouses[A].pop() for _ in range(3)]
    table.draw_phase(B)

    assert table.state.reshuffles == 2
    assert {table.state.pile_of[card] for card in table.state.draw_pile} == {2}
