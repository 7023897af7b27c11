"""Who has a seat."""

from typing import Literal

from kontor.core import Record, Seating

CARETAKER = "trader"
"""The level of the bot that plays for people who are away."""


class Chair(Record, frozen=True):
    """Who has a seat: nobody yet, a person, or a bot of a level."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    account: int | None = None
    level: str | None = None
    ready: bool = False
    """Whether a person at an open match wants it to begin."""
    caretaker: bool = False
    """Whether a bot plays for a person until that person is back."""

    @property
    def machine(self) -> str | None:
        """The level of the bot that decides here: its own seat, or as the caretaker of somebody's; None for people."""
        return CARETAKER if self.caretaker else self.level

    @property
    def seating(self) -> Seating:
        """The seat as a record of the match names it."""
        return Seating(self.name, self.level or "person")
