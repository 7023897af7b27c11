"""A socket at a match: the first message says who it is, then commands come in and what the seat may know goes out."""

from contextlib import nullcontext
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from msgspec.structs import replace

from kontor.core import LANGUAGES, KontorError, decode
from kontor.server.api.problems import bug_problem, problem_of
from kontor.server.api.socket import messages
from kontor.server.api.socket.conversation import (
    CLOSE_RESTART,
    Conversation,
    caps_of,
    close,
    close_after,
    first_message,
    login_by,
)
from kontor.server.api.socket.opening import Opening, OpenSocket, leave_open
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.errors import ForbiddenError
from kontor.server.logs import log
from kontor.server.matches import Command, Context, do_chat, do_play_action, do_undo
from kontor.server.matches.kernel.commit import own_command, own_seat
from kontor.server.tracing import span


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Let a client into the room of a match, if it may."""
    leave_open(socket, partial(talk_at_match, match=match))


async def talk_at_match(opening: Opening, socket: OpenSocket, match: str) -> None:
    """Keep a client in a room until it leaves."""
    await socket.accept()
    if socket.app.state.drain.is_closing:
        await close(socket, CLOSE_RESTART)
        return
    context, rooms, caps, listener = opening.context, rooms_of(socket), caps_of(socket), None
    language = opening.language
    try:
        with caps.socket(opening.address):
            hello = decode(await first_message(socket), messages.Hello)
            language = hello.lang if hello.lang in LANGUAGES else language
            login = await login_by(opening, hello.token)
            account, words = login.caller.account if login else None, language if hello.words else None
            with nullcontext() if login else caps.spectator(opening.address, match):
                listener = Listener(account, hello.since, hello.chat_since, words, login.id if login else None)
                await rooms.enter(match, listener)
                if socket.app.state.drain.is_closing:
                    listener.leave()
                await MatchConversation(context, listener, match, language).go_on(socket)
    except Exception as error:  # noqa: BLE001 - it is told or logged
        await close_after(socket, error, language, match=match)
    finally:
        if listener is not None:
            rooms.leave(match, listener)


class MatchConversation(Conversation):
    """The commands of one client at a match."""

    __slots__ = ("context", "listener", "match_id")

    def __init__(self, context: Context, listener: Listener, match_id: str, language: str) -> None:
        super().__init__(listener, language)
        self.context = context
        self.listener = listener
        self.match_id = match_id

    async def answer(self, text: str) -> messages.FromServer:
        """Answer a message; whatever is wrong with it becomes a problem for this client alone."""
        key = None
        try:
            message: messages.ClientMessage = decode(text, messages.ClientMessage)  # type: ignore[arg-type]
            key = getattr(message, "key", None)
            with span("socket command", match=self.match_id, say=str(message.__struct_config__.tag)):
                return await self.carry_out(message)
        except KontorError as error:
            return messages.CommandRefused(problem_of(error, self.language)[1], key)
        except Exception as error:  # noqa: BLE001 - it is logged, and the socket stays open
            log.error("broken", match=self.match_id, exc_info=error)
            return messages.CommandRefused(bug_problem(self.language), key)

    async def carry_out(self, message: messages.ClientMessage) -> messages.FromServer:
        """Carry out a command."""
        context = self.context
        match message:
            case messages.PlayAction(key=key, seq=seq, action=action, own_way=own_way):
                command = replace(await self.command(seq, key), own_way=own_way)
                result = await do_play_action(context, command, bytes(action))
                return messages.CommandDone(key, result.seq, result.again)
            case messages.UndoAction(key=key, seq=seq):
                result = await do_undo(context, await self.command(seq, key))
                return messages.CommandDone(key, result.seq, result.again)
            case messages.SendChat(key=key, text=text):
                account = self.listener.account
                if account is None:
                    raise ForbiddenError("no-seat")
                await own_seat(context, self.match_id, account)
                return messages.CommandDone(key, await do_chat(context, self.match_id, account, text, key))
            case _:
                return messages.Pong()

    async def command(self, seq: int, key: str) -> Command:
        """Return a command of the client's own seat; ForbiddenError if it has none."""
        return await own_command(self.context, self.match_id, self.listener.account, seq, key)


def rooms_of(socket: OpenSocket) -> Rooms:
    """Return the rooms of the application."""
    rooms: Rooms = socket.app.state.rooms
    return rooms
