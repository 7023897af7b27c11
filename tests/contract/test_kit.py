"""The kit itself: the toy passes every check, and every check sees its broken twin."""

from pathlib import Path

import pytest

from contract.broken_toys import INSTANCES, TWINS
from contract.toy import GAME
from kontor.testing.contract import CHECKS, ContractViolationError, Plan
from kontor.testing.ledger import Ledger

LEDGER = Ledger.read(Path(__file__).parent / "toy" / "ledger.md")
MARKED = frozenset(LEDGER.definitions)


@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_keeps_the_contract(check: str) -> None:
    """A sound game passes."""
    CHECKS[check](Plan(GAME, "contract.toy:GAME", games=12, ledger=LEDGER, marked=MARKED))

    assert check in TWINS, "every check is proven able to fail"


@pytest.mark.parametrize(("check", "twin"), [(c, t.__name__) for c, twins in TWINS.items() for t in twins])
def test_a_broken_twin_is_seen(check: str, twin: str) -> None:
    """A game that breaks one promise fails the check of that promise."""
    source = f"contract.broken_toys:GAME_{twin}"
    plan = Plan(INSTANCES[twin], source, games=12, ledger=LEDGER, marked=MARKED)

    with pytest.raises(ContractViolationError):
        CHECKS[check](plan)


def test_a_rule_without_a_marked_test_is_seen() -> None:
    """The check of the rules names the ids that no test carries."""
    plan = Plan(GAME, "contract.toy:GAME", ledger=LEDGER, marked=MARKED - {"TOY-A3"})

    with pytest.raises(ContractViolationError, match="TOY-A3"):
        CHECKS["rules"](plan)
