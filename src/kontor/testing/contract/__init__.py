"""The contract kit: twelve checks that every game passes, with no line for any game in them."""

from collections.abc import Callable, Mapping

from kontor.testing.contract.instructions import instructions
from kontor.testing.contract.knowledge import census, views
from kontor.testing.contract.legality import one_truth, termination, visible_legality
from kontor.testing.contract.plan import ContractViolationError, Plan, Sample
from kontor.testing.contract.secrecy import secrecy
from kontor.testing.contract.stability import clone, codec, reproducible
from kontor.testing.contract.words import messages, rules

CHECKS: Mapping[str, Callable[[Plan], None]] = {
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
}

__all__ = ["CHECKS", "ContractViolationError", "Plan", "Sample"]
