"""What the home database says of a match that was played at a shard."""

from collections.abc import Sequence
from typing import Any

from chaos.checks.finding import Finding


def check_mirror(match: str, at_home: Sequence[dict[str, Any]], played: Sequence[dict[str, Any]]) -> list[Finding]:
    """Compare the status, the result and the seats of a match; lists and ratings are made from those at home."""
    if list(at_home) == list(played):
        return []
    return [Finding("misled", match, f"is {at_home} in the home database, and was played as {played}")]
