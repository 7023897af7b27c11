"""Every registered game keeps the contract. No game has a line of its own here."""

from functools import lru_cache

import pytest

from kontor.core import registry
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.contract.plan import HASH_SEEDS
from kontor.testing.ledger import Ledger
from kontor.testing.marked import LEDGERS, marked_ids, repository_root
from sampling import rotating, sampled


@lru_cache(maxsize=1)
def plan_of(slug: str) -> Plan:
    """Return the plan that all checks of a game share; only one game is kept in memory."""
    ledger = Ledger.read(repository_root() / LEDGERS / f"{slug}.md")
    hash_seeds = sampled(push=HASH_SEEDS[:1], night=HASH_SEEDS)
    return Plan(registry.game(slug), slug, games=sampled(push=8, night=24), ledger=ledger, hash_seeds=hash_seeds)


def checks_of_games() -> list[object]:
    """Return every check of every game; on a push a third of them, each at about every third commit."""
    pairs = [(slug, check) for slug in registry.slugs() for check in CHECKS]
    return [
        pytest.param(slug, check, marks=pytest.mark.xdist_group(slug), id=f"{slug}-{check}")
        for slug, check in rotating(pairs, of=3)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "check"), checks_of_games())
def test_a_registered_game_keeps_the_contract(slug: str, check: str) -> None:
    """All twenty checks, over random games in all setups."""
    plan = plan_of(slug)

    CHECKS[check](plan)

    assert plan.ledger is not None
    assert plan.ledger.definitions


def test_every_rule_of_every_ledger_has_a_marked_test(request: pytest.FixtureRequest) -> None:
    """The part of the check of the rules that needs all tests, once for all games.

    A run of the whole suite has collected them already; for any other run they are collected in a second process. The
    rules of questions are checked over many matches above, so one match is enough here.
    """
    root = repository_root()
    ledgers = {slug: Ledger.read(root / LEDGERS / f"{slug}.md") for slug in registry.slugs()}
    marks = (mark for item in request.session.items for mark in item.iter_markers("rule"))
    marked = frozenset(id_ for mark in marks for id_ in mark.args)
    if not all(marked.issuperset(ledger.definitions) for ledger in ledgers.values()):
        marked = marked_ids(root)

    for slug, ledger in ledgers.items():
        CHECKS["rules"](Plan(registry.game(slug), slug, games=1, ledger=ledger, marked=marked))

    assert marked
