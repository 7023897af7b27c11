from games.borneo.table import A, B, C, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import (
    AddAttackCard,
    Attack,
    EndAttack,
    EndDefence,
    PlayCargo,
    RelocateDefender,
    SkipMerchant,
)
from kontor.games.borneo.events import AttackCardPlayed, ContestBegan
from kontor.games.borneo.frames import AttackFrame, CargoFrame, Contest, DefenceFrame
from kontor.games.borneo.rules import P8, P10, T2_5, T2_6, T2_7
from kontor.testing.marks import rule


def attacking(red: str, attacker_rank: int, defender_rank: int, *hand: str) -> Table:
    """Return a table where a red merchant of A just attacked, with this hand."""
    return Table().ladders(red=red).hand(A, *hand).attack("red", attacker_rank, defender_rank)


@rule("BOR-T2.1")
def test_after_one_contest_the_merchant_phase_is_over() -> None:
    """A repelled attack gives no second try: the next question is the cargo card."""
    table = Table().ladders(red="BCDA").hand(A, "yr_p1", "gy_p1", "ry_c1").merchant_phase(A)
    table.play(A, Attack("red", 4, 1), AddAttackCard("yr_p1"), EndAttack()).play(B, EndDefence())

    assert table.state.frames[-1] == CargoFrame(A)
    assert {type(action) for action in table.legal(A)} == {PlayCargo}


@rule("BOR-T2.5")
def test_a_contest_is_opened_between_two_merchants_of_one_company() -> None:
    """The defender is the owner of the merchant on the better rank; no card lies there yet."""
    table = Table().ladders(red="BCA").hand(A, "ry_p1", "ry_c1").merchant_phase(A).play(A, Attack("red", 3, 2))

    assert table.events == [ContestBegan(A, C, "red", 3, 2, rule=T2_5)]
    assert table.state.frames[-1] == AttackFrame(Contest("red", A, 3, C, 2))


@rule("BOR-T2.5")
def test_attacker_and_defender_need_not_be_neighbours() -> None:
    """Merchants of either player or of others may stand between them."""
    table = Table().ladders(red="BACA").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    attacks = [action for action in table.legal(A) if isinstance(action, Attack)]
    assert attacks == [Attack("red", 2, 1), Attack("red", 4, 1), Attack("red", 4, 3)]


@rule("BOR-T2.5")
def test_nobody_attacks_with_a_merchant_of_another_player() -> None:
    """The merchant on the attacker's rank must be the player's own."""
    table = Table().ladders(red="BCA").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    assert table.check(A, Attack("red", 2, 1)) == Refusal(T2_5, {"company": "red", "rank": 2}, "own")


@rule("BOR-T2.5")
def test_nobody_attacks_from_an_empty_rank() -> None:
    """There is no merchant below the last one."""
    table = Table().ladders(red="BCA").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    assert table.check(A, Attack("red", 4, 1)) == Refusal(T2_5, {"company": "red", "rank": 4}, "own")


@rule("BOR-T2.5")
def test_only_a_better_rank_can_be_attacked() -> None:
    """Neither a worse rank nor the attacker's own is a target."""
    table = Table().ladders(red="BAC").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    assert table.check(A, Attack("red", 2, 3)) == Refusal(T2_5, {"rank": 2}, "better")
    assert table.check(A, Attack("red", 2, 2)) == Refusal(T2_5, {"rank": 2}, "better")


@rule("BOR-T2.5")
def test_nobody_attacks_their_own_merchant() -> None:
    """The defender belongs to another player."""
    table = Table().ladders(red="BAA").hand(A, "ry_p1", "ry_c1").merchant_phase(A)

    assert table.check(A, Attack("red", 3, 2)) == Refusal(T2_5, {}, "other")


