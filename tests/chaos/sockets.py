"""A seat's socket that writes everything down: what it sent, what it was told, and which answers got lost."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from chaos.book import Book, SentCommand
from kontor.client import ProblemError, SeatSocket
from kontor.core import AnyGame, Seat

CONTENT = {"play": "action", "chat": "text"}
"""The field that holds the content of each command."""


class NotingSocket(SeatSocket):
    """The socket of the client, with a book."""

    def __init__(
        self, book: Book, seat: Seat, match: str, token: str | None, game: AnyGame, addresses: Sequence[str]
    ) -> None:
        super().__init__(addresses[0], match, token, game, others=addresses[1:])
        self.book = book
        self.seat = seat
        self.has_caretaker = False
        self.unanswered: dict[str, SentCommand] = {}

    async def _command(self, command: dict[str, Any], key: str | None) -> int:
        key = key or token_hex(8)
        content = msgspec.to_builtins(command.get(CONTENT.get(command["say"], "")))
        sent = SentCommand(self.match, self.seat, key, command["say"], content)
        self.book.commands.append(sent)
        self.unanswered[key] = sent
        try:
            sent.number = await super()._command(command, key)
        except ProblemError:
            sent.end = "refused"
            raise
        finally:
            self.unanswered.pop(key)
        sent.end = "done"
        return sent.number

    async def _converse(self, socket: ClientConnection) -> None:
        try:
            await super()._converse(socket)
        finally:
            for command in self.unanswered.values():
                command.lost = True

    async def _handle(self, message: dict[str, Any]) -> None:
        if message["tell"] == "position":
            seen = message["seen"]
            self.book.show(self.match, self.seat, -1 if self.seq is None else self.seq, seen["seq"])
            self.book.tell(self.match, self.seat, seen["told"])
        elif message["tell"] == "table":
            self.has_caretaker = message["table"]["seats"][self.seat]["caretaker"]
        elif message["tell"] == "talk":
            self.book.hear(self.match, message["said"])
        await super()._handle(message)
