"""Laws of play: routes, privileges and uses of a turn, the money, the rounds, and how many decisions there are."""

from collections import Counter
from itertools import pairwise

from games.novgorod.fee_enumeration import can_still_pay
from games.novgorod.matches import Ply, happened, matches, plies, states, turns, turns_of
from kontor.core import Event, seeded
from kontor.games.novgorod import GAME
from kontor.games.novgorod.actions import EndPhase2
from kontor.games.novgorod.events import (
    DucatsGained,
    FeesPaid,
    IncomeTaken,
    KontorBought,
    LastRoundAnnounced,
    LuxuryProduced,
    OrderDrawn,
    OrderTaken,
    PirateMoved,
    PrivilegeUsed,
    RouteLaid,
    ShipBought,
    SpecialFulfilled,
    StepCovered,
    TurnBegan,
)
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame, PlaceOrderFrame
from kontor.testing.marks import rule

BOX = GAME.box
REGULAR = (KontorBought, ShipBought)


def events_of(turn: list[Ply]) -> list[Event]:
    """Return what happened in a turn, without the beginning of the next one."""
    return [event for ply in turn for event in ply.events if not isinstance(event, TurnBegan)]


@rule("NOV-I6")
def test_a_finished_route_fits_into_the_slots_and_sails_from_neighbour_to_neighbour() -> None:
    """Speed, one more with the privilege, one less with the pirate's front in the route."""
    fullest = robbed = 0
    for ply in plies():
        for laid in happened(ply, RouteLaid):
            s = ply.before
            stops, slots = laid.stops, len(laid.stops) + len(laid.placeholders)
            fast = any(event.privilege == "speed" for event in happened(ply, PrivilegeUsed))
            front = s.options.pirate_side == "front" and s.pirate in stops
            assert slots <= s.speeds[ply.seat] + fast - front
            assert not fast or slots == s.speeds[ply.seat] + 1 - front
            assert len(set(stops)) == len(stops)
            assert set(laid.placeholders) <= set(stops)
            gone = s.pirate if s.options.pirate_side == "back" else None
            assert gone is None or gone not in stops
            for one, other in pairwise(stops):
                around = BOX.neighbours[gone] if gone else ()
                assert other in BOX.neighbours[one] or {one, other} <= set(around)
            fullest = max(fullest, slots)
            robbed += front
    assert fullest == 6
    assert robbed > 0


@rule("NOV-I7")
def test_one_privilege_and_one_regular_purchase_a_turn_and_every_card_works_once() -> None:
    """Manufactories and kontors alike."""
    twice = Counter[str]()
    for turn in turns():
        events = events_of(turn)
        assert sum(isinstance(event, PrivilegeUsed) for event in events) <= 1
        orders = [event for event in events if isinstance(event, OrderTaken | OrderDrawn) and event.price == 6]
        assert len(orders) + sum(isinstance(event, REGULAR) for event in events) <= 1
        worked = Counter(event.city for event in events if isinstance(event, LuxuryProduced))
        earned = Counter(event.city for event in events if isinstance(event, IncomeTaken))
        assert max((*worked.values(), *earned.values()), default=0) <= 1
        twice.update(["several manufactories"] * (len(worked) > 1) + ["several incomes"] * (len(earned) > 1))
    assert set(twice) == {"several manufactories", "several incomes"}


@rule("NOV-I7")
def test_a_used_kontor_and_a_worked_manufactory_stay_so_until_the_route_is_taken_back() -> None:
    """No step of phase 2 turns a card up again."""
    for ply in plies():
        if ply.before.route and ply.after.route:
            for before, after in zip(ply.before.route, ply.after.route, strict=True):
                assert (before.city, before.own, before.placeholder) == (after.city, after.own, after.placeholder)
                assert (before.used, before.worked) <= (after.used, after.worked)
                assert after.used or not before.used


