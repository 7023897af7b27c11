"""Phase 2: the menu that returns until the evaluation is ended (NOV-T2.1 to NOV-TZ3, NOV-A5)."""

from collections.abc import Iterator
from typing import TypeAlias, get_args, overload

from kontor.core import Action, Emit, Refusal, Seat
from kontor.games.novgorod.actions import (
    EndPhase2,
    FulfilRow,
    FulfilSpecial,
    MovePirate,
    Produce,
    StoreGood,
    TakeAllIncome,
    TakeCareerStep,
    TakeIncome,
    UseIncomePrivilege,
)
from kontor.games.novgorod.career import has_privilege, use_privilege
from kontor.games.novgorod.component_schema import HOLD
from kontor.games.novgorod.components import LOWER, UPPER, NovgorodBox
from kontor.games.novgorod.evaluation_menu import EvaluationMenu
from kontor.games.novgorod.events import DucatsGained
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame
from kontor.games.novgorod.harbour_fees import FeeCover
from kontor.games.novgorod.holding import check_store, store_good
from kontor.games.novgorod.incomes import (
    check_all_income,
    check_income,
    leaves_fees_payable,
    take_income,
    unused_own,
)
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.phases.compound import check_aim
from kontor.games.novgorod.phases.ending import end_evaluation
from kontor.games.novgorod.pirate import allowed_moves, check_pirate, move_pirate, pirate_moves
from kontor.games.novgorod.rules import A13, T0_3, TE2, TZ2
from kontor.games.novgorod.state import NovgorodState

CAREER = TakeCareerStep()
ALL_INCOME = TakeAllIncome()
PRIVILEGE = UseIncomePrivilege()
END = EndPhase2()
ROWS = (UPPER, LOWER)


CompoundAction: TypeAlias = Produce | FulfilRow | TakeCareerStep | FulfilSpecial


@overload
def aim_of(seat: Seat, action: CompoundAction) -> CompoundFrame: ...


@overload
def aim_of(seat: Seat, action: Action) -> CompoundFrame | None: ...


def aim_of(seat: Seat, action: Action) -> CompoundFrame | None:
    """Return the compound action that a choice of the menu begins; None for the others."""
    match action:
        case Produce(stop):
            return CompoundFrame(seat, "produce", stop=stop)
        case FulfilRow(order, row):
            return CompoundFrame(seat, "row", order=order, row=row)
        case TakeCareerStep():
            return CompoundFrame(seat, "career")
        case FulfilSpecial(card):
            return CompoundFrame(seat, "special", card=card)
    return None


EvaluationAction: TypeAlias = (
    CompoundAction | StoreGood | TakeIncome | TakeAllIncome | UseIncomePrivilege | MovePirate | EndPhase2
)


