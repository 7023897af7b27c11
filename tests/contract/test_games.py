"""Every registered game keeps the contract. There is no line for any game here."""

from functools import lru_cache

import pytest

from kontor.core import registry
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.ledger import Ledger
from kontor.testing.marked import LEDGERS, marked_ids, repository_root


@lru_cache(maxsize=1)
def plan_of(slug: str) -> Plan:
    """Return the plan that all checks of a game share; only one game is kept in memory."""
    return Plan(registry.game(slug), slug, games=24, ledger=Ledger.read(repository_root() / LEDGERS / f"{slug}.md"))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("slug", [pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in registry.slugs()])
def test_a_registered_game_keeps_the_contract(slug: str, check: str) -> None:
    """All twelve checks, over random games in all setups."""
    plan = plan_of(slug)

    CHECKS[check](plan)

    assert plan.ledger is not None
    assert plan.ledger.definitions


def test_every_rule_of_every_ledger_has_a_marked_test() -> None:
    """The part of the check of the rules that has to collect all tests, once for all games."""
    root = repository_root()
    marked = marked_ids(root)

    for slug in registry.slugs():
        ledger = Ledger.read(root / LEDGERS / f"{slug}.md")
        CHECKS["rules"](Plan(registry.game(slug), slug, ledger=ledger, marked=marked))

    assert marked
