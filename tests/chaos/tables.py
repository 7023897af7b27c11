"""The kinds of tables of a run: what is played there, by how many people, and what else is tried."""

from itertools import count
from random import Random
from typing import NamedTuple

from kontor.core import registry

GAMES = ("borneo", "goa", "cargo_noir", "novgorod")
LEVELS = ("clerk", "deckhand")
RATED = (("goa", 2), ("borneo", 3))
"""Short games for tables that count: they have to come to their end."""
LIVE_BANK_SECONDS = 12.0
"""Seconds that the live clock has in a run: long enough for a reminder, short enough for a flag."""
CYCLE = 8
"""Of so many tables one is rated and one has a person who sleeps."""


class Table(NamedTuple):
    """What is played at a table."""

    game: str
    seats: int
    people: int
    level: str
    speed: str = "untimed"
    is_rated: bool = False
    sleeps: bool = False
    """Whether the first person never answers: the clock has to flag the seat."""


class Tables:
    """Deals out tables: every game in turn, and at fixed places the rated ones and those with a sleeper."""

    def __init__(self, chance: Random, *, plain: bool = False) -> None:
        self.chance = chance
        self.plain = plain
        self.numbers = count()
        self.games = count()

    def next(self) -> Table:
        """Return what the next table plays."""
        place = next(self.numbers) % CYCLE
        if self.plain or place > 1:
            return self.usual()
        if place == 0:
            game, seats = self.chance.choice(RATED)
            return Table(game, seats, 2, "deckhand", "evening", is_rated=True)
        return Table("goa", 2, 1, "deckhand", "live", sleeps=True)

    def usual(self) -> Table:
        """Return a table of one or two people and some bots, without a clock."""
        game = GAMES[next(self.games) % len(GAMES)]
        seats = self.chance.choice(registry.game(game).info.seats)
        people = self.chance.randint(1, 2)
        return Table(game, seats, min(people, seats), self.chance.choice(LEVELS))
