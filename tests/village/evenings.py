"""Matches of the village that are really played: whole evenings of Kontor's games, move by move."""

from functools import cache
from random import Random
from typing import Any

from kontor.bots import DEFAULT_BUDGET, Bot, make_bot
from kontor.core import encode, registry
from kontor.server.matches import Command, Context, do_play_action
from kontor.server.matches.kernel.match import demand_started
from kontor.server.people import do_note_results
from kontor.server.ratings import do_rate_match
from kontor.server.ratings.rating import START
from kontor.server.seeking import NewSeek
from village.people import Person, new_string
from village.seekers import Found, Seekers

MAX_DECISIONS = 4000
"""Decisions in one match; more mean that something is wrong with the rules."""
SPARE_PEOPLE = 1
"""People who look for the same and find no place, so that one who does not answer can be replaced."""
REFUSES = 0.1
"""How often one of them does not reveal the string when the match is found."""


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(level, registry.game(game))


class Evenings:
    """The evenings on which people play Kontor's games."""

    def __init__(self, context: Context, seekers: Seekers, people: dict[int, Person], chance: Random) -> None:
        self.context = context
        self.seekers = seekers
        self.people = people
        self.chance = chance
        self.luck = Random(chance.random())  # noqa: S311 - a simulation; how much of it is used depends on shuffles
        self.planned = 0
        self.played: list[str] = []
        self.decisions = 0

    async def look_for(self, here: list[Person]) -> None:
        """Let some people look for a game that they play this evening."""
        games = [slug for slug in registry.slugs() if slug != "regatta"]
        game = games[self.planned % len(games)]
        seats = self.chance.choice([number for number in registry.game(game).info.seats if number > 1])
        people = self.chance.sample(here, min(len(here), seats + SPARE_PEOPLE))
        refuses = self.chance.random() < REFUSES
        for number, person in enumerate(people):
            new = NewSeek(game, (seats,), "evening", rated=True)
            await self.seekers.seek(person.account, new, new_string(), refuses=refuses and number == 0)
        self.planned += 1

    async def play(self, found: Found) -> None:
        """Play a match to its end: the stronger half decides as clerks do, the other one at random."""
        for _ in range(MAX_DECISIONS):
            async with self.context.cache.fresh(found.match) as match:
                if match.status != "playing":
                    break
                table, seat = demand_started(match), match.deciders[0]
                game: Any = table.game
                view, legal, seq = game.view(table.state, seat), game.legal_actions(table.state, seat), table.seq
            is_strong = self.people[found.accounts[seat]].strength >= START.mu
            bot = _bot(found.game, "clerk" if is_strong else "deckhand")
            action = bot.decide(view, legal, DEFAULT_BUDGET, self.luck.randbytes(32)).action
            await do_play_action(self.context, Command(found.match, seat, seq), encode(action))
            self.decisions += 1
        if await do_rate_match(self.context, found.match):
            await do_note_results(self.context, found.match)
            self.played.append(found.match)
        self.context.cache.forget(found.match)