class Evaluating(Asking[EvaluationFrame, EvaluationAction]):
    """Choose the next action of phase 2."""

    frame = EvaluationFrame
    verbs = get_args(EvaluationAction)

    def __init__(self, box: NovgorodBox) -> None:
        self.box = box

    def hides(self, s: NovgorodState, frame: EvaluationFrame) -> bool:
        """Ask a player with an order that others do not know even if nothing can be done (NOV-A3)."""
        return s.hides_orders(frame.seat)  # NOV-A3

    def candidates(self, s: NovgorodState, frame: EvaluationFrame, seat: Seat) -> Iterator[EvaluationAction]:
        """Offer what the route allows."""
        stops = [stop.city for stop in s.route]
        yield from map(Produce, stops)
        yield from (FulfilRow(order, row) for order in s.hands[seat] for row in ROWS)
        yield from (FulfilRow(order, LOWER) for order in s.aside[seat])
        yield CAREER  # NOV-R34
        yield from (FulfilSpecial(each.card) for each in s.column)
        yield from map(StoreGood, stops)
        yield from map(TakeIncome, stops)
        yield ALL_INCOME
        yield PRIVILEGE
        if s.options.pirate_side == "front":
            yield from pirate_moves(s, self.box.ring)
        yield END

    def legal(self, s: NovgorodState, frame: EvaluationFrame, seat: Seat) -> list[EvaluationAction]:
        """Return the candidates that the menu allows; goods, manufactories and fees are counted once for all."""
        menu = EvaluationMenu(self.box, s, seat)
        cover, own = menu.cover, [*menu.cover.incomes]
        found: list[EvaluationAction] = [Produce(stop) for stop in menu.makers if menu.allows_production(stop)]
        found += [FulfilRow(order, row) for order in s.hands[seat] for row in ROWS if menu.allows_row(order, row)]
        found += [FulfilRow(order, LOWER) for order in s.aside[seat] if menu.allows_row(order, LOWER)]
        if menu.allows_career():
            found.append(CAREER)  # NOV-R34
        found += [FulfilSpecial(each.card) for each in s.column if menu.allows_special(each)]
        found += [StoreGood(stop) for stop in own if menu.safe or cover.suffices(used=(stop, HOLD))]
        found += [TakeIncome(stop) for stop in own if leaves_fees_payable(self.box, s, cover, [stop])]
        if len(own) > 1 and leaves_fees_payable(self.box, s, cover, own):  # NOV-A12
            found.append(ALL_INCOME)
        if has_privilege(self.box, s, seat, "income"):  # NOV-T0.3
            found.append(PRIVILEGE)
        if s.pirate is not None and s.options.pirate_side == "front":
            found += allowed_moves(self.box, s, seat, cover.spare)
        if cover.in_hand:
            found.append(END)
        return found

    def some(self, s: NovgorodState, frame: EvaluationFrame, seat: Seat) -> list[EvaluationAction]:
        """Return two answers that are quick to find, if there are two: the others need a look at all goods."""
        cover = FeeCover(self.box, s, seat)
        found: list[EvaluationAction] = [*map(TakeIncome, cover.incomes)] if cover.by_income else []
        if cover.in_hand:
            found.append(END)
        return found if len(found) > 1 else self.legal(s, frame, seat)

    def check(self, s: NovgorodState, frame: EvaluationFrame, seat: Seat, action: EvaluationAction) -> Refusal | None:
        """Refuse what the route does not give, and what would leave the fees unpaid."""
        match action:
            case Produce() | FulfilRow() | TakeCareerStep() | FulfilSpecial():
                return check_aim(self.box, s, aim_of(seat, action))
            case StoreGood(stop):
                return check_store(self.box, s, seat, stop)
            case TakeIncome(stop):
                return check_income(self.box, s, seat, stop)
            case TakeAllIncome():
                return check_all_income(self.box, s, seat)
            case UseIncomePrivilege():
                return None if has_privilege(self.box, s, seat, "income") else Refusal(T0_3, {"privilege": "income"})
            case EndPhase2():
                cover = FeeCover(self.box, s, seat)
                return None if cover.in_hand else Refusal(TZ2, {"fees": cover.due}, "end")
            case MovePirate() if s.pirate is not None and s.options.pirate_side == "back":
                return Refusal(A13)
            case MovePirate():
                return check_pirate(self.box, s, seat, action, FeeCover(self.box, s, seat).spare)

    def advance(
        self, s: NovgorodState, frame: EvaluationFrame, seat: Seat, action: EvaluationAction, emit: Emit
    ) -> None:
        """Carry the action out, or begin to enter it; the menu returns."""
        s.replace(EvaluationFrame(seat))
        match action:
            case Produce() | FulfilRow() | TakeCareerStep() | FulfilSpecial():
                aim = aim_of(seat, action)
                s.push(aim)
                if aim.order in s.hands[seat]:
                    s.show_order(seat, aim.order)  # naming an order shows it
            case StoreGood(stop):
                store_good(self.box, s, seat, stop, emit)
            case TakeIncome(stop):
                take_income(self.box, s, seat, stop, emit)
            case TakeAllIncome():
                for each in unused_own(s):
                    take_income(self.box, s, seat, each, emit)  # NOV-A12
            case UseIncomePrivilege():
                use_privilege(s, "income", emit)
                s.ducats[seat] += self.box.privileges.income  # NOV-TE2
                emit(DucatsGained(seat, self.box.privileges.income, "privilege", rule=TE2))
            case MovePirate(city):
                move_pirate(self.box, s, seat, city, emit)
            case EndPhase2():
                s.pop()
                end_evaluation(self.box, s, seat, emit)
