"""Every registered game keeps the contract. There is no line for any game here."""

import pytest

from kontor.core import registry
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.ledger import Ledger
from kontor.testing.marked import LEDGERS, marked_ids, repository_root


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("check", CHECKS)
def test_a_registered_game_keeps_the_contract(slug: str, check: str) -> None:
    """All twelve checks, over random games on all tables."""
    root = repository_root()
    ledger = Ledger.read(root / LEDGERS / f"{slug}.md")
    marked = marked_ids(root) if check == "rules" else None

    CHECKS[check](Plan(registry.game(slug), slug, games=24, ledger=ledger, marked=marked))

    assert ledger.definitions
