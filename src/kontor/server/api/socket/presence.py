"""Presence: which accounts have a socket open at any gateway.

Every gateway sends a beat with its accounts when they change, and every few seconds as a sign of life. Somebody who
reloads a page is away for a moment and still counts as here; a gateway that is silent for long counts as gone, unless
the bus itself is away: then nobody is said to have left.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic

from kontor.server.bus import Beat, Bus

TICK_SECONDS = 1.0
"""Seconds between two looks at who is here."""
BEAT_SECONDS = 10.0
"""Seconds between two beats of a gateway at which nothing changes."""
SILENT_SECONDS = 35.0
"""Seconds without a beat after which the people of a gateway count as gone."""
RELOAD_SECONDS = 10.0
"""Seconds that somebody without a socket still counts as here."""


class Presence:
    """Who is here, as this gateway knows it."""

    def __init__(self, bus: Bus, connected: Callable[[], Collection[int]], changed: Callable[[set[int]], None]) -> None:
        self.bus = bus
        self.connected = connected
        """Returns the accounts with a socket at this gateway."""
        self.changed = changed
        """Called with all who are here, when somebody came or left."""
        self.gateway = token_hex(8)
        self.here: set[int] = set()
        self.beats: dict[str, tuple[tuple[int, ...], float]] = {}
        self.last_seen: dict[int, float] = {}
        self.sent: tuple[int, ...] | None = None
        self.due_at = 0.0

    def hear(self, beat: Beat) -> None:
        """Take the beat of a gateway, at which this one answers if that one is new."""
        self.beats[beat.gateway] = (beat.accounts, monotonic())
        if beat.is_new and beat.gateway != self.gateway:
            self.due_at = 0.0
        self.compare()

    async def tick(self) -> None:
        """Send a beat if one is due, and see who came or left."""
        now = monotonic()
        accounts = self.own_accounts(now)
        if accounts != self.sent or now >= self.due_at:
            is_new, self.sent, self.due_at = self.sent is None, accounts, now + BEAT_SECONDS
            await self.bus.publish_beat(Beat(self.gateway, accounts, is_new))
        if self.bus.is_connected:
            gone = [gateway for gateway, (_, at) in self.beats.items() if now - at > SILENT_SECONDS]
            for gateway in gone:
                del self.beats[gateway]
        self.compare()

    def own_accounts(self, now: float) -> tuple[int, ...]:
        """Return who is here at this gateway, or was a moment ago."""
        self.last_seen |= dict.fromkeys(self.connected(), now)
        self.last_seen = {account: at for account, at in self.last_seen.items() if now - at <= RELOAD_SECONDS}
        return tuple(sorted(self.last_seen))

    def compare(self) -> None:
        """Report the accounts that came or left since the last time."""
        here = {account for accounts, _ in self.beats.values() for account in accounts}
        if here != self.here:
            self.here = here
            self.changed(here)


@asynccontextmanager
async def beating(presence: Presence, every: float = TICK_SECONDS) -> AsyncIterator[None]:
    """Keep track of who is here as long as the application runs."""
    await presence.bus.subscribe_beats(presence.hear)

    async def beat_on() -> None:
        while True:
            await presence.tick()
            await asyncio.sleep(every)

    task = asyncio.create_task(beat_on())
    try:
        yield
    finally:
        task.cancel()
