"""What-ifs: the public consequences of an action in numbers; they stop before an order is drawn or opened."""

from collections.abc import Iterator

import msgspec

from kontor.core import Action, Change, Forecast, Seat
from kontor.games.novgorod.actions import (
    BuyKontor,
    BuyOrder,
    BuyOrderDiscounted,
    BuyShip,
    ChooseManufactory,
    ChooseRecipe,
    ChooseSource,
    EndPhase2,
    EndRoute,
    IntroTakeKontor,
    LayPlaceholder,
    LayStop,
    MovePirate,
    TakeAllIncome,
    TakeIncome,
    UseDiscount,
    UseIncomePrivilege,
)
from kontor.games.novgorod.components import UPPER, NovgorodBox
from kontor.games.novgorod.compound_options import CompoundOption, gain_of, wholes
from kontor.games.novgorod.frames import CompoundFrame, RouteFrame
from kontor.games.novgorod.harbour_fees import balance_of, fees, fees_of
from kontor.games.novgorod.incomes import earned, unused_own
from kontor.games.novgorod.phases.carrying_out import lower_rule
from kontor.games.novgorod.phases.evaluation import aim_of
from kontor.games.novgorod.pirate import cost_of_moving
from kontor.games.novgorod.route_reach import reach_of
from kontor.games.novgorod.rules import (
    N6,
    T1_3,
    T1_4,
    T1_8,
    T3_2,
    T3_4,
    T3_5,
    T3_7,
    TA4,
    TB3,
    TB6,
    TC1,
    TC2,
    TD5,
    TE1,
    TE2,
    TZ1,
    XM4,
    XP2,
    XS3,
    XS4,
    XS6,
)
from kontor.games.novgorod.state import NovgorodState


def forecast(box: NovgorodBox, s: NovgorodState, seat: Seat, action: Action) -> Forecast | None:
    """Return what everybody will see change at once; None where nothing can be said."""
    frame = s.frames[-1]
    match action:
        case IntroTakeKontor(city):
            now = s.picked[seat]
            return (Change("picked", f"seat:{seat}", now, now + s.stacks[city][0], N6),)
        case LayStop() | LayPlaceholder() | EndRoute() if isinstance(frame, RouteFrame):
            return tuple(routing(box, s, seat, frame, action))
        case TakeIncome(stop):
            return (ducats(s, seat, earned(box, s, [stop]), TE1),)
        case TakeAllIncome():
            return (ducats(s, seat, earned(box, s, unused_own(s)), TE1),)
        case UseIncomePrivilege():
            return (ducats(s, seat, box.privileges.income, TE2),)
        case EndPhase2():
            return tuple(leaving(box, s, seat))
        case MovePirate() if s.options.pirate_side == "front":
            cost = cost_of_moving(box, s, seat)
            return (ducats(s, seat, -cost, XP2),) if cost else None
        case ChooseManufactory() | ChooseRecipe() | ChooseSource() | UseDiscount() if isinstance(frame, CompoundFrame):
            return entering(box, s, msgspec.structs.replace(frame, steps=(*frame.steps, action)))
    aim = aim_of(seat, action)
    return buying(box, s, seat, action) if aim is None else entering(box, s, aim)


def ducats(s: NovgorodState, seat: Seat, more: int, rule: str) -> Change:
    """Forecast the ducats."""
    return Change("ducats", f"seat:{seat}", s.ducats[seat], s.ducats[seat] + more, rule)


def seals(s: NovgorodState, seat: Seat, more: int, rule: str) -> Change:
    """Forecast the seals."""
    return Change("seals", f"seat:{seat}", s.total_seals(seat), s.total_seals(seat) + more, rule)


