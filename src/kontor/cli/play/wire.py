"""The JSON of a server as the terminal reads it, field names as on the wire; `docs/protocol.md` has all of it."""

from hashlib import sha256
from typing import Any

import msgspec

from kontor.core import Seat, Texts
from kontor.levels import ADVISER_LEVEL


class WireLogin(msgspec.Struct, frozen=True):
    """An account: its name, the token that proves it, and the recovery link that logs in again."""

    name: str
    token: str
    recovery: str | None = None


class WireOccupant(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    kind: str
    name: str
    level: str | None = None
    entropy_sha256: str | None = None
    """Before the start, what a person has committed to."""

    @property
    def is_empty(self) -> bool:
        """True if nobody has taken the seat yet."""
        return self.kind == "empty"


class WireReveal(msgspec.Struct, frozen=True):
    """The round in which people reveal their strings."""

    seconds: float | None
    missing: tuple[Seat, ...]


class WireMatch(msgspec.Struct, frozen=True):
    """A match as its lobby shows it."""

    match: str
    game: str
    rules_version: int
    status: str
    seats: tuple[WireOccupant, ...]
    seat: Seat | None
    creator: bool
    commitment: str
    components: str | None = None
    reveal: WireReveal | msgspec.UnsetType | None = msgspec.UNSET
    branches_before_end: bool = False

    @property
    def takes_commitments(self) -> bool:
        """True if the server knows commitments; a former one refuses fields that it does not know."""
        return self.reveal is not msgspec.UNSET

    @property
    def is_revealing(self) -> bool:
        """True while a round runs."""
        return isinstance(self.reveal, WireReveal) and self.reveal.seconds is not None

    @property
    def to_reveal(self) -> tuple[Seat, ...]:
        """The seats that have to reveal their strings now."""
        return self.reveal.missing if isinstance(self.reveal, WireReveal) else ()


class WireEntry(msgspec.Struct, frozen=True):
    """An entry of a match's log, as one seat may see it."""

    seq: int
    kind: str
    seat: Seat | None = None
    events: tuple[dict[str, Any], ...] = ()
    undone_to: int | None = None
    chair: WireOccupant | None = None


class WireChat(msgspec.Struct, frozen=True):
    """A line of a match's chat."""

    number: int
    seat: Seat
    name: str
    text: str


class WireSecret(msgspec.Struct, frozen=True):
    """What the seed of a finished match was made from: the server's secret and a string of each seat.

    `docs/protocol.md` says how; it is computed here so that nobody has to take the server's word for it.
    """

    secret: str
    entropies: tuple[str, ...]

    def matches_commitment(self, commitment: str) -> bool:
        """Return True if the secret is the one that the server committed to before anybody took a seat."""
        try:
            return sha256(bytes.fromhex(self.secret)).hexdigest() == commitment
        except ValueError:
            return False

    def of_bot(self, seat: Seat) -> str:
        """Return the string that a bot in a seat adds."""
        return sha256(b"kontor bot" + seat.to_bytes(4, "big") + bytes.fromhex(self.secret)).hexdigest()

    def seed(self) -> str:
        """Return the seed that follows from the secret and the strings, in hex."""
        mixed = sha256(bytes.fromhex(self.secret))
        for entropy in self.entropies:
            raw = entropy.encode()
            mixed.update(len(raw).to_bytes(4, "big") + raw)
        return mixed.hexdigest()


class WireChoice(msgspec.Struct, frozen=True):
    """An action as it is sent."""

    action: dict[str, Any]


class WirePoints(msgspec.Struct, frozen=True):
    """What points an action leads to, in words."""

    sentence: str


class WireHint(msgspec.Struct, frozen=True):
    """An action that a bot recommends, its share of the win, and why: a sentence; former servers send phrases."""

    choice: WireChoice
    share: float
    reasons: tuple[str, ...]
    plan: str = ""
    points: WirePoints | None = None

    def said(self, texts: Texts) -> str:
        """Return why, what comes next and what at the end; former servers say nothing about the latter two."""
        why = texts.listed(self.reasons) if self.reasons else ""
        return " ".join(filter(None, (why, self.plan, self.points.sentence if self.points else "")))


class WireHints(msgspec.Struct, frozen=True):
    """Up to three hints, the best one first, and the level of the bot that gives them."""

    hints: tuple[WireHint, ...]
    level: str = ADVISER_LEVEL
