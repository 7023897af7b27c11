"""Draining: how a gateway that is told to stop hands its people over to the others (rolling upgrade).

First `/ready` says 503, so that proxies send nobody new. Then the sockets are closed one by one, in a random order, so
that not everybody reconnects at once; a command that has begun is answered before. Requests are served to the end.
"""

import asyncio
import random
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from kontor.server.api.socket.people import People
from kontor.server.api.socket.rooms import Rooms
from kontor.server.logs import log

NOTICE_SHARE = 0.4
"""Share of the time in which proxies may notice that this gateway is not ready; in the rest the sockets are closed."""


class Drain:
    """The end of a gateway, step by step."""

    def __init__(self, rooms: Rooms, people: People, seconds: float) -> None:
        self.rooms = rooms
        self.people = people
        self.seconds = seconds
        """How long it takes; 0 for a gateway that is alone: nobody would serve its people meanwhile."""
        self.has_begun = False
        """Whether `/ready` says 503."""
        self.is_closing = False
        """Whether new sockets are sent away."""

    async def run(self) -> None:
        """Let everybody go, within the time that there is for it."""
        self.has_begun = True
        log.info("draining", seconds=self.seconds, sockets=self.rooms.sockets + self.people.sockets)
        await asyncio.sleep(self.seconds * NOTICE_SHARE)
        self.is_closing = True
        leaving = [*self.rooms.outboxes, *self.people.outboxes]
        random.shuffle(leaving)
        pause = self.seconds * (1 - NOTICE_SHARE) / max(len(leaving), 1)
        for listener in leaving:
            listener.leave()
            await asyncio.sleep(pause)
        log.info("drained", sockets=len(leaving))


@contextmanager
def drain_on_sigterm(drain: Drain) -> Iterator[None]:
    """Drain at the first SIGTERM, and then do what the web server does at one; SIGINT still ends it at once.

    Further SIGTERMs are ignored: a supervisor sends them to every process of a group, and so does the parent.
    """
    former = signal.getsignal(signal.SIGTERM)
    if not drain.seconds or threading.current_thread() is not threading.main_thread() or not callable(former):
        yield
        return
    loop, tasks = asyncio.get_running_loop(), set[asyncio.Task[None]]()

    async def drain_and_stop() -> None:
        await drain.run()
        former(signal.SIGTERM, None)

    def begin() -> None:
        if not drain.has_begun:
            drain.has_begun = True
            tasks.add(asyncio.create_task(drain_and_stop()))

    def on_signal(_: int, __: FrameType | None) -> None:
        loop.call_soon_threadsafe(begin)

    signal.signal(signal.SIGTERM, on_signal)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former)
