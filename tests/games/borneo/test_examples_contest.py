import pytest

from games.borneo.table import A, B, C, D, Table
from kontor.core import Refusal
from kontor.games.borneo.actions import (
    AddAttackCard,
    AddDefenceCard,
    Attack,
    DeclineReward,
    EndAttack,
    EndDefence,
    RelocateDefender,
    TakeReward,
)
from kontor.games.borneo.events import ContestDecided, RewardTaken
from kontor.games.borneo.frames import AttackFrame, CargoFrame, DefenceFrame, RelocationFrame, RewardFrame
from kontor.games.borneo.rules import T2_6, T2_11, T2_14
from kontor.testing.marks import rule


def ladder_of_x10() -> Table:
    """Return red A, B, C and yellow D, with C in the merchant phase and A holding `ry_p1` and two others."""
    table = Table().ladders(red="ABC", yellow="D").hand(A, "ry_p1", "gb_p1", "gb_c1")
    return table.hand(C, "rg_p1", "yb_p1", "yb_c1").merchant_phase(C)


def one_card_attack(table: Table) -> Table:
    """Let C attack A with `rg_p1`, three red flags."""
    return table.play(C, Attack("red", 3, 1), AddAttackCard("rg_p1"), EndAttack())


@rule("BOR-X4")
def test_a_defender_two_ranks_above_has_a_bonus_of_one() -> None:
    """It is added to the flags on the cards of A: 3 + 1 are more than 3."""
    table = Table().ladders(red="ADB").hand(A, "ry_p1", "gb_p1").hand(B, "rg_p1", "yb_p1", "gy_p1").merchant_phase(B)
    table.play(B, Attack("red", 3, 1), AddAttackCard("rg_p1"), EndAttack()).play(A, AddDefenceCard("ry_p1"))

    assert table.event(ContestDecided) == ContestDecided(B, A, "red", 3, 3, 1, success=False, rule=T2_14)


@rule("BOR-X10")
@pytest.mark.parametrize(("to", "red", "yellow"), [("swap", "CBA", "D"), ("yellow", "CB", "DA")])
def test_three_flags_beat_one_merchant_between_and_the_beaten_one_chooses(to: str, red: str, yellow: str) -> None:
    """C attacks A, who plays nothing: A exchanges, or goes to yellow."""
    table = one_card_attack(ladder_of_x10()).play(A, EndDefence())
    assert table.event(ContestDecided) == ContestDecided(C, A, "red", 3, 0, 1, success=True, rule=T2_11)

    table.play(A, RelocateDefender(to))
    assert (table.ladder("red"), table.ladder("yellow")) == (red, yellow)


@rule("BOR-X11")
def test_in_the_card_edition_the_beaten_one_may_go_behind_all_others_of_the_row() -> None:
    """Red A, B, C, D: C beats A, who chooses the end of the red row."""
    table = Table(edition="card").ladders(red="ABCD").hand(A, "gb_p1", "gb_c1")
    one_card_attack(table.hand(C, "rg_p1", "yb_p1", "yb_c1").merchant_phase(C))
    table.play(A, EndDefence(), RelocateDefender("red"))

    assert table.ladder("red") == "CBDA"


@rule("BOR-X12")
def test_three_flags_are_repelled_by_three_and_one_between() -> None:
    """A may keep his own card as a spice, C's card is discarded."""
    table = one_card_attack(ladder_of_x10()).play(A, AddDefenceCard("ry_p1"))
    assert table.event(ContestDecided) == ContestDecided(C, A, "red", 3, 3, 1, success=False, rule=T2_14)
    assert table.legal(A) == [TakeReward("ry_p1"), DeclineReward()]

    table.play(A, TakeReward("ry_p1"))
    assert (table.ladder("red"), table.state.warehouses[A]) == ("ABC", ["ry_p1"])
    assert table.state.discard_pile == ["rg_p1"]


@rule("BOR-X13")
def test_a_triple_card_against_a_triple_card_of_the_direct_superior_succeeds() -> None:
    """Three are equal to three."""
    table = Table().ladders(red="AB").hand(A, "ry_p1", "gb_p1").hand(B, "rg_p1", "yb_p1", "gy_p1").merchant_phase(B)
    table.play(B, Attack("red", 2, 1), AddAttackCard("rg_p1"), EndAttack()).play(A, AddDefenceCard("ry_p1"))

    assert table.event(ContestDecided) == ContestDecided(B, A, "red", 3, 3, 0, success=True, rule=T2_11)
    assert table.ladder("red") == "BA"


@rule("BOR-X13")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_triple_cards_against_the_direct_superior_are_never_repelled(count: int) -> None:
    """However many triples the defender has, he may play no more cards than the attacker."""
    own, other = ("rg_p1", "rg_c1", "rg_l1"), ("ry_p1", "ry_c1", "ry_l1", "ry_n1", "rb_p1")
    table = Table().ladders(red="AB").hand(A, *other).hand(B, *own[:count], "yb_p1", "gy_p1").attack("red", 2, 1)
    table.play(B, *map(AddAttackCard, own[:count]), EndAttack())
    while isinstance(table.state.frames[-1], DefenceFrame):
        table.play(A, table.legal(A)[0])

    assert table.event(ContestDecided).success
    assert table.event(ContestDecided).flags == 3 * count


