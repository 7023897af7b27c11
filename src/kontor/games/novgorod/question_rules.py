"""The rules of each question of Novgorod, for people who look them up while they are asked."""

from collections.abc import Mapping

from kontor.core import RuleId
from kontor.core.records import tag_of
from kontor.games.novgorod.frames import CompoundFrame
from kontor.games.novgorod.state import NovgorodOptions
from kontor.games.novgorod.view import NovgorodView

QUESTION_RULES: Mapping[str, tuple[RuleId, ...]] = {
    "career_side": ("NOV-S7", "NOV-R8", "NOV-T0.3", "NOV-T0.4", "NOV-TC1"),
    "pick": ("NOV-N2", "NOV-N3", "NOV-N6", "NOV-R6"),
    "route": ("NOV-T1.1", "NOV-T1.2", "NOV-T1.3", "NOV-T1.4", "NOV-T1.5", "NOV-T1.8", "NOV-XP1", "NOV-XP3", "NOV-XP2"),
    "evaluation": ("NOV-T2.1", "NOV-TA1", "NOV-TB1", "NOV-TC1", "NOV-XS2", "NOV-TD1", "NOV-TE1", "NOV-TZ1", "NOV-TZ2"),
    "compound": ("NOV-A2",),
    "place_order": ("NOV-TB3", "NOV-TB5", "NOV-TB6", "NOV-TB7"),
    "purchase": ("NOV-T3.1", "NOV-T3.2", "NOV-T3.4", "NOV-T3.5", "NOV-T3.6", "NOV-T3.7"),
    "last_window": ("NOV-XP4", "NOV-A13"),
}
AIMS: Mapping[str, tuple[RuleId, ...]] = {
    "produce": ("NOV-TA1", "NOV-TA2", "NOV-TA3", "NOV-TA4"),
    "row": ("NOV-TB2", "NOV-TB3", "NOV-TB4", "NOV-TB5", "NOV-TB6", "NOV-TA2"),
    "career": ("NOV-TC1", "NOV-TC2", "NOV-TC4", "NOV-TA2"),
    "special": ("NOV-XS3", "NOV-XS4", "NOV-XS5", "NOV-XS6", "NOV-TA2"),
}
"""What an action is about that is entered in steps, which is all that its steps have in common (NOV-A2)."""


def open_rules(view: NovgorodView) -> tuple[RuleId, ...]:
    """Return the rules of the open question that hold in this match."""
    if not view.frames:
        return ()
    frame = view.frames[-1]
    aim = AIMS[frame.aim] if isinstance(frame, CompoundFrame) else ()
    return tuple(rule for rule in (*aim, *QUESTION_RULES.get(tag_of(frame), ())) if _holds(rule, view.options))


def _holds(rule: RuleId, options: NovgorodOptions) -> bool:
    if rule.startswith("NOV-XS"):
        return options.special_orders
    if rule in {"NOV-XP1", "NOV-XP2"}:
        return options.merchant_and_pirate and options.pirate_side == "front"
    if rule in {"NOV-XP3", "NOV-XP4"}:
        return options.merchant_and_pirate and options.pirate_side == "back"
    return True
