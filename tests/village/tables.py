"""The tables of the village: regattas whose results are drawn from true strengths and played through the server."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from kontor.core import encode
from kontor.server.errors import ConflictError, StaleError
from kontor.server.matches import Command, Context, do_come_back, do_play_action
from kontor.server.people import do_note_results
from kontor.server.ratings import do_rate_match
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.turns import take_turn
from village.people import Person
from village.regatta.game import Perform
from village.seekers import LIVE, Found
from village.truth import draw_order

MAX_ROUNDS = 12
"""How often everybody is asked again within one moment; more mean that something is wrong with the rules."""
VANISHES = 0.25
"""How often somebody absent or rude leaves a live table without a word."""

ASKED = """
SELECT m.id AS match, s.seat, s.account, s.caretaker FROM matches m JOIN seats s ON s.match = m.id
WHERE m.status = 'playing' AND m.id = ANY ($1) AND s.account IS NOT NULL
    AND (s.seat = ANY (m.deciders) AND NOT m.bot_to_move OR s.caretaker)
"""
OVER = "SELECT id FROM matches WHERE id = ANY ($1) AND status = 'over'"
BOTS = "SELECT id FROM matches WHERE bot_to_move AND status = 'playing' AND id = ANY ($1)"
UNRATED = "SELECT count(*) FROM matches WHERE status = 'over' AND rated AND rated_at IS NULL"
STUCK = """
SELECT id FROM matches WHERE id = ANY ($1) AND (status = 'open' AND reveal_until IS NULL
    OR status = 'playing' AND NOT bot_to_move AND (due_at IS NULL OR due_at < $2))
"""


class RunningRegatta(NamedTuple):
    """A regatta that is being played: what each of its people will show, and who is there until its end."""

    number: int
    shows: dict[int, int]
    live: bool
    vanished: frozenset[int]
    """Those who leave a live table without a word."""


class Tables:
    """All regattas of the village."""

    def __init__(self, context: Context, bot_pool: BotPool, people: Mapping[int, Person], chance: Random) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.people = people
        self.chance = chance
        self.running: dict[str, RunningRegatta] = {}
        self.every: list[str] = []
        self.left: set[int] = set()
        """Those for whom a bot played at least once: their rating is lower than their strength, on purpose."""
        self.taken_back = 0

    def begin(self, found: Found) -> None:
        """Draw the places of a match that was found: who is better shows more."""
        strengths = [self.people[account].strength for account in found.accounts]
        order = draw_order(strengths, self.chance)
        shows = {found.accounts[seat]: len(order) - place for place, seat in enumerate(order)}
        live = found.speed in LIVE
        vanished = frozenset(
            account
            for account in found.accounts
            if live and self.people[account].kind in ("absent", "rude") and self.chance.random() < VANISHES
        )
        self.running[found.match] = RunningRegatta(len(self.every), shows, live, vanished)
        self.every.append(found.match)

    async def play(self, looking: set[int]) -> None:
        """Let everybody who looks in answer what waits for them, and bots what waits for them."""
        for _ in range(MAX_ROUNDS):
            async with connected(self.context.pool) as connection:
                bots = [row["id"] for row in await connection.fetch(BOTS, list(self.running))]
                asked = await connection.fetch(ASKED, list(self.running))
            moved = False
            for match in sorted(bots, key=lambda match: self.running[match].number):
                moved |= await take_turn(self.context, self.bot_pool, match)
            for row in sorted(asked, key=lambda row: (self.running[row["match"]].number, row["seat"])):
                moved |= await self._look_at(row["match"], row["seat"], row["account"], row["caretaker"], looking)
            if not moved:
                return
        raise AssertionError("the regattas do not come to rest")

    async def _look_at(self, match: str, seat: int, account: int, away: bool, looking: set[int]) -> bool:
        """Let one person come back to a seat, or show what they can; return True if they did."""
        regatta = self.running[match]
        person = self.people[account]
        at_table = regatta.live and account not in regatta.vanished and not person.suspended
        if not (at_table or account in looking) or account in regatta.vanished:
            return False
        async with self.context.cache.fresh(match) as table:
            seq, asked = table.seq, seat in table.deciders
        try:
            if away:
                await do_come_back(self.context, Command(match, seat, seq))
                self.taken_back += 1
            elif asked:
                action = encode(Perform(regatta.shows[account]))
                await do_play_action(self.context, Command(match, seat, seq, account=account), action)
        except (ConflictError, StaleError):  # no time is left, or the match went on: the next look sees
            return False
        return away or asked

    async def end(self) -> list[str]:
        """Rate what is over, as the worker does, in the order in which it began; return what is over."""
        async with connected(self.context.pool) as connection:
            over = [row["id"] for row in await connection.fetch(OVER, list(self.running))]
        over.sort(key=lambda match: self.running[match].number)
        for match in over:
            if await do_rate_match(self.context, match):
                await do_note_results(self.context, match)
                await self._note_left(match)
            self.context.cache.forget(match)
        return over

    async def _note_left(self, match: str) -> None:
        async with connected(self.context.pool) as connection:
            rows = await connection.fetch("SELECT account FROM rating_changes WHERE match = $1 AND NOT counted", match)
        self.left |= {row["account"] for row in rows}

    def forget(self, match: str) -> None:
        """Stop looking at a match that is over."""
        self.running.pop(match, None)

    async def stuck(self) -> set[str]:
        """Return the matches in which nobody will ever move."""
        async with connected(self.context.pool) as connection:
            return {row["id"] for row in await connection.fetch(STUCK, self.every, self.context.now())}

    async def unrated(self) -> int:
        """Return how many rated matches are over and not rated."""
        async with connected(self.context.pool) as connection:
            count: int = await connection.fetchval(UNRATED)
        return count
