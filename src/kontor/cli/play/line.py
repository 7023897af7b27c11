"""The line to a server: asked from the terminal, answered by a loop in the background that keeps the connection."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from threading import Thread
from typing import Any, TypeVar

import httpx
import msgspec

from kontor.cli.language import CliError
from kontor.client import ProblemError, SeatSocket, Server
from kontor.client.position import Position
from kontor.core import Action, AnyGame

T = TypeVar("T")

PATIENCE = 20.0
"""So many seconds a command may take, and a server may be away, until the person hears of it."""
AWAY = 503


class AwayError(CliError):
    """Nobody answers now; what was asked may have been heard all the same."""


class SaidNoError(CliError):
    """The server does not do it, and says why."""

    seq = 0
    """Where the match stands if it moved on."""


def said_no(problem: ProblemError) -> SaidNoError:
    """Return what a server answers, as it is told here."""
    text = f"{problem.rule}: {problem}" if problem.rule else str(problem)
    error = SaidNoError("server-says", text=text)
    if problem.code == "stale":
        error.seq = int(problem.facts.get("seq", 0))
    return error


class Line:
    """One person at one server."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, name="line", daemon=True)
        self.thread.start()
        self.server = Server(address, language=language)
        self.seat: SeatSocket | None = None

    def close(self) -> None:
        """Hang up."""
        self.run(self._hang_up())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _hang_up(self) -> None:
        if self.seat is not None:
            await self.seat.__aexit__(None, None, None)
        await self.server.__aexit__(None, None, None)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the loop do some work and wait for it; what goes wrong becomes an error for a person."""
        doing: Future[T] = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return doing.result()
        except ProblemError as error:
            raise self._said(error) from error
        except (TimeoutError, httpx.TransportError) as error:
            raise AwayError("no-answer", address=self.address) from error
        except (msgspec.DecodeError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise CliError("no-kontor", address=self.address) from error
        finally:
            doing.cancel()  # whoever left does not wait for it

    def _said(self, problem: ProblemError) -> CliError:
        if problem.code == "no-answer":
            return CliError("no-kontor", address=self.address)
        if problem.status == AWAY or problem.code == "no-database":
            return AwayError("no-answer", address=self.address)
        return said_no(problem)

    def ask(self, method: str, path: str, type_: type[T], body: Any = None, **query: Any) -> T:
        """Send a request and return its answer; CliError if it is refused or is none of a Kontor server."""
        told = self.run(self.server.ask(method, path, body, **query))
        try:
            return msgspec.convert(told, type_)
        except msgspec.ValidationError as error:
            raise CliError("no-kontor", address=self.address) from error

    def sit_at(self, match: str, game: AnyGame) -> None:
        """Connect to a match, and stay connected."""
        self.seat = SeatSocket(self.address, match, self.server.token, game, self.server.language)
        self.run(self.seat.__aenter__())

    @property
    def is_lost(self) -> bool:
        """Whether the connection is broken; it is being made anew then."""
        return self.seat is not None and self.seat.socket is None

    @property
    def position(self) -> Position | None:
        """Where the match stands as far as it was told; CliError if the server does not let the seat in any more."""
        assert self.seat is not None
        if self.seat.failure is not None:
            raise self._said(self.seat.failure)
        return self.seat.position

    def moved(self, seq: int, seconds: float) -> bool:
        """Wait for the match to go beyond an entry of its log, and say whether it did in time."""
        return self.run(self._moved(seq, seconds))

    async def _moved(self, seq: int, seconds: float) -> bool:
        assert self.seat is not None
        try:
            await asyncio.wait_for(self.seat.after(seq), seconds)
        except TimeoutError:
            return False
        return True

    def play(self, action: Action, seq: int) -> int:
        """Play an action and return its entry of the log."""
        assert self.seat is not None
        return self.run(asyncio.wait_for(self.seat.play(action, seq), PATIENCE))

    def undo(self, seq: int) -> int:
        """Take back the last decision and return the entry of the log that says so."""
        assert self.seat is not None
        return self.run(asyncio.wait_for(self.seat.undo(seq), PATIENCE))

    def chat(self, text: str) -> None:
        """Say something to the table."""
        assert self.seat is not None
        self.run(asyncio.wait_for(self.seat.chat(text), PATIENCE))