@rule("BOR-T2.6")
def test_a_contest_needs_two_hand_cards() -> None:
    """With one card in hand, even the best one, nobody attacks; with two he may."""
    table = Table().ladders(red="BA").hand(A, "ry_p1").merchant_phase(A)

    assert table.check(A, Attack("red", 2, 1)) == Refusal(T2_6, {"hand": 1})
    assert table.hand(A, "ry_p1", "gb_p1").check(A, Attack("red", 2, 1)) is None


@rule("BOR-P8")
def test_a_contest_needs_a_card_with_the_flag_of_the_company() -> None:
    """Without a red flag in hand no red merchant attacks."""
    table = Table().ladders(red="BA").hand(A, "gb_p1", "yb_p1").merchant_phase(A)

    assert table.check(A, Attack("red", 2, 1)) == Refusal(P8, {"company": "red"})
    assert table.hand(A, "gb_p1", "br_p1").check(A, Attack("red", 2, 1)) is None


@rule("BOR-P8")
def test_the_hand_of_the_defender_does_not_matter_for_an_attack() -> None:
    """A defender with one card, or with none of the company, can be attacked all the same."""
    table = Table().ladders(red="BA").hand(A, "ry_p1", "gb_p1").hand(B, "gy_p1").merchant_phase(A)

    assert table.check(A, Attack("red", 2, 1)) is None


@rule("BOR-T2.7")
def test_an_attack_card_leaves_the_hand_and_lies_in_the_contest() -> None:
    """It is played face up, and the event cites the rule."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1").play(A, AddAttackCard("rg_c1"))

    assert table.state.hands[A] == ["ry_p1", "gb_p1"]
    assert table.state.frames[-1] == AttackFrame(Contest("red", A, 2, B, 1, ("rg_c1",)))
    assert table.events == [AttackCardPlayed(A, "rg_c1", rule=T2_7)]
    table.assert_census()


@rule("BOR-T2.7")
def test_nobody_attacks_with_a_card_that_is_not_in_hand() -> None:
    """The cards of others and of the piles cannot be played."""
    table = attacking("BA", 2, 1, "ry_p1", "gb_p1").hand(B, "rg_p1", "rg_c1")

    assert table.check(A, AddAttackCard("rg_p1")) == Refusal(T2_7, {"card": "rg_p1"}, "hand")


@rule("BOR-T2.7")
def test_nobody_attacks_with_a_card_without_the_flag() -> None:
    """Each card of a red attack shows at least one red flag."""
    table = attacking("BA", 2, 1, "ry_p1", "gb_p1", "br_p1")

    assert table.check(A, AddAttackCard("gb_p1")) == Refusal(T2_7, {"card": "gb_p1", "company": "red"}, "flag")
    assert table.check(A, AddAttackCard("br_p1")) is None


@rule("BOR-T2.7")
def test_the_attacker_keeps_one_hand_card() -> None:
    """The last card in hand cannot be played to the attack."""
    table = attacking("BA", 2, 1, "ry_p1")

    assert table.check(A, AddAttackCard("ry_p1")) == Refusal(T2_7, {"kept": 1}, "keep")


@rule("BOR-P9")
def test_every_suitable_hand_card_can_be_played_until_one_card_is_left() -> None:
    """Only cards with the flag are offered, one after the other; with one card in hand the attack is complete."""
    table = attacking("BA", 2, 1, "ry_p1", "gb_p1", "br_p1").hand(B, "gy_p1", "gy_c1")
    assert table.legal(A) == [AddAttackCard("ry_p1"), AddAttackCard("br_p1")]

    table.play(A, AddAttackCard("br_p1"))
    assert table.legal(A) == [AddAttackCard("ry_p1"), EndAttack()]

    table.play(A, AddAttackCard("ry_p1"))
    assert (table.deciders, table.state.hands[A]) == ((B,), ["gb_p1"])


@rule("BOR-P9")
def test_an_attack_card_is_seen_by_all_at_once() -> None:
    """A spectator sees it in the contest before the attack is complete, and it seals the step."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1").play(A, AddAttackCard("rg_c1"))

    assert GAME.view(table.state, None).frames[-1] == AttackFrame(Contest("red", A, 2, B, 1, ("rg_c1",)))
    assert table.event(AttackCardPlayed).seen_by(None) == AttackCardPlayed(A, "rg_c1", rule=T2_7)
    assert table.sealed


