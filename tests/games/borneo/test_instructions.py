"""Instructions: the defence and what follows it, and cargo by preference."""

from games.borneo.table import A, B, C, D, Table
from kontor.core import Action, Instruction, answer_of
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import (
    AddDefenceCard,
    DeclineReward,
    EndDefence,
    PlayCargo,
    RelocateDefender,
    SkipMerchant,
    TakeCargo,
    TakeReward,
)
from kontor.games.borneo.frames import RelocationFrame, RewardFrame
from kontor.games.borneo.instructions import Defend, KeepReward, LeaveMerchants, RelocateTo, TakeBySpice

WEAK = ("br_p1", "br_c1")
"""One red flag each: three red flags repel them."""
ONE = Defend(None, 1, 2)


def attacked(*hand: str, attack: tuple[str, ...] = WEAK, red: str = "AB", rank: int = 1) -> Table:
    """Let B attack a red merchant of A, who has this hand."""
    return Table().ladders(red=red).hand(A, *hand).defence("red", rank + 1, rank, *attack)


def answer(table: Table, order: Instruction) -> Action | None:
    """Return what the instruction of the seat that is asked answers."""
    seat = table.deciders[0]
    return answer_of(GAME.box, order, table.view(seat), table.legal(seat))


def test_rank_one_is_defended_with_the_card_that_is_enough() -> None:
    """Two flags attack: the card with three is played, not the one with a single flag."""
    table = attacked("br_l1", "ry_p1", "gb_p1")
    assert answer(table, ONE) == AddDefenceCard("ry_p1")


def test_a_defence_that_is_enough_is_ended() -> None:
    """After three flags a second card would be wasted."""
    table = attacked("ry_p1", "rg_p1", "gb_p1").play(A, AddDefenceCard("ry_p1"))
    assert answer(table, ONE) == EndDefence()


def test_two_cards_are_played_one_after_the_other_if_one_is_not_enough() -> None:
    """Four flags attack, two cards have six."""
    strong = ("rb_p1", "br_c1")
    table = attacked("ry_p1", "rg_p1", "gb_p1", attack=strong)
    assert answer(table, ONE) == AddDefenceCard("ry_p1")
    assert answer(table.play(A, AddDefenceCard("ry_p1")), ONE) == AddDefenceCard("rg_p1")


def test_no_card_is_wasted_on_a_defence_that_cannot_succeed() -> None:
    """With one card the attack cannot be repelled, so none is played."""
    strong = ("rb_p1", "rb_c1")
    assert answer(attacked("ry_p1", "br_l1", "gb_p1", attack=strong), ONE) == EndDefence()
    one_card = Defend(None, 1, 1)
    assert answer(attacked("ry_p1", "rg_p1", "gb_p1", attack=("rb_p1", "br_c1")), one_card) == EndDefence()


def test_the_nutmeg_is_kept() -> None:
    """One unit of nutmeg is cheaper than two of cloves, but the instruction keeps it."""
    table = attacked("ry_n1", "ry_l2", "gb_p1")
    assert answer(table, ONE) == AddDefenceCard("ry_n1")
    assert answer(table, Defend(None, 1, 2, ("nutmeg",))) == AddDefenceCard("ry_l2")
    assert answer(table, Defend(None, 1, 2, ("nutmeg", "cloves"))) == EndDefence()


def test_a_worse_rank_is_given_up() -> None:
    """Rank 2 is worth it only if the instruction says so."""
    table = attacked("ry_p1", "rg_p1", "gb_p1", red="CAB", rank=2)
    assert answer(table, ONE) == EndDefence()
    assert answer(table, Defend(None, 2, 2)) == AddDefenceCard("ry_p1")


def test_the_defence_of_one_company_says_nothing_about_another_and_ends_with_its_last_merchant() -> None:
    """A has merchants in red alone."""
    table = attacked("ry_p1", "rg_p1", "gb_p1")
    green, red = Defend("green", 1, 2), Defend("red", 1, 2)
    assert (answer(table, green), answer(table, red)) == (None, AddDefenceCard("ry_p1"))
    assert (green.over(GAME.box, table.view(A)), red.over(GAME.box, table.view(A))) == (True, False)


def test_a_beaten_merchant_goes_to_the_first_place_that_is_open() -> None:
    """Its own company is closed to it in the board edition."""
    table = attacked("gb_p1", "gb_c1").play(A, EndDefence())
    assert isinstance(table.state.frames[-1], RelocationFrame)
    assert answer(table, RelocateTo(("red", "blue", "swap"))) == RelocateDefender("blue")
    assert answer(table, RelocateTo(("swap",))) == RelocateDefender("swap")
    assert answer(table, RelocateTo(("red",))) is None


def test_after_a_defence_the_first_spice_of_the_list_is_kept_or_none() -> None:
    """Pepper was played; no nutmeg was."""
    table = attacked("ry_p1", "rg_c1", "gb_p1").play(A, AddDefenceCard("ry_p1"), EndDefence())
    assert isinstance(table.state.frames[-1], RewardFrame)
    assert answer(table, KeepReward(("nutmeg", "pepper"))) == TakeReward("ry_p1")
    assert answer(table, KeepReward(("nutmeg",))) == DeclineReward()


def shared() -> Table:
    """Let a port with two peppers and a double portion of cloves be shared out: B, C and D pick."""
    table = Table().ladders(red="B", green="C", yellow="D").port(1, "board_banda", "gb_p1", "yr_p1")
    return table.hand(A, "ry_l2", "gb_c1").cargo_phase(A).play(A, PlayCargo("ry_l2", 1))


def test_cargo_is_taken_by_preference() -> None:
    """The first spice of the list that lies there."""
    table = shared()
    assert table.deciders == (B,)
    assert answer(table, TakeBySpice(None, ("nutmeg", "cloves", "pepper"))) == TakeCargo("ry_l2")
    assert answer(table, TakeBySpice("board_banda", ("pepper",))) == TakeCargo("gb_p1")


def test_without_a_wanted_spice_the_seat_is_asked() -> None:
    """No nutmeg lies there."""
    assert answer(shared(), TakeBySpice(None, ("nutmeg",))) is None


def test_a_preference_for_one_port_ends_when_it_was_shared_out() -> None:
    """B and C pick, D gets the rest."""
    table, order = shared(), TakeBySpice("board_banda", ("cloves",))
    assert not order.over(GAME.box, table.view(B))
    table.play(B, TakeCargo("ry_l2")).play(C, TakeCargo("gb_p1"))
    assert order.over(GAME.box, table.view(B))


def test_the_merchants_are_left_alone_until_one_of_them_has_another_rank() -> None:
    """A stands first in red; then B does."""
    table, order = Table().ladders(red="AB").merchant_phase(A), LeaveMerchants("red1")
    assert answer(table, order) == SkipMerchant()
    assert order.over(GAME.box, table.ladders(red="BA").view(A))


def test_everybody_with_a_merchant_may_give_instructions_asked_or_not() -> None:
    """B is not asked; D has no merchant."""
    table = attacked("ry_p1", "rg_p1", "gb_p1")
    assert [form.order for form in GAME.instruction_forms(table.view(B))] == [
        "defend",
        "relocate_to",
        "keep_reward",
        "take_by_spice",
        "leave_merchants",
    ]
    assert GAME.instruction_forms(table.view(D)) == ()


def test_a_defence_is_a_quick_answer_and_laying_cargo_is_not() -> None:
    """The size of a question, for the list of what waits."""
    assert GAME.quick(attacked("ry_p1", "rg_p1", "gb_p1").state)
    assert not GAME.quick(Table().cargo_phase(A).state)
