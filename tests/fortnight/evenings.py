"""What people do when they look in: take their seats back and answer what waits for them."""

from functools import cache
from random import Random
from typing import Any, Protocol

from kontor.bots import DEFAULT_BUDGET, Bot, make_bot
from kontor.core import Action, Seat, encode, registry
from kontor.server.matches import Command, Context, do_come_back, do_play_action
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.store.matches import matches as store
from kontor.server.store.pool import connected

MAX_DECISIONS = 400
"""Maximum number of decisions in a row; more mean that something is wrong with the rules."""
MAX_MATCHES = 50


@cache
def _clerk(game: str) -> Bot:
    return make_bot("clerk", registry.game(game))


async def my_playing(context: Context, account: int) -> list[str]:
    """Return the matches that an account plays in."""
    async with connected(context.pool) as connection:
        rows = await store.of_account(connection, account, over=False, most=MAX_MATCHES)
    return [row["id"] for row in rows]


async def look_in(context: Context, account: int, chance: Random) -> tuple[int, int]:
    """Answer all that waits for an account; return the number of decisions and of seats taken back in mid-turn."""
    decided = back = 0
    for match in await my_playing(context, account):
        async with context.cache.fresh(match) as table:
            seat, seq = table.demand_seat(account), table.seq
            away, asked = table.occupants[seat].caretaker, seat in table.deciders
        if away:
            await do_come_back(context, Command(match, seat, seq))
            back += asked
        decided += await _answer(context, match, seat, chance)
    return decided, back


async def _answer(context: Context, match: str, seat: Seat, chance: Random) -> int:
    """Decide as a clerk would, as long as the seat is asked; return how often."""
    for number in range(MAX_DECISIONS):
        async with context.cache.locked(match) as table:
            if seat not in table.deciders:
                return number
            action, seq = choose(demand_started(table), seat, chance), table.seq
        await do_play_action(context, Command(match, seat, seq), encode(action))
    raise AssertionError(f"seat {seat} of {match} is asked again and again")


class Chance(Protocol):
    """A source of randomness."""

    def randbytes(self, n: int, /) -> bytes:
        """Return n random bytes."""
        ...


def choose(table: RunningMatch, seat: Seat, chance: Chance) -> Action:
    """Return what a seat decides, from what it may see."""
    game: Any = table.game
    view, legal = game.view(table.state, seat), game.legal_actions(table.state, seat)
    return _clerk(game.info.slug).decide(view, legal, DEFAULT_BUDGET, chance.randbytes(32)).action
