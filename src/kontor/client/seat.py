"""A socket at a match that stays connected: positions come out, commands go in, each carried out once.

When the connection breaks, or the server cannot reach its database, it connects again, to the next address if there
are several, and says the last entry it knows; commands that were not answered are sent again with their keys, so each
has one effect.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kontor.client.addresses import Addresses
from kontor.client.errors import ProblemError
from kontor.client.position import Position, read_position
from kontor.core import Action, AnyGame, encode

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 0.05, 3.0
"""Seconds between two attempts to connect, at first and at most."""
UNKNOWN = 4401
"""The close code for an unknown token."""
AWAY = "no-database"
"""The code of a server that cannot answer now: it does not know whether it carried out a command before."""
LARGEST = 1 << 20
"""Maximum size of a message in bytes."""


class SeatSocket:
    """A seat at a match."""

    def __init__(
        self,
        address: str,
        match: str,
        token: str | None,
        game: AnyGame,
        language: str = "en",
        others: Sequence[str] = (),
    ) -> None:
        self.addresses = Addresses((address, *others))
        self.match = match
        self.token = token
        self.game = game
        self.language = language
        self.seq: int | None = None
        self.position: Position | None = None
        self.reconnects = -1
        self.pause = SHORTEST
        self.failure: ProblemError | None = None
        self.moved = asyncio.Condition()
        self.waiting: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """The address of the socket that is in use, or is tried next."""
        return f"{self.addresses.current.replace('http', 'ws', 1)}/api/matches/{self.match}/socket"

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def positions(self) -> AsyncIterator[Position]:
        """Yield the position whenever the match moved, until it is over; some may be skipped when they come fast."""
        last = -1
        while True:
            position = await self.after(last)
            yield position
            last = position.seq
            if position.status in ("over", "closed"):
                return

    async def after(self, seq: int) -> Position:
        """Wait until the match is beyond an entry of its log, and return its position."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.failure or (self.position and self.position.seq > seq))
        if self.failure:
            raise self.failure
        assert self.position is not None
        return self.position

    async def play(self, action: Action, seq: int | None = None, key: str | None = None) -> int:
        """Play an action and return its entry of the log; ProblemError if it is refused."""
        return await self._command({"say": "play", "action": action, "seq": self._seq_or_current(seq)}, key)

    async def undo(self, seq: int | None = None, key: str | None = None) -> int:
        """Undo the last decision."""
        return await self._command({"say": "undo", "seq": self._seq_or_current(seq)}, key)

    async def chat(self, text: str, key: str | None = None) -> int:
        """Send a chat message."""
        return await self._command({"say": "chat", "text": text}, key)

    def _seq_or_current(self, seq: int | None) -> int:
        if seq is not None:
            return seq
        assert self.position is not None
        return self.position.seq

    async def _command(self, command: dict[str, Any], key: str | None) -> int:
        key = key or token_hex(8)
        frame = encode({**command, "key": key})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting[key] = (frame, answer)
        try:
            if self.socket is not None:
                with suppress(WebSocketException):  # it is sent again after the next hello
                    await self.socket.send(frame.decode())
            return await answer
        finally:
            self.waiting.pop(key, None)

    async def _stay_connected(self) -> None:
        while self.failure is None:
            try:
                async with connect(self.address, max_size=LARGEST, open_timeout=10) as socket:
                    self.reconnects += 1
                    await self._converse(socket)
            except (OSError, WebSocketException, EOFError):
                log.debug("the socket at %s broke; it connects again in %s s", self.address, self.pause)
            finally:
                self.socket = None
            self.addresses.turn()
            await asyncio.sleep(self.pause)
            self.pause = min(LONGEST, self.pause * 2)

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"say": "hello", "token": self.token, "since": self.seq, "lang": self.language}
        await socket.send(encode(hello).decode())
        self.socket = socket
        for frame, _ in list(self.waiting.values()):
            await socket.send(frame.decode())
        async for raw in socket:
            message = msgspec.json.decode(raw)
            if message["tell"] == "refused" and message["problem"]["code"] == AWAY:
                return
            await self._handle(message)
        if socket.close_code == UNKNOWN:
            await self._fail(ProblemError(401, {"code": "who", "text": "The token is not known."}))

    async def _handle(self, message: dict[str, Any]) -> None:
        match message["tell"]:
            case "position":
                self.pause = SHORTEST
                position = message["seen"]
                self.seq = position["seq"]
                async with self.moved:
                    self.position = read_position(self.game, position)
                    self.moved.notify_all()
            case "done":
                _, answer = self.waiting.get(message["key"], (b"", None))
                if answer and not answer.done():
                    answer.set_result(message["seq"])
            case "refused" if message.get("key") is not None:
                _, answer = self.waiting.get(message["key"], (b"", None))
                if answer and not answer.done():
                    answer.set_exception(ProblemError(0, message["problem"]))
            case "refused":
                await self._fail(ProblemError(0, message["problem"]))

    async def _fail(self, problem: ProblemError) -> None:
        async with self.moved:
            self.failure = problem
            self.moved.notify_all()
        for _, answer in list(self.waiting.values()):
            if not answer.done():
                answer.set_exception(problem)
