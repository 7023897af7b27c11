"""The matches that a process keeps in memory, each behind a lock.

What is cached may be behind the store: another process may have moved the match. A nudge marks it stale if this process
hears those of the match, a writer finds out by the expected length of the log, and a reader asks for a fresh match.
"""

from asyncio import Lock
from collections import OrderedDict
from collections.abc import Collection
from contextlib import nullcontext
from types import TracebackType

import msgspec

from kontor.core import decode, read_state
from kontor.server.bus import Nudge
from kontor.server.errors import NotFoundError
from kontor.server.matches.clock.clocks import Clocks, initial_clocks
from kontor.server.matches.clock.speeds import speed_of
from kontor.server.matches.kernel.boxes import game_of, load_boxes
from kontor.server.matches.kernel.carry_over import carry_over
from kontor.server.matches.kernel.lesson import LessonProgress
from kontor.server.matches.kernel.match import Match, MemberName, OpenMatch, RunningMatch
from kontor.server.matches.kernel.played_rows import as_played, demand_there
from kontor.server.matches.kernel.promises import Promise, RevealRound
from kontor.server.matches.kernel.timeline import PastCache, TimelineCache
from kontor.server.store.lobby.removals import Removal
from kontor.server.store.matches import matches as store
from kontor.server.store.matches.branches import Branch
from kontor.server.store.matches.imports import Imported
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.pool import Connection, connected
from kontor.server.store.shards.databases import HOME, Databases
from kontor.server.store.shards.mirrors import Row


