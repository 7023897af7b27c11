"""How a run of the command in a test looks."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from kontor.cli.language import speak


class Done(NamedTuple):
    """How a run ended: the exit code and both streams."""

    code: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Done]
"""Takes the arguments and, as `typed`, the lines that a person types."""


def text_of(key: str, language: str = "en", **facts: object) -> str:
    """Return a message of the command in one line, so that a test needs no copy of the text."""
    return " ".join(speak(language).text(key, facts).split())
