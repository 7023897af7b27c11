"""Careers: the lowest free step, the privileges left, and the one used in a turn (NOV-T0.3 to NOV-T0.5, NOV-TC2)."""

import msgspec

from kontor.core import Emit, Seat
from kontor.games.novgorod.component_schema import CareerStep, Privilege
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.events import PrivilegeUsed
from kontor.games.novgorod.rules import T0_3
from kontor.games.novgorod.state import NovgorodState


def steps_of(box: NovgorodBox, s: NovgorodState, seat: Seat) -> tuple[CareerStep, ...]:
    """Return the steps of a player's career card, from the bottom."""
    return box.careers[s.careers[seat], s.sides[seat]].steps


def lowest_free(box: NovgorodBox, s: NovgorodState, seat: Seat) -> CareerStep | None:
    """Return the lowest free step; None if all are covered."""
    steps = steps_of(box, s, seat)
    return steps[s.covered[seat]] if s.covered[seat] < len(steps) else None


def seals_per_turn(box: NovgorodBox, s: NovgorodState, seat: Seat) -> int:
    """Return the seals of the lowest free step, or of the top field (NOV-T4.1, NOV-R2, NOV-R4)."""
    step = lowest_free(box, s, seat)
    if step is None:
        return box.careers[s.careers[seat], s.sides[seat]].top_seals  # NOV-T4.1 NOV-R4
    return step.seals  # NOV-T4.1 NOV-R2


def free_privileges(box: NovgorodBox, s: NovgorodState, seat: Seat, covered: int = 0) -> tuple[Privilege, ...]:
    """Return the privileges of which one may still be used in this turn, or could be after `covered` more steps."""
    if s.turn.privilege is not None:
        return ()  # NOV-T0.3 NOV-R36
    left = box.privileges_left[s.careers[seat], s.sides[seat]]
    return left[s.covered[seat] + covered]  # NOV-T0.3 NOV-R24


def has_privilege(box: NovgorodBox, s: NovgorodState, seat: Seat, privilege: Privilege, covered: int = 0) -> bool:
    """Return True if a privilege may still be used in this turn, or could be after `covered` more steps."""
    return privilege in free_privileges(box, s, seat, covered)  # NOV-T0.5


def use_privilege(s: NovgorodState, privilege: Privilege, emit: Emit) -> None:
    """Use the privilege of the turn."""
    s.turn = msgspec.structs.replace(s.turn, privilege=privilege)  # NOV-T0.3
    emit(PrivilegeUsed(s.active, privilege, rule=T0_3))
