"""The policy of Borneo: the single thoughts of the ledger's section 13."""

from games.borneo.table import A, B, Table
from kontor.bots.knowledge import policy_of
from kontor.core import Action, Seat, seeded
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import (
    SWAP,
    AddAttackCard,
    AddDefenceCard,
    Attack,
    ChooseOrder,
    DiscardExcess,
    EndAttack,
    EndDefence,
    PayCard,
    PlaceMerchant,
    PlayCargo,
    RelocateDefender,
    SkipMerchant,
    SkipOrder,
    TakeCargo,
    TakeReward,
    TransferMerchant,
)
from kontor.games.borneo.frames import DefenceFrame, DistributionFrame, ExcessFrame, OrderFrame, RewardFrame
from kontor.games.borneo.rules import D4

POLICY = policy_of(GAME)


def thinks(table: Table, seat: Seat) -> Action:
    """Return what the policy does at this table."""
    return POLICY.choose(table.state, seat, table.legal(seat), seeded(0))


# Merchants: thoughts 1 to 4, 8 and 9.


def test_the_first_merchant_goes_to_an_empty_company() -> None:
    """Thought 8: rank 1 is better than the end of a ladder."""
    table = Table().ladders(red="B", yellow="C", green="D").placement(A)
    assert thinks(table, A) == PlaceMerchant("blue")


def test_a_triple_card_beats_the_direct_superior() -> None:
    """Thought 1: it always works, however many cards the defender holds."""
    table = Table().ladders(red="BACD", yellow="CDB", green="DCB", blue="CDBAA").port(0, "board_makassar", "rg_c1")
    table.hand(A, "rb_l1", "gb_c1", "yg_n1", "gy_l1").hand(B, "ry_p1", "ry_c1", "ry_l1", "ry_n1").merchant_phase(A)
    assert thinks(table, A) == Attack("red", 2, 1)
    table.play(A, Attack("red", 2, 1))
    assert thinks(table, A) == AddAttackCard("rb_l1")
    table.play(A, AddAttackCard("rb_l1"))
    assert thinks(table, A) == EndAttack()


def test_a_single_flag_does_not_attack_a_big_hand_over_a_gap() -> None:
    """Thought 2: distance protects."""
    table = Table().ladders(red="BCDA", yellow="AB", green="AC", blue="DBC").hand(A, "yr_p1", "yg_n1", "gy_l1")
    table.hand(B, "ry_p1", "ry_c1", "ry_l1", "ry_n1", "rg_p1", "rg_c1").merchant_phase(A)
    assert not isinstance(thinks(table, A), Attack)


def test_a_merchant_goes_where_the_port_can_be_shared_out_now() -> None:
    """Thought 8: an empty company is one transfer away from rank 1, and its monopoly from all its cards."""
    table = Table().ladders(red="BCDAA", yellow="CDB", green="DCBA").port(0, "board_makassar", "bg_n1", "br_l1")
    table.hand(A, "br_n2", "yg_n1", "gy_l1").merchant_phase(A)
    move = thinks(table, A)
    assert isinstance(move, TransferMerchant)
    assert move.to_company == "blue"


def test_merchants_stay_where_they_lead() -> None:
    """Thought 8: the only merchant of a company takes all."""
    table = Table().ladders(red="A", yellow="A", green="A", blue="BCD").hand(A, "rg_n1", "gy_l1").merchant_phase(A)
    assert thinks(table, A) == SkipMerchant()


def test_the_defence_is_given_up_where_no_card_suffices() -> None:
    """Thought 1: three flags against three are not enough."""
    table = Table().ladders(red="BACD").hand(B, "ry_p1", "ry_c1", "gb_c1").defence("red", 2, 1, "rb_l1")
    assert thinks(table, B) == EndDefence()


def test_the_defence_plays_the_spice_that_it_wants_to_keep() -> None:
    """Thought 2: behind a distance an equal number of triples repels the attack and gains a spice."""
    table = Table().ladders(red="BCAD").hand(B, "ry_p1", "ry_l2", "gb_c1").defence("red", 3, 1, "rb_l1")
    assert thinks(table, B) == AddDefenceCard("ry_l2")


def test_a_repelled_attack_gives_the_best_spice() -> None:
    """Thought 11: three cloves are waiting for the fourth."""
    table = Table().ladders(red="BCAD").warehouse(B, "gy_l1", "yg_l1", "gb_l1")
    contest = table.defence("red", 3, 1, "rb_l1", "ry_c1").state.top_frame(DefenceFrame).contest
    played = tuple(table._take(card) for card in ("ry_p1", "ry_l1"))
    table.ask(RewardFrame(type(contest)("red", A, 3, B, 1, contest.attack, played)))
    assert thinks(table, B) == TakeReward("ry_l1")


