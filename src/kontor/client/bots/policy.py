"""Which challenges a bot accepts: games, numbers of seats, and how many matches at a time."""

from collections.abc import Collection
from typing import Any

from kontor.core import Record

DEFAULT_MATCHES = 10


class Policy(Record, frozen=True):
    """What a bot agrees to play; empty means everything."""

    games: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    most: int = DEFAULT_MATCHES
    """Matches at a time."""
    friends: tuple[str, ...] = ()
    """The names of those whose challenges it accepts; empty: everybody's."""

    def declines(self, challenge: dict[str, Any]) -> bool:
        """Return True for a challenge that the bot will never accept."""
        table = challenge["table"]
        return not (
            _fits(table["game"], self.games)
            and _fits(len(table["seats"]), self.seats)
            and (not self.friends or challenge.get("by") in self.friends)
            and table["unavailable"] is None
        )

    def has_room(self, matches: Collection[str]) -> bool:
        """Return True if the bot may sit down at one more match."""
        return len(matches) < self.most


def _fits(value: object, wanted: Collection[object]) -> bool:
    return not wanted or value in wanted
