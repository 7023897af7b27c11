"""A message as every kind of channel takes it, and what can go wrong on its way."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeAlias

from kontor.core import Record
from kontor.server.errors import ServerError
from kontor.server.settings import Settings
from kontor.server.store.channels import Channel


class MatchReminder(Record, frozen=True):
    """A match that waits for somebody: nothing but what everybody at the table knows."""

    match: str
    game: str
    title: str
    others: tuple[str, ...]
    url: str
    since: datetime
    seconds_left: int | None
    """What the clock has left; None without one."""
    text: str
    """All of it in words."""


class Message(Record, frozen=True):
    """Something to say to one person; its id stays the same however often it is sent."""

    id: str
    kind: str
    title: str
    text: str
    """What to say besides the matches."""
    url: str
    """Where to go."""
    stop: str
    """Where no more of this is wanted."""
    stop_text: str
    stop_button: str = ""
    matches: tuple[MatchReminder, ...] = ()
    more: str = ""
    """That there are more matches than are named, in words."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The text, line by line, without links."""
        every = (self.text, *(each.text for each in self.matches), self.more)
        return tuple(line for line in every if line)


class NotSentError(ServerError):
    """A message could not be sent now; later it may."""


class RejectedError(NotSentError):
    """A message was refused for good: its channel is of no use."""


Sender: TypeAlias = Callable[[Settings, Channel, Message], Awaitable[None]]
"""What sends a message through a channel; NotSentError if that fails."""
