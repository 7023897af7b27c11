"""The verdict: what PostgreSQL holds at the end, compared with what the players were told."""

import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec

from chaos.players import Acknowledged, Book
from kontor.core import KontorError, Record, replay
from kontor.core.recorder import MatchRecord, Move
from kontor.server.bus import LocalBus
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import demand_started
from kontor.server.matches.read.records import record_of
from kontor.server.settings import Settings
from kontor.server.store.pool import connected, open_pool

ENTRIES = "SELECT seq, kind, seat, action, link, undone_to, key FROM actions WHERE match = $1 ORDER BY seq"
NOT_OVER = """
SELECT id, game, status, seq, deciders, bot_to_move, lease_until, now() - moved_at AS still FROM matches
WHERE status = 'playing' OR (id = ANY ($1) AND status <> 'over')
"""
STALLS = """
WITH pauses AS (SELECT match, seq, by, at, at - lag(at) OVER (PARTITION BY match ORDER BY seq) AS pause FROM actions)
SELECT match, seq, by, at, extract(epoch FROM pause)::float AS seconds FROM pauses
WHERE pause IS NOT NULL ORDER BY pause DESC LIMIT 3
"""


class Verdict(Record, frozen=True):
    """The figures of a run, as printed in its last line."""

    kills: int
    matches: int
    acknowledged: int
    lost: int
    duplicated: int
    stuck: int
    longest_stall_s: float

    @property
    def is_clean(self) -> bool:
        """True if nothing was lost, duplicated or stuck."""
        return not (self.lost or self.duplicated or self.stuck)


class Judge:
    """Checks every match, counts what is wrong and reports it on standard error."""

    def __init__(self, context: Context, book: Book) -> None:
        self.context = context
        self.book = book
        self.lost = 0
        self.duplicated = 0

    async def judge(self, kills: int) -> Verdict:
        """Check everything."""
        told: dict[str, list[Acknowledged]] = {match: [] for match in self.book.started}
        for each in self.book.acknowledged:
            told[each.match].append(each)
        async with connected(self.context.pool) as connection:
            stuck = await connection.fetch(NOT_OVER, self.book.started)
            stalls = await connection.fetch(STALLS)
        for row in stuck:
            complain(row["id"], f"is stuck: {dict(row)}")
        for row in stalls:
            until = f"{row['at']:%H:%M:%S}, entry {row['seq']} by {row['by']}"
            complain(row["match"], f"stood still for {row['seconds']:.1f} s until {until}")
        going_on = {row["id"] for row in stuck}
        for match, acknowledged in told.items():
            async with connected(self.context.pool) as connection:
                entries = await connection.fetch(ENTRIES, match)
            self.check_log(match, entries, acknowledged)
            if match not in going_on:
                await self.check_record(match, entries)
        return Verdict(
            kills=kills,
            matches=len(told),
            acknowledged=len(self.book.acknowledged),
            lost=self.lost,
            duplicated=self.duplicated,
            stuck=len(stuck),
            longest_stall_s=round(max((row["seconds"] for row in stalls), default=0.0), 1),
        )

    def check_log(self, match: str, entries: list[asyncpg.Record], acknowledged: list[Acknowledged]) -> None:
        """Check that every acknowledged action is in the log at its place, once, with its key; the log has no gap."""
        if [entry["seq"] for entry in entries] != list(range(len(entries))):
            self.lost += 1
            complain(match, "has a gap in its log")
        for each in acknowledged:
            if each.seq >= len(entries) or not is_logged(each, entries[each.seq]):
                self.lost += 1
                complain(match, f"has lost {each}")
        told = [(each.seat, each.key) for each in acknowledged]
        for what, found in (
            ("key", doubles((entry["seat"], entry["key"]) for entry in entries if entry["key"] is not None)),
            ("answer", doubles(told)),
            ("entry", doubles(each.seq for each in acknowledged)),
        ):
            self.duplicated += len(found)
            for each_double in found:
                complain(match, f"has an {what} twice: {each_double}")

    async def check_record(self, match: str, entries: list[asyncpg.Record]) -> None:
        """Check that the record replays and holds exactly the actions of the log that were not undone."""
        try:
            record: MatchRecord = await record_of(self.context, match)
            async with self.context.cache.locked(match) as table:
                replayed = replay(table.game, record) == demand_started(table).state
        except KontorError as error:
            self.lost += 1
            complain(match, f"has a record that does not verify: {error}")
            return
        if not replayed or effective(entries) != list(record.moves):
            self.lost += 1
            complain(match, "has a record that is not its log")


def is_logged(told: Acknowledged, entry: asyncpg.Record) -> bool:
    """Return True if an entry of the log is the one that was acknowledged."""
    kind = "undo" if told.action is None else "action"
    action = None if entry["action"] is None else msgspec.json.decode(entry["action"])
    return (kind, told.seat, told.key, told.action) == (entry["kind"], entry["seat"], entry["key"], action)


def effective(entries: list[asyncpg.Record]) -> list[Move]:
    """Return the actions of a log that were not undone, in order."""
    found: list[tuple[int, Move]] = []
    for entry in entries:
        if entry["kind"] == "action":
            action = msgspec.json.decode(entry["action"])
            found.append((entry["seq"], Move(entry["seat"], action, entry["link"])))
        elif entry["kind"] == "undo":
            found = [(seq, move) for seq, move in found if seq <= entry["undone_to"]]
    return [move for _, move in found]


def doubles(things: Iterable[Any]) -> list[Any]:
    """Return what occurs more than once."""
    return [thing for thing, count in Counter(things).items() if count > 1]


def complain(match: str, what: str) -> None:
    """Report what is wrong with a match."""
    print(f"match {match} {what}", file=sys.stderr)  # noqa: T201 - progress goes there


async def verdict_of(database: str, book: Book, kills: int) -> Verdict:
    """Return the verdict on a run."""
    pool = await open_pool(database, 2)
    try:
        return await Judge(Context(Settings(database=database), pool, LocalBus()), book).judge(kills)
    finally:
        await pool.close()
