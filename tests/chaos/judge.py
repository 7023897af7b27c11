"""The judge reads the database at the end of a run and asks every check."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise
from time import monotonic
from typing import Any

import msgspec

from chaos.book import Acknowledged, Book, SentCommand, digest_of
from chaos.checks.finding import Finding
from chaos.checks.log import check_commands, check_log, effective
from chaos.checks.mirror import check_mirror
from chaos.checks.people import check_flag, check_instructions, check_ratings, check_reminders
from chaos.checks.told import check_chat, check_told
from chaos.tables import LIVE_BANK_SECONDS
from kontor.core import AnyGame, KontorError, encode, read_state, replay
from kontor.server.matches import Context
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.matches.kernel.timeline import counted_chain, fold
from kontor.server.matches.read.records import record_of
from kontor.server.matches.read.views import entry_view
from kontor.server.store.matches import log
from kontor.server.store.pool import connected, open_pool

ENTRIES = "SELECT seq, kind, seat, action, link, undone_to, key, by, at FROM actions WHERE match = $1 ORDER BY seq"
CHAT = "SELECT number, seat, text FROM chat WHERE match = $1 ORDER BY number"
INSTRUCTIONS = "SELECT seat, number, form FROM standing_orders WHERE match = $1"
MATCH = "SELECT game, status FROM matches WHERE id = $1"
MIRROR = """
SELECT m.status, m.result, s.seat, s.kind, s.name, s.account, s.level, s.caretaker
FROM matches m JOIN seats s ON s.match = m.id WHERE m.id = $1 ORDER BY s.seat
"""
RATED = """
SELECT id, rated_at, ARRAY(SELECT account FROM seats s WHERE s.match = m.id AND s.account IS NOT NULL) AS people
FROM matches m WHERE rated AND status = 'over'
"""
CHANGES = "SELECT match, account FROM rating_changes"
RATINGS = "SELECT account, matches FROM ratings"
DELIVERIES = "SELECT id, channel, turns, state, error FROM deliveries"
UNSETTLED = """
SELECT (SELECT count(*) FROM matches WHERE rated AND status = 'over' AND rated_at IS NULL)
    + (SELECT count(*) FROM deliveries WHERE state = 'waiting')
