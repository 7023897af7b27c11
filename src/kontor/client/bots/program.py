"""A bot that is a program in any language: one line of JSON on its standard input, one on its standard output.

It is asked one question at a time. If it dies, answers too late or answers nonsense, the first legal action is played
instead, so that nobody at the table waits for a broken program; one that has died is started again.
`docs/guides/run-a-bot.md` describes the lines.
"""

import asyncio
import logging
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from kontor.client.bots.runner import Report, Turn
from kontor.client.position import Position
from kontor.core import Action, AnyGame, encode

log = logging.getLogger(__name__)

VERSION = 1
"""The version of the lines."""
START_SECONDS = 20.0
"""Seconds that a program may take to say hello."""
STOP_SECONDS = 2.0
"""Seconds that it may take to end after its input was closed."""
MAX_LINE_BYTES = 1 << 20
SHORTEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.5, 30.0
"""Seconds between two starts of a program that dies, at first and at most."""
MAX_SILENT_TURNS = 3
"""Turns in a row without an answer after which a program is ended and started again."""
SECRET_VARIABLES = ("KONTOR_BOT_TOKEN",)
"""What the program does not get of the environment: it never needs the token."""


class ProgramError(Exception):
    """The program died, said nothing in time, or answered nonsense; `key` is that of a text."""

    def __init__(self, key: str, why: str = "") -> None:
        super().__init__(why)
        self.key = key
        self.why = why


class Program:
    """A program that decides; it is started with the first question."""

    def __init__(self, command: Sequence[str], report: Report, environment: Mapping[str, str] | None = None) -> None:
        self.command = list(command)
        self.report = report
        given = os.environ if environment is None else environment
        self.environment = {name: value for name, value in given.items() if name not in SECRET_VARIABLES}
        self.process: Process | None = None
        self.asking = asyncio.Lock()
        self.questions = 0
        self.silent_turns = 0
        self.pause = SHORTEST_PAUSE_SECONDS
        self.may_start_at = 0.0

    async def decide(self, turn: Turn, game: AnyGame, position: Position, seed: bytes) -> Action:  # noqa: ARG002
        """Return the program's answer; the first legal action if it has none in time."""
        async with self.asking:
            try:
                chosen = await self.ask(turn)
                self.silent_turns, self.pause = 0, SHORTEST_PAUSE_SECONDS
            except ProgramError as error:
                chosen = 0
                self.report(error.key, {"match": turn.match, "why": error.why})
                await self.recover(error)
        return position.legal[chosen]

    async def ended(self, told: dict[str, Any]) -> None:
        """Tell the program that a match is over."""
        async with self.asking:
            with suppress(ProgramError):
                await self.write({key: told[key] for key in ("tell", "match", "status", "place", "points")})

    async def ask(self, turn: Turn) -> int:
        """Ask the program and return the place of its answer in `legal`; ProgramError if there is none."""
        try:
            async with asyncio.timeout(turn.seconds + START_SECONDS * (self.process is None)):
                await self.be_started()
            async with asyncio.timeout(turn.seconds):
                self.questions += 1
                await self.write({"tell": "turn", "id": self.questions, **msgspec.to_builtins(turn)})
                while (answer := await self.read()).get("id") != self.questions:
                    log.info("the program answered a question that is over: %s", answer)
        except TimeoutError as error:
            raise ProgramError("bot-program-late") from error
        return place_of(answer, turn)

    async def be_started(self) -> None:
        """Start the program unless it runs, and exchange versions; ProgramError if it cannot be used."""
        if self.process is not None and self.process.returncode is None:
            return
        await asyncio.sleep(max(0.0, self.may_start_at - monotonic()))
        self.may_start_at = monotonic() + self.pause
        self.pause = min(LONGEST_PAUSE_SECONDS, self.pause * 2)
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE_BYTES, env=self.environment
            )
        except OSError as error:
            raise ProgramError("bot-program-start", str(error)) from error
        await self.write({"tell": "hello", "version": VERSION})
        hello = await self.read()
        if hello.get("say") != "hello" or hello.get("version") != VERSION:
            raise ProgramError("bot-program-hello", str(hello)[:200])

    async def write(self, message: dict[str, Any]) -> None:
        """Write a line; ProgramError if the program is gone."""
        if self.process is None or self.process.stdin is None:
            raise ProgramError("bot-program-gone")
        try:
            self.process.stdin.write(encode(message) + b"\n")
            await self.process.stdin.drain()
        except OSError as error:
            raise ProgramError("bot-program-gone", str(error)) from error

    async def read(self) -> dict[str, Any]:
        """Return the next line; ProgramError if it is no object, or if the program is gone."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except ValueError as error:  # longer than the limit
            raise ProgramError("bot-program-nonsense", str(error)) from error
        if not line:
            raise ProgramError("bot-program-gone")
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise ProgramError("bot-program-nonsense", line.decode(errors="replace")[:200]) from error

    async def recover(self, error: ProgramError) -> None:
        """End a program that is broken, or silent for too long, so that the next question starts it again."""
        self.silent_turns += error.key == "bot-program-late"
        if error.key not in ("bot-program-late", "bot-program-nonsense") or self.silent_turns >= MAX_SILENT_TURNS:
            await self.stop()

    async def stop(self) -> None:
        """Close its input, and end it if it does not end by itself."""
        process, self.process, self.silent_turns = self.process, None, 0
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def place_of(answer: dict[str, Any], turn: Turn) -> int:
    """Return the place of an answer in `legal`: its `choice`, or the place of its `action`."""
    choice = answer.get("choice")
    if type(choice) is int and 0 <= choice < len(turn.legal):
        return choice
    if answer.get("action") in turn.legal:
        return turn.legal.index(answer["action"])
    raise ProgramError("bot-program-nonsense", str(answer)[:200])
