"""A socket at a match: the first frame says who comes, then commands go in and what the seat may know comes out."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kontor.core import LANGUAGES, KontorError, decode, encode
from kontor.server.accounts import caller_of
from kontor.server.api.callers import house_of, language_of, token_of
from kontor.server.api.problems import our_mistake, problem_of
from kontor.server.api.socket import messages as frames
from kontor.server.api.socket.rooms import Listener, Rooms
from kontor.server.errors import StoreError
from kontor.server.logs import log
from kontor.server.matches import Command, House, do_chat, do_play_action, do_undo
from kontor.server.metrics import FRAMES
from kontor.server.tracing import span

HELLO_WITHIN = 10.0
"""So many seconds a client has to say hello."""
BURST, PER_SECOND = 60, 30
"""So many frames a client may send at once, and in a second."""

CLOSE_WITHIN = 1.0
"""So many seconds a client has to take that it is closed."""

POLICY = 1008
BROKEN = 1011
AGAIN = 1013
UNREADABLE = 4400
UNKNOWN = 4401
SLOW = 4408

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised at a socket that is no more."""


class Pace:
    """Counts what a client sends, so that one cannot keep the others waiting."""

    def __init__(self) -> None:
        self.left, self.at = float(BURST), monotonic()

    def allows(self) -> bool:
        """Count a frame, and say whether it is one too many."""
        now = monotonic()
        self.left = min(float(BURST), self.left + (now - self.at) * PER_SECOND)
        self.at = now
        self.left -= 1
        return self.left >= 0


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Keep a client in a room until it leaves."""
    await socket.accept()
    house, rooms = house_of(socket), rooms_of(socket)
    listener = None
    try:
        hello = decode(await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN), frames.Hello)
        language = hello.lang if hello.lang in LANGUAGES else language_of(socket)
        token = hello.token or token_of(socket)
        caller = await caller_of(house, token) if token else None
        if token and caller is None:
            await close(socket, UNKNOWN)
            return
        account, words = caller.account if caller else None, language if hello.words else None
        listener = Listener(account, hello.since, hello.chat_since, words)
        await rooms.enter(match, listener)
        await Conversation(house, listener, match, language).go_on(socket)
    except TimeoutError:
        await close(socket, POLICY)
    except StoreError:
        await close(socket, AGAIN)
    except KontorError as error:
        await say_no(socket, error, language_of(socket))
    except WebSocketDisconnect:
        pass
    except (RuntimeError, OSError) as error:
        log.info("socket-died", error=str(error))
    except Exception as error:  # noqa: BLE001 - it is written down
        log.error("broken", match=match, exc_info=error)
        await close(socket, BROKEN)
    finally:
        if listener:
            rooms.leave(match, listener)


class Conversation:
    """What one client says, and the answers."""

    def __init__(self, house: House, listener: Listener, match: str, language: str) -> None:
        self.house = house
        self.listener = listener
        self.match = match
        self.language = language
        self.pace = Pace()
        self.answering = asyncio.Lock()

    async def go_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Listen and tell until the client leaves, says too much, or does not listen; what is half done is done."""
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
            await close(socket, SLOW)
        elif not listening.cancelled():
            listening.result()

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer every frame until the client leaves."""
        while True:
            text = await socket.receive_text()
            FRAMES.inc()
            if not self.pace.allows():
                await close(socket, POLICY)
                return
            async with self.answering:
                self.listener.push(encode(await self.answer(text)))

    async def answer(self, text: str) -> frames.Tell:
        """Carry out what a frame says; whatever is wrong with it becomes a problem for this client alone."""
        key = None
        try:
            spoken: frames.Spoken = decode(text, frames.Spoken)  # type: ignore[arg-type]
            key = getattr(spoken, "key", None)
            with span("socket command", match=self.match, say=type(spoken).__name__):
                return await self.carry_out(spoken)
        except KontorError as error:
            return frames.Refused(problem_of(error, self.language)[1], key)
        except Exception as error:  # noqa: BLE001 - it is written down, and the socket stays
            log.error("broken", match=self.match, exc_info=error)
            return frames.Refused(our_mistake(self.language), key)

    async def carry_out(self, spoken: frames.Spoken) -> frames.Tell:
        """Carry out what was said."""
        house = self.house
        match spoken:
            case frames.Play(key=key, seq=seq, action=action):
                done = await do_play_action(house, await self.command(seq, key), bytes(action))
                return frames.Done(key, done.seq, done.again)
            case frames.Undo(key=key, seq=seq):
                done = await do_undo(house, await self.command(seq, key))
                return frames.Done(key, done.seq, done.again)
            case frames.Chat(key=key, text=text):
                async with house.table(self.match) as table:
                    account = self.listener.account
                    table.demand_seat(account)
                assert account is not None
                return frames.Done(key, await do_chat(house, self.match, account, text, key))
            case _:
                return frames.Pong()

    async def command(self, seq: int, key: str) -> Command:
        """Return a command of the client's own seat."""
        account = self.listener.account
        async with self.house.table(self.match) as table:
            return Command(self.match, table.demand_seat(account), seq, key, account=account)


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what is in line, until the end of the socket; what was said before that is still listened to."""
    with suppress(*GONE):
        while True:
            await socket.send_text((await listener.frames.get()).decode())


async def say_no(socket: WebSocket[Any, Any, Any], error: KontorError, language: str) -> None:
    """Tell a client why it cannot come in, and close."""
    with suppress(*GONE):
        await socket.send_text(encode(frames.Refused(problem_of(error, language)[1])).decode())
        await close(socket, UNREADABLE)


async def close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close a socket; a client that does not even take that is left alone."""
    with suppress(*GONE, TimeoutError):
        await asyncio.wait_for(socket.close(code), CLOSE_WITHIN)


def rooms_of(socket: WebSocket[Any, Any, Any]) -> Rooms:
    """Return the rooms that the application keeps."""
    rooms: Rooms = socket.app.state.rooms
    return rooms
