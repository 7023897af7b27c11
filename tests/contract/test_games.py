"""Every registered game keeps the contract. There is no line for any game here."""

import pytest

from contract.marked import marked_ids
from kontor.core import registry
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.ledger import Ledger
from repository import ROOT


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("check", CHECKS)
def test_a_registered_game_keeps_the_contract(slug: str, check: str) -> None:
    """All eleven checks, over random games on all tables."""
    ledger = Ledger.read(ROOT / "docs" / "rules" / f"{slug}.md")
    marked = marked_ids() if check == "rules" else None

    CHECKS[check](Plan(registry.game(slug), slug, games=24, ledger=ledger, marked=marked))

    assert ledger.definitions
