import pytest

from games.borneo.table import A, B, Table
from kontor.core import Action, Refusal
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
from kontor.games.borneo.events import CardsDiscarded, CargoDrawn, DefenderRelocated, RewardTaken
from kontor.games.borneo.frames import CargoFrame, RelocationFrame, RewardFrame
from kontor.games.borneo.payment import stock
from kontor.games.borneo.rules import R36, T2_13B, T2_13C, T2_15, T2_16
from kontor.testing.marks import rule


def beaten(attacker_rank: int, edition: str = "board", **ladders: str) -> Table:
    """Return a table where A, red's first merchant, was just beaten by one of B with `ry_p1`."""
    table = Table(edition=edition).ladders(**ladders).hand(A, "gb_p1", "gb_c1").hand(B, "yb_p1", "yb_c1")
    return table.defence("red", attacker_rank, 1, "ry_p1").play(A, EndDefence())


def repelled(*defence: str) -> Table:
    """Return a table where A repelled B's `yr_p1` and `br_p1` with these cards."""
    table = Table().ladders(red="ACB").hand(A, *defence, "gb_p1", "gb_c1").hand(B, "yb_p1", "yb_c1")
    table.defence("red", 3, 1, "yr_p1", "br_p1").play(A, *map(AddDefenceCard, defence))
    return table if len(defence) == 2 else table.play(A, EndDefence())


@rule("BOR-T2.12")
def test_the_successful_attacker_takes_the_place_of_the_defender() -> None:
    """At once, before the beaten one chooses; the merchants between keep their ranks."""
    table = beaten(3, red="ACBD")

    assert table.ladder("red") == "BCAD"
    assert table.deciders == (A,)


@rule("BOR-T2.13b")
def test_on_the_board_the_beaten_one_may_take_the_attackers_place() -> None:
    """The two merchants change places."""
    table = beaten(3, red="ACBD").play(A, RelocateDefender("swap"))

    assert table.ladder("red") == "BCAD"
    assert table.event(DefenderRelocated) == DefenderRelocated(A, "red", 3, rule=T2_13B)
    assert table.state.frames[-1] == CargoFrame(B)


@rule("BOR-T2.13b")
def test_on_the_board_the_beaten_one_may_go_to_the_end_of_another_company() -> None:
    """The merchants below the attacker's old place move up."""
    table = beaten(3, red="ACBD", yellow="DC").play(A, RelocateDefender("yellow"))

    assert (table.ladder("red"), table.ladder("yellow")) == ("BCD", "DCA")
    assert table.event(DefenderRelocated) == DefenderRelocated(A, "yellow", 3, rule=T2_13B)
    table.assert_census()


@rule("BOR-T2.13b")
def test_on_the_board_the_beaten_one_does_not_go_to_the_end_of_the_same_company() -> None:
    """Another company, says the board edition."""
    assert beaten(2, red="ABCD").check(A, RelocateDefender("red")) == Refusal(T2_13B, {"company": "red"})


@rule("BOR-T2.13b")
def test_on_the_board_the_beaten_one_does_not_go_to_a_full_company() -> None:
    """Five merchants leave no free space, four do."""
    table = beaten(2, red="AB", yellow="CDCDC", green="DCDC")

    assert table.check(A, RelocateDefender("yellow")) == Refusal(T2_13B, {"company": "yellow"}, "full")
    assert table.legal(A) == [RelocateDefender(to) for to in ("swap", "green", "blue")]


@rule("BOR-T2.13c")
def test_in_the_card_edition_the_beaten_one_may_take_the_attackers_place() -> None:
    """The two merchants change places."""
    table = beaten(3, edition="card", red="ACBD").play(A, RelocateDefender("swap"))

    assert table.ladder("red") == "BCAD"
    assert table.event(DefenderRelocated) == DefenderRelocated(A, "red", 3, rule=T2_13C)


