"""What-ifs against what really happens in random play; and where a table is settled."""

from collections.abc import Iterator

import pytest

from games.novgorod.matches import Ply, matches, plies
from kontor.core import Action, Change, Event, seeded
from kontor.games.novgorod import GAME, NovgorodState, actions, events, frames
from kontor.games.novgorod.rules import TA4
from kontor.testing.marks import rule

SILENT = (
    actions.ChooseCareerSide,
    actions.IntroTakeOrder,
    actions.PlaceOrder,
    actions.StoreGood,
    actions.EndPhase3,
    actions.EndTurn,
)
ENTERING = (
    actions.Produce,
    actions.FulfilRow,
    actions.TakeCareerStep,
    actions.FulfilSpecial,
    actions.ChooseManufactory,
    actions.ChooseRecipe,
    actions.ChooseSource,
    actions.UseDiscount,
)
COMPLETED = {
    "produce": events.LuxuryProduced,
    "row": events.RowFulfilled,
    "career": events.StepCovered,
    "special": events.SpecialFulfilled,
}


def foretold(*types: type[Action]) -> Iterator[tuple[Ply, dict[str, Change]]]:
    """Yield every step of these types with what was foretold, by key; there are some."""
    found = False
    for ply in plies():
        if isinstance(ply.action, types):
            found = True
            changes = GAME.forecast(ply.before, ply.seat, ply.action) or ()
            by_key = {change.key: change for change in changes}
            assert len(by_key) == len(changes)
            yield ply, by_key
    assert found


def at_once(ply: Ply) -> NovgorodState:
    """Return the table right after the action, before anything follows by itself."""
    after, frame = ply.before.clone(), ply.before.frames[-1]
    GAME.phases[type(frame)].advance(after, frame, ply.seat, ply.action, lambda event: None)
    return after


def ducats_of(ply: Ply) -> int:
    """Return the ducats that the events of an action brought or cost."""
    gains = sum(event.ducats for event in ply.events if isinstance(event, events.LuxuryProduced | events.DucatsGained))
    costs = sum(event.ducats for event in ply.events if isinstance(event, events.StepCovered | events.SpecialFulfilled))
    return gains - costs


def assert_change(ply: Ply, changes: dict[str, Change], key: str, difference: int) -> None:
    """Demand that a figure of the player was foretold to change so much, and only if it does."""
    now = ply.before.ducats[ply.seat] if key == "ducats" else ply.before.total_seals(ply.seat)
    assert (key in changes) == bool(difference)
    if difference:
        change = changes[key]
        assert (change.ref, change.before, change.after) == (f"seat:{ply.seat}", now, now + difference)


@rule("NOV-TE1", "NOV-TE2", "NOV-XM1")
def test_incomes_and_the_privilege_bring_what_was_foretold() -> None:
    """The merchant's ducats included, if he paid."""
    for ply, changes in foretold(actions.TakeIncome, actions.TakeAllIncome, actions.UseIncomePrivilege):
        assert set(changes) == {"ducats"}
        assert_change(ply, changes, "ducats", at_once(ply).ducats[ply.seat] - ply.before.ducats[ply.seat])


@rule("NOV-TZ1", "NOV-XM4")
def test_the_end_of_phase_two_costs_what_was_foretold() -> None:
    """And the merchant goes where he was foretold to go."""
    for ply, changes in foretold(actions.EndPhase2):
        assert_change(ply, changes, "ducats", at_once(ply).ducats[ply.seat] - ply.before.ducats[ply.seat])
        moved = [event.city for event in ply.events if isinstance(event, events.MerchantMoved)]
        assert [change.after for change in changes.values() if change.key == "merchant"] == moved
        held = ply.before.holds[ply.seat]
        assert ("hold" in changes) == (held is not None and held.base)
        assert set(changes) <= {"ducats", "merchant", "hold"}


@rule("NOV-XP2")
def test_moving_the_pirate_costs_what_was_foretold() -> None:
    """Nothing with his back."""
    for ply, changes in foretold(actions.MovePirate):
        assert_change(ply, changes, "ducats", at_once(ply).ducats[ply.seat] - ply.before.ducats[ply.seat])


def test_a_route_has_the_slots_fees_and_privilege_foretold() -> None:
    """Step by step; the end tells whether the privilege is used."""
    for ply, changes in foretold(actions.LayStop, actions.LayPlaceholder, actions.EndRoute):
        laid = [event for event in ply.events if isinstance(event, events.RouteLaid)]
        frame = ply.before.frames[-1]
        assert isinstance(frame, frames.RouteFrame)
        slots = len(frame.stops) + len(frame.placeholders)
        if isinstance(ply.action, actions.EndRoute):
            assert set(changes) <= {"privilege", "fees_missing"}
            slots -= 1
        else:
            assert (changes["slots"].before, changes["slots"].after) == (slots, slots + 1)
        if laid and len(laid[0].stops) + len(laid[0].placeholders) == slots + 1:
            used = [event.privilege for event in ply.events if isinstance(event, events.PrivilegeUsed)]
            assert ("privilege" in changes) == (used[:1] == ["speed"])
            if "fees" in changes:
                assert changes["fees"].after == laid[0].fees
            own = [GAME.box.cities[city].income for city in laid[0].stops if city in ply.before.kontors[ply.seat]]
            missing = laid[0].fees - ply.before.ducats[ply.seat] - sum(own)
            assert ("fees_missing" in changes) == (laid[0].fees > 0 and missing > 0)
            if "fees_missing" in changes:
                assert changes["fees_missing"].after == missing


