"""The rules of each question of Cargo Noir, for people who look them up while they are asked."""

from collections.abc import Mapping

from kontor.core import RuleId
from kontor.core.records import tag_of
from kontor.games.cargo_noir.view import CargoNoirView

QUESTION_RULES: Mapping[str, tuple[RuleId, ...]] = {
    "ships": ("CAR-T1.1", "CAR-T1.4", "CAR-T1.5", "CAR-T1.7", "CAR-T1.8", "CAR-T1.9", "CAR-T1.10"),
    "raise": ("CAR-T1.9", "CAR-T1.12"),
    "swap": ("CAR-T1.5", "CAR-T1.5a", "CAR-T1.5b"),
    "basket": ("CAR-T2.1", "CAR-T2.2", "CAR-T2.3", "CAR-T2.9", "CAR-C1", "CAR-C3", "CAR-C4", "CAR-C5"),
    "payment": ("CAR-T2.2", "CAR-T2.3", "CAR-T2.5", "CAR-T2.6", "CAR-T2.7", "CAR-T2.14"),
    "discard": ("CAR-T2.11", "CAR-T2.12"),
    "sending": ("CAR-T3.1", "CAR-T3.2", "CAR-T3.3", "CAR-T3.4", "CAR-T3.5", "CAR-T3.6", "CAR-T3.7"),
    "bid": ("CAR-T3.3", "CAR-T3.4"),
}
LAST_ROUND: Mapping[str, tuple[RuleId, ...]] = {
    "basket": ("CAR-E2",),
    "payment": ("CAR-E2", "CAR-D7"),
    "sending": ("CAR-E8",),
}
"""What comes first in the last round."""


def open_rules(view: CargoNoirView) -> tuple[RuleId, ...]:
    """Return the rules of the open question that hold in this match."""
    if not view.frames:
        return ()
    tag = tag_of(view.frames[-1])
    last = LAST_ROUND.get(tag, ()) if view.round == view.last_round else ()
    return (*last, *QUESTION_RULES.get(tag, ()))
