"""The messages of a socket: one JSON object each. `say` names what a client sends, `tell` what the server sends."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from kontor.core import Record
from kontor.server.api.problems import Problem
from kontor.server.matches.read.views import MatchSummary, PositionView
from kontor.server.matches.talk import ChatMessage

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Seq: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]


class FromClient(Record, frozen=True, tag_field="say"):
    """The base of everything that a client sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: who the client is (unless a header or a cookie said so), and the last entry it knows."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Seq | None = None
    chat_since: Seq = 0
    lang: Annotated[str, Meta(max_length=10)] | None = None
    words: bool = False
    """Whether the client wants positions in words, too."""


class PlayAction(FromClient, frozen=True, tag="play"):
    """Play an action."""

    key: Key
    seq: Seq
    action: Raw
    own_way: bool = False
    """Play it although the coach advises another action; this ends a lesson."""


class UndoAction(FromClient, frozen=True, tag="undo"):
    """Undo the seat's last decision."""

    key: Key
    seq: Seq


class SendChat(FromClient, frozen=True, tag="chat"):
    """Say something to everybody in the match."""

    key: Key
    text: Annotated[str, Meta(max_length=2000)]


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage: TypeAlias = Hello | PlayAction | UndoAction | SendChat | Ping


class FromServer(Record, frozen=True, tag_field="tell"):
    """The base of everything that the server sends."""


class MatchChanged(FromServer, frozen=True, tag="table"):
    """Who has which seat: before the start, and whenever it changes."""

    table: MatchSummary


class PositionChanged(FromServer, frozen=True, tag="position"):
    """The match moved: what happened since the last message, all that the seat may know, and what it can do."""

    seen: PositionView


class CommandDone(FromServer, frozen=True, tag="done"):
    """A command is on disk; `again` if it was before."""

    key: str
    seq: int
    again: bool = False


class CommandRefused(FromServer, frozen=True, tag="refused"):
    """A command was not carried out, or a message could not be read."""

    problem: Problem
    key: str | None = None


class ChatReceived(FromServer, frozen=True, tag="talk"):
    """People in the match said something."""

    said: tuple[ChatMessage, ...]


class Pong(FromServer, frozen=True, tag="pong"):
    """The server is there."""


ServerMessage: TypeAlias = MatchChanged | PositionChanged | CommandDone | CommandRefused | ChatReceived | Pong