@rule("BOR-T2.13c")
def test_in_the_card_edition_the_beaten_one_may_go_to_the_end_of_any_company() -> None:
    """No row is ever full, the same company is one of them, and the gap is closed."""
    table = beaten(3, edition="card", red="ACBD", yellow="DCDCDC")
    assert table.legal(A) == [RelocateDefender(to) for to in ("swap", "red", "yellow", "green", "blue")]

    table.play(A, RelocateDefender("yellow"))
    assert (table.ladder("red"), table.ladder("yellow")) == ("BCD", "DCDCDCA")
    assert table.event(DefenderRelocated) == DefenderRelocated(A, "yellow", 7, rule=T2_13C)


@rule("BOR-R19")
def test_in_the_card_edition_the_beaten_one_may_go_to_the_end_of_the_same_row() -> None:
    """The gap at the attacker's old place is closed first."""
    table = beaten(2, edition="card", red="ABCD").play(A, RelocateDefender("red"))

    assert table.ladder("red") == "BCDA"
    assert table.event(DefenderRelocated) == DefenderRelocated(A, "red", 4, rule=T2_13C)


@rule("BOR-R36")
def test_the_end_of_the_same_row_is_not_offered_when_it_is_the_attackers_place() -> None:
    """It would be the same as the exchange."""
    table = beaten(3, edition="card", red="ACB")

    assert table.check(A, RelocateDefender("red")) == Refusal(R36, {"company": "red"})
    assert beaten(3, edition="card", red="ACBD").check(A, RelocateDefender("red")) is None


@rule("BOR-T2.15")
def test_the_defender_may_keep_one_card_of_his_defence_as_a_spice() -> None:
    """After repelling he is asked, takes one card into his warehouse, and the event cites the rule."""
    table = repelled("ry_p1", "gr_p1")
    assert table.legal(A) == [TakeReward("ry_p1"), TakeReward("gr_p1"), DeclineReward()]

    table.play(A, TakeReward("gr_p1"))
    assert table.state.warehouses[A] == ["gr_p1"]
    assert table.event(RewardTaken) == RewardTaken(A, "gr_p1", rule=T2_15)
    assert table.state.frames[-1] == CargoFrame(B)
    table.assert_census()


@rule("BOR-T2.15")
def test_a_reward_is_refused_for_a_card_that_was_not_played_in_this_defence() -> None:
    """Neither a hand card nor a card of the attack can be kept."""
    table = repelled("ry_p1")

    assert table.check(A, TakeReward("gb_p1")) == Refusal(T2_15, {"card": "gb_p1"})
    assert table.check(A, TakeReward("br_p1")) == Refusal(T2_15, {"card": "br_p1"})


@rule("BOR-T2.15")
def test_a_defender_who_played_no_card_has_no_reward() -> None:
    """The bonus of the merchants between repels the attack, and nobody is asked."""
    table = Table().ladders(red="ACCB").hand(A, "ry_p1", "gb_p1").hand(B, "yb_p1", "yb_c1")
    table.defence("red", 4, 1, "yr_p1").play(A, EndDefence())

    assert table.state.frames[-1] == CargoFrame(B)
    assert table.state.warehouses[A] == []


@rule("BOR-R23")
def test_a_reward_keeps_its_printed_units_and_is_not_discarded() -> None:
    """A "2" stays a "2"; all other cards of the contest go to the discard pile."""
    table = repelled("ry_l2", "gr_p1").play(A, TakeReward("ry_l2"))

    assert table.state.warehouses[A] == ["ry_l2"]
    assert stock(table.box, table.state.warehouses[A]) == ([0, 0, 2, 0], 0)
    assert table.state.discard_pile == ["yr_p1", "br_p1", "gr_p1"]


@rule("BOR-R23")
def test_a_reward_may_be_declined() -> None:
    """Then every card of the contest is discarded."""
    table = repelled("ry_p1").play(A, DeclineReward())

    assert table.state.warehouses[A] == []
    assert table.state.discard_pile == ["yr_p1", "br_p1", "ry_p1"]