def test_a_beaten_merchant_prefers_an_empty_company_to_a_low_rank() -> None:
    """Thought 9."""
    table = Table().ladders(red="BCAD", yellow="CD", green="DA").hand(B, "gb_c1").attack("red", 3, 1)
    table.hand(A, "rb_l1", "rg_n1").play(A, AddAttackCard("rb_l1"))
    assert RelocateDefender(SWAP) in table.legal(B)
    assert thinks(table, B) == RelocateDefender("blue")


# Cargo: thoughts 4 to 8.


def test_a_monopoly_of_your_own_is_shared_out() -> None:
    """Thought 5: lay flags where you lead."""
    table = Table().ladders(red="AB", yellow="BC", green="CD", blue="DC").port(0, "board_makassar", "rg_c1", "br_c1")
    table.hand(A, "rb_l1", "yb_n1", "gb_c1").cargo_phase(A)
    assert thinks(table, A) == PlayCargo("rb_l1", 0)


def test_the_card_edition_does_not_share_out_a_rivals_monopoly() -> None:
    """Thought 7: the leader is paid twice."""
    table = Table(edition="card").ladders(red="B", yellow="ACD", green="CAD", blue="DAB")
    table.port(0, "card_tidore", "rg_c1", "br_c1").hand(A, "rb_l1", "yb_n1").cargo_phase(A)
    assert thinks(table, A) != PlayCargo("rb_l1", 0)


def test_the_excess_is_a_card_of_a_company_where_the_player_has_no_merchant() -> None:
    """Thoughts 4 and 5."""
    table = Table().ladders(red="AB", yellow="AC", green="AD", blue="BCD")
    table.hand(A, "rg_c1", "yr_n1", "gr_p1", "ry_l1", "yg_p1", "gy_l1", "br_c1").ask(ExcessFrame(A))
    assert thinks(table, A) == DiscardExcess("br_c1")


def test_the_spice_of_the_order_at_hand_is_taken() -> None:
    """Thoughts 10 and 11: the fourth unit of a spice."""
    table = Table().warehouse(A, "gy_l1", "yg_l1", "gb_l1").port(0, "board_makassar", "rg_c1", "br_n1", "rb_l1")
    table.state.port_stack.insert(0, "board_makassar")
    table.state.ports[0] = None
    table.ask(DistributionFrame(0, "board_makassar", (A, B, A), D4))
    assert thinks(table, A) == TakeCargo("rb_l1")


# Orders: thoughts 10 to 13.


def test_a_small_order_waits_while_a_big_one_is_near_and_there_is_time() -> None:
    """Thought 10: seven cloves are nearly eight."""
    table = Table().warehouse(A, "gy_l1", "yg_l1", "gb_l1", "ry_l2", "yg_l2").order_phase(A)
    assert thinks(table, A) == SkipOrder()


def test_the_last_chance_is_taken() -> None:
    """Thought 13: what is not spent now is one point a card."""
    table = Table().warehouse(A, "gy_l1", "yg_l1", "gb_l1", "ry_l2", "yg_l2")
    table.state.ports = [None, None, None]
    table.ask(OrderFrame(A, last_chance=True))
    assert thinks(table, A) == ChooseOrder("four_same", "cloves")


def test_the_bigger_of_two_orders_is_chosen() -> None:
    """Thought 10: 20 points for eight units, not 8 for four."""
    table = Table().warehouse(A, "gy_l1", "yg_l1", "gb_l1", "ry_l2", "yg_l2", "gr_l1").order_phase(A)
    assert thinks(table, A) == ChooseOrder("eight_same", "cloves")


def test_a_two_is_paid_where_both_units_count() -> None:
    """Thought 11: one card more is left."""
    table = (
        Table().warehouse(A, "gy_l1", "yg_l1", "gb_l1", "ry_l2").payment(A, "four_same", (0, 0, 4, 0), spice="cloves")
    )
    assert thinks(table, A) == PayCard("ry_l2")


def test_a_joker_is_kept_if_the_spice_itself_pays() -> None:
    """Thought 11: a joker serves every order."""
    table = (
        Table().warehouse(A, "board_malacca", "gr_p1", "gr_c1", "gr_l1", "gr_n1").payment(A, "one_each", (1, 1, 1, 1))
    )
    assert thinks(table, A) == PayCard("gr_p1")


def test_late_in_the_game_the_ship_is_not_worth_a_small_order() -> None:
    """Thought 15: two points are lost at the end."""
    table = Table(blackbeard=True).warehouse(A, "gr_c1", "gb_c1", "gr_l1", "gr_n1").port_stack(0).order_phase(A)
    assert thinks(table, A) == SkipOrder()
