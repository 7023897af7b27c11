"""The month of the village, a quarter of an hour at a time.

Seeks, matches, clocks, ratings, deals and moderation are the server's own. Only the time is simulated, and who does how
well in a regatta is drawn.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from math import ceil
from random import Random

import msgspec

from kontor.server.matches import Context
from kontor.server.matches.lobby.start import end_due_rounds
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.moderation.reporting import ReportRequest
from kontor.server.seeking import NewSeek
from kontor.server.store.pool import connected
from kontor.worker.bot_pool import BotPool
from server.hands import Hands
from village.database_time import let_database_age
from village.duplicates import Duplicates
from village.evenings import Evenings
from village.moderators import MODERATORS, Moderators
from village.neighbours import Neighbours
from village.newcomers import limits_missed
from village.people import SLEEPS_HOUR, WAKES_HOUR, Person, join, new_string, settle
from village.seekers import Found, Seekers
from village.tables import Tables

BEGIN = datetime(2026, 6, 1, tzinfo=UTC)
"""A Monday at midnight."""
TICK = timedelta(minutes=15)
LONG_TICK = timedelta(hours=1)
"""At night, and after the last day, when nobody looks for anything any more."""
MAX_REST = timedelta(days=14)
"""Time after the last day until everything that was begun has to be over."""
EVENING_HOURS = range(18, 22)
MIN_EVENING_PEOPLE = 8
"""People who have to be here for some of them to look for one of Kontor's games."""
MODERATION_HOUR = 12
DEAL_HOUR = 20
SEATS = 4
"""Seats of the main table, whose leaderboard is compared with the truth."""
SPARE_MATCHES = 5
"""Matches that people want besides those that are asked for: some end without counting."""
LIVE, COMMITTED, NEAR, ODD, GIVEN_UP = 0.35, 0.4, 0.4, 0.04, 0.02
"""Shares of seeks: live ones in the evening; of these with a string that is committed to; of all, for people of about
the same level; for something that few want; and given up again."""
INSULTS, BLOCKS, FALSE_REPORTS = 0.5, 0.25, 0.01
"""Shares: of the tables of somebody rude those at which they insult, of these those at which somebody blocks them, and
of all tables those that are reported for nothing."""


class Plan(msgspec.Struct, frozen=True):
    """How large the village is."""

    people: int = 500
    days: int = 30
    matches: int = 50
    """Rated matches that everybody wants at the main table."""
    evenings: int = 50
    """Matches that are played move by move."""
    tries: int = 20
    """People who play the deal of a day."""
    seed: int = 1


