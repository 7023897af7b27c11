"""Rooms: the sockets of this process by match, and how they hear that a match moved.

Nudges are marks, not messages: however many come while a room is being told, it is told once more, of everything since.
A socket that does not listen is dropped; it comes back and says what it knows.
"""

import asyncio
from collections import Counter, defaultdict
from typing import TypeAlias

from kontor.core import KontorError, Seat, encode
from kontor.server.api.socket import messages as frames
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError
from kontor.server.logs import log
from kontor.server.matches import House, Table
from kontor.server.matches.read.look import look, watcher
from kontor.server.matches.read.views import table_shown
from kontor.server.matches.talk import MOST_HEARD, chat_since

MOST_WAITING = 64
"""So many frames may wait for a socket; one more, and it is dropped."""
MOST_TALK = 8
"""When so many frames wait, the rest of what was said waits for the next nudge."""
MOST_SOCKETS = 40
"""So many sockets one account may have open at this process."""

Knowing: TypeAlias = tuple[Seat | None, int | None, str | None]
"""Through which seat a socket looks, what it knows already, and in which language it wants words."""


class Listener:
    """One socket at one match: who it is, and what it knows already."""

    def __init__(self, account: int | None, since: int | None, chat: int, words: str | None = None) -> None:
        self.account = account
        self.seat: Seat | None = None
        self.seq = since
        self.chat = chat
        self.words = words
        """The language in which it wants positions in words, too."""
        self.counted = False
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def push(self, frame: bytes) -> None:
        """Put a frame in line; a socket that is too slow is dropped."""
        if self.frames.full():
            self.drop()
        elif not self.dropped.done():
            self.frames.put_nowait(frame)

    def drop(self) -> None:
        """Let the socket be closed: what waited for it can be asked for again."""
        if not self.dropped.done():
            self.dropped.set_result(None)
        while not self.frames.empty():
            self.frames.get_nowait()


class Rooms:
    """All sockets of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, set[Listener]] = defaultdict(set)
        self.accounts: Counter[int] = Counter()
        self.marks: dict[str, Nudge | None] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(map(len, self.rooms.values()))

    async def enter(self, match: str, listener: Listener) -> None:
        """Let a socket in and tell it where the match stands; ForbiddenError if it may not watch."""
        if listener.account is not None:
            if self.accounts[listener.account] >= MOST_SOCKETS:
                raise ForbiddenError("too-many-sockets")
            self.accounts[listener.account] += 1
            listener.counted = True
        async with self.house.table(match) as table:
            await self.house.fresh(table)
            watcher(table, listener.account)
            self.rooms[match].add(listener)
            await self.tell_table(table, listener)
            if table.state is None:
                listener.seq = None  # whatever it claims to know: there is nothing yet
            else:
                await self.tell_position(table, listener, {})
        await self.tell_talk(match, listener)

    def leave(self, match: str, listener: Listener) -> None:
        """Let a socket out, also one that did not get in."""
        room = self.rooms.get(match, set())
        room.discard(listener)
        if not room:
            self.rooms.pop(match, None)
        if listener.counted and listener.account is not None:
            listener.counted = False
            self.accounts[listener.account] -= 1
            if not self.accounts[listener.account]:
                del self.accounts[listener.account]

    def heard(self, nudge: Nudge | None) -> None:
        """Mark the match of a nudge, or every match if some nudges were lost."""
        for match in [nudge.match] if nudge else list(self.rooms):
            if match not in self.rooms:
                continue
            before = self.marks.get(match, nudge)
            if nudge is None or before is None:
                self.marks[match] = None
            else:
                self.marks[match] = Nudge(match, max(before.seq, nudge.seq), talk=before.talk or nudge.talk)
            if match not in self.tasks:
                self.tasks[match] = asyncio.create_task(self.tell(match))

    async def tell(self, match: str) -> None:
        """Tell a room until no mark is left."""
        try:
            while match in self.marks:
                mark = self.marks.pop(match)
                await self.tell_room(match, mark)
        except Exception as error:  # noqa: BLE001 - mostly the store is away: the sockets ask again when they come back
            ours = isinstance(error, KontorError)
            log.warning("room-not-told", match=match, error=str(error), exc_info=None if ours else error)
            self.marks.pop(match, None)
            for listener in self.rooms.get(match, ()):
                listener.drop()
        finally:
            self.tasks.pop(match, None)

    async def tell_room(self, match: str, mark: Nudge | None) -> None:
        """Tell every socket of a match what it does not know yet."""
        made: dict[Knowing, bytes] = {}
        async with self.house.table(match) as table:
            if mark is None or mark.talk or mark.seq > table.seq:
                await self.house.fresh(table)
            listeners = self.let_out(table)
            for listener in listeners:
                if mark is None or mark.talk:
                    await self.tell_table(table, listener)
                if table.state is not None and listener.seq != table.seq:
                    await self.tell_position(table, listener, made)
        if mark is None or mark.talk:
            for listener in listeners:
                try:
                    await self.tell_talk(match, listener)
                except ForbiddenError:  # lost its seat since
                    listener.drop()

    def let_out(self, table: Table) -> list[Listener]:
        """Drop the sockets that may not watch any more, because their seat went to somebody else; return the others."""
        staying = []
        for listener in list(self.rooms.get(table.id, ())):
            if table.spectators or table.seat_of(listener.account) is not None:
                staying.append(listener)
            else:
                listener.drop()
        return staying

    async def tell_table(self, table: Table, listener: Listener) -> None:
        """Tell a socket who sits where."""
        listener.seat = table.seat_of(listener.account)
        listener.push(encode(frames.Table(table_shown(table, listener.account, self.house.now()))))

    async def tell_position(self, table: Table, listener: Listener, made: dict[Knowing, bytes]) -> None:
        """Tell a socket the position; sockets of one seat that know the same and read the same share one frame."""
        listener.seat = table.seat_of(listener.account)
        key = (listener.seat, listener.seq, listener.words)
        if key not in made:
            made[key] = encode(frames.Position(await look(self.house, table, *key)))
        listener.seq = table.seq
        listener.push(made[key])

    async def tell_talk(self, match: str, listener: Listener) -> None:
        """Tell a socket what was said, each message once, although two may be telling it at the same time."""
        while True:
            heard = await chat_since(self.house, match, listener.account, listener.chat)
            said = tuple(each for each in heard if each.number > listener.chat)
            if said:
                listener.chat = said[-1].number
                listener.push(encode(frames.Talk(said)))
            if len(heard) < MOST_HEARD or listener.frames.qsize() >= MOST_TALK:
                return