class CacheSlot:
    """The place of one match in the cache; a user of the match holds the lock."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.match: Match | None = None
        self.stale = False
        """Whether the match moved elsewhere while somebody used it here; it is dropped when they are done."""

    def forget(self) -> None:
        """Drop the match; its current user may finish, the next one reads it again."""
        self.match, self.stale = None, self.lock.locked()

    def release(self) -> None:
        """Let the next user in, who reads the match again if it is stale."""
        if self.stale:
            self.match, self.stale = None, False
        self.lock.release()


class MatchCache:
    """The matches and timelines that this process keeps in memory."""

    def __init__(self, databases: Databases, max_matches: int) -> None:
        self.databases = databases
        self.max_matches = max_matches
        self.slots: OrderedDict[str, CacheSlot] = OrderedDict()
        self.timelines = TimelineCache()
        self.past = PastCache()

    def locked(self, match_id: str) -> "MatchLock":
        """Lock a match for one reader or writer, as this process last knew it."""
        return MatchLock(self, match_id, fresh=False)

    def fresh(self, match_id: str) -> "MatchLock":
        """Lock a match for one reader or writer, as it stands in the store."""
        return MatchLock(self, match_id, fresh=True)

    async def refresh(self, match: Match) -> Match:
        """Return a locked match as it stands in the store: the same object if it did not move."""
        async with self.databases.at(match.id) as connection:
            seq = await store.sequence(connection, match.id)
            if seq == match.seq and isinstance(match, RunningMatch):
                return match
            current = None if self.databases.shards else await self.read(match.id, connection)
        if current is None:  # a match at a shard is read at home, too: not while a connection to the shard is held
            current = await self.read_now(match.id)
        slot = self.slots.get(match.id)
        if slot:
            slot.match = current
        return current

    def forget(self, match_id: str) -> None:
        """Drop a match that may have changed in the store; the next user reads it again."""
        slot = self.slots.get(match_id)
        if slot:
            slot.forget()

    def hear(self, nudge: Nudge | None) -> None:
        """Drop a match that moved elsewhere, those of a person whose name changed, or all if nudges were lost."""
        if nudge and nudge.renamed and not nudge.match:
            self.forget_people(nudge.people)
        for match_id in [nudge.match] if nudge else list(self.slots):
            slot = self.slots.get(match_id)
            if slot and (nudge is None or nudge.renamed or slot.match is None or slot.match.seq < nudge.seq):
                slot.forget()

    def forget_people(self, accounts: Collection[int]) -> None:
        """Drop the matches of some people; a match that is used at this moment keeps the former name until it moves."""
        for slot in self.slots.values():
            if slot.match and any(occupant.account in accounts for occupant in slot.match.occupants):
                slot.forget()

    async def read_now(self, match_id: str) -> Match:
        """Read a match from the store; NotFoundError if there is none."""
        async with connected(self.databases.home) as connection:
            return await self.read(match_id, connection)

    async def read(self, match_id: str, home: Connection) -> Match:
        """Read a match from the store, also in a transaction at home; NotFoundError if there is none."""
        row = await self._row(match_id, home)
        match = read_match(row)
        if isinstance(match, RunningMatch) and match.status != "over" and _is_behind(match, row):
            async with nullcontext(home) if row["shard"] == HOME else self.databases.on(row["shard"]) as connection:
                await carry_over(connection, match)
            match = read_match(await self._row(match_id, home))
        return match

    async def _row(self, match_id: str, home: Connection) -> Row:
        row = await store.match_row(home, match_id)
        if row is None:
            self.slots.pop(match_id, None)
            raise NotFoundError("no-match", match=match_id)
        await load_boxes(home, [(row["game"], row["components"])])
        (now,) = await as_played(self.databases, [row])
        return now

    async def sequences(self, match_ids: list[str]) -> dict[str, int]:
        """Return the length of the log of each of these matches that has started."""
        found: dict[str, int] = {}
        for shard, matches in (await self.databases.by_shard(match_ids)).items():
            async with self.databases.on(shard) as connection:
                found |= await store.sequences(connection, matches)
        return found

    def drop_oldest(self) -> None:
        """Drop the least recently used match if there are too many."""
        if len(self.slots) <= self.max_matches:
            return
        for match_id in list(self.slots):
            if not self.slots[match_id].lock.locked():
                del self.slots[match_id]
                return


class MatchLock:
    """An asynchronous context manager: one reader or writer of this process uses a match, the others wait."""

    def __init__(self, cache: MatchCache, match_id: str, *, fresh: bool) -> None:
        self.cache = cache
        self.match_id = match_id
        self.fresh = fresh
        self.slot = cache.slots.setdefault(match_id, CacheSlot())
        cache.slots.move_to_end(match_id)

    async def __aenter__(self) -> Match:
        slot = self.slot
        await slot.lock.acquire()
        match = slot.match
        try:
            if match is None:
                match = await self.cache.read_now(self.match_id)
            elif self.fresh:
                match = await self.cache.refresh(match)
        except BaseException:
            slot.release()
            raise
        # A nudge may have emptied the slot while the connection was returned: this user keeps what it has read.
        slot.match = match
        return match

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.slot.release()
        self.cache.drop_oldest()


def _is_behind(match: Match, row: Row) -> bool:
    """Return True if a former version of the rules played the match last."""
    version: int = row["current_version"] or row["rules_version"]
    return version < match.game.info.rules_version


def members_of(row: Row) -> dict[int, MemberName]:
    """Return the names that the members and bot accounts at a match have now, by account."""
    return msgspec.json.decode(row["members"], type=dict[int, MemberName]) if row["members"] else {}


def read_match(row: Row) -> Match:
    """Return a match from its row; errors as of `game_of`, StoreError if its shard is away."""
    demand_there(row)
    version = row["current_version"] or row["rules_version"]
    game = game_of(row["game"], version, row["components"])
    speed = speed_of(row["speed"])
    occupants = tuple(msgspec.json.decode(row["occupants"], type=list[Occupant]))
    common = {
        "id": row["id"],
        "game": game,
        "rules_version": row["rules_version"],
        "options": game.stored_options(msgspec.json.decode(row["options"])),
        "listed": row["listed"],
        "spectators": row["spectators"],
        "creator": row["creator"],
        "rematch_of": row["rematch_of"],
        "commitment": row["commitment"],
        "speed": speed,
        "rated": row["rated"],
        "hints": row["hints"],
        "branches_before_end": row["branches_before_end"],
        "lesson": decode(row["lesson"].encode(), LessonProgress) if row["lesson"] else None,
        "deal": row["deal"],
        "withheld_until": row["withheld_until"],
        "branch": decode(row["branch"].encode(), Branch) if row["branch"] else None,
        "imported": decode(row["imported"].encode(), Imported) if row["imported"] else None,
        "occupants": occupants,
        "members": members_of(row),
        "seq": row["seq"],
    }
    if row["status"] == "open":
        promises = tuple(msgspec.json.decode(row["promises"], type=list[Promise]))
        reveal = RevealRound(promises, row["reveal_until"], row["reveals_failed"], tuple(row["reveal_freed"]))
        removed = msgspec.json.decode(row["removed"], type=list[Removal]) if row["removed"] else ()
        return OpenMatch(**common, reveal=reveal, created_at=row["created_at"], removed=tuple(removed))
    # Matches that began before there were clocks get clocks that stand still.
    clocks = initial_clocks(speed, len(occupants)) if row["clocks"] is None else decode(row["clocks"], Clocks)
    return RunningMatch(
        **common,
        status=row["status"],
        step=row["step"],
        head=row["head"],
        link=row["link"],
        state=read_state(game, row["state"], version),
        clocks=clocks,
        bot_share=round(row["bot_share"], 2),
    )
