"""Messages, as every kind of channel takes them, and the errors of sending."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeAlias

from kontor.core import Record
from kontor.server.errors import ServerError
from kontor.server.settings import Settings
from kontor.server.store.reminders.channels import Channel


class MatchReminder(Record, frozen=True):
    """A match that waits for somebody: only what everybody in the match knows."""

    match: str
    game: str
    title: str
    others: tuple[str, ...]
    url: str
    since: datetime
    seconds_left: int | None
    """Seconds left on the clock of the seat; None without one."""
    text: str
    """All of it in words."""


class Message(Record, frozen=True):
    """A message to one person; its id stays the same however often it is sent."""

    id: str
    kind: str
    title: str
    text: str
    """The text before the list of matches."""
    url: str
    """The URL to open."""
    stop: str
    """The URL to unsubscribe; empty for a link that the person asked for."""
    stop_text: str
    stop_button: str = ""
    matches: tuple[MatchReminder, ...] = ()
    more: str = ""
    """The sentence that says how many more matches there are."""
    paragraphs: tuple[str, ...] = ()
    """What a letter says after that."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The text, line by line, without links."""
        all_lines = (self.text, *(reminder.text for reminder in self.matches), self.more)
        return tuple(line for line in all_lines if line)


class NotSentError(ServerError):
    """A message could not be sent now; it may be later."""


class RejectedError(NotSentError):
    """A message was refused permanently: its channel is of no use."""


Sender: TypeAlias = Callable[[Settings, Channel, Message], Awaitable[None]]
"""What sends a message through a channel; NotSentError if that fails."""
