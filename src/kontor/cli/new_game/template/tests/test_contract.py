"""The game keeps the contract of Kontor: the same checks that every game of it passes."""

from functools import lru_cache
from pathlib import Path

import pytest

from kontor.cli.new_game.template.lagoon import GAME
from kontor.testing.contract import CHECKS, Plan
from kontor.testing.ledger import Ledger
from kontor.testing.marked import marked_ids

ROOT = Path(__file__).parents[1]
GAMES = 24
"""Random games that all checks share."""


@lru_cache(maxsize=1)
def plan() -> Plan:
    """Return the games that all checks look at."""
    ledger = Ledger.read(ROOT / "docs" / "rules" / "lagoon.md")
    return Plan(GAME, "kontor.cli.new_game.template.lagoon:GAME", games=GAMES, ledger=ledger, marked=marked_ids(ROOT))


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_keeps_the_contract(check: str) -> None:
    """Purity, secrecy, legality, texts, replays, and a test for every rule."""
    CHECKS[check](plan())