@rule("BOR-X14")
def test_an_attacker_with_one_hand_card_may_not_attack() -> None:
    """He could not keep one."""
    table = Table().ladders(red="AB").hand(B, "rg_p1").merchant_phase(B)

    assert table.check(B, Attack("red", 2, 1)) == Refusal(T2_6, {"hand": 1})


@rule("BOR-X14")
def test_of_three_red_cards_an_attacker_plays_at_most_two() -> None:
    """With the second one the attack is complete, and one card stays in hand."""
    table = Table().ladders(red="AB").hand(B, "rg_p1", "rg_c1", "rg_l1").merchant_phase(B)
    table.play(B, Attack("red", 2, 1), AddAttackCard("rg_p1"), AddAttackCard("rg_c1"))

    assert table.state.hands[B] == ["rg_l1"]
    assert not isinstance(table.state.frames[-1], AttackFrame)


@rule("BOR-X14")
def test_a_defender_with_two_hand_cards_plays_at_most_one() -> None:
    """Though the attacker played two, his defence is complete with one card."""
    table = Table().ladders(red="AB").hand(A, "ry_p1", "ry_c1").defence("red", 2, 1, "rg_p1", "rg_c1")
    table.play(A, AddDefenceCard("ry_p1"))

    assert table.state.hands[A] == ["ry_c1"]
    assert isinstance(table.state.frames[-1], RelocationFrame)


@rule("BOR-X21")
def test_a_beaten_merchant_that_leaves_lets_the_others_move_up() -> None:
    """Red A, B, C, D and yellow empty: C beats A, A goes to yellow; D moves up."""
    table = Table().ladders(red="ABCD").hand(A, "gb_p1", "gb_c1").hand(C, "rg_p1", "yb_p1", "yb_c1").merchant_phase(C)
    one_card_attack(table).play(A, EndDefence(), RelocateDefender("yellow"))

    assert (table.ladder("red"), table.ladder("yellow")) == ("CBD", "A")


def attack_of_x22(*hand_of_a: str) -> Table:
    """Return red A, B where B just chose to attack with four cards in hand, three of them with a red flag."""
    table = Table().ladders(red="AB").hand(A, *hand_of_a).hand(B, "ry_p1", "rg_c1", "br_c1", "gy_p1").merchant_phase(B)
    return table.play(B, Attack("red", 2, 1))


@rule("BOR-X22")
def test_an_attack_is_played_card_by_card_and_answered_as_a_whole() -> None:
    """The first card is forced, then the end is offered; A is asked only after it and may play one card."""
    table = attack_of_x22("rb_p1", "rb_c1", "gb_p1")
    assert table.legal(B) == [AddAttackCard("ry_p1"), AddAttackCard("rg_c1"), AddAttackCard("br_c1")]

    table.play(B, AddAttackCard("br_c1"))
    assert table.game.view(table.state, D).frames[-1] == table.state.frames[-1]
    assert table.state.cards_in_contest() == ("br_c1",)
    assert table.deciders == (B,)
    assert table.legal(B) == [AddAttackCard("ry_p1"), AddAttackCard("rg_c1"), EndAttack()]

    table.play(B, EndAttack())
    assert table.legal(A) == [AddDefenceCard("rb_p1"), AddDefenceCard("rb_c1"), EndDefence()]
    assert isinstance(table.play(A, AddDefenceCard("rb_p1")).state.frames[-1], RewardFrame)


@rule("BOR-X22")
def test_a_defender_without_the_flag_is_asked_with_one_answer() -> None:
    """Whether A has a red flag stays his secret."""
    table = attack_of_x22("gb_p1", "gb_c1", "yb_p1").play(B, AddAttackCard("br_c1"), EndAttack())

    assert table.legal(A) == [EndDefence()]


@rule("BOR-X22")
def test_an_attack_with_all_three_red_cards_is_complete_by_itself() -> None:
    """One hand card is left, so the end is not asked for."""
    table = attack_of_x22("rb_p1", "rb_c1", "gb_p1")
    table.play(B, *map(AddAttackCard, ("ry_p1", "rg_c1", "br_c1")))

    assert (table.state.hands[B], table.deciders) == (["gy_p1"], (A,))
    assert isinstance(table.state.frames[-1], DefenceFrame)


@rule("BOR-X32")
def test_one_flag_over_two_merchants_is_repelled_without_a_reward() -> None:
    """Red A, B, C, D: D attacks A, who plays nothing; 1 is less than 0 + 2."""
    table = Table().ladders(red="ABCD").hand(A, "ry_p1", "gb_p1").hand(D, "yr_p1", "yb_p1", "gy_p1").merchant_phase(D)
    table.play(D, Attack("red", 4, 1), AddAttackCard("yr_p1"), EndAttack()).play(A, EndDefence())

    assert table.event(ContestDecided) == ContestDecided(D, A, "red", 1, 0, 2, success=False, rule=T2_14)
    assert [event for event in table.events if isinstance(event, RewardTaken)] == []
    assert (table.ladder("red"), table.state.warehouses[A]) == ("ABCD", [])
    assert table.state.frames[-1] == CargoFrame(D)
