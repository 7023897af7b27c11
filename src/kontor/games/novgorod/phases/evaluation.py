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
from kontor.games.novgorod.components import LOWER, UPPER, NovgorodBox
from kontor.games.novgorod.compound_options import fees, income_left
from kontor.games.novgorod.events import DucatsGained
from kontor.games.novgorod.frames import CompoundFrame, EvaluationFrame
from kontor.games.novgorod.holding import check_store, store_good
from kontor.games.novgorod.incomes import check_income, take_income, unused_own
from kontor.games.novgorod.phases.asking import Asking
from kontor.games.novgorod.phases.compound import check_aim
from kontor.games.novgorod.phases.ending import end_evaluation
from kontor.games.novgorod.pirate import check_pirate, move_pirate, pirate_moves
from kontor.games.novgorod.rules import A12, A13, T0_3, TE2, TZ2
from kontor.games.novgorod.state import NovgorodState

CAREER = TakeCareerStep()
ALL_INCOME = TakeAllIncome()
PRIVILEGE = UseIncomePrivilege()
END = EndPhase2()


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


def spare_ducats(box: NovgorodBox, s: NovgorodState, seat: Seat) -> int:
    """Return what can be paid in phase 2 without making the fees unpayable (NOV-TZ2)."""
    more = box.privileges.income if has_privilege(box, s, seat, "income") else 0
    return min(s.ducats[seat], s.ducats[seat] + income_left(box, s) + more - fees(box, s))  # NOV-TZ2


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
        """Name what the route offers."""
        stops = [stop.city for stop in s.route]
        yield from map(Produce, stops)
        yield from (FulfilRow(order, row) for order in s.hands[seat] for row in (UPPER, LOWER))
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

    def check(self, s: NovgorodState, frame: EvaluationFrame, seat: Seat, action: EvaluationAction) -> Refusal | None:
        """Refuse what the route does not give, and what would leave the fees unpaid."""
        match action:
            case Produce() | FulfilRow() | TakeCareerStep() | FulfilSpecial():
                return check_aim(self.box, s, aim_of(seat, action))
            case StoreGood(stop):
                return check_store(self.box, s, seat, stop)
            case TakeIncome(stop):
                return check_income(s, stop)
            case TakeAllIncome():
                return None if len(unused_own(s)) > 1 else Refusal(A12)
            case UseIncomePrivilege():
                return None if has_privilege(self.box, s, seat, "income") else Refusal(T0_3, {"privilege": "income"})
            case EndPhase2():
                due = fees(self.box, s)
                return None if s.ducats[seat] >= due else Refusal(TZ2, {"fees": due}, "end")
            case MovePirate() if s.pirate is not None and s.options.pirate_side == "back":
                return Refusal(A13)
            case MovePirate():
                return check_pirate(self.box, s, seat, action, spare_ducats(self.box, s, seat))

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
