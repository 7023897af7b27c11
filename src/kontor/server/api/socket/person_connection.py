"""A person's own socket: what waits for them, invitations, and who is here, on whatever page they are."""

from typing import Any

from litestar import WebSocket, websocket

from kontor.core import LANGUAGES, KontorError, decode
from kontor.server.api.problems import problem_of
from kontor.server.api.socket import person_messages as messages
from kontor.server.api.socket.conversation import (
    CLOSE_RESTART,
    Conversation,
    caps_of,
    close,
    close_after,
    demand_login,
    first_message,
)
from kontor.server.api.socket.listeners import PersonListener
from kontor.server.api.socket.messages import CommandRefused, FromServer, Pong
from kontor.server.api.socket.opening import Opening, OpenSocket, leave_open
from kontor.server.api.socket.people import People


@websocket("/api/me/socket")
async def person_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Open the socket of a person."""
    leave_open(socket, talk_to_person)


async def talk_to_person(opening: Opening, socket: OpenSocket) -> None:
    """Tell a person what changes for them until they leave."""
    await socket.accept()
    if socket.app.state.drain.is_closing:
        await close(socket, CLOSE_RESTART)
        return
    people: People = socket.app.state.people
    language, listener = opening.language, None
    try:
        with caps_of(socket).socket(opening.address):
            hello = decode(await first_message(socket), messages.PersonHello)
            language = hello.lang if hello.lang in LANGUAGES else language
            login = await demand_login(opening, hello.token)
            listener = PersonListener(login.caller.account, language, login.id)
            people.enter(listener)
            if socket.app.state.drain.is_closing:
                listener.leave()
            await PersonConversation(people, listener, language).go_on(socket)
    except Exception as error:  # noqa: BLE001 - it is told or logged
        await close_after(socket, error, language)
    finally:
        if listener is not None:
            people.leave(listener)


class PersonConversation(Conversation):
    """The few things that a client can ask here."""

    __slots__ = ("listener", "people")

    def __init__(self, people: People, listener: PersonListener, language: str) -> None:
        super().__init__(listener, language)
        self.people = people
        self.listener = listener

    async def answer(self, text: str) -> FromServer:
        """Answer a message; the list itself follows when it is made."""
        try:
            message: messages.PersonClientMessage = decode(text, messages.PersonClientMessage)  # type: ignore[arg-type]
        except KontorError as error:
            return CommandRefused(problem_of(error, self.language)[1])
        if isinstance(message, messages.LookAgain):
            self.listener.has_all = False
            self.people.mark(self.listener.account, set())
        return Pong()