class Village:
    """The people, what they do, and the time that passes."""

    def __init__(self, context: Context, bot_pool: BotPool, plan: Plan, say: Callable[[str], None]) -> None:
        self.context = context
        self.plan = plan
        self.say = say
        self.chance = Random(plan.seed)  # noqa: S311 - a simulation
        self.hands = Hands(context, BEGIN)
        self.ends_at = BEGIN + timedelta(days=plan.days)
        self.people: dict[int, Person] = {}
        self.to_join: list[Person] = []
        self.seekers = Seekers(context)
        self.tables = Tables(context, bot_pool, self.people, self.chance)
        self.moderators = Moderators(context, self.people, self.chance)
        self.neighbours = Neighbours(context, self.chance)
        self.evenings = Evenings(context, self.seekers, self.people, self.chance)
        self.duplicates = Duplicates(context, bot_pool, self.chance)
        self.flags = self.suspended_seated = self.limits_missed = 0
        self.stuck: set[str] = set()

    async def begin(self) -> None:
        """Create the accounts and appoint the moderators."""
        everybody = await settle(self.context, self.plan.people, self.plan.days, self.chance)
        self.people |= {person.account: person for person in everybody if person.account}
        self.to_join = [person for person in everybody if not person.account]
        staff = [Person(0, f"Moderator {number + 1}", "", "quick", 0, BEGIN, BEGIN) for number in range(MODERATORS)]
        for person in staff:
            await join(self.context, person)
        await self.moderators.appoint([person.account for person in staff])

    async def pass_by(self) -> None:
        """Let the days pass, and then more time until everything that was begun is over."""
        while self.hands.at < self.ends_at or (await self.is_busy() and self.hands.at < self.ends_at + MAX_REST):
            await self.tick()
            if self.hands.at.time() == BEGIN.time():
                self.say(self.progress())
        self.stuck |= {match for match in self.tables.running if match not in await self.closed()}

    async def is_busy(self) -> bool:
        """Return True if a match is played or a seek waits."""
        return bool(set(self.tables.running) - await self.closed()) or await self.seekers.waits() > 0

    async def closed(self) -> set[str]:
        """Return the matches that moderators have closed."""
        async with connected(self.context.pool) as connection:
            return {row["id"] for row in await connection.fetch("SELECT id FROM matches WHERE status = 'closed'")}

    async def tick(self) -> None:
        """Let a quarter of an hour pass, or an hour at night."""
        is_day = WAKES_HOUR <= self.hands.at.hour < SLEEPS_HOUR and self.hands.at < self.ends_at
        self.hands.at += TICK if is_day else LONG_TICK
        now = self.hands.at
        await self.welcome()
        if now.time() == BEGIN.time():
            await self.duplicates.close_yesterday()
        if now.hour == MODERATION_HOUR and now.minute == 0:
            await self.moderate()
        self.flags += await flag_due_matches(self.context)
        await end_due_rounds(self.context)
        looking = {account for account, person in self.people.items() if person.looks(now)}
        await self.look_for_games(looking)
        for found in await self.bring_together():
            await self.sit_down(found)
        await self.tables.play(looking)
        for match in await self.tables.end():
            self.tables.forget(match)
        for account in looking:
            self.people[account].plan(now, self.chance)
        if now.minute == 0:
            self.stuck |= await self.tables.stuck()
        if now.hour == DEAL_HOUR and now.minute == 0 and now < self.ends_at:
            awake = [person for person in self.people.values() if person.can_act(now)]
            await self.duplicates.play_today(self.chance.sample(awake, min(len(awake), self.plan.tries)))

    async def welcome(self) -> None:
        """Let those join whose time has come; each third one tries the limits."""
        for person in [each for each in self.to_join if each.joins_at <= self.hands.at]:
            self.to_join.remove(person)
            await join(self.context, person)
            self.people[person.account] = person
            if len(self.to_join) % 3 == 0:
                watched = sorted(self.tables.running, key=lambda match: self.tables.running[match].number)
                self.limits_missed += await limits_missed(self.context, person, watched)

    async def look_for_games(self, looking: set[int]) -> None:
        """Let everybody who looks in seek what they still want, and give some seeks up."""
        now = self.hands.at
        if now >= self.ends_at:
            return
        waiting = await self.waiting_seeks()
        for account in sorted(looking):
            person, own = self.people[account], waiting.get(account, 0)
            wanted = person.wanted(now, self.ends_at, self.plan.matches + SPARE_MATCHES)
            while person.begun + own < wanted and await self.seek(person):
                own += 1
        due = min(self.plan.evenings, ceil(self.plan.evenings * (now - BEGIN) / (self.ends_at - BEGIN)))
        here = [person for person in self.people.values() if person.can_act(now) and person.kind != "absent"]
        if now.hour in EVENING_HOURS and len(self.evenings.played) < due and len(here) > MIN_EVENING_PEOPLE:
            await self.evenings.look_for(here)

    async def waiting_seeks(self) -> dict[int, int]:
        """Return how many seeks for the main table each person has waiting."""
        statement = "SELECT account, count(*) FROM seeks WHERE state = 'waiting' AND $1 = ANY (seats) GROUP BY 1"
        async with connected(self.context.pool) as connection:
            return {row[0]: row[1] for row in await connection.fetch(statement, SEATS)}

    async def seek(self, person: Person) -> bool:
        """Look for a match at the main table, and now and then for something else; False if that is too much."""
        chance, live = self.chance, self.hands.at.hour in EVENING_HOURS and self.chance.random() < LIVE
        new = NewSeek("regatta", (SEATS,), "live" if live else "days", rated=True, near=chance.random() < NEAR)
        string = new_string() if live and chance.random() < COMMITTED else ""
        refuses = bool(string) and person.kind in ("absent", "rude") and chance.random() < 0.1
        number = await self.seekers.seek(person.account, new, string, refuses=refuses)
        if number is not None and chance.random() < GIVEN_UP:
            await self.seekers.withdraw(number)
        if chance.random() < ODD:
            odd = NewSeek("regatta", (chance.choice((2, 3, 6)),), chance.choice(("days", "live")))
            await self.seekers.seek(person.account, odd)
        return number is not None

    async def bring_together(self) -> list[Found]:
        """Sweep the seeks; return the matches that have begun, with everybody's strings revealed."""
        now = self.hands.at
        here = [account for account, person in self.people.items() if person.can_act(now)]
        new = await self.seekers.sweep(here)
        self.neighbours.check(new)
        suspended = {account for account, person in self.people.items() if person.suspended}
        self.suspended_seated += sum(account in suspended for found in new for account in found.accounts)
        return [found for found in new if await self.seekers.reveal(found)]

    async def sit_down(self, found: Found) -> None:
        """Begin a match: a regatta, or an evening that is played at once; and let people be people."""
        if found.game != "regatta":
            await self.evenings.play(found)
            return
        self.tables.begin(found)
        if found.rated and len(found.accounts) == SEATS:
            for account in found.accounts:
                self.people[account].begun += 1
        chance, people = self.chance, [self.people[account] for account in found.accounts]
        for rude in [person for person in people if person.kind == "rude" and chance.random() < INSULTS]:
            other = chance.choice([person for person in people if person is not rude])
            await self.moderators.insult(rude.account, other.account, found.match)
            if chance.random() < BLOCKS and not self.neighbours.is_between(other.account, rude.account):
                await self.neighbours.block(other, rude)
        if chance.random() < BLOCKS / 4:
            one, other = chance.sample(people, 2)
            await self.neighbours.block(one, other)
        if chance.random() < FALSE_REPORTS:
            await self.moderators.report(people[0].account, ReportRequest(found.match, "match", "other"))

    async def moderate(self) -> None:
        """Let a day pass for the database, check what moderators did, and let them do more."""
        await let_database_age(self.context, timedelta(days=1))
        await self.moderators.check_effects()
        await self.moderators.reconsider()
        await self.moderators.decide()
        await self.moderators.check_effects()
        self.seekers.suspended |= {account for account, person in self.people.items() if person.suspended}
        await self.neighbours.take_some_back(self.people)
        await self.neighbours.try_open_table(self.people)

    def progress(self) -> str:
        """Return how far it is."""
        days = (self.hands.at - BEGIN).days
        return (
            f"day {days}: {len(self.seekers.sought)} seeks, {len(self.tables.every)} regattas begun,"
            f" {len(self.tables.running)} of them running, {len(self.evenings.played)} evenings played"
        )
