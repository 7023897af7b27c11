"""Rooms: the sockets of this process by match, and how they learn that a match moved.

Nudges are marks, not messages: however many come while a room is being updated, it is updated once more, with
everything since. A socket that is too slow is dropped; it reconnects and says what it knows.
"""

import asyncio
from collections import Counter, defaultdict
from time import monotonic
from typing import TypeAlias

from kontor.core import KontorError, Seat, encode
from kontor.server.api.socket import messages
from kontor.server.api.socket.outbox import MAX_SOCKETS_PER_ACCOUNT, Outbox
from kontor.server.bus import Nudge
from kontor.server.errors import ForbiddenError, StoreError
from kontor.server.logs import log
from kontor.server.matches import Context, Match, RunningMatch
from kontor.server.matches.read.look import build_position, demand_entry, may_enter
from kontor.server.matches.read.views import match_summary
from kontor.server.matches.talk import MAX_CHAT_MESSAGES, chat_since
from kontor.server.matches.watching.delay import as_seen, delay_of

MAX_QUEUED_BEFORE_CHAT = 8
"""Queued messages at which further chat waits for the next nudge."""
AWAY_SECONDS = 10.0
"""Seconds without the store after which a room is given up; a failover takes less, and people keep their sockets."""
RETRY_SECONDS = 0.25

Seats: TypeAlias = tuple[object, ...]
AudienceKey: TypeAlias = tuple[Seat | None, int | None, str | None]
"""The seat of a socket, the last entry it knows, and the language it wants words in: equal keys share a message."""


class Listener(Outbox):
    """One socket at one match: its account, and what it knows already."""

    __slots__ = ("account", "chat", "counted", "is_late", "seat", "seq", "shown", "words")

    def __init__(
        self, account: int | None, since: int | None, chat: int, words: str | None = None, login: int | None = None
    ) -> None:
        super().__init__(login)
        self.account = account
        self.seat: Seat | None = None
        self.seq = since
        self.chat = chat
        self.words = words
        """The language in which it wants positions in words; None for no words."""
        self.counted = False
        self.is_late = False
        """Whether it was last shown a rated match as it was some time ago (ADR 56)."""
        self.shown: Seats | None = None
        """The seats that it was last shown; who is late hears of the table only if they change."""


