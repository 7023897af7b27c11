"""Check 13: every event can be shown, and what is shown tells no more than the event."""

import re

from kontor.core import Event, Ref, Seat, mentions
from kontor.testing.contract.plan import Plan, demand, who

REF = re.compile(r"[a-z_]+(:[a-zA-Z0-9_]+)*")


def motions(plan: Plan) -> None:
    """Motions and marks are refs, and name no component that the event does not name to this viewer.

    An event that names something moves it or marks it.
    """
    for sample in plan.samples(stride=4):
        components = frozenset(plan.game.census(sample.step.state))
        for viewer in plan.viewers(sample.before):
            for event in sample.events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    _demand_shown(seen, viewer, components)


def _demand_shown(event: Event, viewer: Seat | None, components: frozenset[str]) -> None:
    moved = [ref for motion in event.motions() for ref in (motion.thing, motion.origin, motion.target) if ref]
    shown = [*moved, *event.marks()]
    for ref in shown:
        demand(REF.fullmatch(ref) is not None, lambda: f"{event} shows {ref!r}, which is no ref")
    named = mentions(event)
    told = sorted(id_ for ref in shown if (id_ := _id_of(ref)) in components and id_ not in named)
    demand(not told, lambda: f"{event} shows {who(viewer)} {', '.join(told)}, which it does not name")
    demand(bool(shown) or not named, lambda: f"{event} moves nothing and marks nothing")


def _id_of(ref: Ref) -> str:
    return ref.partition(":")[2]
