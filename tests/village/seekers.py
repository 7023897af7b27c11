"""Seeks of the village: who looks for what, and whether each of them is answered or honestly expires.

A seek is unanswered if it was left over although others who fit were waiting, if its time was over and nobody said so,
if it ended too early, or if it is gone or points to a match that never began. The rules for this are written down here
a second time and share no line with the matcher.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from itertools import combinations
from typing import NamedTuple

import asyncpg
import msgspec

from kontor.server.errors import ConflictError
from kontor.server.matches import Context, do_reveal
from kontor.server.matches.lobby.fairness import sha256_of
from kontor.server.ratings import Rating
from kontor.server.ratings.rating import START
from kontor.server.seeking import NewSeek, do_seek, do_withdraw_seek, note_connected, sweep_seeks
from kontor.server.store.pool import connected

LIVE = ("live", "evening")
LASTS = {"live": timedelta(minutes=30), "evening": timedelta(minutes=30), "days": timedelta(days=7)}
NEAR_POINTS = 100
WIDENS = {"live": timedelta(minutes=1), "evening": timedelta(minutes=1), "days": timedelta(hours=8)}
MAX_LEFT_OVER = 16
"""Seeks of one kind, the oldest, among which all groups are tried."""

WAITING = """
SELECT id, account, game, seats, speed, rated, near, sought_at, seen_at FROM seeks
WHERE state = 'waiting' AND expires_at > $1 ORDER BY sought_at, id
"""
POINTS = "SELECT account, game, seats, mu, sigma FROM ratings WHERE account = ANY ($1)"
FOUND = """
SELECT s.match, array_agg(s.account ORDER BY t.seat) AS accounts,
    array_agg(s.id ORDER BY t.seat) AS seeks, min(s.game) AS game, min(s.speed) AS speed,
    bool_or(s.rated) AS rated
FROM seeks s JOIN seats t ON t.match = s.match AND t.account = s.account
WHERE s.state = 'found' AND s.ended_at = $1 AND s.match <> ALL ($2) GROUP BY s.match ORDER BY min(s.id)
"""
ENDED = """
SELECT s.id, s.state, s.ended_at, m.status FROM seeks s LEFT JOIN matches m ON m.id = s.match WHERE s.id = ANY ($1)
"""


class Sought(msgspec.Struct):
    """A seek, and what its person did about it."""

    account: int
    new: NewSeek
    at: datetime
    withdrawn: bool = False
    string: str = ""
    """What they add to the luck, if they have committed to it."""
    refuses: bool = False
    """Whether they do not reveal it when a match is found."""


class Found(NamedTuple):
    """A match that was found for some people, in the order of their seats."""

    match: str
    accounts: list[int]
    seeks: list[int]
    game: str
    speed: str
    rated: bool


class Seekers:
    """All seeks of the village, and what became of them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.sought: dict[int, Sought] = {}
        self.found: dict[str, Found] = {}
        self.suspended: set[int] = set()
        """Everybody who was ever suspended: the server has withdrawn what they looked for."""
        self.left_over: set[int] = set()
        """Seeks that were not answered although they could have been."""

    async def seek(self, account: int, new: NewSeek, string: str = "", *, refuses: bool = False) -> int | None:
        """Look for a game, with a string to which the person commits; None if they look for too many already."""
        if string:
            new = msgspec.structs.replace(new, entropy_sha256=sha256_of(string))
        try:
            number = await do_seek(self.context, account, new)
        except ConflictError:
            return None
        self.sought[number] = Sought(account, new, self.context.now(), string=string, refuses=refuses)
        return number

    async def withdraw(self, number: int) -> None:
        """Give a seek up."""
        await do_withdraw_seek(self.context, self.sought[number].account, number)
        self.sought[number].withdrawn = True

    async def sweep(self, here: Collection[int]) -> list[Found]:
        """Bring people together as the worker does; return the matches, and note who was overlooked."""
        now = self.context.now()
        await note_connected(self.context, here)
        while await sweep_seeks(self.context):  # a sweep finds one match for each person, the next one goes on
            pass
        async with connected(self.context.pool) as connection:
            rows = await connection.fetch(FOUND, now, list(self.found))
            waiting = await connection.fetch(WAITING, now)
            rated = await connection.fetch(POINTS, [row["account"] for row in waiting])
        points = {(row["account"], row["game"], row["seats"]): Rating(row["mu"], row["sigma"]).points for row in rated}
        present = [row for row in waiting if row["speed"] not in LIVE or row["seen_at"] == now]
        self.left_over |= overlooked(present, points, await self.blocks({row["account"] for row in present}), now)
        new = [Found(*row) for row in rows]
        self.found |= {each.match: each for each in new}
        return new

    async def reveal(self, found: Found) -> bool:
        """Let everybody reveal what they committed to, who does not refuse; return True if the match has begun."""
        for account, number in zip(found.accounts, found.seeks, strict=True):
            sought = self.sought[number]
            if sought.string and not sought.refuses:
                await do_reveal(self.context, found.match, account, sought.string, sha256_of(sought.string))
        async with self.context.cache.fresh(found.match) as match:
            return match.status == "playing"

    async def blocks(self, accounts: Collection[int]) -> set[frozenset[int]]:
        """Return the pairs of whom one has blocked the other."""
        async with connected(self.context.pool) as connection:
            rows = await connection.fetch("SELECT blocker, blocked FROM blocks WHERE blocker = ANY ($1)", accounts)
        return {frozenset((row["blocker"], row["blocked"])) for row in rows}

    async def waits(self) -> int:
        """Return how many seeks wait."""
        async with connected(self.context.pool) as connection:
            count: int = await connection.fetchval("SELECT count(*) FROM seeks WHERE state = 'waiting'")
        return count

    async def unanswered(self, longest_tick: timedelta) -> set[int]:
        """Return the seeks that were neither answered nor expired honestly; call it when none can wait any more."""
        async with connected(self.context.pool) as connection:
            rows = {row["id"]: row for row in await connection.fetch(ENDED, list(self.sought))}
        live = {account for found in self.found.values() if found.speed in LIVE for account in found.accounts}
        return self.left_over | {
            number
            for number, sought in self.sought.items()
            if not is_honest(sought, rows.get(number), longest_tick, self._may_be_gone(sought, live))
        }

    def _may_be_gone(self, sought: Sought, met_live: set[int]) -> bool:
        """Return True if a seek may be deleted: a live match ends the other live seeks of its people."""
        answered_elsewhere = sought.new.speed in LIVE and sought.account in met_live
        return sought.withdrawn or answered_elsewhere or sought.account in self.suspended


