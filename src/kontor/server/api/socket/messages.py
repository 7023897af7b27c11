"""The frames of a socket: what a client says, and what it is told. One JSON object a frame."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from kontor.core import Record
from kontor.server.api.problems import Problem
from kontor.server.matches.read.views import Seen, TableShown
from kontor.server.matches.talk import Said

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Seq: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]


class Say(Record, frozen=True, tag_field="say", tag=str.lower):
    """What a client says."""


class Hello(Say, frozen=True):
    """The first frame: who it is (unless a header or a cookie said so), and the last entry it knows."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Seq | None = None
    chat_since: Seq = 0
    lang: Annotated[str, Meta(max_length=10)] | None = None
    words: bool = False
    """Whether positions come in words, too."""


class Play(Say, frozen=True):
    """Play an action."""

    key: Key
    seq: Seq
    action: Raw


class Undo(Say, frozen=True):
    """Take back one's last decision."""

    key: Key
    seq: Seq


class Chat(Say, frozen=True):
    """Say something to the table."""

    key: Key
    text: Annotated[str, Meta(max_length=2000)]


class Ping(Say, frozen=True):
    """Ask whether anybody is there."""


Spoken: TypeAlias = Hello | Play | Undo | Chat | Ping


class Tell(Record, frozen=True, tag_field="tell", tag=str.lower):
    """What a client is told."""


class Table(Tell, frozen=True):
    """Who sits where, before the start and whenever that changes."""

    table: TableShown


class Position(Tell, frozen=True):
    """The match moved: what happened since the last frame, all the seat may know, and what it can do."""

    seen: Seen


class Done(Tell, frozen=True):
    """A command is on disk; `again` if it was so before."""

    key: str
    seq: int
    again: bool = False


class Refused(Tell, frozen=True):
    """A command was not carried out, or a frame could not be read."""

    problem: Problem
    key: str | None = None


class Talk(Tell, frozen=True):
    """Somebody of the table said something."""

    said: tuple[Said, ...]


class Pong(Tell, frozen=True):
    """Somebody is there."""


Heard: TypeAlias = Table | Position | Done | Refused | Talk | Pong
