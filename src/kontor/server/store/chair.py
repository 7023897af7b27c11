"""Who has a seat."""

from typing import Literal

from kontor.core import Record, Seating


class Chair(Record, frozen=True):
    """Who has a seat: nobody yet, a person, or a bot of a level."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    account: int | None = None
    level: str | None = None
    ready: bool = False
    """Whether a person at an open match wants it to begin."""

    @property
    def seating(self) -> Seating:
        """The seat as a record of the match names it."""
        return Seating(self.name, self.level or "person")
