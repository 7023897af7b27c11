"""The messages of a bot's own socket, its stream: what it is asked in all its matches, and who wants to play with it.

The stream only tells. What the bot does goes over HTTP, each with a key, so that nothing happens twice.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kontor.server.accounts.bots import Scope
from kontor.server.api.socket.messages import CommandRefused, FromClient, FromServer, Ping, Pong
from kontor.server.api.socket.person_messages import LookAgain
from kontor.server.matches.read.views import MatchSummary, PositionView

STREAM_VERSION = 1
"""The version of these messages; one that an older bot would misunderstand gets the next number."""


class BotHello(FromClient, frozen=True, tag="hello"):
    """The first message: the token of the bot, unless a header said it."""

    token: Annotated[str, Meta(max_length=200)] | None = None


BotClientMessage: TypeAlias = BotHello | LookAgain | Ping


class BotWelcome(FromServer, frozen=True, tag="welcome"):
    """Who the bot is, whose, and what its token may do."""

    name: str
    bot_of: str
    scopes: tuple[Scope, ...]
    version: int = STREAM_VERSION


class BotMatchesTold(FromServer, frozen=True, tag="matches"):
    """All matches that are not over and in which the bot has a seat: when the stream opens, and after `look`."""

    matches: tuple[str, ...]


class ChallengeTold(FromServer, frozen=True, tag="challenge"):
    """Somebody invites the bot to an open match: by name, or because it is the rematch of one that it played."""

    table: MatchSummary
    by: str | None = None
    """Who invited it by name."""


class ChallengeGone(FromServer, frozen=True, tag="challenge-gone"):
    """A challenge that the bot cannot accept any more, or has accepted or declined."""

    match: str


class TurnTold(FromServer, frozen=True, tag="turn"):
    """The bot is asked: everything it may know, and what it can do. It is told again whenever the stream opens."""

    game: str
    components: str
    """The hash of the box that the match is played with."""
    seen: PositionView


class CaretakerTold(FromServer, frozen=True, tag="away"):
    """The bot did not answer in time, so a bot of the server plays for it until it takes its seat back."""

    match: str
    seq: int


class MatchEnded(FromServer, frozen=True, tag="end"):
    """A match that goes on without the bot: it is over, a moderator closed it, or the bot has no seat any more."""

    match: str
    status: Literal["over", "closed", "left"]
    place: int | None = None
    points: int | None = None


BotServerMessage: TypeAlias = (
    BotWelcome
    | BotMatchesTold
    | ChallengeTold
    | ChallengeGone
    | TurnTold
    | CaretakerTold
    | MatchEnded
    | CommandRefused
    | Pong
)
