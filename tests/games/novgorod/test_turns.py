"""Rounds, turns, their four phases, the privilege of the turn, and what a decision is."""

from games.novgorod.matches import Ply, matches, plies, turns
from games.novgorod.table import A, B, C, Table
from kontor.core import Refusal
from kontor.core.rules import ANOTHER_QUESTION, NOT_YOUR_DECISION
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import (
    BuyOrderDiscounted,
    EndPhase2,
    EndPhase3,
    EndRoute,
    LayStop,
    MovePirate,
    TakeCareerStep,
    UseIncomePrivilege,
)
from kontor.games.novgorod.events import (
    BonusLowered,
    DucatsGained,
    LastRoundAnnounced,
    PrivilegeUsed,
    RoundBegan,
    SealsGained,
    TurnBegan,
)
from kontor.games.novgorod.frames import (
    CompoundFrame,
    EvaluationFrame,
    LastWindowFrame,
    PlaceOrderFrame,
    PurchaseFrame,
    RouteFrame,
)
from kontor.games.novgorod.rules import B2, E1, T0_1, T0_3, T4_2, TE2
from kontor.testing.marks import rule

PHASES = {
    RouteFrame: 1,
    EvaluationFrame: 2,
    CompoundFrame: 2,
    PlaceOrderFrame: 2,
    PurchaseFrame: 3,
    LastWindowFrame: 4,
}


def phase(ply: Ply) -> int:
    """Return the phase in which a step is taken; 0 before the first turn."""
    return PHASES.get(type(ply.before.frames[-1]), 0)


def quiet_turn(table: Table, seat: int) -> Table:
    """Play a turn without a route, extra ducats or a purchase."""
    for action in (EndRoute(), EndPhase2(), EndPhase3()):
        if action in table.legal(seat):
            table.play(seat, action)
    return table


