"""Deals of the day in the village: many people play the same shuffle, and their standing is computed a second time."""

from collections.abc import Mapping
from datetime import timedelta
from random import Random

import msgspec

from kontor.core import Outcome, decode, encode
from kontor.server.matches import Command, Context, do_play_action, do_step_away
from kontor.server.matches.deals.planning import deals_of
from kontor.server.matches.deals.playing import do_play_deal
from kontor.server.matches.deals.results import Try, get_deal
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from kontor.worker.turns import take_turn
from village.people import Person
from village.regatta.game import Perform

SPREAD = 4.0
"""Points by which a performance differs from one day to the next."""
LEAVES, LATE, NEVER = 0.06, 0.05, 0.03
"""Shares of the tries that a bot finishes, that end after the deal has closed, and that never end."""


class Attempt(msgspec.Struct):
    """Somebody's try at a deal, and what they mean to do with it."""

    deal: str
    seat: int
    account: int
    match: str
    shows: int
    fate: str
    """`counted`, `left`, `late`, or `playing`: what the server has to call it in the end."""


class Duplicates:
    """All tries at deals of the regatta."""

    def __init__(self, context: Context, bot_pool: BotPool, chance: Random) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.chance = chance
        self.attempts: list[Attempt] = []
        self.wrong: set[tuple[str, int]] = set()
        """Tries whose standing is not as it should be, by deal and account."""
        self.unequal: set[str] = set()
        """Deals in which two people did not meet the same shuffle and the same answers."""

    async def play_today(self, people: list[Person]) -> None:
        """Let some people play the deal of today."""
        deal = next(each for each in await deals_of(self.context, self.context.now().date()) if each.game == "regatta")
        for person in people:
            match = await do_play_deal(self.context, person.account, person.name, deal.id)
            shows = round(10 + (person.strength - 25) / 4 + self.chance.gauss(0, SPREAD))
            drawn = self.chance.random()
            fate = "left" if drawn < LEAVES else "late" if drawn < LEAVES + LATE else "counted"
            fate = "playing" if drawn > 1 - NEVER else fate
            attempt = Attempt(deal.id, deal.seat, person.account, match, min(max(shows, 0), 20), fate)
            self.attempts.append(attempt)
            if fate in ("counted", "left"):
                await self.play(attempt)

    async def play(self, attempt: Attempt) -> None:
        """Play a try to its end."""
        while await take_turn(self.context, self.bot_pool, attempt.match):
            pass
        async with self.context.cache.fresh(attempt.match) as match:
            seq = match.seq
        command = Command(attempt.match, attempt.seat, seq, account=attempt.account)
        if attempt.fate == "left":
            await do_step_away(self.context, command)
        else:
            await do_play_action(self.context, command, encode(Perform(attempt.shows)))
        while await take_turn(self.context, self.bot_pool, attempt.match):
            pass

    async def close_yesterday(self) -> None:
        """Play what is late, and compare what the server says of the deals of yesterday with the results."""
        yesterday = (self.context.now() - timedelta(days=1)).date().isoformat()
        deals = {each.deal for each in self.attempts if each.deal.startswith(yesterday)}
        for deal in sorted(deals):
            attempts = [each for each in self.attempts if each.deal == deal]
            for attempt in attempts:
                if attempt.fate == "late":
                    await self.play(attempt)
            await self.compare(deal, attempts)

    async def compare(self, deal: str, attempts: list[Attempt]) -> None:
        """Compare the standing of everybody with the points in the results of their matches."""
        counted = [each for each in attempts if each.fate == "counted"]
        outcomes = {each.account: await self.outcome(each.match) for each in counted}
        points = {each.account: outcomes[each.account].scores[each.seat].total for each in counted}
        for attempt in attempts:
            view = await get_deal(self.context, deal, attempt.account)
            if view.mine is None or not is_right(attempt, view.mine, points):
                self.wrong.add((deal, attempt.account))
        met = {tuple(score.total for score in outcomes[each.account].scores[: each.seat]) for each in counted}
        stakes = {points[each.account] - each.shows for each in counted}
        if len(met) > 1 or len(stakes) > 1:
            self.unequal.add(deal)

    async def outcome(self, match: str) -> Outcome:
        """Return the stored result of a match."""
        async with connected(self.context.pool) as connection:
            return decode(await connection.fetchval("SELECT result FROM matches WHERE id = $1", match), Outcome)


def is_right(attempt: Attempt, told: Try, points: Mapping[int, int]) -> bool:
    """Return True if the server says of a try what follows from the points of everybody."""
    if told.state != attempt.fate:
        return False
    if attempt.fate != "counted":
        return told.points is None and told.rank is None
    own = points[attempt.account]
    others = [other for account, other in points.items() if account != attempt.account]
    ahead, equal = sum(other > own for other in others), sum(other == own for other in others)
    if (told.points, told.rank) != (own, 1 + ahead):
        return False
    if not others:
        return told.better_than is None
    exact = 100 * (len(others) - ahead - equal / 2) / len(others)
    return told.better_than is not None and abs(told.better_than - exact) <= 0.5