"""
UNMIRRORED = "SELECT count(*) FROM unmirrored"
SETTLE_SECONDS = 60.0
"""Seconds that ratings and reminders have when nothing is disturbed any more."""


class Seen:
    """How much the judge has checked."""

    def __init__(self) -> None:
        self.games = Counter[str]()
        self.longest_pause_seconds = 0.0
        """Between two entries of one log."""
        self.flags = self.instructed = self.ratings = self.reminders = 0


class Judge:
    """Checks every match and collects what is wrong."""

    def __init__(self, context: Context, book: Book) -> None:
        self.context = context
        self.book = book
        self.findings = [Finding("misled", match, what) for match, what in book.contradictions]
        self.seen = Seen()

    async def rows(self, statement: str, *values: Any) -> list[dict[str, Any]]:
        """Return the rows of a statement in the home database."""
        async with connected(self.context.pool) as connection:
            return [dict(row) for row in await connection.fetch(statement, *values)]

    async def rows_at(self, match: str, statement: str) -> list[dict[str, Any]]:
        """Return the rows of a statement about a match in the database in which it is played."""
        async with self.context.at(match) as connection:
            return [dict(row) for row in await connection.fetch(statement, match)]

    async def judge(self) -> None:
        """Check everything."""
        acknowledged, commands = defaultdict[str, list[Acknowledged]](list), defaultdict[str, list[SentCommand]](list)
        for each in self.book.acknowledged:
            acknowledged[each.match].append(each)
        for command in self.book.commands:
            commands[command.match].append(command)
        for match in self.book.started:
            await self.check_match(match, acknowledged[match], commands[match])
        await self.check_chores()

    async def check_match(self, match: str, acknowledged: list[Acknowledged], commands: list[SentCommand]) -> None:
        """Check one match."""
        entries = await self.rows_at(match, ENTRIES)
        (stored,) = await self.rows_at(match, MATCH)
        self.findings += check_mirror(match, await self.rows(MIRROR, match), await self.rows_at(match, MIRROR))
        self.seen.games[stored["game"]] += 1
        self.seen.instructed += sum(entry["by"] == "order" for entry in entries)
        pauses = (after["at"] - before["at"] for before, after in pairwise(entries))
        longest = max((pause.total_seconds() for pause in pauses), default=0.0)
        self.seen.longest_pause_seconds = max(self.seen.longest_pause_seconds, longest)
        self.findings += check_log(match, entries, acknowledged)
        self.findings += check_commands(match, entries, commands)
        heard = self.book.heard.get(match, {})
        self.findings += check_chat(match, await self.rows(CHAT, match), commands, heard)
        given = [each for each in self.book.given if each.match == match]
        self.findings += check_instructions(match, await self.rows_at(match, INSTRUCTIONS), given)
        for sleeper in self.book.sleepers:
            if sleeper.match == match:
                self.findings += check_flag(sleeper, entries, LIVE_BANK_SECONDS)
                self.seen.flags += 1
        if match not in self.book.over | self.book.left:
            self.findings.append(Finding("stuck", match, f"is stuck at entry {len(entries) - 1}: {stored}"))
        if match in self.book.over and stored["status"] != "over":
            self.findings.append(Finding("misled", match, "was told to be over, and is not"))
        try:
            await self.check_state(match, entries)
        except KontorError as error:
            self.findings.append(Finding("lost", match, f"does not verify: {error!r}"))

    async def check_state(self, match: str, entries: list[dict[str, Any]]) -> None:
        """Check that the state follows from the log, and that the seats were told what the log has."""
        async with self.context.at(match) as connection:
            stored = await log.entries(connection, match, -1)
        async with self.context.cache.fresh(match) as locked:
            running = msgspec.structs.replace(demand_started(locked))
        if not await self.is_replayed(running, entries, stored):
            self.findings.append(Finding("lost", match, "has a state that its log does not lead to"))
        for seat in range(running.seats):
            if told := self.book.told.get((match, seat)):
                views = (entry_view(running.game, entry, seat) for entry in stored)
                digests = [digest_of(msgspec.json.decode(encode(view))) for view in views]
                self.findings += check_told(match, seat, told, digests)

    async def is_replayed(self, running: RunningMatch, entries: list[dict[str, Any]], stored: list[log.Entry]) -> bool:
        """Return True if a match that is over has a record that replays, and another one a state that folds."""
        if running.status == "over":
            record = await record_of(self.context, running.id)
            return replay(running.game, record) == running.state and effective(entries) == list(record.moves)
        async with self.context.at(running.id) as connection:
            opening = await log.opening_snapshot(connection, running.id)
        assert opening is not None
        first = read_state(running.game, opening, running.rules_version)
        return leads_to(running.game, first, stored, running.head, running.state)

    async def check_chores(self) -> None:
        """Check ratings and reminders."""
        rated, deliveries = await self.rows(RATED), await self.rows(DELIVERIES)
        self.findings += check_ratings(rated, await self.rows(CHANGES), await self.rows(RATINGS))
        self.findings += check_reminders(deliveries, self.book.received)
        self.seen.ratings, self.seen.reminders = len(rated), len(deliveries)


def leads_to(game: AnyGame, opening: Any, stored: list[log.Entry], head: int, state: Any) -> bool:
    """Return True if the entries that count lead from the opening to the state; a log that cannot be read does not."""
    try:
        timeline = fold(game, opening, counted_chain(stored, head))
    except Exception:  # noqa: BLE001 - a faulty server can write a log that breaks in any way, as a move against the rules
        return False
    return encode(timeline.position(len(timeline.entries) - 1)) == encode(state)


async def until_settled(database: str, shards: Sequence[str] = ()) -> None:
    """Wait until workers have mirrored and rated all that is over and sent every reminder; the judge finds the rest."""
    end = monotonic() + SETTLE_SECONDS
    for address, unsettled in (*((each, UNMIRRORED) for each in shards), (database, UNSETTLED)):
        pool = await open_pool(address, 1)
        try:
            async with connected(pool) as connection:
                while await connection.fetchval(unsettled) and monotonic() < end:  # noqa: ASYNC110 - rows tell nobody
                    await asyncio.sleep(0.2)
        finally:
            await pool.close()
