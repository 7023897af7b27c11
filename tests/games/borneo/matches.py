"""Random matches of every setup, for laws that hold in every position; each is played once, and tests only read it."""

from functools import cache

from games.borneo.table import SETUPS, Ply, random_match


@cache
def played(setup: int, number: int) -> list[Ply]:
    """Return the steps of the match of this number in one of the setups, given by its place among them."""
    seats, options = SETUPS[setup]
    return list(random_match(seats, number, **options))


def matches(per_setup: int) -> list[list[Ply]]:
    """Return the first matches of every setup, this many of each."""
    return [played(setup, number) for setup in range(len(SETUPS)) for number in range(per_setup)]
