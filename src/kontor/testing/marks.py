"""`@rule("BOR-T2.8")`: the ids of the ledger that a test proves, three at most."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from kontor.core.rules import RULE_ID

T = TypeVar("T", bound=Callable[..., Any])

MAX_IDS = 3


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test with the rules that it proves."""
    wrong = [id_ for id_ in ids if not RULE_ID.fullmatch(id_)]
    if wrong or not 1 <= len(ids) <= MAX_IDS:
        raise ValueError(f"a test carries one to {MAX_IDS} ids of a ledger, not {', '.join(wrong or ids) or 'none'}")
    return pytest.mark.rule(*ids)
