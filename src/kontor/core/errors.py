"""What can go wrong outside the rules, each with what to do about it.

An error carries no sentence, but the key of a message and its facts: `Texts.error` says it in the reader's language.
Refused (a rule says no) is no error but a `Refusal`; `RefusedError` carries one out of the pure `apply`. Malformed
(cannot be read) and stale (the match moved on) are different things with different mends.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from kontor.core.records import Refusal

if TYPE_CHECKING:
    from kontor.core.game import AnyGame


class KontorError(Exception):
    """Base of all errors that are meant for a person: the message ``error-<key>`` says what is wrong, and the mend."""

    package: ClassVar[str] = "kontor.core"
    """The package whose `messages` folder holds the text."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        from kontor.core.texts import Texts  # noqa: PLC0415 - texts raise errors in their turn

        return Texts("en").error(self)


class RefusedError(KontorError):
    """The rules of a game refuse an action or a setup."""

    def __init__(self, refusal: Refusal, game: "AnyGame") -> None:
        super().__init__(refusal.rule, **refusal.facts)
        self.refusal = refusal
        self.game = game


class MalformedError(KontorError):
    """Something sent or stored cannot be read as what it should be."""


class ComponentsError(KontorError):
    """A component file cannot be used."""


class RecordError(KontorError):
    """A match record does not replay to what it says."""


class UnknownGameError(KontorError):
    """No game of that name is registered."""


class TextError(KontorError):
    """A text is missing or has a hole: a mistake of whoever wrote it, told to them in one plain sentence."""

    def __str__(self) -> str:
        return self.key
