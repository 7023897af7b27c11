"""What the person at this keyboard adds to the luck of a match on a server, and what that proves (ADR 37)."""

from hashlib import sha256
from secrets import token_hex
from typing import Any

from kontor.cli.play.match_protocol import Sentence
from kontor.cli.play.wire import WireMatch, WireSecret
from kontor.core import Seat

ENTROPY_BYTES = 16
"""128 bits: nobody can guess the string from its hash."""


def sha256_of(string: str) -> str:
    """Return what somebody commits to who has this string."""
    return sha256(string.encode()).hexdigest()


class OwnLuck:
    """The strings of one person for one match: the present one, and the one for the next round if this one fails."""

    def __init__(self) -> None:
        self.strings: list[str] = []
        """Every string that was drawn, the latest last; none if an earlier run of the command drew it."""
        self.commitment: str | None = None
        """The commitment of the server from before this person sat down."""
        self.seen: dict[str, tuple[str | None, ...]] = {}
        """For each string that was revealed, what the seats had committed to by then."""

    def draw(self) -> str:
        """Draw a string, keep it, and return its hash."""
        self.strings.append(token_hex(ENTROPY_BYTES))
        return sha256_of(self.strings[-1])

    def joining(self, match: WireMatch) -> dict[str, Any]:
        """Return what to send when this person sits down; a former server takes only a plain string."""
        self.commitment = match.commitment
        promise = self.draw()
        return {"entropy_sha256": promise} if match.takes_commitments else {"entropy": self.strings[-1]}

    def starting(self, match: WireMatch) -> dict[str, Any]:
        """Return what to send with the start: the string, if nobody else has one to reveal."""
        people = [seat for seat, occupant in enumerate(match.seats) if occupant.kind == "person"]
        string = self.committed(match) if people == [match.seat] else None
        return {"entropy": self.reveal(match, string)} if string is not None else {}

    def revealing(self, match: WireMatch) -> dict[str, Any] | None:
        """Return what to send while a round runs; None if there is nothing to reveal from here."""
        string = self.committed(match)
        if string is None or match.seat not in match.to_reveal:
            return None
        return {"entropy": self.reveal(match, string), "next_sha256": self.draw()}

    def committed(self, match: WireMatch) -> str | None:
        """Return the string that the seat has committed to, if it was drawn here."""
        promise = match.seats[match.seat].entropy_sha256 if match.seat is not None else None
        return next((string for string in self.strings if sha256_of(string) == promise), None)

    def reveal(self, match: WireMatch, string: str) -> str:
        """Note what the others had committed to when a string was first revealed, and return it."""
        self.seen.setdefault(string, tuple(occupant.entropy_sha256 for occupant in match.seats))
        return string

    def is_missing(self, secret: WireSecret, me: Seat) -> bool:
        """Return True if the seat's string in the seed is none of those that were drawn here."""
        return bool(self.strings) and not set(secret.entropies[me : me + 1]) & set(self.strings)

    def proves(self, secret: WireSecret, me: Seat, names: list[str]) -> Sentence:
        """Return the sentence that says whom the luck binds, for a seed that follows from what was committed."""
        if not self.strings:
            return "luck-players", {}
        seen = self.seen.get(secret.entropies[me], ())
        free = [
            names[seat]
            for seat, string in enumerate(secret.entropies)
            if seat != me and string != secret.of_bot(seat) and sha256_of(string) not in seen[seat : seat + 1]
        ]
        return ("luck-partly", {"names": ", ".join(free)}) if free else ("luck-bound", {})
