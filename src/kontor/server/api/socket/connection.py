"""A socket at a match: the first message says who it is, then commands come in and what the seat may know goes out."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kontor.core import LANGUAGES, KontorError, decode, encode
from kontor.server.accounts import caller_of
from kontor.server.api.callers import context_of, language_of, token_of
from kontor.server.api.problems import bug_problem, problem_of
from kontor.server.api.socket import messages
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.errors import ForbiddenError, StoreError
from kontor.server.logs import log
from kontor.server.matches import Command, Context, do_chat, do_play_action, do_undo
from kontor.server.matches.kernel.commit import own_command
from kontor.server.metrics import FRAMES
from kontor.server.tracing import span

HELLO_TIMEOUT_SECONDS = 10.0
"""Seconds a client may take to send its first message."""
MAX_BURST, MAX_MESSAGES_PER_SECOND = 60, 30
"""Messages a client may send at once, and per second."""

CLOSE_TIMEOUT_SECONDS = 1.0
"""Seconds a client may take to accept the close."""

CLOSE_POLICY = 1008
CLOSE_BROKEN = 1011
CLOSE_TRY_AGAIN = 1013
CLOSE_UNREADABLE = 4400
CLOSE_UNKNOWN_CALLER = 4401
CLOSE_TOO_SLOW = 4408

SOCKET_GONE_ERRORS = (WebSocketDisconnect, RuntimeError, OSError)
"""What a socket raises after its client has gone."""


class Pace:
    """Limits how fast a client may send, so that one client cannot keep the others waiting."""

    def __init__(self) -> None:
        self.left, self.at = float(MAX_BURST), monotonic()

    def allows(self) -> bool:
        """Count a message; return False if it is one too many."""
        now = monotonic()
        self.left = min(float(MAX_BURST), self.left + (now - self.at) * MAX_MESSAGES_PER_SECOND)
        self.at = now
        self.left -= 1
        return self.left >= 0


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Keep a client in a room until it leaves."""
    await socket.accept()
    context, rooms, language = context_of(socket), rooms_of(socket), language_of(socket)
    listener = None
    try:
        hello = decode(await asyncio.wait_for(socket.receive_text(), HELLO_TIMEOUT_SECONDS), messages.Hello)
        language = hello.lang if hello.lang in LANGUAGES else language
        token = hello.token or token_of(socket)
        caller = await caller_of(context, token) if token else None
        if token and caller is None:
            await close(socket, CLOSE_UNKNOWN_CALLER)
            return
        account, words = caller.account if caller else None, language if hello.words else None
        listener = Listener(account, hello.since, hello.chat_since, words)
        await rooms.enter(match, listener)
        await Conversation(context, listener, match, language).go_on(socket)
    except TimeoutError:
        await close(socket, CLOSE_POLICY)
    except StoreError:
        await close(socket, CLOSE_TRY_AGAIN)
    except KontorError as error:
        await say_no(socket, error, language)
    except WebSocketDisconnect:
        pass
    except (RuntimeError, OSError) as error:
        log.info("socket-died", error=str(error))
    except Exception as error:  # noqa: BLE001 - it is logged
        log.error("broken", match=match, exc_info=error)
        await close(socket, CLOSE_BROKEN)
    finally:
        if listener:
            rooms.leave(match, listener)


class Conversation:
    """The messages of one client, and the answers."""

    def __init__(self, context: Context, listener: Listener, match_id: str, language: str) -> None:
        self.context = context
        self.listener = listener
        self.match_id = match_id
        self.language = language
        self.pace = Pace()
        self.answering = asyncio.Lock()

    async def go_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Receive and send until the client leaves, sends too much, or is too slow; finish a command that has begun."""
        listening = asyncio.create_task(self.listen(socket))
        telling = asyncio.create_task(send_all(socket, self.listener))
        try:
            await asyncio.wait((listening, self.listener.dropped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with self.answering:
                listening.cancel()
                telling.cancel()
            await asyncio.gather(listening, telling, return_exceptions=True)
        if self.listener.dropped.done():
            await close(socket, CLOSE_TOO_SLOW)
        elif not listening.cancelled():
            listening.result()

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer every message until the client leaves."""
        while True:
            text = await socket.receive_text()
            FRAMES.inc()
            if not self.pace.allows():
                await close(socket, CLOSE_POLICY)
                return
            async with self.answering:
                self.listener.push(encode(await self.answer(text)))

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
            case messages.PlayAction(key=key, seq=seq, action=action):
                result = await do_play_action(context, await self.command(seq, key), bytes(action))
                return messages.CommandDone(key, result.seq, result.again)
            case messages.UndoAction(key=key, seq=seq):
                result = await do_undo(context, await self.command(seq, key))
                return messages.CommandDone(key, result.seq, result.again)
            case messages.SendChat(key=key, text=text):
                account = self.listener.account
                if account is None:
                    raise ForbiddenError("no-seat")
                async with context.cache.locked(self.match_id) as current:
                    current.demand_seat(account)
                return messages.CommandDone(key, await do_chat(context, self.match_id, account, text, key))
            case _:
                return messages.Pong()

    async def command(self, seq: int, key: str) -> Command:
        """Return a command of the client's own seat; ForbiddenError if it has none."""
        return await own_command(self.context, self.match_id, self.listener.account, seq, key)


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send queued messages until the socket ends; messages that came in before are still handled."""
    with suppress(*SOCKET_GONE_ERRORS):
        while True:
            await socket.send_text((await listener.queue.get()).decode())


async def say_no(socket: WebSocket[Any, Any, Any], error: KontorError, language: str) -> None:
    """Tell a client why it is refused, and close."""
    with suppress(*SOCKET_GONE_ERRORS):
        await socket.send_text(encode(messages.CommandRefused(problem_of(error, language)[1])).decode())
        await close(socket, CLOSE_UNREADABLE)


async def close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close a socket; give up on a client that does not accept it."""
    with suppress(*SOCKET_GONE_ERRORS, TimeoutError):
        await asyncio.wait_for(socket.close(code), CLOSE_TIMEOUT_SECONDS)


def rooms_of(socket: WebSocket[Any, Any, Any]) -> Rooms:
    """Return the rooms of the application."""
    rooms: Rooms = socket.app.state.rooms
    return rooms
