"""The engine and an enumeration of its own agree on which routes can be paid, and on what phase 2 leaves payable."""

from collections.abc import Iterator
from functools import cache

import pytest

from games.novgorod.fee_enumeration import Captain, Laid, can_still_pay
from games.novgorod.table import SETUPS
from kontor.bots import DEFAULT_BUDGET, make_bot
from kontor.core import Action, Seat, seeded
from kontor.games.novgorod import GAME, NovgorodState
from kontor.games.novgorod.actions import EndRoute, LayPlaceholder, LayStop
from kontor.games.novgorod.frames import EvaluationFrame, RouteFrame, TurnFrame
from kontor.testing.marks import rule
from sampling import sampled

POSITIONS = sampled(push=60, night=2000)
LOTS = sampled(push=2, night=20)
STEPS = (EndRoute, LayPlaceholder, LayStop)


def clerks_game(number: int) -> Iterator[tuple[NovgorodState, Seat]]:
    """Yield every question of a match of clerks, and who is asked."""
    clerk, rng = make_bot("clerk", GAME), seeded(number)
    seats, options = SETUPS[number % len(SETUPS)]
    s = GAME.start(seats, GAME.options(options), rng.bytes(32))
    while deciders := GAME.deciders(s):
        seat = deciders[0]
        yield s, seat
        legal = GAME.legal_actions(s, seat)
        s = GAME.apply(s, seat, clerk.decide(GAME.view(s, seat), legal, DEFAULT_BUDGET, rng.bytes(32)).action).state


def random_game(number: int) -> Iterator[tuple[NovgorodState, Seat]]:
    """Yield every question of a match at random, and who is asked."""
    rng = seeded(number)
    seats, options = SETUPS[number % len(SETUPS)]
    s = GAME.start(seats, GAME.options(options), rng.bytes(32))
    while deciders := GAME.deciders(s):
        seat = deciders[0]
        yield s, seat
        s = GAME.apply(s, seat, rng.pick(GAME.legal_actions(s, seat))).state


@cache
def questions() -> tuple[list[NovgorodState], list[NovgorodState]]:
    """Return tables at the beginning of a route, and tables of phase 2: most of random play, some of clerks."""
    routes: list[NovgorodState] = []
    menus: list[NovgorodState] = []
    for number in range(10 * POSITIONS):
        game = clerks_game(number) if number % 4 == 3 else random_game(number)
        met = [s for s, _ in game if s.round and number % 3 < s.round]
        routes += [s for s in met if s.frames[-1] == RouteFrame(s.active, asked=True)][number % 4 :: 4]
        menus += [s for s in met if isinstance(s.frames[-1], EvaluationFrame)][number % 4 :: 4]
        if min(len(routes), len(menus)) >= POSITIONS:
            break
    return routes[:POSITIONS], menus[:POSITIONS]


def with_ducats(s: NovgorodState, ducats: int) -> NovgorodState:
    """Return the same table where the asked player has so many ducats: with few, every bound on the fees counts."""
    then = s.clone()
    then.ducats[then.active] = ducats
    return then


def reached(s: NovgorodState) -> set[Laid]:
    """Return every route that the steps reach."""
    found: set[Laid] = set()
    pending: list[Laid] = [((), ())]
    while pending:
        stops, placeholders = pending.pop()
        then = s.clone()
        then.frames = [*s.frames[:-1], RouteFrame(s.active, stops, placeholders, asked=True)]
        legal: list[Action] = [step for step in GAME.legal_actions(then, s.active) if isinstance(step, STEPS)]
        assert legal, f"{stops} {placeholders} is a dead end"
        for step in legal:
            match step:
                case EndRoute():
                    found.add((stops, placeholders))
                case LayPlaceholder():
                    pending.append((stops, (*placeholders, stops[-1])))
                case LayStop(city):
                    pending.append(((*stops, city), placeholders))
    return found


@rule("NOV-T1.8", "NOV-R14", "NOV-A2")
@pytest.mark.parametrize("lot", range(LOTS))
def test_exactly_the_routes_can_be_laid_whose_fees_some_way_through_phase_two_pays(lot: int) -> None:
    """Found by playing phase 2 in every order, at many questions of random play and of clerks' matches."""
    routes, _ = questions()
    assert len(routes) == POSITIONS
    for s in routes[lot::LOTS]:
        assert isinstance(s.frames[0], TurnFrame)
        assert reached(s) == Captain(s, s.active).payable()


@rule("NOV-T1.8", "NOV-R47", "NOV-A2")
@pytest.mark.parametrize("lot", range(LOTS))
def test_the_same_is_true_of_players_who_have_hardly_a_ducat(lot: int) -> None:
    """There luxuries and longer routes decide, which rich players do not need."""
    routes, _ = questions()
    for poor in (with_ducats(s, ducats) for s in routes[lot::LOTS] for ducats in range(3)):
        assert reached(poor) == Captain(poor, poor.active).payable()


@rule("NOV-I14", "NOV-TZ2")
@pytest.mark.parametrize("lot", range(LOTS))
def test_whatever_phase_two_offers_leaves_the_fees_payable_and_there_is_always_an_answer(lot: int) -> None:
    """After each legal step that the menu carries out at once or that ends a compound action."""
    _, menus = questions()
    assert len(menus) == POSITIONS
    for s in menus[lot::LOTS]:
        assert can_still_pay(s)
        legal = GAME.legal_actions(s, s.active)
        assert legal
        for action in legal:
            then = GAME.apply(s, s.active, action).state
            if then.frames and isinstance(then.frames[-1], EvaluationFrame) and then.active == s.active:
                assert can_still_pay(then), action
