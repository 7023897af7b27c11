"""Blocks in the village: who does not want to meet whom, and whether anybody is seated with such a person.

The village keeps a list of its own. A pair is counted if a match is found for both, or if the server seats one at an
open table of the other.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from kontor.server.errors import ForbiddenError
from kontor.server.matches import Context, NewMatch, do_create_match, do_join
from kontor.server.people import do_block
from village.people import Person
from village.seekers import Found

TAKEN_BACK = 0.1
"""The share of blocks that somebody takes back later."""


class Neighbours:
    """Who has blocked whom, as the village remembers it."""

    def __init__(self, context: Context, chance: Random) -> None:
        self.context = context
        self.chance = chance
        self.blocks: set[tuple[int, int]] = set()
        self.pairs = 0
        """Pairs that shared a table although a block was between them."""
        self.refused = 0
        """How often somebody was refused a seat because of a block."""

    async def block(self, one: Person, other: Person) -> None:
        """Let one person block another one."""
        await do_block(self.context, one.account, other.name, blocked=True)
        self.blocks.add((one.account, other.account))

    async def take_some_back(self, people: dict[int, Person]) -> None:
        """Let a few people change their mind."""
        for one, other in sorted(self.blocks):
            if self.chance.random() < TAKEN_BACK / 30:
                await do_block(self.context, one, people[other].name, blocked=False)
                self.blocks.discard((one, other))

    def is_between(self, one: int, other: int) -> bool:
        """Return True if one of two people has blocked the other."""
        return (one, other) in self.blocks or (other, one) in self.blocks

    def check(self, found: Sequence[Found]) -> None:
        """Count the pairs in matches that were just found."""
        self.pairs += sum(
            self.is_between(one, other) for each in found for one, other in combinations(each.accounts, 2)
        )

    async def try_open_table(self, people: dict[int, Person]) -> None:
        """Let somebody who is blocked try to sit down at the open table of the one who blocked them."""
        if not self.blocks:
            return
        blocker, blocked = self.chance.choice(sorted(self.blocks))
        match = await do_create_match(self.context, blocker, NewMatch("regatta", 3, speed="days"))
        await do_join(self.context, match, blocker, people[blocker].name, None, None)
        try:
            await do_join(self.context, match, blocked, people[blocked].name, None, None)
        except ForbiddenError:
            self.refused += 1
        else:
            self.pairs += 1