class Rooms:
    """All sockets of this process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.rooms: dict[str, set[Listener]] = defaultdict(set)
        self.accounts: Counter[int] = Counter()
        self.marks: dict[str, Nudge | None] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(map(len, self.rooms.values()))

    @property
    def outboxes(self) -> list[Listener]:
        """All open sockets."""
        return [listener for room in self.rooms.values() for listener in room]

    async def enter(self, match_id: str, listener: Listener) -> None:
        """Add a socket and send it the current match; ForbiddenError if it may not watch."""
        if listener.account is not None:
            if self.accounts[listener.account] >= MAX_SOCKETS_PER_ACCOUNT:
                raise ForbiddenError("too-many-sockets")
            self.accounts[listener.account] += 1
            listener.counted = True
        await self.context.bus.follow_match(match_id)
        async with self.context.cache.fresh(match_id) as match:
            demand_entry(match, listener.account)
            seen = await as_seen(self.context, match, listener.account)
            self.rooms[match_id].add(listener)
            await self.tell_table(seen, listener)
            if isinstance(seen, RunningMatch):
                await self.tell_position(seen, listener, {})
            else:
                listener.seq = None  # whatever the client claims to know: there is nothing yet
        await self.tell_talk(match_id, listener)

    def leave(self, match_id: str, listener: Listener) -> None:
        """Remove a socket, also one that was refused."""
        room = self.rooms.get(match_id, set())
        room.discard(listener)
        if not room:
            self.rooms.pop(match_id, None)
        if listener.counted and listener.account is not None:
            listener.counted = False
            self.accounts[listener.account] -= 1
            if not self.accounts[listener.account]:
                del self.accounts[listener.account]

    def heard(self, nudge: Nudge | None) -> None:
        """Mark the match of a nudge, or every match if some nudges were lost."""
        if nudge and not (nudge.seq or nudge.talk or nudge.renamed):
            return  # it is about people, and the match is where it was
        for match_id in [nudge.match] if nudge else list(self.rooms):
            if match_id not in self.rooms:
                continue
            before = self.marks.get(match_id, nudge)
            if nudge is None or before is None:
                self.marks[match_id] = None
            else:
                self.marks[match_id] = Nudge(match_id, max(before.seq, nudge.seq), talk=before.talk or nudge.talk)
            if match_id not in self.tasks:
                self.tasks[match_id] = asyncio.create_task(self.tell(match_id))

    async def tell(self, match_id: str) -> None:
        """Update a room until no mark is left; if the store is away for long, drop its sockets, which come back."""
        since = monotonic()
        try:
            while match_id in self.marks:
                mark = self.marks.pop(match_id)
                try:
                    await self.tell_room(match_id, mark)
                    since = monotonic()
                except StoreError:
                    if monotonic() - since > AWAY_SECONDS:
                        raise
                    self.marks[match_id] = None  # some sockets may have been told, others not
                    await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:  # noqa: BLE001 - whatever it was, the sockets reconnect and ask again
            is_ours = isinstance(error, KontorError)
            log.warning("room-not-told", match=match_id, error=str(error), exc_info=None if is_ours else error)
            self.marks.pop(match_id, None)
            for listener in self.rooms.get(match_id, ()):
                listener.drop()
        finally:
            self.tasks.pop(match_id, None)

    async def tell_room(self, match_id: str, mark: Nudge | None) -> None:
        """Send every socket of a match what it does not know yet; those that are late hear nothing now."""
        encoded: dict[AudienceKey, bytes] = {}
        is_talk = mark is None or mark.talk
        to_tell: list[Listener] = []
        async with self.context.cache.locked(match_id) as match:
            if mark is None or mark.talk or mark.seq > match.seq:
                match = await self.context.cache.refresh(match)  # noqa: PLW2901 - the same match, up to date
            for listener in self.let_out(match):
                if delay_of(match, listener.account):
                    listener.is_late = True
                    continue
                if is_talk or listener.is_late:
                    to_tell.append(listener)
                    await self.tell_table(match, listener)
                if isinstance(match, RunningMatch) and listener.seq != match.seq:
                    await self.tell_position(match, listener, encoded)
        for listener in to_tell:
            await self.tell_talk(match_id, listener)

    async def tell_late(self, match_id: str) -> None:
        """Send the sockets that see a rated match late what they may know by now.

        The sweep calls this at its own pace and never because the match moved: when a message comes tells nothing.
        """
        encoded: dict[AudienceKey, bytes] = {}
        async with self.context.cache.fresh(match_id) as match:
            listeners = [each for each in self.let_out(match) if delay_of(match, each.account)]
            if not listeners:
                return
            seen = await as_seen(self.context, match, listeners[0].account)  # the same for everybody without a seat
            for listener in listeners:
                if listener.shown != seats_of(seen):
                    await self.tell_table(seen, listener)
                if isinstance(seen, RunningMatch) and listener.seq != seen.seq:
                    await self.tell_position(seen, listener, encoded)
        for listener in listeners:
            await self.tell_talk(match_id, listener)

    def let_out(self, match: Match) -> list[Listener]:
        """Drop the sockets that may not follow the match any more, for want of a seat; return the others."""
        staying = []
        for listener in list(self.rooms.get(match.id, ())):
            if may_enter(match, listener.account):
                staying.append(listener)
            else:
                listener.drop()
        return staying

    async def tell_table(self, match: Match, listener: Listener) -> None:
        """Send a socket the summary of the match."""
        listener.seat = match.seat_of(listener.account)
        listener.is_late, listener.shown = isinstance(match, RunningMatch) and match.delay is not None, seats_of(match)
        summary = match_summary(match, listener.account, self.context.now(), listener.words)
        listener.push(encode(messages.MatchChanged(summary)))

    async def tell_position(self, match: RunningMatch, listener: Listener, made: dict[AudienceKey, bytes]) -> None:
        """Send a socket the position; `made` holds the messages so far, which sockets with the same key share."""
        listener.seat = match.seat_of(listener.account)
        key = (listener.seat, listener.seq, listener.words)
        if key not in made:
            made[key] = encode(messages.PositionChanged(await build_position(self.context, match, *key)))
        listener.seq = match.seq
        listener.push(made[key])

    async def tell_talk(self, match_id: str, listener: Listener) -> None:
        """Send a socket the chat that it has not received, each message once, even if two tasks do it at once.

        At a table without spectators the chat is for those who sit there, not for those who may still sit down.
        """
        while True:
            try:
                chat = await chat_since(self.context, match_id, listener.account, listener.chat, listener.words)
            except ForbiddenError:
                return
            new_lines = tuple(line for line in chat if line.number > listener.chat)
            if new_lines:
                listener.chat = new_lines[-1].number
                listener.push(encode(messages.ChatReceived(new_lines)))
            if len(chat) < MAX_CHAT_MESSAGES or len(listener.queued) >= MAX_QUEUED_BEFORE_CHAT:
                return


def seats_of(match: Match) -> Seats:
    """Return what the summary of a match says about its seats."""
    agreed = match.clocks if isinstance(match, RunningMatch) else None
    return (match.status, match.occupants, tuple(match.members.items()), agreed)