def completed(ply: Ply) -> bool:
    """Return True if the step completed the action that it belongs to."""
    frame = ply.before.frames[-1]
    aim = frame.aim if isinstance(frame, frames.CompoundFrame) else None
    match ply.action:
        case actions.Produce():
            aim = "produce"
        case actions.FulfilRow():
            aim = "row"
        case actions.TakeCareerStep():
            aim = "career"
        case actions.FulfilSpecial():
            aim = "special"
    assert aim is not None
    return any(isinstance(event, COMPLETED[aim]) for event in ply.events)


@rule("NOV-A11")
def test_an_action_is_foretold_exactly_by_the_step_that_completes_it() -> None:
    """Whether further steps are taken without asking or not."""
    for ply, changes in foretold(*ENTERING):
        assert bool(changes) == completed(ply)


@rule("NOV-TA4", "NOV-XM2", "NOV-TC1")
def test_a_completed_action_brings_and_costs_what_was_foretold() -> None:
    """Ducats and seals; bonus cards come on top, and what follows by itself is not told of."""
    for ply, changes in foretold(*ENTERING):
        if not changes:
            continue
        first = next(at for at, event in enumerate(ply.events) if isinstance(event, tuple(COMPLETED.values())))
        own = ply._replace(events=tuple(until_the_menu(ply.events[first:])))
        assert_change(own, changes, "ducats", ducats_of(own))
        assert_change(own, changes, "seals", seals_of(own))
        covered = [event.step for event in own.events if isinstance(event, events.StepCovered)]
        assert [change.after for change in changes.values() if change.key == "step"] == covered


def until_the_menu(told: tuple[Event, ...]) -> Iterator[Event]:
    """Yield the events of the action itself: those before an income, the privilege, the fees or another phase."""
    own = (
        events.LuxuryProduced,
        events.GoodsConsumed,
        events.RowFulfilled,
        events.StepCovered,
        events.SpecialFulfilled,
        events.MerchantSeal,
        events.MarkerTaken,
        events.OrderPlaced,
        events.BonusGained,
    )
    for number, event in enumerate(told):
        if number and isinstance(event, events.LuxuryProduced) and event.rule == TA4:
            return  # the only answer that is left, taken without asking (NOV-A3)
        if isinstance(event, own) or (isinstance(event, events.DucatsGained) and event.by == "merchant"):
            yield event
        else:
            return


def seals_of(ply: Ply) -> int:
    """Return the seals that the events of an action tell of, without bonus cards."""
    kinds = (events.LuxuryProduced, events.RowFulfilled, events.SpecialFulfilled, events.MerchantSeal)
    return sum(event.seals for event in ply.events if isinstance(event, kinds))


@rule("NOV-T3.2", "NOV-T3.4", "NOV-T3.7")
def test_purchases_cost_what_was_foretold_by_the_rule_of_the_event() -> None:
    """Kontors, ships and orders."""
    kinds = (actions.BuyKontor, actions.BuyShip, actions.BuyOrder, actions.BuyOrderDiscounted)
    bought = (events.KontorBought, events.ShipBought, events.OrderTaken, events.OrderDrawn)
    for ply, changes in foretold(*kinds):
        (event,) = [event for event in ply.events if isinstance(event, bought)]
        assert_change(ply, changes, "ducats", -event.price)
        assert changes["ducats"].rule == event.rule
        assert ("speed" in changes) == isinstance(event, events.ShipBought)
        if isinstance(event, events.ShipBought):
            assert changes["speed"].after == event.speed


def test_picks_cost_what_was_foretold() -> None:
    """The prices so far, which are paid after the draft."""
    for ply, changes in foretold(actions.IntroTakeKontor):
        (event,) = [event for event in ply.events if isinstance(event, events.KontorPicked)]
        before = ply.before.picked[ply.seat]
        assert (changes["picked"].before, changes["picked"].after) == (before, before + event.price)


@pytest.mark.parametrize("silent", SILENT)
def test_some_steps_foretell_nothing(silent: type[Action]) -> None:
    """Where no figure changes at once."""
    found = [ply for ply in plies() if isinstance(ply.action, silent)]

    assert found
    assert all(GAME.forecast(ply.before, ply.seat, ply.action) is None for ply in found)


def test_a_forecast_tells_nothing_that_nobody_knows() -> None:
    """In every world with the same view it is the same."""
    rng = seeded(1)
    for ply in list(plies())[::23]:
        world = GAME.determinize(GAME.view(ply.before, ply.seat), rng)
        assert GAME.forecast(world, ply.seat, ply.action) == GAME.forecast(ply.before, ply.seat, ply.action)


def test_a_table_is_settled_where_no_route_and_no_action_is_half_done() -> None:
    """Before the first stop, in the menus, at picks and in the last window, and when the match is over."""
    for ply in plies():
        assert GAME.settled(ply.before) != is_half_done(ply.before)
    assert all(GAME.settled(match[-1].after) for match in matches())


def is_half_done(s: NovgorodState) -> bool:
    """Return True if a route has begun, an action is being entered, or an order waits for its place."""
    frame = s.frames[-1]
    begun = isinstance(frame, frames.RouteFrame) and bool(frame.stops)
    return begun or isinstance(frame, frames.CompoundFrame | frames.PlaceOrderFrame)
