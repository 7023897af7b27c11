"""The tables of a soak: always the same number of matches, of all games; one that is over makes room for the next."""

import asyncio
from copy import copy
from random import Random

import httpx

from kontor.client import ProblemError, Server
from kontor.core import registry
from soak.people import Book, Person

GAMES = ("borneo", "cargo_noir", "goa", "novgorod")
LEVELS = ("clerk", "deckhand")
STRONG_LEVEL, STRONG_EVERY = "trader", 50
"""One table of so many has bots that think for longer."""
QUICK_EVERY = 20
"""One table of so many is played quickly, so that matches end; the others are slow."""
QUICK_SECONDS, SLOW_SECONDS = 2.0, 60.0
"""How long a person takes to decide on average at a quick and at a slow table."""
TWO_PEOPLE_PROBABILITY = 0.3
RETRY_SECONDS = 2.0
BROKEN = 500
START_SECONDS = 0.2
"""Between the first matches of two tables, so that they do not all begin at once."""


class Tables:
    """All tables of a run."""

    def __init__(self, door: Server, book: Book, chance: Random) -> None:
        self.door = door
        """Nobody's client: people copy it, and so share its connections."""
        self.book = book
        self.chance = chance
        self.playing = 0
        """Matches that are played at this moment."""

    async def keep(self, count: int) -> None:
        """Keep so many matches until cancelled."""
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                group.create_task(self.keep_table(number))
                await asyncio.sleep(START_SECONDS)

    async def keep_table(self, number: int) -> None:
        """Play one match after the other."""
        while True:
            await self.play_match(number)
            self.book.over += 1

    async def play_match(self, number: int) -> None:
        """Play a match until it is over, or until all its people have left it."""
        game = GAMES[number % len(GAMES)]
        seats = self.chance.choice(registry.game(game).info.seats)
        count = 2 if seats > 2 and self.chance.random() < TWO_PEOPLE_PROBABILITY else 1
        pace = QUICK_SECONDS if number % QUICK_EVERY == 0 else SLOW_SECONDS
        level = STRONG_LEVEL if number % STRONG_EVERY == STRONG_EVERY - 1 else self.chance.choice(LEVELS)
        servers = [copy(self.door) for _ in range(count)]
        match = await self.open_match(servers, game, seats, level)
        self.playing += 1
        try:
            people = (Person(server, match, pace, self.book, self.chance) for server in servers)
            await asyncio.gather(*(person.come_and_go() for person in people))
        finally:
            self.playing -= 1

    async def open_match(self, servers: list[Server], game: str, seats: int, level: str) -> str:
        """Let guests sit down and start; if the server is too busy for that, they try again at a new table."""
        while True:
            try:
                for server in servers:
                    server.token = None
                    await server.become_guest("Anna")
                match = await servers[0].create(game, seats)
                for server in servers:
                    await server.join(match)
                await servers[0].start(match, level)
            except httpx.TransportError as error:
                self.book.unanswered[type(error).__name__] += 1
            except ProblemError as problem:
                if problem.status < BROKEN:
                    raise
                self.book.unanswered[problem.code] += 1
            else:
                return match
            await asyncio.sleep(RETRY_SECONDS)
