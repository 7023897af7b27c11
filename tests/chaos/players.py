"""People who play at full speed with bots: they take random legal actions, undo some, chat, and give instructions.

Everything that they send and are told goes into the book.
"""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec

from chaos.asking import carried_out, once, patiently, started
from chaos.book import Acknowledged, Book, Given, Sleeper
from chaos.mailbox import Mailbox
from chaos.members import Members
from chaos.sockets import NotingSocket
from chaos.tables import Table, Tables
from kontor.client import Server
from kontor.client.position import Position

UNDO_PROBABILITY = 0.05
"""How likely a player is to undo an action."""
CHAT_PROBABILITY = 0.04
"""How likely a player is to say something after an action."""
INSTRUCTION_PROBABILITY = 0.04
"""How likely a player is to give an instruction after an action."""
LAST_ENTRIES = 8
"""Entries that a match must still grow by when nothing is disturbed any more, before its people may stand up."""
STALE, NO_UNDO = "stale", ("undo-sealed", "undo-others", "undo-asked", "not-playing")


class Players:
    """Groups of players who play one match after the other until the time is up."""

    def __init__(self, addresses: list[str], book: Book, chance: Random, mailbox: Mailbox | None = None) -> None:
        self.addresses = addresses
        self.book = book
        self.chance = chance
        self.mailbox = mailbox
        """Gets the reminders; without it all tables are plain: no rated ones, nobody sleeps."""
        self.tables = Tables(chance, plain=mailbox is None)
        self.members = Members(book)
        self.end = 0.0
        """When no further match is started, in seconds of the monotonic clock."""
        self.may_stand_up = False
        """Whether people stand up once their match has moved on, instead of playing to its end."""
        self.last_entry: dict[str, int] = {}
        """The entry that each match has to reach before its people may stand up."""

    async def run(self, tables: int, seconds: float) -> list[BaseException]:
        """Play `tables` matches at a time, start none after `seconds`, and return what went wrong."""
        self.end = monotonic() + seconds
        ended = await asyncio.gather(*(self.keep_table() for _ in range(tables)), return_exceptions=True)
        return [error for error in ended if error is not None]

    def finish(self) -> None:
        """Start no further match, and stand up where the match goes on."""
        self.end, self.may_stand_up = 0.0, True

    async def keep_table(self) -> None:
        """Play one match after the other."""
        while monotonic() < self.end:
            await self.play_match(self.tables.next())

    async def play_match(self, table: Table) -> None:
        """Play a match of one or two people and some bots."""
        book = self.book
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(self.person()) for _ in range(table.people)]
            names = self.members.borrow(table.people) if table.is_rated else []
            stack.callback(self.members.give_back, names)
            for place, server in enumerate(servers):
                await self.members.log_in(server, names[place] if names else None)
            host = servers[0]
            if table.sleeps and self.mailbox:
                await self.mailbox.subscribe(book, host)
            more: dict[str, Any] = {"speed": table.speed, "rated": table.is_rated}
            match = await patiently(book, lambda: host.create(table.game, table.seats, **more))
            seats = [await patiently(book, lambda server=server: server.join(match)) for server in servers]  # type: ignore[misc]
            await patiently(book, lambda: started(host, match, table.level))
            book.started.append(match)
            if table.is_rated:
                book.rated.append(match)
            if table.sleeps:
                book.sleepers.append(Sleeper(match, seats[0]))
            both = zip(servers, seats, strict=True)
            ends = await asyncio.gather(*(self.play_seat(server, match, seat, table) for server, seat in both))
        (book.over if all(ends) else book.left).add(match)

    def person(self) -> Server:
        """Return a player who connects to one of the gateways first."""
        address, *others = self.chance.sample(self.addresses, len(self.addresses))
        return Server(address, others=others)

    async def play_seat(self, server: Server, match: str, seat: int, table: Table) -> bool:
        """Play a seat to the end of the match, or until its player may stand up; return whether it is over."""
        game = await patiently(self.book, lambda: server.game_of(match))
        async with NotingSocket(self.book, seat, match, server.token, game, server.addresses.ordered) as socket:
            async for position in socket.positions():
                if position.status == "over":
                    return True
                if self.may_leave(position, socket, table):
                    return False
                if position.is_mine and not table.sleeps:
                    await self.move(server, socket, position)
        return True

    def may_leave(self, position: Position, socket: NotingSocket, table: Table) -> bool:
        """Return True if a match has shown that it goes on; rated ones are played to their end, sleepers flagged."""
        if not self.may_stand_up or table.is_rated or (table.sleeps and not socket.has_caretaker):
            return False
        return position.seq >= self.last_entry.setdefault(socket.match, position.seq + LAST_ENTRIES)

    async def move(self, server: Server, socket: NotingSocket, position: Position) -> None:
        """Take a random action; sometimes undo it, chat, or give an instruction."""
        chance = self.chance
        action, key = chance.choice(position.legal), token_hex(8)
        began = monotonic()
        seq = await carried_out(socket.play(action, position.seq, key), STALE)
        self.book.answer_seconds.append(monotonic() - began)
        self.book.longest_wait_seconds = max(self.book.longest_wait_seconds, monotonic() - began)
        if seq is None:
            return
        done = Acknowledged(socket.match, seq, socket.seat, key, msgspec.to_builtins(action))
        self.book.acknowledge(done)
        if chance.random() < UNDO_PROBABILITY:
            await self.undo(socket, done)
        if self.mailbox and chance.random() < CHAT_PROBABILITY:
            await socket.chat(f"line {token_hex(8)}")
        if self.mailbox and chance.random() < INSTRUCTION_PROBABILITY:
            await self.instruct(server, socket)

    async def undo(self, socket: NotingSocket, done: Acknowledged) -> None:
        """Undo an action if that is allowed."""
        key = token_hex(8)
        seq = await carried_out(socket.undo(done.seq, key), STALE, *NO_UNDO)
        if seq is not None:
            self.book.acknowledge(done._replace(seq=seq, key=key, action=None))

    async def instruct(self, server: Server, socket: NotingSocket) -> None:
        """Give one of the instructions that the game offers now, with its usual values."""
        path = f"/matches/{socket.match}/orders"
        listed = await once(self.book, lambda: server.ask("GET", path))
        forms = listed["forms"] if listed else []
        if not forms:
            return
        order = filled_in(self.chance.choice(forms))
        answer = await once(self.book, lambda: server.ask("POST", path, {"order": order}))
        if answer:
            self.book.given.append(Given(socket.match, socket.seat, answer["number"], order))


def filled_in(form: dict[str, Any]) -> dict[str, Any]:
    """Return an instruction as its form proposes it."""
    return {"order": form["order"], **{field["name"]: field["default"] for field in form["fields"]}}
