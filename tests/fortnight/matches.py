"""The matches of the fortnight: all games, with every number of seats, played by two or three people and bots."""

from random import Random
from typing import Final

import msgspec

from fortnight.people import Person
from kontor.core import registry
from kontor.server.matches import Context, NewMatch, do_create_match, do_join, do_start
from kontor.testing.contract.plan import shuffled_setups

SPEED: Final = "days"
LEVEL = "clerk"


async def sit_down(context: Context, people: list[Person], matches: int, chance: Random) -> list[str]:
    """Start slow matches among some of the people; bots take the other seats."""
    made = []
    for number in range(matches):
        slug = registry.slugs()[number % len(registry.slugs())]
        seats, options = shuffled_setups(registry.game(slug))[number]
        sitting = chance.sample(people, min(seats, 2 + number % 2))
        proposal = NewMatch(slug, seats, msgspec.to_builtins(options), speed=SPEED, rated=True)
        match = await do_create_match(context, sitting[0].account, proposal)
        for person in sitting:
            await do_join(context, match, person.account, person.name, None, None)
        await do_start(context, match, sitting[0].account, LEVEL)
        made.append(match)
    return made