@rule("NOV-T0.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    """After B comes C, after the last seat A, and then a new round begins."""
    table = Table()
    table.state.start_player = B
    table.begin(B)
    assert table.events == [RoundBegan(3, last=False, rule=T0_1), TurnBegan(B, rule=T0_1)]
    for seat, follower in ((B, C), (C, A), (A, B)):
        quiet_turn(table, seat)
        assert table.event(TurnBegan) == TurnBegan(follower, rule=T0_1)
        assert (table.state.active, table.deciders) == (follower, (follower,))
        assert any(isinstance(event, RoundBegan) for event in table.events) is (follower == B)
    assert table.state.round == 4


@rule("NOV-T0.1")
def test_all_players_have_the_same_number_of_turns() -> None:
    """In random matches the seats follow each other without a gap, from the start player on."""
    for match in matches():
        first, last = match[0].before, match[-1].after
        began = [event.seat for ply in match for event in ply.events if isinstance(event, TurnBegan)]
        assert began == [*first.clockwise(first.start_player)] * last.round


@rule("NOV-T0.2")
def test_a_turn_is_route_evaluation_purchase_and_seals() -> None:
    """Then the next player's turn begins."""
    table = Table().kontors(A, "danzig").covered(A, 2).begin(A)
    questions = [table.state.frames[-1]]
    assert table.check(A, EndPhase2()) == table.check(A, EndPhase3()) == Refusal(ANOTHER_QUESTION)
    questions += table.play(A, LayStop("danzig"), EndRoute()).state.frames[-1:]
    assert table.check(A, EndRoute()) == table.check(A, EndPhase3()) == Refusal(ANOTHER_QUESTION)
    questions += table.play(A, EndPhase2()).state.frames[-1:]
    assert table.check(B, EndPhase3()) == Refusal(NOT_YOUR_DECISION, {"seat": A})
    assert table.total(A) == 0
    questions += table.play(A, EndPhase3()).state.frames[-1:]
    assert table.total(A) == 1
    assert questions == [
        RouteFrame(A, asked=True),
        EvaluationFrame(A, asked=True),
        PurchaseFrame(A, asked=True),
        RouteFrame(B, asked=True),
    ]


@rule("NOV-T0.2")
def test_no_turn_goes_back_to_an_earlier_phase() -> None:
    """And one player takes all its steps."""
    for turn in turns():
        phases = [phase(ply) for ply in turn]
        assert phases == sorted(phases)
        assert len({ply.seat for ply in turn}) == 1


@rule("NOV-T0.3")
def test_one_privilege_may_be_used_in_a_turn() -> None:
    """After the extra ducats neither these again nor the discount; without them both are legal."""
    table = Table().menu(A)
    table.play(A, UseIncomePrivilege())
    assert table.events[:2] == [PrivilegeUsed(A, "income", rule=T0_3), DucatsGained(A, 2, "privilege", rule=TE2)]
    assert table.state.turn.privilege == "income"
    table = Table().menu(A).done(privilege="income")
    assert table.check(A, UseIncomePrivilege()) == Refusal(T0_3, {"privilege": "income"})
    order = BuyOrderDiscounted("deck")
    assert Table().purchase(A).done(privilege="income").check(A, order) == Refusal(
        T0_3, {"privilege": "order_discount"}
    )
    assert Table().purchase(A).check(A, order) is None


@rule("NOV-T0.3")
def test_the_speed_privilege_is_the_one_of_the_turn() -> None:
    """After a route of three stops with speed 2 there are no extra ducats."""
    table = Table().turn(A).play(A, LayStop("luebeck"), LayStop("visby"), LayStop("novgorod"))

    assert table.state.turn.privilege == "speed"
    assert table.check(A, UseIncomePrivilege()) == Refusal(T0_3, {"privilege": "income"})


@rule("NOV-T0.3")
def test_a_covered_privilege_is_lost_and_a_new_turn_brings_a_new_one() -> None:
    """The front of c1 has the extra ducats on its third step alone."""
    for covered, refusal in ((2, None), (3, Refusal(T0_3, {"privilege": "income"}))):
        table = Table().covered(A, covered).menu(A)
        assert table.check(A, UseIncomePrivilege()) == refusal
    table = Table().menu(A).done(privilege="income").begin(B)
    assert table.state.turn.privilege is None


@rule("NOV-T0.4")
def test_each_privilege_belongs_to_its_phase() -> None:
    """Extra ducats in phase 2 alone, the discount in phase 3 alone; speed and seal need no action."""
    route, menu, purchase = Table().turn(A), Table().menu(A), Table().purchase(A)
    assert menu.check(A, UseIncomePrivilege()) is None
    assert route.check(A, UseIncomePrivilege()) == purchase.check(A, UseIncomePrivilege()) == Refusal(ANOTHER_QUESTION)
    discounted = BuyOrderDiscounted("deck")
    assert purchase.check(A, discounted) is None
    assert route.check(A, discounted) == menu.check(A, discounted) == Refusal(ANOTHER_QUESTION)


@rule("NOV-T0.4")
def test_with_the_pirates_back_the_extra_ducats_may_be_a_move_instead() -> None:
    """It costs the privilege of the turn, and no ducats."""
    table = Table(merchant_and_pirate=True, pirate_side="back").turn(A).play(A, MovePirate("riga"))

    assert table.state.turn.privilege == "income"
    assert table.state.ducats[A] == 27


@rule("NOV-T0.5")
def test_a_privilege_on_two_free_steps_counts_once_a_turn() -> None:
    """c1 has two steps of speed: three slots with speed 2, not four."""
    table = Table().turn(A).lay(A, "riga", "danzig")
    assert LayStop("luebeck") in table.legal(A)
    table.lay(A, "luebeck")
    assert table.state.frames[-1] == EvaluationFrame(A, asked=True)
    assert len(table.state.route) == 3


@rule("NOV-T0.5")
def test_one_of_two_covered_steps_leaves_the_privilege() -> None:
    """The front of c1 has speed on its fourth and fifth step."""
    for covered, speeds in ((3, True), (4, True), (5, False)):
        table = Table().covered(A, covered).laying(A, "riga", "danzig")
        assert (LayStop("luebeck") in table.legal(A)) is speeds


@rule("NOV-T0.6")
def test_a_round_ends_with_the_bonus_cards_and_then_the_end_condition() -> None:
    """Both at once, in this order, and only after the last player's turn."""
    table = Table().seals(A, 30).covered(B, 2).covered(C, 5)
    table.state.bonus_of["route5"], table.state.bonus_now["route5"] = [A], [A]
    table.seals_phase(B).settle()
    assert not any(isinstance(event, BonusLowered | LastRoundAnnounced) for event in table.events)
    table.seals_phase(C).settle()
    assert table.events[1:] == [
        BonusLowered("route5", 2, rule=B2),
        LastRoundAnnounced(3, rule=E1),
        RoundBegan(3, last=True, rule=T0_1),
        TurnBegan(A, rule=T0_1),
    ]


@rule("NOV-R24")
def test_a_privilege_used_before_its_step_is_covered_stands() -> None:
    """The extra ducats are kept; the career brings its seals, but no seal of a covered step."""
    table = Table().career(A, "c3", covered=0).kontors(A, "riga", "danzig").evaluation(A, "riga", "danzig")
    table.play(A, UseIncomePrivilege(), TakeCareerStep())
    assert (table.state.covered[A], table.state.ducats[A]) == (1, 29)
    assert table.state.turn.privilege == "income"


@rule("NOV-R24")
def test_the_seal_must_be_uncovered_in_phase_four() -> None:
    """The front of c1 has it on its first step: covering that loses it in the same turn."""
    for covered, gained in ((0, [SealsGained(A, 1, "privilege", rule=T4_2)]), (1, [])):
        table = Table().covered(A, covered).seals_phase(A).settle()
        assert [event for event in table.events if isinstance(event, SealsGained)] == gained


@rule("NOV-A1")
def test_exactly_one_player_is_asked_and_in_a_turn_it_is_the_active_one() -> None:
    """At every step of random matches, until the match is over."""
    for match in matches():
        for ply in match:
            assert GAME.deciders(ply.before) == (ply.seat,)
            assert ply.before.round == 0 or ply.seat == ply.before.active
        assert (GAME.deciders(match[-1].after), match[-1].after.frames) == ((), [])


@rule("NOV-A1")
def test_fees_seals_and_the_merchant_need_no_decision() -> None:
    """After the purchase A's seal is gained and B is asked at once."""
    table = Table(merchant_and_pirate=True).merchant("riga").turn(A).lay(A, "danzig").play(A, EndRoute(), EndPhase2())
    assert (table.state.ducats[A], table.state.merchant) == (24, "luebeck")
    table.play(A, EndPhase3())
    assert (table.total(A), table.deciders) == (1, (B,))


@rule("NOV-A1")
def test_nobody_but_the_active_player_loses_or_gains_in_a_turn() -> None:
    """Ducats, kontors, ships, hands and careers of the others stay."""
    for ply in plies():
        if ply.before.round:
            for seat in set(range(ply.before.seats)) - {ply.seat}:
                for field in ("ducats", "kontors", "speeds", "hands", "aside", "filed", "covered", "holds", "seals"):
                    assert getattr(ply.before, field)[seat] == getattr(ply.after, field)[seat]
