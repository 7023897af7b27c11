"""Rated matches that are watched, with a clock that tests move."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from kontor.core import Seat, encode
from kontor.server.accounts import Login
from kontor.server.errors import ConflictError
from kontor.server.matches import (
    Command,
    Context,
    NewMatch,
    do_chat,
    do_close_table,
    do_come_back,
    do_create_match,
    do_free_seat,
    do_join,
    do_resign_to_bot,
    do_start,
    do_step_away,
    do_undo,
    do_want_pause,
)
from kontor.server.matches.clock.speeds import Slug
from kontor.server.matches.kernel.match import RunningMatch, demand_started
from kontor.server.store.pool import Connection
from server.hands import Hands
from server.party import new_member
from server.sitting import play


class Watched(NamedTuple):
    """A rated match of three members, somebody without a seat, and the clock that the test moves."""

    context: Context
    match: str
    people: tuple[Login, ...]
    stranger: Login
    hands: Hands

    async def table(self) -> RunningMatch:
        """Return the match as it is now, as it was when it is read."""
        async with self.context.cache.fresh(self.match) as table:
            return msgspec.structs.replace(demand_started(table))

    async def command(self, seat: Seat) -> Command:
        """Return a command of a seat that knows everything."""
        return Command(self.match, seat, (await self.table()).seq)

    async def talk(self, seat: Seat, text: str) -> None:
        """Let a seat say something."""
        await do_chat(self.context, self.match, self.people[seat].account, text)

    async def undo(self) -> bool:
        """Take the last decision back; False if it revealed something."""
        table = await self.table()
        last = table.recent[-1] if table.recent else None
        if last is None or last.seat is None:
            return False
        try:
            await do_undo(self.context, await self.command(last.seat))
        except ConflictError:
            return False
        return True

    async def live(self, course: str, pick: int = 0) -> None:
        """Let something happen at the table, one letter each, in order.

        Somebody plays, undoes, talks, wants a pause, steps away, comes back, frees the seat of who is away, or resigns;
        or a moderator closes the table.
        """
        for number, letter in enumerate(course):
            table = await self.table()
            gone = [other for other, occupant in enumerate(table.occupants) if occupant.caretaker]
            seat = next(other for other in (*table.deciders, 0, 1, 2) if other not in gone)
            away = gone[0] if gone else (seat + 1) % 3
            ways: dict[str, Callable[[], Awaitable[object]]] = {
                "p": partial(play, self.context, self.match, pick + number),
                "u": self.undo,
                "t": partial(self.talk, seat, f"This is line {number} of {pick}"),
                "w": partial(self.do, do_want_pause, seat, True),
                "a": partial(self.do, do_step_away, away),
                "f": partial(self.do, do_free_seat, seat, away, True),
                "b": partial(self.do, do_come_back, away),
                "r": partial(self.do, do_resign_to_bot, seat),
                "c": partial(do_close_table, self.context, self.match, _nothing_else),
            }
            await ways[letter]()

    async def do(self, what: Callable[..., Awaitable[object]], seat: Seat, *more: object) -> None:
        """Give a command of a seat."""
        await what(self.context, await self.command(seat), *more)


async def watched(context: Context, speed: Slug = "live", game: str = "goa", **settings: Any) -> Watched:
    """Return a rated match that has just begun."""
    hands = Hands(context)
    people = [await new_member(context, name) for name in ("Anna", "Bruno", "Clara")]
    new = NewMatch(game, 3, listed=True, speed=speed, rated=True, **settings)
    match = await do_create_match(context, people[0].account, new)
    for person in people:
        await do_join(context, match, person.account, person.name, None, f"{person.name}'s luck")
    await do_start(context, match, people[0].account)
    return Watched(context, match, tuple(people), await new_member(context, "Xaver"), hands)


async def _nothing_else(_: Connection) -> None:
    """Store nothing with the closing of a table."""


def shown(table: RunningMatch) -> tuple[object, ...]:
    """Return all of a match that follows from its log."""
    seats = [(each.kind, each.name, each.account, each.level, each.caretaker) for each in table.occupants]
    return (table.seq, table.step, table.head, table.link, encode(table.state), table.status, table.deciders, seats)