@rule("NOV-I9")
def test_the_ducats_of_a_turn_are_what_was_gained_and_paid() -> None:
    """Income, luxuries, privilege and merchant; fees, purchases, career, special orders and the pirate."""
    kinds = Counter[str]()
    for turn in turns():
        seat, change = turn[0].seat, 0
        for event in (each for ply in turn for each in ply.events):
            match event:
                case IncomeTaken(ducats=ducats) | DucatsGained(ducats=ducats) | LuxuryProduced(ducats=ducats):
                    change += ducats
                case FeesPaid(ducats=paid) | StepCovered(ducats=paid) | SpecialFulfilled(ducats=paid):
                    change -= paid
                case PirateMoved(ducats=paid) | KontorBought(price=paid) | ShipBought(price=paid):
                    change -= paid
                case OrderTaken(price=paid) | OrderDrawn(price=paid):
                    change -= paid
                case _:
                    continue
            kinds[type(event).__name__] += 1
        assert turn[-1].after.ducats[seat] - turn[0].before.ducats[seat] == change
    assert len(kinds) == 11


@rule("NOV-I12")
def test_all_have_had_the_same_number_of_turns_and_the_trigger_round_is_the_last_but_one() -> None:
    """At most 41 rounds."""
    for match in matches():
        s = match[-1].after
        order = [turn[0].seat for turn in turns_of(match)]
        assert order == [*s.clockwise(s.start_player)] * s.round
        announced = [(ply.before.round, event.number) for ply in match for event in happened(ply, LastRoundAnnounced)]
        assert announced == [(s.round - 1, s.round)]
        assert s.round <= 41


@rule("NOV-I14")
def test_the_fees_can_be_paid_at_every_moment_of_phase_two() -> None:
    """By some way through the rest of it, found by an enumeration of its own."""
    tight = 0
    for s in states():
        if s.frames and isinstance(s.frames[-1], EvaluationFrame | CompoundFrame | PlaceOrderFrame):
            seat = s.active
            fees = sum(BOX.cities[stop.city].harbour_fee for stop in s.route if not stop.own)
            assert can_still_pay(s)
            assert (EndPhase2() in GAME.legal_actions(s, seat)) is (
                isinstance(s.frames[-1], EvaluationFrame) and s.ducats[seat] >= fees
            )
            tight += s.ducats[seat] < fees
    assert tight > 0


@rule("NOV-I15")
def test_a_decision_has_two_to_39_options_and_a_turn_at_most_fifty_decisions() -> None:
    """One option only in phase 2, where a hand must not show."""
    single = 0
    for ply in plies():
        legal = GAME.legal_actions(ply.before, ply.seat)
        assert 1 <= len(legal) <= 39
        if len(legal) == 1:
            single += 1
            assert isinstance(ply.before.frames[-1], EvaluationFrame)
            assert any(order not in ply.before.known for order in ply.before.hands[ply.seat])
    assert single > 0
    assert max(len(turn) for turn in turns()) <= 50


@rule("NOV-I15", "NOV-I12")
def test_the_greatest_number_of_decisions_is_declared() -> None:
    """Fifty in each turn of four players in 41 rounds, and before that a side and three picks each."""
    assert GAME.info.max_decisions == 50 * 4 * 41 + 4 * (1 + 3)
    for match in matches():
        s = match[-1].after
        assert len(match) <= 50 * s.seats * s.round + 4 * s.seats


@rule("NOV-I16")
def test_what_is_legal_depends_only_on_what_the_decider_sees() -> None:
    """In another world with the same view the same seat is asked and has the same answers."""
    rng = seeded(3)
    for ply in list(plies())[::13]:
        world = GAME.determinize(GAME.view(ply.before, ply.seat), rng)
        assert GAME.deciders(world) == (ply.seat,)
        assert GAME.legal_actions(world, ply.seat) == GAME.legal_actions(ply.before, ply.seat)


@rule("NOV-I16")
def test_of_the_deck_only_its_size_matters() -> None:
    """In another order, and with other cards, nothing else is legal; an empty one is another matter."""
    for ply in list(plies())[::17]:
        other = ply.before.clone()
        other.deck = other.deck[::-1]
        if other.cover is not None and other.deck:
            other.cover, other.deck[0] = other.deck[0], other.cover
        assert GAME.legal_actions(other, ply.seat) == GAME.legal_actions(ply.before, ply.seat)
