"""The sweep: finds matches that moved without a nudge.

A process may die between a commit and its nudge, and the bus may be away for some processes only. So every few seconds
one statement reads the lengths of the logs of all watched matches, another one how far rated matches were that are
watched late, and now and then another one whom the matches of
connected people wait for, and a third one which of their logins are still valid.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from kontor.server.api.socket.ended_logins import EndedLogins
from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Rooms
from kontor.server.bus import Nudge
from kontor.server.matches.watching.delay import reached
from kontor.server.sweeping import sweeping_in_background

SWEEP_SECONDS = 2.0
"""Seconds between two sweeps: the longest that a socket waits after a lost nudge."""


PEOPLE_SWEEP_SECONDS = 10.0
"""Seconds between two sweeps of people's lists and logins, in which less depends on a second."""


@asynccontextmanager
async def sweeping(rooms: Rooms, people: People, ended: EndedLogins) -> AsyncIterator[None]:
    """Sweep as long as the application runs."""
    async with AsyncExitStack() as sweeps:
        for sweep_once, every in (
            (lambda: sweep(rooms), SWEEP_SECONDS),
            (LateSweep(rooms).sweep, SWEEP_SECONDS),
            (people.sweep, PEOPLE_SWEEP_SECONDS),
            (ended.sweep, PEOPLE_SWEEP_SECONDS),
            (lambda: follow_only_who_is_here(rooms, people), PEOPLE_SWEEP_SECONDS),
        ):
            await sweeps.enter_async_context(sweeping_in_background(sweep_once, every, "not-swept"))
        yield


async def sweep(rooms: Rooms) -> None:
    """Update the rooms in which a socket is behind."""
    if not rooms.rooms:
        return
    sequences = await rooms.context.cache.sequences(list(rooms.rooms))
    for match_id, seq in sequences.items():
        prompt = (listener for listener in rooms.rooms.get(match_id, ()) if not listener.is_late)
        if any(listener.seq is None or listener.seq < seq for listener in prompt):
            rooms.heard(Nudge(match_id, seq, talk=True))


async def follow_only_who_is_here(rooms: Rooms, people: People) -> None:
    """Stop hearing about matches and people without a socket at this process."""
    await rooms.context.bus.follow_only([*rooms.rooms, *people.followed_matches], list(people.people))


class LateSweep:
    """Tells the sockets that see a rated match late what they may know by now; only this does it (ADR 56)."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.told: dict[str, tuple[int, int]] = {}
        """The last entry and the last line of the chat that the sockets of each match were told."""

    async def sweep(self) -> None:
        """Look once at every match that is watched late."""
        watched = {match_id for match_id, room in self.rooms.rooms.items() if any(each.is_late for each in room)}
        found = await reached(self.rooms.context, watched) if watched else []
        self.told = {match_id: mark for match_id, mark in self.told.items() if match_id in watched}
        for each in found:
            if each.is_over:
                self.rooms.heard(Nudge(each.match, each.seq, talk=True))
            elif self.told.get(each.match) != (each.entry, each.line):
                await self.rooms.tell_late(each.match)
                self.told[each.match] = (each.entry, each.line)
