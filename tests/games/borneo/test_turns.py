from typing import Any

from games.borneo.table import SETUPS, A, B, C, D, Table, random_match
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import (
    AddAttackCard,
    AddDefenceCard,
    Attack,
    ChooseOrder,
    DeclineReward,
    DiscardExcess,
    EndAttack,
    EndDefence,
    PayCard,
    PlayCargo,
    RelocateDefender,
    SkipMerchant,
    SkipOrder,
    TakeCargo,
)
from kontor.games.borneo.events import CargoDrawn, CargoPlayed, ContestDecided, TurnBegan
from kontor.games.borneo.frames import (
    AttackFrame,
    CargoFrame,
    DefenceFrame,
    DistributionFrame,
    ExcessFrame,
    MerchantFrame,
    OrderFrame,
    PaymentFrame,
    RelocationFrame,
    RewardFrame,
)
from kontor.games.borneo.rules import G2
from kontor.testing.marks import rule

ONE_EACH = ("ry_p1", "ry_c1", "ry_l1", "ry_n1")
SKIP_ORDER, SKIP_MERCHANT = SkipOrder(), SkipMerchant()


def question(table: Table) -> tuple[type[Any], int]:
    """Return what is asked now, and whom."""
    (seat,) = table.deciders
    return type(table.state.frames[-1]), seat


@rule("BOR-G1")
def test_a_turn_is_order_merchants_cargo_and_draw() -> None:
    """The four phases follow each other; the first two may be skipped."""
    table = Table().warehouse(A, *ONE_EACH).hand(A, "gb_p1", "gb_c1").turn(A)
    assert question(table) == (OrderFrame, A)
    assert question(table.play(A, SKIP_ORDER)) == (MerchantFrame, A)
    assert question(table.play(A, SKIP_MERCHANT)) == (CargoFrame, A)

    table.play(A, PlayCargo("gb_p1", 0))
    assert [type(event) for event in table.events] == [CargoPlayed, CargoDrawn, CargoDrawn, TurnBegan]
    assert len(table.state.hands[A]) == 3


@rule("BOR-G1")
def test_cargo_is_mandatory() -> None:
    """In phase 3 there is nothing but laying a card."""
    table = Table().hand(A, "gb_p1", "gb_c1").cargo_phase(A)

    assert {type(action) for action in table.legal(A)} == {PlayCargo}
    assert table.check(A, SKIP_MERCHANT) == Refusal(ANOTHER_QUESTION)


@rule("BOR-G2")
def test_after_the_draw_the_left_neighbour_takes_the_turn() -> None:
    """A is followed by B, and D by A."""
    table = Table().draw_phase(A)
    assert table.event(TurnBegan) == TurnBegan(B, rule=G2)
    assert (table.state.active, table.deciders) == (B, (B,))

    table = Table().draw_phase(D)
    assert table.event(TurnBegan) == TurnBegan(A, rule=G2)
    assert (table.state.active, table.deciders) == (A, (A,))


@rule("BOR-P1")
def test_exactly_one_player_is_asked_at_a_time() -> None:
    """At every step of random matches there is one decider, until the match is over."""
    for number, (seats, options) in enumerate(SETUPS):
        for ply in random_match(seats, number, **options):
            assert len(GAME.deciders(ply.before)) == 1
            assert len(GAME.deciders(ply.after)) == (1 if ply.after.frames else 0)


@rule("BOR-P1")
def test_an_order_is_chosen_then_paid_then_the_merchants_follow() -> None:
    """Choose, pay until covered, and on to phase 2."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1").turn(A).play(A, ChooseOrder("one_each"))
    assert question(table) == (PaymentFrame, A)

    assert question(table.play(A, PayCard("rg_p1"))) == (MerchantFrame, A)


@rule("BOR-P1")
def test_a_payment_cannot_be_broken_off() -> None:
    """Once an order is chosen it has to be paid."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1").turn(A).play(A, ChooseOrder("one_each"))

    assert table.check(A, SKIP_ORDER) == Refusal(ANOTHER_QUESTION)
    assert table.check(A, ChooseOrder("one_each")) == Refusal(ANOTHER_QUESTION)


@rule("BOR-P1")
def test_a_won_contest_is_attack_defence_and_relocation() -> None:
    """B attacks, A answers and is beaten, A relocates, then B lays cargo."""
    table = Table().ladders(red="AB", yellow="C").hand(A, "gr_p1", "gb_p1", "gb_c1")
    table.hand(B, "rg_p1", "rg_c1", "gb_l1").merchant_phase(B)

    assert question(table.play(B, Attack("red", 2, 1))) == (AttackFrame, B)
    assert question(table.play(B, AddAttackCard("rg_p1"))) == (AttackFrame, B)
    assert question(table.play(B, EndAttack())) == (DefenceFrame, A)
    assert question(table.play(A, AddDefenceCard("gr_p1"))) == (RelocationFrame, A)
    assert question(table.play(A, RelocateDefender("swap"))) == (CargoFrame, B)


