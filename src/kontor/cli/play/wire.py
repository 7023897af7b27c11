"""What a server tells of a match, as far as the terminal needs it; `docs/protocol.md` has all of it."""

from typing import Any

import msgspec

from kontor.core import Seat


class Login(msgspec.Struct, frozen=True):
    """Who one is: the token that says so, and the link that brings one back."""

    name: str
    token: str
    recovery: str | None = None


class Chair(msgspec.Struct, frozen=True):
    """Who has a seat."""

    kind: str
    name: str
    level: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there yet."""
        return self.kind == "empty"


class Table(msgspec.Struct, frozen=True):
    """A match from outside."""

    match: str
    game: str
    rules_version: int
    status: str
    seats: tuple[Chair, ...]
    seat: Seat | None
    creator: bool
    commitment: str


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log."""

    seq: int
    kind: str
    seat: Seat | None = None
    events: tuple[dict[str, Any], ...] = ()
    undone_to: int | None = None
    chair: Chair | None = None


class Said(msgspec.Struct, frozen=True):
    """Something that was said at the table."""

    number: int
    seat: Seat
    name: str
    text: str


class Opened(msgspec.Struct, frozen=True):
    """What the luck of a match came from."""

    secret: str
    entropies: tuple[str, ...]


class Choice(msgspec.Struct, frozen=True):
    """An action as it is sent."""

    action: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """An action that a bot thinks well of, and its reasons in words."""

    choice: Choice
    share: float
    reasons: tuple[str, ...]


class Hints(msgspec.Struct, frozen=True):
    """The best actions, the best one first."""

    hints: tuple[Hint, ...]
