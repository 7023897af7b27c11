"""What can go wrong outside the rules, each with what to do about it.

Refused (a rule says no) is no error but a `Refusal`; `RefusedError` carries one out of the pure `apply`. Malformed
(cannot be read) and stale (the match moved on) are different things with different mends.
"""

from kontor.core.records import Refusal


class KontorError(Exception):
    """Base of all errors that are meant for a person: one clear line with the mend."""


class RefusedError(KontorError):
    """The rules refuse an action or a setup."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.rule}: {dict(refusal.facts)}")
        self.refusal = refusal


class MalformedError(KontorError):
    """Something sent or stored cannot be read as what it should be."""


class ComponentsError(KontorError):
    """A component file cannot be used."""


class RecordError(KontorError):
    """A match record does not replay to what it says."""


class UnknownGameError(KontorError):
    """No game of that name is registered."""
