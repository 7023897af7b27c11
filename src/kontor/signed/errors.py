"""What can be wrong with a signed record, and with keys."""

from typing import Literal, TypeAlias

from kontor.core import KontorError

Place: TypeAlias = Literal["file", "match", "luck", "step", "end", "signer", "signature", "page"]
"""Where in a file something was changed: its first line, one of its parts, the signature, or the page around it."""


class BrokenError(KontorError):
    """A file was changed: `place` says where, and `step` at which step if it is in one, else 0."""

    package = "kontor.signed"

    def __init__(self, key: str, /, place: Place, step: int = 0, **facts: object) -> None:
        super().__init__(key, place=place, step=step, **facts)
        self.place: Place = place
        self.step = step


class UnsignableError(KontorError):
    """A key or a list of keys cannot be used."""

    package = "kontor.signed"
