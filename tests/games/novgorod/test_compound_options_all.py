"""All evaluations that the ledger allows can be entered, each by one sequence of steps, and no other (NOV-A2)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.novgorod.brute import HOLD, Effect, Position
from games.novgorod.matches import plies
from games.novgorod.table import A, Table
from kontor.core import Action, seeded
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import FulfilRow, FulfilSpecial, Produce, TakeCareerStep
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame
from kontor.testing.marks import rule

POSITIONS = 600
LOTS = 6
MOST_OPTIONS = 39
ENTERED = (Produce, FulfilRow, TakeCareerStep, FulfilSpecial)


def position(number: int) -> NovgorodState:
    """Return a random table of phase 2; A holds two secret orders, so that the menu always comes back (NOV-A3)."""
    rng = seeded(number)
    side = rng.pick(("front", "back"))
    fees = "from_income" if number % 3 == 0 else "after_production"
    table = Table(2, merchant_and_pirate=True, special_orders=True, merchant_side=side, harbour_fees=fees)
    ring, orders = table.box.ring, rng.shuffled(table.box.orders)
    table.state.manufactory_of = dict(zip(ring, rng.shuffled(table.box.manufactories), strict=True))
    table.kontors(A, *rng.shuffled(ring)[: rng.below(7)]).merchant(rng.pick(ring)).ducats(
        A, rng.pick((0, 2, 5, 15, 27))
    )
    table.career(A, rng.pick(table.box.career_cards), rng.pick(("front", "back")), rng.below(6))
    table.hand(A, orders[0], blind=orders[1:3]).aside(A, *orders[3:5])
    if table.state.kontors[A] and rng.below(2):
        table.hold(A, rng.pick(table.state.kontors[A]), fresh=not rng.below(4))
    table.column(*(f"{card}{rng.pick('ABCD')}" for card in rng.shuffled(table.box.special_orders)))
    stops = [rng.pick(ring)]
    for _ in range(rng.below(6)):
        further = [city for city in table.box.neighbours[stops[-1]] if city not in stops]
        stops += [rng.pick(further)] if further else []
    table.menu(A, *stops, placeholders=[city for city in stops if not rng.below(3)])
    table.used(*(city for city in stops if not rng.below(6)))
    for stop in list(table.state.route):
        if not rng.below(8):
            table.state.use(stop.city, worked=True)
    privilege = rng.pick((None, None, "speed", "order_discount"))
    table.done(privilege=privilege, merchant=not rng.below(3), upper=tuple(orders[3:4]) if rng.below(2) else ())
    table.done(discount=rng.below(4) if privilege == "order_discount" else 0)
    return solvent(table.state)


def solvent(s: NovgorodState) -> NovgorodState:
    """Give A what the fees of the route need at least, if what it brings does not cover them (NOV-I14)."""
    there = Position(s)
    most = there.most(frozenset(), there.worked, extra=False, merchant=True)
    s.ducats[A] = max(s.ducats[A], there.fees - most)
    return s


def leaves(before: NovgorodState, s: NovgorodState, action: Action) -> Iterator[Effect]:
    """Yield what every sequence of steps leaves that begins with an action."""
    after = s.clone()
    GAME.advance(after, A, action, lambda event: None)
    if isinstance(after.frames[-1], CompoundFrame):
        for further in GAME.legal_actions(after, A):
            yield from leaves(before, after, further)
    else:
        yield left_by(before, after)


def left_by(before: NovgorodState, after: NovgorodState) -> Effect:
    """Return what changed between two tables."""
    used = {stop.city for was, stop in zip(before.route, after.route, strict=True) if stop.used and not was.used}
    used |= {HOLD} if before.holds[A] != after.holds[A] else set()
    return Effect(
        frozenset(used),
        frozenset(stop.city for stop in after.route if stop.worked),
        after.ducats[A],
        after.total_seals(A) - before.total_seals(A),
        after.turn.privilege,
        after.covered[A],
    )


def every_action(s: NovgorodState) -> list[Action]:
    """Return all actions of the menu that are entered in steps, legal or not."""
    found: list[Action] = [*map(Produce, GAME.box.ring), TakeCareerStep(), *map(FulfilSpecial, GAME.box.special_orders)]
    return found + [
        FulfilRow(order, row) for order in (*s.hands[A], *s.aside[A], s.deck[0]) for row in ("upper", "lower")
    ]


@rule("NOV-A2", "NOV-A5", "NOV-A11")
@pytest.mark.parametrize("lot", range(LOTS))
def test_the_steps_lead_to_every_legal_whole_and_to_no_other(lot: int) -> None:
    """As often as the brute force finds what it leaves: by one sequence each."""
    wholes = 0
    for number in range(lot, POSITIONS, LOTS):
        s = position(number)
        there = Position(s)
        for action in every_action(s):
            expected = Counter(there.wholes(action))
            legal = GAME.check(s, A, action) is None
            assert legal == bool(expected), (number, action)
            found = Counter(leaves(s, s, action)) if legal else Counter()
            assert found == expected, (number, action)
            wholes += len(expected)
    assert wholes > POSITIONS // LOTS


@rule("NOV-A6", "NOV-A7", "NOV-A8")
def test_the_menu_offers_exactly_what_can_be_completed() -> None:
    """Every action that it offers, and no other of its kind."""
    for number in range(0, POSITIONS, 5):
        s = position(number)
        there = Position(s)
        offered = [action for action in GAME.legal_actions(s, A) if isinstance(action, ENTERED)]
        assert set(offered) == {action for action in every_action(s) if any(there.wholes(action))}
        assert len(offered) == len(set(offered))


def test_no_decision_has_more_options_than_the_ledger_says() -> None:
    """At most 39 with the pirate's seven, in phase 2 as elsewhere; without him at most 32."""
    counts = []
    for ply in plies():
        legal = GAME.legal_actions(ply.before, ply.seat)
        moves = [action for action in legal if type(action).__name__ == "MovePirate"]
        counts.append(len(legal))
        assert len(moves) <= 7
        assert len(legal) - len(moves) <= MOST_OPTIONS - 7
    assert max(counts) <= MOST_OPTIONS
    assert sum(count > 60 for count in counts) == 0


@rule("NOV-A5", "NOV-A10")
def test_random_positions_of_phase_two_stay_small_too() -> None:
    """Though everything is possible at once there; the steps inside an action have at most six answers."""
    most = 0
    for number in range(0, POSITIONS, 3):
        s = position(number)
        assert isinstance(s.frames[-1], EvaluationFrame)
        legal = GAME.legal_actions(s, A)
        most = max(most, len(legal))
        for action in legal:
            after = GAME.apply(s, A, action).state
            if isinstance(after.frames[-1], CompoundFrame):
                assert 2 <= len(GAME.legal_actions(after, A)) <= 6
    assert 20 < most <= MOST_OPTIONS
