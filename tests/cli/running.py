"""How a run of the command in a test looks."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Done(NamedTuple):
    """How a run ended: the exit code and both streams."""

    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Done]
"""Takes the arguments and, as `typed`, the lines that a person types."""
