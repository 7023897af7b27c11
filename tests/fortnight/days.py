"""The fortnight, five minutes at a time: flags, reminders, bots, and people who look in.

Commits, the sweep of the clocks, the sweep of the reminders and the worker's turns are the server's own. Only the clock
is simulated, and the receiver of the messages, which tells the person at once.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from time import monotonic

import msgspec

from fortnight import verdict
from fortnight.evenings import look_in
from fortnight.matches import sit_down
from fortnight.people import Person, new_person
from kontor.server.matches import Context, do_rest
from kontor.server.matches.presence.flag_sweep import flag_due_matches
from kontor.server.ratings import do_rate_match
from kontor.server.reminders import Message, remind, send_waiting
from kontor.server.settings import Settings
from kontor.server.store.pool import connected
from kontor.server.store.reminders import channels
from kontor.server.store.reminders.channels import Channel
from kontor.worker.bot_pool import BotPool
from kontor.worker.turns import take_turn
from server.hands import Hands
from server.sitting import new_account

BEGIN = datetime(2026, 3, 20, 9, tzinfo=UTC)
"""A Friday; nine days later Europe changes to summer time."""
TICK = timedelta(minutes=5)
LENGTH = timedelta(days=14)
REPORT_INTERVAL = timedelta(days=1)


class Fortnight:
    """Some people, their matches, and the time that passes."""

    def __init__(self, context: Context, bot_pool: BotPool, seed: int, say: Callable[[str], None]) -> None:
        self.context = context
        self.bot_pool = bot_pool
        self.say = say
        self.chance = Random(seed)  # noqa: S311 - a simulation
        self.hands = Hands(context, BEGIN)
        self.people: dict[int, Person] = {}
        self.matches: list[str] = []
        self.heard = verdict.Heard()
        self.flags = self.taken_back = self.stuck = 0

    async def begin(self, people: int, matches: int) -> None:
        """Create the accounts, with nights and a channel for reminders, and seat everyone."""
        for number in range(people):
            name = f"Person {number + 1}"
            person = new_person(await new_account(self.context, name), name, number, BEGIN, self.chance)
            await do_rest(self.context, person.account, person.rest)
            async with connected(self.context.pool) as connection:
                await channels.put(connection, person.account, "mail", f"{number}@example.org", "en")
            self.people[person.account] = person
        self.matches = await sit_down(self.context, list(self.people.values()), matches, self.chance)

    async def pass_by(self) -> None:
        """Let time pass until every match or the fortnight is over."""
        told = BEGIN
        while await verdict.over(self.context, self.matches) < len(self.matches) and self.hands.at < BEGIN + LENGTH:
            await self.tick()
            if self.hands.at >= told + REPORT_INTERVAL:
                told = self.hands.at
                over, days = await verdict.over(self.context, self.matches), (told - BEGIN).days
                self.say(f"day {days}: {over} of {len(self.matches)} matches are over")

    async def tick(self) -> None:
        """Let five minutes pass."""
        self.hands.at += TICK
        self.flags += await flag_due_matches(self.context)
        await remind(self.context)
        await send_waiting(self.context, {"mail": self.receive})
        await self.let_bots_move()
        for person in self.people.values():
            if person.hesitates(self.hands.at) and not await verdict.cared_for(self.context, person.account):
                continue
            if person.looks(self.hands.at):
                _, back = await look_in(self.context, person.account, self.chance)
                self.taken_back += back
                person.plans(self.hands.at, self.chance)
        await self.let_bots_move()
        self.stuck += len(await verdict.stuck(self.context, self.matches))

    async def let_bots_move(self) -> None:
        """Let workers take the turns of bots, but one decision of each caretaker, so that owners return in mid-turn."""
        async with connected(self.context.pool) as connection:
            asked = [
                row["id"] for row in await connection.fetch("SELECT id FROM matches WHERE bot_to_move ORDER BY id")
            ]
        for match in asked:
            cared = False
            while not (cared and await self.caretaker_asked(match)):
                cared = cared or await self.caretaker_asked(match)
                if not await take_turn(self.context, self.bot_pool, match):
                    break

    async def caretaker_asked(self, match: str) -> bool:
        """Return True if a caretaker has to decide."""
        async with self.context.cache.locked(match) as table:
            return any(table.occupants[seat].caretaker for seat in table.deciders)

    async def receive(self, settings: Settings, channel: Channel, message: Message) -> None:
        """Get a message, and perhaps look in."""
        statement = "SELECT turns::text FROM deliveries WHERE id = $1"
        async with connected(self.context.pool) as connection:
            about = msgspec.json.decode(await connection.fetchval(statement, message.id))
        person = self.people[channel.account]
        told = [(turn["match"], turn["seat"], turn["turn"]) for turn in about]
        self.heard.note(person, self.hands.at, told)
        person.hears(self.hands.at, self.chance)

    async def figures(self, began: float) -> verdict.Figures:
        """Return what happened."""
        rated = [await do_rate_match(self.context, match) for match in self.matches]
        return verdict.Figures(
            matches=len(self.matches),
            over=await verdict.over(self.context, self.matches),
            days=round((self.hands.at - BEGIN) / timedelta(days=1), 2),
            decisions=await verdict.decisions(self.context, self.matches),
            flags=self.flags,
            taken_back=self.taken_back,
            reminders=self.heard.messages,
            reminded_twice=self.heard.twice,
            reminded_asleep=self.heard.asleep,
            stuck=self.stuck,
            rated=sum(rated),
            seconds=round(monotonic() - began, 1),
        )