def is_honest(sought: Sought, row: asyncpg.Record | None, longest_tick: timedelta, may_be_gone: bool) -> bool:
    """Return True if a seek was answered by a match that began, given up, or ended exactly when its time was over."""
    if row is None:
        return may_be_gone
    if row["state"] == "found":
        has_begun: bool = row["status"] in ("playing", "over", "closed")
        return has_begun
    if row["state"] == "missed":
        return sought.refuses
    if row["state"] == "expired":
        late = row["ended_at"] - (sought.at + LASTS[sought.new.speed])
        is_due: bool = timedelta(0) <= late <= longest_tick
        return is_due
    return False


def overlooked(
    waiting: Iterable[asyncpg.Record],
    points: dict[tuple[int, str, int], int],
    blocks: set[frozenset[int]],
    now: datetime,
) -> set[int]:
    """Return the seeks of people who could sit down together, although a sweep has just gone by."""
    kinds = defaultdict(list)
    for row in waiting:
        for seats in row["seats"]:
            kinds[row["game"], row["speed"], row["rated"], seats].append(row)
    missed: set[int] = set()
    for (game, _, _, seats), rows in kinds.items():
        oldest = rows[:MAX_LEFT_OVER]
        pairs = {
            (first, second)
            for first, second in combinations(range(len(oldest)), 2)
            if fits(oldest[first], oldest[second], points, game, seats, now)
            and frozenset((oldest[first]["account"], oldest[second]["account"])) not in blocks
        }
        missed |= {oldest[place]["id"] for group in tables_of(pairs, seats) for place in group}
    return missed


def tables_of(pairs: set[tuple[int, int]], seats: int) -> Iterable[tuple[int, ...]]:
    """Return all groups of a size in which every two are a pair; the smaller number is the first of a pair."""
    groups: list[tuple[int, ...]] = list(pairs)
    for _ in range(seats - 2):
        groups = [
            (*group, second)
            for group in groups
            for first, second in pairs
            if first == group[-1] and all((before, second) in pairs for before in group)
        ]
    return groups


def fits(
    one: asyncpg.Record,
    other: asyncpg.Record,
    points: dict[tuple[int, str, int], int],
    game: str,
    seats: int,
    now: datetime,
) -> bool:
    """Return True if two seeks are of two people who are about as strong, as far as they care."""
    apart = abs(
        points.get((one["account"], game, seats), START.points)
        - points.get((other["account"], game, seats), START.points)
    )
    return one["account"] != other["account"] and all(
        not seek["near"] or apart <= NEAR_POINTS * (1 + (now - seek["sought_at"]) / WIDENS[seek["speed"]])
        for seek in (one, other)
    )