@rule("BOR-P9")
def test_the_sequence_of_attack_cards_has_no_effect() -> None:
    """The same two cards lead to the same strength and the same question."""
    one = attacking("BA", 2, 1, "ry_p1", "br_p1", "gb_p1").hand(B, "gy_p1", "gy_c1")
    other = attacking("BA", 2, 1, "ry_p1", "br_p1", "gb_p1").hand(B, "gy_p1", "gy_c1")
    one.play(A, AddAttackCard("ry_p1"), AddAttackCard("br_p1")).play(B, EndDefence())
    other.play(A, AddAttackCard("br_p1"), AddAttackCard("ry_p1")).play(B, EndDefence())

    assert one.events == other.events
    assert one.legal(B) == other.legal(B)


@rule("BOR-P10")
def test_an_attack_cannot_end_before_its_first_card() -> None:
    """The first card is forced, from then on the end is legal."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1")
    assert table.check(A, EndAttack()) == Refusal(P10)

    assert table.play(A, AddAttackCard("ry_p1")).check(A, EndAttack()) is None


@rule("BOR-P10")
def test_the_defender_answers_to_the_whole_attack() -> None:
    """He is not asked after a single card, only when the attacker has ended."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1").hand(B, "gy_p1", "gy_c1")
    assert table.play(A, AddAttackCard("ry_p1")).deciders == (A,)

    table.play(A, EndAttack())
    assert table.state.frames[-1] == DefenceFrame(Contest("red", A, 2, B, 1, ("ry_p1",)))


@rule("BOR-P10")
def test_an_attack_down_to_the_last_hand_card_goes_to_the_defender_whole() -> None:
    """Both cards lie in the contest that the defender answers."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1").hand(B, "gy_p1", "gy_c1")
    table.play(A, AddAttackCard("ry_p1"), AddAttackCard("rg_c1"))

    assert table.state.frames[-1] == DefenceFrame(Contest("red", A, 2, B, 1, ("ry_p1", "rg_c1")))


@rule("BOR-R32")
def test_an_attacker_without_a_further_suitable_card_is_still_asked() -> None:
    """An attack that ended by itself would tell that no red flag is left in hand."""
    table = attacking("BA", 2, 1, "ry_p1", "gb_p1", "gy_p1").play(A, AddAttackCard("ry_p1"))

    assert table.legal(A) == [EndAttack()]


@rule("BOR-R25")
def test_an_attack_that_cannot_win_is_allowed() -> None:
    """One flag over a gap of two merchants is lost from the start, and legal."""
    table = Table().ladders(red="BCDA").hand(A, "yr_p1", "gb_p1").hand(B, "gy_p1").merchant_phase(A)
    assert table.check(A, Attack("red", 4, 1)) is None

    table.play(A, Attack("red", 4, 1), AddAttackCard("yr_p1"))
    assert (table.ladder("red"), table.deciders) == ("BCDA", (A,))


@rule("BOR-R37")
def test_an_attack_is_neither_called_off_nor_taken_back() -> None:
    """Before and after the first card nothing but going on is an answer, and a card laid is out of the hand."""
    table = attacking("BA", 2, 1, "ry_p1", "rg_c1", "gb_p1")
    assert table.check(A, SkipMerchant()) == Refusal(ANOTHER_QUESTION)
    assert table.legal(A) == [AddAttackCard("ry_p1"), AddAttackCard("rg_c1")]

    table.play(A, AddAttackCard("ry_p1"))
    assert table.check(A, SkipMerchant()) == Refusal(ANOTHER_QUESTION)
    assert table.legal(A) == [AddAttackCard("rg_c1"), EndAttack()]
    table.play(A, EndAttack()).play(B, EndDefence(), RelocateDefender("blue"))
    assert "ry_p1" in table.state.discard_pile