def routing(box: NovgorodBox, s: NovgorodState, seat: Seat, frame: RouteFrame, action: Action) -> Iterator[Change]:
    """Forecast the slots and fees of the route, and what ducats and incomes lack for the fees (NOV-T1.8)."""
    reach = reach_of(box, s, seat)
    then = route = reach.route(frame.stops, frame.placeholders)
    if isinstance(action, LayStop):
        then = reach.with_stop(route, action.city)
    elif isinstance(action, LayPlaceholder):
        then = reach.with_placeholder(route)
    if then is not route:
        yield Change("slots", f"seat:{seat}", route.slots, then.slots, T1_3)
    before, after = (fees_of(box, s.kontors[seat], each.stops) for each in (route, then))
    if before != after:
        yield Change("fees", f"seat:{seat}", before, after, T1_4)
    missing = -s.ducats[seat] - balance_of(box, s.kontors[seat], then.stops)
    if missing > 0 and after:
        yield Change("fees_missing", f"seat:{seat}", 0, missing, T1_8)
    if then.needs_speed:
        yield Change("privilege", "privilege:speed", "free", "used", T1_3)


def leaving(box: NovgorodBox, s: NovgorodState, seat: Seat) -> Iterator[Change]:
    """Forecast the fees, the good that leaves the hold after a swap, and where the merchant goes."""
    if fees(box, s):
        yield ducats(s, seat, -fees(box, s), TZ1)
    held = s.holds[seat]
    if held is not None and held.base:
        yield Change("hold", f"good:{box.good_of[held.city]}", "stored", "lost", TD5)  # NOV-TD5 NOV-R18
    if s.merchant is not None:
        yield Change("merchant", f"city:{s.merchant}", s.merchant, box.clockwise(s.merchant, s.speeds[seat]), XM4)


def entering(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame) -> Forecast | None:
    """Forecast what an action brings, if the steps so far leave only one way to complete it."""
    so_far = len(frame.steps)
    found = [whole for whole in wholes(box, s, frame) if whole.steps[:so_far] == frame.steps]
    return tuple(completing(box, s, frame, found[0])) if len(found) == 1 else None


def completing(box: NovgorodBox, s: NovgorodState, frame: CompoundFrame, whole: CompoundOption) -> Iterator[Change]:
    """Forecast seals, ducats and career of an option; bonus cards come on top."""
    seat = frame.seat
    match frame.aim:
        case "produce":
            gained, paid = gain_of(box, s, whole.productions[0])
            yield seals(s, seat, gained, TA4)
            yield ducats(s, seat, paid, TA4)
        case "row" if frame.row == UPPER:
            yield seals(s, seat, box.rewards.upper, TB3)
        case "row":
            rule = lower_rule(s, seat, str(frame.order))
            yield seals(s, seat, box.rewards.lower_same_turn if rule == TB6 else box.rewards.lower, rule)
        case "career":
            yield Change("step", f"seat:{seat}", s.covered[seat], s.covered[seat] + 1, TC2)
            if whole.ducats:
                yield ducats(s, seat, -whole.ducats, TC1)
        case "special":
            shown = next(each for each in s.column if each.card == frame.card)
            yield seals(s, seat, box.parts[shown.card, shown.part].seals, XS6)
            if whole.ducats:
                yield ducats(s, seat, -whole.ducats, XS3)
            if whole.discount:
                yield Change("privilege", "privilege:order_discount", "free", "used", XS4)


def buying(box: NovgorodBox, s: NovgorodState, seat: Seat, action: Action) -> Forecast | None:
    """Forecast what a purchase costs."""
    match action:
        case BuyKontor(city):
            return (ducats(s, seat, -s.stacks[city][0], T3_2),)
        case BuyShip():
            speed = s.speeds[seat] + 1
            return (
                Change("speed", f"seat:{seat}", speed - 1, speed, T3_4),
                ducats(s, seat, -box.ship_price[speed], T3_4),
            )
        case BuyOrder():
            return (ducats(s, seat, -box.file.prices.order, T3_5),)
        case BuyOrderDiscounted():
            return (ducats(s, seat, box.privileges.order_discount - box.file.prices.order, T3_7),)
    return None
