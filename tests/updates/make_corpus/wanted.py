"""What a stored match of the corpus should be like."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

Moment: TypeAlias = Literal[
    "chat", "note", "hint", "undo", "instructions", "resign",
    "away", "back", "substitute", "flag", "pause", "resume", "restart", "restarts",
]  # fmt: skip
"""What happens besides actions.

away: the first person leaves the seat to the caretaker. substitute: somebody else takes that seat. flag: the clock of a
decider runs out. restart: the server reads the match from the store again. restarts: it does so before every action.
"""
END = 1.0


class Wanted(NamedTuple):
    """A match that a point in history should store, as far as its server can."""

    about: str
    """What it is for; the luck of its bots comes from it."""
    game: str
    seats: int
    people: int
    """Seats of people, the first ones; bots take the others once the match starts."""
    played: float | None
    """The share of the match that is played, `END` for all of it; None if it has not started."""
    options: Mapping[str, Any] = MappingProxyType({})
    players: Literal["clerk", "deckhand"] = "clerk"
    """How everybody decides."""
    moments: tuple[tuple[float, Moment], ...] = ()
    """At which share of the match something else happens; if it stops before, after the last action."""
    stops_at: Literal["person", "bot"] = "person"
    """Who has to decide when it stops."""
    speed: str = "untimed"
    listed: bool = False
    chores: bool = False
    """Whether a worker has tidied up after the match, and rated it."""
    shows: tuple[str, ...] = ()
    """Texts that are in the events of the match when it is played to its end; the luck of the bots is chosen for it."""
    then: Literal["", "rematch", "delete"] = ""
    """What the last person does after the end: ask for a rematch, or delete the account."""
