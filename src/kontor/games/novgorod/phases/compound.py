"""Entering a production, a row, a career step or a special order step by step (NOV-A2, NOV-A6 to NOV-A10)."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from kontor.core import Emit, Refusal, Seat
from kontor.games.novgorod.actions import ChooseManufactory, ChooseRecipe, ChooseSource, Inner, PlaceOrder
from kontor.games.novgorod.career import lowest_free
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import ASIDE, FILED, UPPER, NovgorodBox
from kontor.games.novgorod.compound_options import CompoundOption, available, cover_after, is_solvent, ways, wholes
from kontor.games.novgorod.events import OrderPlaced
from kontor.games.novgorod.frames import CompoundFrame, PlaceOrderFrame
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.phases.carrying_out import carry_out, file_order
from kontor.games.novgorod.rules import A2, A10, TA1, TA2, TB1, TB2, TB3, TC1, TC2, TD3, TZ2, XS2, XS3, XS5, XS7
from kontor.games.novgorod.state import NovgorodState


def check_aim(box: NovgorodBox, s: NovgorodState, aim: CompoundFrame) -> Refusal | None:
    """Return why an action of the menu cannot be begun: nothing completes it (NOV-A2)."""
    match aim.aim:
        case "produce":
            refusal, nothing = _check_stop(s, aim), Refusal(TA2, {"city": str(aim.stop)})
        case "row":
            refusal, nothing = _check_row(s, aim), Refusal(TB2, {"order": str(aim.order)})
        case "career":
            refusal, nothing = _check_career(box, s, aim), Refusal(TC1)
        case _:
            refusal, nothing = _check_special(s, aim), Refusal(XS5, {"card": str(aim.card)})
    if refusal is not None:
        return refusal
    if next(wholes(box, s, aim), None) is not None:
        return None
    found = list(ways(box, s, aim))
    return _check_ducats(box, s, aim, found) if found else nothing


def _check_ducats(box: NovgorodBox, s: NovgorodState, aim: CompoundFrame, found: list[CompoundOption]) -> Refusal:
    """Return why ducats forbid what the goods allow: the cost of a special order, or the fees (NOV-XS3, NOV-TZ2)."""
    least = min(whole.ducats for whole in found)
    if least > s.ducats[aim.seat]:
        return Refusal(XS3, {"ducats": least}, "ducats")
    cover = cover_after(box, s, aim)
    paid = [
        whole.ducats
        for whole in found
        if whole.ducats <= cover.ducats and is_solvent(box, s, aim, msgspec.structs.replace(whole, ducats=0), cover)
    ]
    if paid:  # only what is paid would leave the fees unpaid
        return Refusal(TZ2, {"fees": cover.due, "ducats": min(paid)}, "payment")  # NOV-TZ2
    return Refusal(TZ2, {"fees": cover.due}, "action")  # NOV-TZ2


def _check_stop(s: NovgorodState, aim: CompoundFrame) -> Refusal | None:
    stop = s.stop(str(aim.stop))
    if stop is None:
        return Refusal(TA1, {"city": str(aim.stop)}, "no_stop")
    if stop.worked:
        return Refusal(TA1, {"city": stop.city}, "worked")
    if stop.used and not stop.placeholder:
        return Refusal(TA1, {"city": stop.city}, "used")
    return None


def _check_row(s: NovgorodState, aim: CompoundFrame) -> Refusal | None:
    order = str(aim.order)
    if order in s.aside[aim.seat]:
        return Refusal(TB1, {"order": order}, "upper") if aim.row == UPPER else None
    return None if order in s.hands[aim.seat] else Refusal(TB1, {"order": order}, "not_there")


def _check_career(box: NovgorodBox, s: NovgorodState, aim: CompoundFrame) -> Refusal | None:
    step = lowest_free(box, s, aim.seat)
    if step is None:
        return Refusal(TC2)
    if step.ducats > s.ducats[aim.seat]:
        return Refusal(TC1, {"ducats": step.ducats}, "ducats")
    return None


def _check_special(s: NovgorodState, aim: CompoundFrame) -> Refusal | None:
    shown = next((each for each in s.column if each.card == aim.card), None)
    if shown is None:
        return Refusal(XS2)
    return Refusal(XS7, {"card": shown.card}) if shown.fulfilled else None


class Entering(Asking[CompoundFrame, Inner]):
    """Choose the next step of a compound action."""

    frame = CompoundFrame
    verbs = get_args(Inner)

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def completions(self, s: NovgorodState, frame: CompoundFrame) -> Iterator[CompoundOption]:
        """Yield the options that begin with the steps so far."""
        so_far = len(frame.steps)
        return (whole for whole in wholes(self.box, s, frame) if whole.steps[:so_far] == frame.steps)  # NOV-A2

    def candidates(self, s: NovgorodState, frame: CompoundFrame, seat: Seat) -> Iterator[Inner]:
        """Offer the steps that some option continues with, each once."""
        so_far = len(frame.steps)
        named: set[Inner] = set()
        for whole in self.completions(s, frame):
            step = whole.steps[so_far]
            if step not in named:
                named.add(step)
                yield step

    def legal(self, s: NovgorodState, frame: CompoundFrame, seat: Seat) -> list[Inner]:
        """Return the candidates: a whole goes on with each of them, so none is refused."""
        return list(self.candidates(s, frame, seat))

    def check(self, s: NovgorodState, frame: CompoundFrame, seat: Seat, action: Inner) -> Refusal | None:
        """Refuse a step that no option continues with."""
        so_far = len(frame.steps)
        if any(whole.steps[so_far] == action for whole in self.completions(s, frame)):
            return None
        match action:
            case ChooseSource(source):
                held = s.holds[seat]
                if source == HOLD and held is not None and held.fresh:
                    return Refusal(TD3)
                if source not in available(self.box, s, seat):
                    return Refusal(TA2, {"source": source}, "source")
                return Refusal(A2, {"source": source}, "source")
            case ChooseManufactory(stop):
                return Refusal(TA1, {"city": stop}, "manufactory")
            case ChooseRecipe(recipe):
                return Refusal(TA2, {"recipe": recipe}, "recipe")
        return Refusal(A10)

    def advance(self, s: NovgorodState, frame: CompoundFrame, seat: Seat, action: Inner, emit: Emit) -> None:
        """Enter the step; after the last one everything happens together (NOV-A11)."""
        then = msgspec.structs.replace(frame, steps=(*frame.steps, action), asked=False)
        whole = next(self.completions(s, then))
        if len(whole.steps) > len(then.steps):
            s.replace(then)
            return
        s.pop()
        carry_out(self.box, s, then, whole, emit)

    def resume(self, s: NovgorodState, frame: CompoundFrame, emit: Emit) -> None:
        """Enter the steps that every option goes on with; ask where there is a choice, or carry out the only one."""
        whole, *others = self.completions(s, frame)
        so_far = len(frame.steps)
        while so_far < len(whole.steps) and all(
            other.steps[so_far] == whole.steps[so_far] for other in others
        ):  # NOV-A3
            so_far += 1
        then = msgspec.structs.replace(frame, steps=whole.steps[:so_far], asked=so_far < len(whole.steps))
        if then.asked:
            s.replace(then)
            return
        s.pop()
        carry_out(self.box, s, then, whole, emit)


class PlacingOrder(Asking[PlaceOrderFrame, PlaceOrder]):
    """Lay the order aside, or file it (NOV-TB3)."""

    frame = PlaceOrderFrame
    verbs = (PlaceOrder,)
    quick = True

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def candidates(self, s: NovgorodState, frame: PlaceOrderFrame, seat: Seat) -> Iterator[PlaceOrder]:
        """Offer both places."""
        yield PlaceOrder(ASIDE)
        yield PlaceOrder(FILED)

    def check(self, s: NovgorodState, frame: PlaceOrderFrame, seat: Seat, action: PlaceOrder) -> Refusal | None:
        """Allow both."""
        return None

    def advance(self, s: NovgorodState, frame: PlaceOrderFrame, seat: Seat, action: PlaceOrder, emit: Emit) -> None:
        """Put the card there."""
        s.pop()
        if action.place == FILED:
            file_order(self.box, s, seat, frame.order, TB3, emit)  # NOV-TB3
        else:
            s.play_order(seat, frame.order)
            s.aside[seat].append(frame.order)  # NOV-TB3
            s.turn = msgspec.structs.replace(s.turn, upper=(*s.turn.upper, frame.order))
            emit(OrderPlaced(seat, frame.order, ASIDE, rule=TB3))
