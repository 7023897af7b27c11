"""The contract kit: twenty checks that every game passes, with no line for any game in them."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import TypeAlias

from kontor.testing.contract.cautions import cautions
from kontor.testing.contract.descriptions import descriptions
from kontor.testing.contract.glossary import glossary
from kontor.testing.contract.instructions import instructions
from kontor.testing.contract.knowledge import census, views
from kontor.testing.contract.legality import one_truth, termination, visible_legality
from kontor.testing.contract.lessons import lessons
from kontor.testing.contract.motions import motions
from kontor.testing.contract.numbers import action_ids, frozen_numbers, observations
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample
from kontor.testing.contract.secrecy import secrecy
from kontor.testing.contract.stability import clone, codec, reproducible
from kontor.testing.contract.words import messages, rules

Check: TypeAlias = Callable[[Plan], None]


def leaves_samples_alone(check: Check) -> Check:
    """Return a check that also demands that the games of its plan, which it shares with others, did not change."""

    @wraps(check)
    def run(plan: Plan) -> None:
        check(plan)
        plan.demand_untouched()

    return run


_CHECKS: Mapping[str, Check] = {
    "one truth": one_truth,
    "clone": clone,
    "replay": reproducible,
    "codec": codec,
    "views": views,
    "visible legality": visible_legality,
    "census": census,
    "secrecy": secrecy,
    "rules": rules,
    "messages": messages,
    "termination": termination,
    "instructions": instructions,
    "motions": motions,
    "descriptions": descriptions,
    "cautions": cautions,
    "lessons": lessons,
    "glossary": glossary,
    "action ids": action_ids,
    "observations": observations,
    "frozen numbers": frozen_numbers,
}
CHECKS: Mapping[str, Check] = {name: leaves_samples_alone(check) for name, check in _CHECKS.items()}

__all__ = ["CHECKS", "Check", "ContractViolationError", "Plan", "Sample", "leaves_samples_alone"]
