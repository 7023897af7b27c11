import pytest

from games.borneo.table import A, B, Table
from kontor.core import Refusal
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import AddAttackCard, AddDefenceCard, Attack, EndAttack, EndDefence, PlayCargo
from kontor.games.borneo.events import ContestDecided, DefenceCardPlayed
from kontor.games.borneo.frames import AttackFrame, CargoFrame, Contest, DefenceFrame, RelocationFrame, RewardFrame
from kontor.games.borneo.rules import R5, T2_8, T2_11, T2_14
from kontor.testing.marks import rule


def defending(red: str, attacker_rank: int, attack: tuple[str, ...], *hand: str) -> Table:
    """Return a table where A, red's first merchant, has to answer to an attack of B, with this hand."""
    return Table().ladders(red=red).hand(A, *hand).defence("red", attacker_rank, 1, *attack)


@rule("BOR-T2.8")
def test_a_defence_card_leaves_the_hand_and_lies_in_the_contest() -> None:
    """It is played face up, and the event cites the rule."""
    table = defending("AB", 2, ("rb_p1", "rb_c1"), "ry_p1", "rg_p1", "gb_p1").play(A, AddDefenceCard("rg_p1"))

    assert table.state.hands[A] == ["ry_p1", "gb_p1"]
    assert table.state.frames[-1] == DefenceFrame(Contest("red", B, 2, A, 1, ("rb_p1", "rb_c1"), ("rg_p1",)))
    assert table.events == [DefenceCardPlayed(A, "rg_p1", rule=T2_8)]
    table.assert_census()


@rule("BOR-T2.8")
def test_nobody_defends_with_a_card_that_is_not_in_hand() -> None:
    """The cards of others and of the piles cannot be played."""
    table = defending("AB", 2, ("rb_p1",), "ry_p1", "gb_p1").hand(B, "rg_p1", "rg_c1")

    assert table.check(A, AddDefenceCard("rg_p1")) == Refusal(T2_8, {"card": "rg_p1"}, "hand")


@rule("BOR-T2.8")
def test_nobody_defends_with_a_card_without_the_flag() -> None:
    """Each card of a red defence shows at least one red flag."""
    table = defending("AB", 2, ("rb_p1",), "ry_p1", "gb_p1", "br_p1")

    assert table.check(A, AddDefenceCard("gb_p1")) == Refusal(T2_8, {"card": "gb_p1", "company": "red"}, "flag")
    assert table.check(A, AddDefenceCard("br_p1")) is None


@rule("BOR-T2.8")
def test_a_defender_plays_at_most_as_many_cards_as_the_attacker() -> None:
    """Against one card a second defence card is refused."""
    table = defending("AB", 2, ("rb_p1",), "ry_p1", "rg_p1", "gb_p1")
    contest = Contest("red", B, 2, A, 1, ("rb_p1",), ("rg_p1",))
    table.state.hands[A].remove("rg_p1")
    table.ask(DefenceFrame(contest))

    assert table.check(A, AddDefenceCard("ry_p1")) == Refusal(T2_8, {"limit": 1})


@rule("BOR-T2.8")
def test_nobody_need_defend() -> None:
    """The defender may play no card at all, even if he could."""
    table = defending("AB", 2, ("rb_p1",), "ry_p1", "rg_p1").play(A, EndDefence())

    assert table.event(ContestDecided).flags == 0
    assert table.state.hands[A] == ["ry_p1", "rg_p1"]


@rule("BOR-R5")
def test_the_defender_keeps_one_hand_card_too() -> None:
    """His last card is refused; he needs it for his own phase 3."""
    table = defending("AB", 2, ("rb_p1", "rb_c1"), "ry_p1")

    assert table.check(A, AddDefenceCard("ry_p1")) == Refusal(R5, {"kept": 1})


@rule("BOR-P11")
def test_a_defence_may_end_before_and_after_each_card() -> None:
    """The end is always legal next to the suitable cards."""
    table = defending("AB", 2, ("rb_p1", "rb_c1", "rb_n1"), "ry_p1", "gb_p1", "br_p1", "rg_p1")
    assert table.legal(A) == [*map(AddDefenceCard, ("ry_p1", "br_p1", "rg_p1")), EndDefence()]

    table.play(A, AddDefenceCard("br_p1"))
    assert table.legal(A) == [*map(AddDefenceCard, ("ry_p1", "rg_p1")), EndDefence()]


@rule("BOR-P11")
def test_a_defence_with_as_many_cards_as_the_attack_is_complete() -> None:
    """The strengths are compared without a further question."""
    table = defending("AB", 2, ("rb_p1",), "ry_p1", "rg_p1", "gb_p1").play(A, AddDefenceCard("ry_p1"))

    assert isinstance(table.state.frames[-1], RelocationFrame)
    assert table.event(ContestDecided).flags == 3


@rule("BOR-P11")
def test_a_defence_down_to_the_last_hand_card_is_complete() -> None:
    """One of two cards is all that he may play."""
    table = defending("AB", 2, ("br_p1", "br_c1"), "ry_p1", "rg_p1").play(A, AddDefenceCard("ry_p1"))

    assert isinstance(table.state.frames[-1], RewardFrame)
    assert table.state.hands[A] == ["rg_p1"]


