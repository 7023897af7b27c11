from games.borneo.table import A, B, Table
from games.warning import warned
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import AddDefenceCard, ChooseOrder, DeclineReward, PayCard, SkipOrder
from kontor.testing.marks import rule

ONE_EACH = ("ry_p1", "ry_c1", "ry_l1", "ry_n1")


@rule("BOR-E4")
def test_who_skips_the_last_order_that_could_be_paid_is_warned() -> None:
    """One of each lies in the warehouse, and the match is over after this."""
    table = Table().warehouse(A, *ONE_EACH).last_chance(A)
    assert warned(GAME, table.state, A, SkipOrder()) == ["last_order"]
    assert warned(GAME, table.state, A, ChooseOrder("one_each")) == []


@rule("BOR-E4")
def test_an_order_that_can_wait_is_skipped_without_a_warning() -> None:
    """The next turn offers it again."""
    table = Table().warehouse(A, *ONE_EACH).order_phase(A)
    assert warned(GAME, table.state, A, SkipOrder()) == []


@rule("BOR-T2.15")
def test_who_declines_a_reward_is_warned() -> None:
    """The card of the defence would be discarded."""
    table = Table().ladders(red="ABCD").hand(A, "ry_p1", "gr_p1", "gb_n2").defence("red", 2, 1, "yr_p1")
    table.play(A, AddDefenceCard("ry_p1"))
    assert warned(GAME, table.state, A, DeclineReward()) == ["reward"]


@rule("BOR-T1.6b")
def test_who_pays_a_joker_with_the_spice_in_the_warehouse_is_warned() -> None:
    """Four units of nutmeg are there without the joker."""
    table = Table().warehouse(B, "rg_n2", "ry_n1", "yr_n1", "board_sulu").turn(B)
    table.play(B, ChooseOrder("four_same", "nutmeg"))
    assert warned(GAME, table.state, B, PayCard("board_sulu")) == ["joker"]
    assert warned(GAME, table.state, B, PayCard("rg_n2")) == []
