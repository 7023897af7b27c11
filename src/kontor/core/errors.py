"""What can go wrong outside the rules.

An error carries the key of a message and its facts, not a sentence: `Texts.error` turns it into one that says what is
wrong and what to do, in the reader's language. A rule that says no is not an error but a `Refusal`; `RefusedError`
carries one out of the pure `apply`. Malformed (it cannot be read) and stale (the match has moved on) are different
things with different remedies.
"""

from typing import Any, ClassVar

from kontor.core.records import Refusal
from kontor.core.wording import Wording


class KontorError(Exception):
    """Base of all errors meant for a person; the message ``error-<key>`` says what is wrong and how to fix it.

    `str()` is for logs and tracebacks: the key and the facts. Show a person `Texts.error` instead.
    """

    package: ClassVar[str] = "kontor.core"
    """The package whose `messages` folder holds the text."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!s}" for name, value in self.facts.items())
        return f"{self.key}: {facts}" if facts else self.key


class RefusedError(KontorError):
    """The rules of a game refuse an action or a setup."""

    def __init__(self, refusal: Refusal, game: Wording) -> None:
        super().__init__(refusal.rule, **refusal.facts)
        self.refusal = refusal
        self.game = game


class MalformedError(KontorError):
    """Something sent or stored cannot be read as what it should be."""


class ComponentsError(KontorError):
    """A component file cannot be used."""


class RecordError(KontorError):
    """A match record does not replay to what it claims."""


class UnknownGameError(KontorError):
    """No game of that name is registered."""


class TextError(KontorError):
    """A text is missing or does not resolve: its author has to fix it, so the key is a plain sentence."""
