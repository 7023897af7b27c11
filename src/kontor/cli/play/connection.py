"""The connection to a server: the terminal asks and waits, and an event loop in another thread does the work."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from threading import Thread
from typing import Any, TypeVar

import httpx
import msgspec

from kontor.cli.errors import CliError
from kontor.client import ProblemError, SeatSocket, Server
from kontor.client.position import Position
from kontor.core import Action, AnyGame

T = TypeVar("T")

COMMAND_TIMEOUT_SECONDS = 20.0
"""How long a command may take before the person is told that the server does not answer."""
SERVICE_UNAVAILABLE = 503


class ServerAwayError(CliError):
    """The server does not answer now; it may have received the command nevertheless."""


class ServerRefusedError(CliError):
    """The server refuses the command and says why."""

    seq = 0
    """The length of the match's log if the match moved on in the meantime."""


def refused(problem: ProblemError) -> ServerRefusedError:
    """Return the error for a problem that a server answered."""
    text = f"{problem.rule}: {problem}" if problem.rule else str(problem)
    error = ServerRefusedError("server-says", text=text)
    if problem.code == "stale":
        error.seq = int(problem.facts.get("seq", 0))
    return error


class Connection:
    """One person's connection to one server."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, name="connection", daemon=True)
        self.thread.start()
        self.server = Server(address, language=language)
        self.sockets: list[SeatSocket] = []

    def close(self) -> None:
        """Disconnect."""
        self.run(self._disconnect())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _disconnect(self) -> None:
        for socket in self.sockets:
            await socket.__aexit__(None, None, None)
        await self.server.__aexit__(None, None, None)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the background and wait for it; failures become errors that a person can read."""
        running: Future[T] = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return running.result()
        except ProblemError as error:
            raise self.error_for(error) from error
        except (TimeoutError, httpx.TransportError) as error:
            raise ServerAwayError("no-answer", address=self.address) from error
        except (msgspec.DecodeError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise CliError("no-kontor", address=self.address) from error
        finally:
            running.cancel()  # a person who left does not wait for it

    def error_for(self, problem: ProblemError) -> CliError:
        """Return the error for a problem: no Kontor server, a server that is away, or a refusal."""
        if problem.code == "no-answer":
            return CliError("no-kontor", address=self.address)
        if problem.status == SERVICE_UNAVAILABLE or problem.code == "no-database":
            return ServerAwayError("no-answer", address=self.address)
        return refused(problem)

    def ask(self, method: str, path: str, type_: type[T], body: Any = None, **query: Any) -> T:
        """Send a request and return its answer; CliError if it is refused or does not come from a Kontor server."""
        answer = self.run(self.server.ask(method, path, body, **query))
        try:
            return msgspec.convert(answer, type_)
        except msgspec.ValidationError as error:
            raise CliError("no-kontor", address=self.address) from error

    def join(self, match: str, game: AnyGame) -> "SeatConnection":
        """Connect to a match, and reconnect whenever the connection breaks."""
        socket = SeatSocket(self.address, match, self.server.token, game, self.server.language)
        self.run(socket.__aenter__())
        self.sockets.append(socket)
        return SeatConnection(self, socket)


class SeatConnection:
    """The connection of one seat to its match."""

    def __init__(self, connection: Connection, socket: SeatSocket) -> None:
        self.connection = connection
        self.socket = socket

    @property
    def is_lost(self) -> bool:
        """True while the connection is broken; it is being restored then."""
        return self.socket.socket is None

    @property
    def position(self) -> Position | None:
        """The last position the server sent; CliError if the server no longer admits the seat."""
        if self.socket.failure is not None:
            raise self.connection.error_for(self.socket.failure)
        return self.socket.position

    def wait_beyond(self, seq: int, seconds: float) -> bool:
        """Wait until the match goes beyond an entry of its log; return False if it does not in this time."""
        return self.connection.run(self._wait_beyond(seq, seconds))

    async def _wait_beyond(self, seq: int, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self.socket.after(seq), seconds)
        except TimeoutError:
            return False
        return True

    def play(self, action: Action, seq: int) -> int:
        """Play an action and return the number of its log entry."""
        return self.connection.run(asyncio.wait_for(self.socket.play(action, seq), COMMAND_TIMEOUT_SECONDS))

    def undo(self, seq: int) -> int:
        """Undo the last decision and return the number of the log entry that says so."""
        return self.connection.run(asyncio.wait_for(self.socket.undo(seq), COMMAND_TIMEOUT_SECONDS))

    def chat(self, text: str) -> None:
        """Send a line to the others."""
        self.connection.run(asyncio.wait_for(self.socket.chat(text), COMMAND_TIMEOUT_SECONDS))
