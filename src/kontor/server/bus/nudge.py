"""What is passed on between processes, and the port that does it."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from kontor.core import Record
from kontor.server.tracing import carried, span


class Nudge(Record, frozen=True, omit_defaults=True):
    """A match is at this entry of its log; `bot` if a bot is to move."""

    match: str
    seq: int
    bot: bool = False
    talk: bool = False
    """Something was said, or somebody sat down: the log did not grow."""
    renamed: bool = False
    """A seat has another name although the log did not grow: what is known of the match must be read again."""
    trace: str = ""
    """What this is a part of, for whoever goes on from here; empty if nothing is traced."""


def traced(nudge: Nudge) -> Nudge:
    """Return the nudge as a part of what is being traced here, if anything is."""
    trace = carried()
    return msgspec.structs.replace(nudge, trace=trace) if trace else nudge


NudgeHandler: TypeAlias = Callable[[Nudge | None], None]
"""Hears each nudge; None means that some may have been lost, so that everything must be looked at again."""


class Bus(Protocol):
    """Passes nudges on to all processes, the own one included."""

    async def publish(self, nudge: Nudge) -> None:
        """Tell everybody. Called after the commit, never before; it may be lost, so it never fails."""
        ...

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Hear every nudge from now on."""
        ...

    async def close(self) -> None:
        """Stop hearing."""
        ...


class LocalBus:
    """Passes nudges on within this process: a home server needs nothing else."""

    def __init__(self) -> None:
        self.listeners: list[NudgeHandler] = []

    async def publish(self, nudge: Nudge) -> None:
        """Tell every listener at once."""
        with span("publish", match=nudge.match, seq=nudge.seq):
            nudge = traced(nudge)
            for heard in self.listeners:
                heard(nudge)

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Hear every nudge from now on."""
        self.listeners.append(heard)

    async def close(self) -> None:
        """Forget the listeners."""
        self.listeners.clear()