@rule("BOR-P11")
def test_a_defence_card_is_seen_by_all_at_once() -> None:
    """A spectator sees it in the contest before the defence is complete."""
    table = defending("AB", 2, ("rb_p1", "rb_c1"), "ry_p1", "rg_p1", "gb_p1").play(A, AddDefenceCard("rg_p1"))

    frame = GAME.view(table.state, None).frames[-1]
    assert isinstance(frame, DefenceFrame)
    assert frame.contest.defence == ("rg_p1",)


@rule("BOR-R32")
def test_a_defender_without_a_suitable_card_is_still_asked() -> None:
    """A defence that was left out would tell that he has no red flag."""
    assert defending("AB", 2, ("rb_p1",), "gy_p1", "gb_p1").legal(A) == [EndDefence()]


@rule("BOR-R32")
def test_a_defender_with_one_hand_card_is_not_asked() -> None:
    """Everybody can count his hand, so the attack is decided at once."""
    table = Table().ladders(red="AB").hand(A, "ry_p1").hand(B, "rb_p1", "rb_c1", "gb_p1").attack("red", 2, 1)
    table.play(B, AddAttackCard("rb_p1"), EndAttack())

    assert isinstance(table.state.frames[-1], RelocationFrame)
    assert table.state.hands[A] == ["ry_p1"]


@rule("BOR-T2.9")
def test_strength_is_the_number_of_flags_of_the_company() -> None:
    """Three for the triple, one for the single in whichever row; spices and a "2" do not count."""
    table = defending("AB", 2, ("rb_c2", "yr_l1"), "gr_l2", "gr_l1", "gb_p1")
    table.play(A, AddDefenceCard("gr_l2"), EndDefence())

    decided = table.event(ContestDecided)
    assert (decided.attack, decided.flags) == (3 + 1, 1)


@rule("BOR-T2.10")
@pytest.mark.parametrize(("red", "bonus"), [("AB", 0), ("ACB", 1), ("ABDB", 2), ("ACADB", 3)])
def test_each_merchant_between_the_two_adds_one_to_the_defence(red: str, bonus: int) -> None:
    """Of whichever owner, the attacker's and the defender's own included, and without any card played."""
    table = defending(red, len(red), ("ry_p1",), "gb_p1", "gy_p1").play(A, EndDefence())

    decided = table.event(ContestDecided)
    assert (decided.flags, decided.bonus) == (0, bonus)


@rule("BOR-T2.11")
def test_a_tie_goes_to_the_attacker() -> None:
    """Three flags against two and one merchant between: the attack succeeds."""
    table = defending("ACB", 3, ("ry_p1", "yr_p1"), "rg_p1", "gb_p1", "gy_p1")
    table.play(A, AddDefenceCard("rg_p1"), EndDefence())

    assert table.event(ContestDecided) == ContestDecided(B, A, "red", 4, 3, 1, success=True, rule=T2_11)
    assert isinstance(table.state.frames[-1], RelocationFrame)


@rule("BOR-T2.11")
def test_the_stronger_attack_succeeds() -> None:
    """Three flags against none."""
    table = defending("AB", 2, ("ry_p1",), "rg_p1", "gb_p1").play(A, EndDefence())

    assert table.event(ContestDecided) == ContestDecided(B, A, "red", 3, 0, 0, success=True, rule=T2_11)


@rule("BOR-T2.14")
def test_a_stronger_defence_repels_the_attack_and_both_stay() -> None:
    """Three flags against three and one merchant between: nobody moves."""
    table = defending("ACB", 3, ("ry_p1",), "rg_p1", "gb_p1").play(A, AddDefenceCard("rg_p1"))

    decided = [event for event in table.events if isinstance(event, ContestDecided)]
    assert decided == [ContestDecided(B, A, "red", 3, 3, 1, success=False, rule=T2_14)]
    assert table.ladder("red") == "ACB"
    assert isinstance(table.state.frames[-1], RewardFrame)


@rule("BOR-T2.14")
def test_a_repelled_attack_without_a_defence_card_ends_the_contest() -> None:
    """The bonus alone repels one flag over two merchants; the attacker goes on with phase 3."""
    table = defending("ACCB", 4, ("yr_p1",), "rg_p1", "gb_p1").play(A, EndDefence())

    assert table.event(ContestDecided) == ContestDecided(B, A, "red", 1, 0, 2, success=False, rule=T2_14)
    assert (table.ladder("red"), table.state.frames[-1]) == ("ACCB", CargoFrame(B))


@rule("BOR-R29")
def test_after_the_greatest_possible_contest_both_still_hold_a_card() -> None:
    """The attacker keeps one for his phase 3, the defender one for his own."""
    table = Table().ladders(red="AB").hand(A, "ry_p1", "ry_c1").hand(B, "rg_p1", "rg_c1", "br_p1").merchant_phase(B)
    table.play(B, Attack("red", 2, 1), AddAttackCard("rg_p1"))
    assert isinstance(table.state.frames[-1], AttackFrame)

    table.play(B, AddAttackCard("br_p1")).play(A, AddDefenceCard("ry_p1"))
    table.play(A, table.legal(A)[0])
    assert (table.state.hands[A], table.state.hands[B]) == (["ry_c1"], ["rg_c1"])
    assert table.legal(B) == [PlayCargo("rg_c1", slot) for slot in range(3)]
