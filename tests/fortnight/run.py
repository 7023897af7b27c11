"""A simulated fortnight in minutes: slow matches of all games, with people who sleep, forget, leave and return.

The last line of standard output is a JSON object with the figures; the exit code is 1 if a promise was broken.
"""

import argparse
import asyncio
import sys
from time import monotonic

from fortnight.auctions import compare
from fortnight.context import own_context, own_settings
from fortnight.days import Fortnight
from kontor.core import encode
from kontor.server.settings import Settings
from kontor.worker.bot_pool import BotPool


async def fortnight(settings: Settings, people: int, matches: int, seed: int, processes: int) -> bool:
    """Simulate it, print the figures, and return True if every promise was kept."""
    began = monotonic()
    async with own_context(settings) as context, BotPool(processes) as bot_pool:
        compared = await compare(context, bot_pool)
        say(f"auctions: {compared.hours_by_hand} hours by hand, {compared.hours_with_orders} with instructions")
        passing = Fortnight(context, bot_pool, seed, say)
        await passing.begin(people, matches)
        await passing.pass_by()
        figures = await passing.figures(began)
    sys.stdout.write(encode({"fortnight": figures, "auctions": compared}).decode() + "\n")
    return figures.is_clean and compared.is_clean


def say(line: str) -> None:
    """Print a line of progress to standard error."""
    sys.stderr.write(line + "\n")


def main() -> None:
    """Read the arguments and run the simulation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=36)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    with own_settings() as settings:
        clean = asyncio.run(fortnight(settings, given.people, given.matches, given.seed, given.processes))
    sys.exit(not clean)


if __name__ == "__main__":
    main()
