"""A bot's own socket, its stream: one for all its matches."""

from typing import Any

from litestar import WebSocket, websocket

from kontor.core import KontorError, decode, encode
from kontor.server.accounts import KnownLogin
from kontor.server.accounts.bots import SCOPES
from kontor.server.api.problems import problem_of
from kontor.server.api.socket import bot_messages as messages
from kontor.server.api.socket.bot_listener import BotListener
from kontor.server.api.socket.conversation import (
    CLOSE_RESTART,
    Conversation,
    caps_of,
    close,
    close_after,
    demand_login,
    first_message,
)
from kontor.server.api.socket.messages import CommandRefused, FromServer, Pong
from kontor.server.api.socket.opening import Opening, OpenSocket, leave_open
from kontor.server.api.socket.people import People
from kontor.server.api.socket.person_messages import LookAgain
from kontor.server.errors import ForbiddenError


@websocket("/api/bot/socket")
async def bot_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Open the stream of a bot."""
    leave_open(socket, talk_to_bot)


async def talk_to_bot(opening: Opening, socket: OpenSocket) -> None:
    """Tell a bot what it is asked until it leaves, or its token ends."""
    await socket.accept()
    if socket.app.state.drain.is_closing:
        await close(socket, CLOSE_RESTART)
        return
    people: People = socket.app.state.people
    language, listener = opening.language, None
    try:
        with caps_of(socket).socket(opening.address):
            hello = decode(await first_message(socket), messages.BotHello)
            login = await demand_login(opening, hello.token, "follow")
            listener = BotListener(opening.context, login)
            listener.push(encode(welcome(login)))
            people.enter(listener)
            if socket.app.state.drain.is_closing:
                listener.leave()
            await BotConversation(people, listener, language).go_on(socket)
    except Exception as error:  # noqa: BLE001 - it is told or logged
        await close_after(socket, error, language)
    finally:
        if listener is not None:
            people.leave(listener)


def welcome(login: KnownLogin) -> messages.BotWelcome:
    """Return what a bot is told first; ForbiddenError for a person, who has a socket of their own."""
    if login.scopes is None or login.caller.bot_of is None:
        raise ForbiddenError("bots-only")
    scopes = tuple(scope for scope in SCOPES if scope in login.scopes)
    return messages.BotWelcome(login.caller.name, login.caller.bot_of, scopes)


class BotConversation(Conversation):
    """The few things that a bot can ask here."""

    __slots__ = ("listener", "people")

    def __init__(self, people: People, listener: BotListener, language: str) -> None:
        super().__init__(listener, language)
        self.people = people
        self.listener = listener

    async def answer(self, text: str) -> FromServer:
        """Answer a message; the list itself follows when it is made."""
        try:
            message: messages.BotClientMessage = decode(text, messages.BotClientMessage)  # type: ignore[arg-type]
        except KontorError as error:
            return CommandRefused(problem_of(error, self.language)[1])
        if isinstance(message, LookAgain):
            self.listener.has_all = False
            self.people.mark(self.listener.account, set())
        return Pong()
