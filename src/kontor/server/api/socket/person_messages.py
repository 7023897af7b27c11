"""The messages of a person's own socket: one JSON object each, like those at a match."""

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from kontor.core import Record, Seat
from kontor.server.api.socket.messages import CommandRefused, FromClient, FromServer, Ping, Pong
from kontor.server.matches.lobby.find import MyMatch
from kontor.server.matches.read.views import MatchSummary
from kontor.server.seeking import OwnSeek


class PersonHello(FromClient, frozen=True, tag="hello"):
    """The first message: who the person is (unless a header or a cookie said so), and their language."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    lang: Annotated[str, Meta(max_length=10)] | None = None


class LookAgain(FromClient, frozen=True, tag="look"):
    """Ask for the whole list again: questions, clocks and nights as they are now."""


PersonClientMessage: TypeAlias = PersonHello | LookAgain | Ping


class MyMatchesTold(FromServer, frozen=True, tag="mine"):
    """All matches of the person that are not over."""

    matches: tuple[MyMatch, ...]


class MyMatchesChanged(FromServer, frozen=True, tag="changed"):
    """Matches that are new or look different now, and the ids of those that are not in the list any more."""

    matches: tuple[MyMatch, ...]
    gone: tuple[str, ...] = ()
    """They are over, or the person has no seat there any more."""


class InvitationsTold(FromServer, frozen=True, tag="invited"):
    """All open matches to which the person is invited: by name, or because they are rematches."""

    tables: tuple[MatchSummary, ...]
    by: dict[str, str] = field(default_factory=dict)
    """Who invited the person by name, for the id of each of these matches."""


class SeeksTold(FromServer, frozen=True, tag="seeks"):
    """All seeks of the person that wait or ended lately."""

    seeks: tuple[OwnSeek, ...]


class MatchPresence(Record, frozen=True):
    """The seats of a match whose people are connected."""

    match: str
    seats: tuple[Seat, ...]


class PresenceTold(FromServer, frozen=True, tag="here"):
    """Who of the people at the person's matches is connected, for each of these matches."""

    matches: tuple[MatchPresence, ...]


PersonServerMessage: TypeAlias = (
    MyMatchesTold | MyMatchesChanged | InvitationsTold | SeeksTold | PresenceTold | CommandRefused | Pong
)
