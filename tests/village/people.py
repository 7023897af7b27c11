"""The people of the village: how strong they are, when they look in, and when they are away."""

from datetime import datetime, timedelta
from random import Random
from secrets import token_hex
from typing import Literal, TypeAlias

import msgspec

from kontor.server.accounts import do_make_guest
from kontor.server.accounts.names import name_key
from kontor.server.matches import Context
from kontor.server.ratings.rating import START
from kontor.server.store.pool import connected

Kind: TypeAlias = Literal["quick", "slow", "absent", "rude", "new"]

SHARES: dict[Kind, float] = {"quick": 0.38, "slow": 0.30, "absent": 0.12, "rude": 0.08, "new": 0.12}
LOOK_HOURS: dict[Kind, tuple[float, float]] = {
    "quick": (0.25, 1.5),
    "slow": (4.0, 12.0),
    "absent": (1.0, 6.0),
    "rude": (0.5, 3.0),
    "new": (0.5, 4.0),
}
"""Hours between two looks, at least and at most."""
WAKES_HOUR, SLEEPS_HOUR = 8, 23
DAYS_OF_RESIDENTS = 30
"""How long those who are not new have had their account when the month begins."""
FOREVER = timedelta(days=1000)
AWAY_DAYS = (3, 6)
"""How long somebody absent is gone, without a word, at least and at most."""


class Person(msgspec.Struct):
    """Somebody with an account, and what only the simulation knows of them."""

    account: int
    name: str
    token: str
    kind: Kind
    strength: float
    """The true strength, on the scale of `Rating.mu`."""
    joins_at: datetime
    looks_at: datetime
    gone: tuple[tuple[datetime, datetime], ...] = ()
    """When they cannot be reached."""
    begun: int = 0
    """Rated matches of the main table that were found for them."""
    waiting: int = 0
    """Seeks for the main table that wait."""
    suspended: bool = False

    def is_gone(self, now: datetime) -> bool:
        """Return True if they cannot be reached."""
        return any(first <= now < last for first, last in self.gone)

    def can_act(self, now: datetime) -> bool:
        """Return True if they are here, awake and allowed to."""
        awake = WAKES_HOUR <= now.hour < SLEEPS_HOUR
        return awake and now >= self.joins_at and not self.suspended and not self.is_gone(now)

    def looks(self, now: datetime) -> bool:
        """Return True if they look in now."""
        return now >= self.looks_at and self.can_act(now)

    def plan(self, now: datetime, chance: Random) -> None:
        """Choose when to look in next."""
        self.looks_at = now + timedelta(hours=chance.uniform(*LOOK_HOURS[self.kind]))

    def wanted(self, now: datetime, ends_at: datetime, matches: int) -> int:
        """Return how many matches they want to have begun by now, of those that they want in all."""
        share = (now - self.joins_at) / (ends_at - self.joins_at)
        return min(matches, int(matches * share) + 1)


async def settle(context: Context, number: int, days: int, chance: Random) -> list[Person]:
    """Create the accounts of all people; those who are new join in the first third of the time."""
    begin = context.now()
    kinds: list[Kind] = [kind for kind, share in SHARES.items() for _ in range(max(1, round(share * number)))]
    kinds = (kinds + ["quick"] * number)[:number]
    chance.shuffle(kinds)
    people = []
    for index, kind in enumerate(kinds):
        joins = begin + timedelta(days=chance.uniform(0, days / 3)) if kind == "new" else begin
        person = Person(
            account=0,
            name=f"{kind.capitalize()} {index + 1}",
            token="",
            kind=kind,
            strength=chance.gauss(START.mu, START.sigma),
            joins_at=joins,
            looks_at=joins + timedelta(hours=chance.uniform(0, 2)),
            gone=absences(begin, days, leaves=kinds[:index].count("absent") % 6 == 0, chance=chance)
            if kind == "absent"
            else (),
        )
        if kind != "new":
            await join(context, person, DAYS_OF_RESIDENTS)
        people.append(person)
    return people


async def join(context: Context, person: Person, days_ago: int = 0) -> None:
    """Make somebody a member, who can log in by a token alone: their password is no hash."""
    login = await do_make_guest(context, person.name)
    async with connected(context.pool) as connection:
        await connection.execute(
            "UPDATE accounts SET login = $2, password = 'none', created_at = now() - $3 * interval '1 day' "
            "WHERE id = $1",
            login.account,
            name_key(person.name),
            days_ago,
        )
    person.account, person.token = login.account, login.token


def absences(begin: datetime, days: int, *, leaves: bool, chance: Random) -> tuple[tuple[datetime, datetime], ...]:
    """Return the days on which somebody is away, some of whom leave for good while their matches run."""
    spans = [(begin + timedelta(days=0.6 * days), begin + FOREVER)] if leaves else []
    for _ in range(max(1, days // 15)):
        first = begin + timedelta(days=chance.uniform(0.1, 0.8) * days)
        spans.append((first, first + timedelta(days=min(chance.uniform(*AWAY_DAYS), days / 4))))
    return tuple(spans)


def new_string() -> str:
    """Return a string for the luck of a match."""
    return token_hex(8)