@rule("BOR-T2.16")
def test_after_a_success_all_cards_of_the_contest_are_discarded() -> None:
    """Those of the attack and those of the defence."""
    table = Table().ladders(red="AB").hand(A, "gr_p1", "gb_c1", "gb_p1").defence("red", 2, 1, "ry_p1", "yr_p1")
    table.play(A, AddDefenceCard("gr_p1"), EndDefence(), RelocateDefender("swap"))

    assert table.state.discard_pile == ["ry_p1", "yr_p1", "gr_p1"]
    assert table.event(CardsDiscarded) == CardsDiscarded(("ry_p1", "yr_p1", "gr_p1"), rule=T2_16)


@rule("BOR-T2.16")
def test_after_a_repelled_attack_all_cards_but_the_reward_are_discarded() -> None:
    """The card kept does not go to the pile."""
    table = repelled("ry_p1", "gr_p1").play(A, TakeReward("ry_p1"))

    assert table.state.discard_pile == ["yr_p1", "br_p1", "gr_p1"]
    assert table.event(CardsDiscarded) == CardsDiscarded(("yr_p1", "br_p1", "gr_p1"), rule=T2_16)


@rule("BOR-T2.16")
def test_an_attack_repelled_without_a_card_is_discarded_at_once() -> None:
    """The attacker's cards go to the pile without a further question."""
    table = Table().ladders(red="ACCB").hand(A, "ry_p1", "gb_p1").hand(B, "yb_p1", "yb_c1")
    table.defence("red", 4, 1, "yr_p1").play(A, EndDefence())

    assert table.state.discard_pile == ["yr_p1"]
    assert table.event(CardsDiscarded) == CardsDiscarded(("yr_p1",), rule=T2_16)


@rule("BOR-T2.17")
@pytest.mark.parametrize(
    "answer", [(EndDefence(), RelocateDefender("swap")), (AddDefenceCard("rg_p1"), DeclineReward())]
)
def test_nobody_draws_because_of_a_contest(answer: tuple[Action, ...]) -> None:
    """Won or repelled: both hands are smaller by the cards played, and the draw pile is untouched."""
    table = Table().ladders(red="ACB").hand(A, "rg_p1", "gb_p1", "gb_c1").hand(B, "ry_p1", "yb_p1", "yb_c1")
    pile = table.state.draw_pile.copy()
    table.merchant_phase(B).play(B, Attack("red", 3, 1), AddAttackCard("ry_p1"), EndAttack())
    for action in answer:
        table.play(A, action)
        assert not [event for event in table.events if isinstance(event, CargoDrawn)]

    assert table.state.draw_pile == pile
    assert table.state.hands[B] == ["yb_p1", "yb_c1"]
    assert table.state.hands[A] == [card for card in ("rg_p1", "gb_p1", "gb_c1") if AddDefenceCard(card) not in answer]


@rule("BOR-P12")
def test_the_cards_lie_in_the_contest_until_the_beaten_one_has_gone() -> None:
    """Nothing is discarded before the relocation."""
    table = beaten(2, red="ABC")
    frame = table.state.frames[-1]
    assert isinstance(frame, RelocationFrame)
    assert (frame.contest.attack, table.state.discard_pile) == (("ry_p1",), [])
    table.assert_census()

    table.play(A, RelocateDefender("swap"))
    assert table.state.discard_pile == ["ry_p1"]


@rule("BOR-P12")
def test_the_cards_lie_in_the_contest_until_the_reward_is_chosen() -> None:
    """Nothing is discarded before the reward is taken or declined."""
    table = repelled("ry_p1")
    frame = table.state.frames[-1]
    assert isinstance(frame, RewardFrame)
    assert (frame.contest.attack, frame.contest.defence) == (("yr_p1", "br_p1"), ("ry_p1",))
    assert table.state.discard_pile == []
    table.assert_census()


@rule("BOR-P12")
def test_the_strengths_are_compared_only_after_the_defence() -> None:
    """Until then both merchants stay where they are."""
    table = Table().ladders(red="ACB").hand(A, "gb_p1", "gb_c1").defence("red", 3, 1, "ry_p1")
    assert table.ladder("red") == "ACB"

    assert table.play(A, EndDefence()).ladder("red") == "BCA"