@rule("BOR-P1")
def test_a_repelled_contest_is_attack_defence_and_reward() -> None:
    """A repels with a card and is asked for the reward; without a card there is nothing to ask."""
    table = Table().ladders(red="ACB").hand(A, "rb_p1", "gb_p1").defence("red", 3, 1, "rg_p1")
    assert question(table.play(A, AddDefenceCard("rb_p1"))) == (RewardFrame, A)
    assert question(table.play(A, DeclineReward())) == (CargoFrame, B)

    table = Table().ladders(red="ACDB").hand(A, "rb_p1", "gb_p1").defence("red", 4, 1, "gr_p1")
    assert question(table.play(A, EndDefence())) == (CargoFrame, B)


@rule("BOR-P1")
def test_cargo_is_followed_by_the_picks_and_the_draw_by_the_excess() -> None:
    """A lays the last card of a port, A and B pick, and A discards the seventh hand card."""
    table = Table().ladders(red="BA").port(0, "board_makassar", "rb_l1")
    table.hand(A, "ry_c1", "gb_p1", "gb_c1", "gb_l1", "gy_p1", "gy_c1").cargo_phase(A)

    assert question(table.play(A, PlayCargo("ry_c1", 0))) == (DistributionFrame, B)
    assert question(table.play(B, TakeCargo("rb_l1"))) == (ExcessFrame, A)
    assert question(table.play(A, DiscardExcess("gb_p1"))) == (MerchantFrame, B)


@rule("BOR-P2")
def test_phase_1_passes_if_no_order_is_payable() -> None:
    """With three units nobody is asked for an order; with four A is."""
    assert question(Table().warehouse(A, *ONE_EACH[:3]).turn(A)) == (MerchantFrame, A)
    assert question(Table().warehouse(A, *ONE_EACH).turn(A)) == (OrderFrame, A)


@rule("BOR-P2")
def test_a_place_in_the_last_chance_passes_if_no_order_is_payable() -> None:
    """Only D can pay, so only D is asked."""
    table = Table().warehouse(D, *ONE_EACH).last_chance(B, C, D, A)
    assert question(table) == (OrderFrame, D)

    assert table.play(D, SKIP_ORDER).deciders == ()


@rule("BOR-P2")
def test_a_card_is_paid_by_itself_only_if_it_is_the_only_legal_one() -> None:
    """Two pepper cards are a question, the only cinnamon, cloves and nutmeg are not."""
    table = Table().warehouse(A, *ONE_EACH, "rg_p1").turn(A).play(A, ChooseOrder("one_each"))
    assert table.legal(A) == [PayCard("ry_p1"), PayCard("rg_p1")]
    assert table.state.top_frame(PaymentFrame).laid == ()

    table.play(A, PayCard("rg_p1"))
    assert table.state.warehouses[A] == ["ry_p1"]
    assert table.state.completed[A] == ["one_each"]


@rule("BOR-P2")
def test_an_attack_is_complete_when_the_attacker_has_one_hand_card_left() -> None:
    """With two hand cards the first attack card is also the last."""
    table = Table().ladders(red="AB").hand(A, "rb_p1", "gb_p1").hand(B, "rg_p1", "rg_c1").attack("red", 2, 1)

    assert question(table.play(B, AddAttackCard("rg_p1"))) == (DefenceFrame, A)


@rule("BOR-P2")
def test_an_attacker_with_only_one_answer_is_still_asked() -> None:
    """Two hand cards are left; that neither shows a red flag is B's secret."""
    table = Table().ladders(red="AB").hand(B, "rg_p1", "gb_p1", "gb_c1").attack("red", 2, 1)
    table.play(B, AddAttackCard("rg_p1"))

    assert question(table) == (AttackFrame, B)
    assert table.legal(B) == [EndAttack()]


@rule("BOR-P2")
def test_a_defence_is_complete_with_as_many_cards_as_the_attack() -> None:
    """Against one card A is asked once, and not again after one card."""
    table = Table().ladders(red="AB").hand(A, "rb_p1", "rb_c1", "rb_n1").hand(B, "rg_p1", "rg_c1").attack("red", 2, 1)
    assert question(table.play(B, AddAttackCard("rg_p1"))) == (DefenceFrame, A)

    table.play(A, AddDefenceCard("rb_p1"))
    assert table.event(ContestDecided).flags == 3


@rule("BOR-P2")
def test_a_defence_is_complete_when_the_defender_has_one_hand_card_left() -> None:
    """Against two cards A plays one of two and is not asked again; with one from the start not at all."""
    table = Table().ladders(red="AB").hand(A, "rb_p1", "rb_c1").defence("red", 2, 1, "rg_p1", "rg_c1")
    assert table.play(A, AddDefenceCard("rb_p1")).event(ContestDecided).flags == 3

    table = Table().ladders(red="AB").hand(A, "rb_p1").hand(B, "rg_p1", "gb_c1").attack("red", 2, 1)
    assert table.play(B, AddAttackCard("rg_p1")).event(ContestDecided).flags == 0


@rule("BOR-P2")
def test_a_defender_with_only_one_answer_is_still_asked() -> None:
    """That A has no card with a red flag is A's secret."""
    table = Table().ladders(red="AB").hand(A, "gb_p1", "gb_c1").hand(B, "rg_p1", "rg_c1").attack("red", 2, 1)
    table.play(B, AddAttackCard("rg_p1"))

    assert question(table) == (DefenceFrame, A)
    assert table.legal(A) == [EndDefence()]
