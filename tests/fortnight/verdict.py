"""The figures of the fortnight, gathered while it passes and at its end."""

from collections import Counter
from datetime import datetime

import msgspec

from fortnight.people import Person
from kontor.core import Record
from kontor.server.matches import Context
from kontor.server.rest_calendar import asleep
from kontor.server.store.pool import connected

STUCK = """
SELECT id FROM matches
WHERE id = ANY ($1) AND status = 'playing' AND NOT bot_to_move AND (due_at IS NULL OR due_at < $2)
"""
CARED_FOR = """
SELECT EXISTS (
    SELECT FROM seats s JOIN matches m ON m.id = s.match
    WHERE s.account = $1 AND s.caretaker AND m.status = 'playing' AND s.seat = ANY (m.deciders)
)
"""
OVER = "SELECT count(*) FROM matches WHERE id = ANY ($1) AND status = 'over'"
BY = "SELECT split_part(by, ':', 1) AS who, count(*) FROM actions WHERE match = ANY ($1) AND kind = 'action' GROUP BY 1"


class Figures(Record, frozen=True):
    """What happened in the fortnight."""

    matches: int
    over: int
    days: float
    """Simulated days until the last match was over."""
    decisions: dict[str, int]
    """How many were made by people, by bots and by the caretaker."""
    flags: int
    taken_back: int
    """How many seats were taken back by their owners while the caretaker had to decide."""
    reminders: int
    reminded_twice: int
    reminded_asleep: int
    stuck: int
    """How often a match was found in which nobody would ever move."""
    rated: int
    seconds: float

    @property
    def is_clean(self) -> bool:
        """True if every promise was kept."""
        wrong = self.reminded_twice + self.reminded_asleep + self.stuck
        return self.over == self.matches and not wrong and self.flags > 0 and self.taken_back > 0


class Heard(msgspec.Struct):
    """The reminders that people received."""

    turns: Counter[tuple[int, str, int, int]] = msgspec.field(default_factory=Counter)
    asleep: int = 0
    messages: int = 0

    def note(self, person: Person, now: datetime, turns: list[tuple[str, int, int]]) -> None:
        """Note one message and what it was about."""
        self.messages += 1
        self.asleep += asleep(person.rest, now)
        self.turns.update((person.account, *turn) for turn in turns)

    @property
    def twice(self) -> int:
        """Number of turns of which a person was reminded more than once."""
        return sum(count > 1 for count in self.turns.values())


async def stuck(context: Context, matches: list[str]) -> list[str]:
    """Return the matches that wait for a person whose clock does not run, and for no bot."""
    async with connected(context.pool) as connection:
        return [row["id"] for row in await connection.fetch(STUCK, matches, context.now())]


async def cared_for(context: Context, account: int) -> bool:
    """Return True if the caretaker has to decide for an account right now."""
    async with connected(context.pool) as connection:
        asked: bool = await connection.fetchval(CARED_FOR, account)
    return asked


async def over(context: Context, matches: list[str]) -> int:
    """Return how many of the matches are over."""
    async with connected(context.pool) as connection:
        count: int = await connection.fetchval(OVER, matches)
    return count


async def decisions(context: Context, matches: list[str]) -> dict[str, int]:
    """Return how many decisions were made by people, bots and the caretaker."""
    async with connected(context.pool) as connection:
        return {row["who"]: row["count"] for row in await connection.fetch(BY, matches)}
