"""Nudges between processes, and the bus that delivers them."""

from collections.abc import Callable, Iterable
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
    """Whether chat or seats changed, without a new entry in the log."""
    people: tuple[int, ...] = ()
    """The accounts in whose lists of matches it looks different now."""
    renamed: bool = False
    """Whether a seat was renamed, or a coach switched, without a new entry in the log: the match must be read again.

    With an empty match: `people` have another name, and all their matches must be read again.
    """
    logins: tuple[int, ...] = ()
    """The logins that have ended, whose sockets are to be closed; the match is then empty."""
    trace: str = ""
    """The parent span for the receiver; empty if nothing is traced."""


def traced(nudge: Nudge) -> Nudge:
    """Return the nudge with the open span as its parent, if tracing is on."""
    trace = carried()
    return msgspec.structs.replace(nudge, trace=trace) if trace else nudge


NudgeHandler: TypeAlias = Callable[[Nudge | None], None]
"""Handles a nudge; None means that nudges may have been lost, so that everything must be checked again."""


class Beat(Record, frozen=True, omit_defaults=True):
    """Who has a socket at a gateway: sent when that changes, and every few seconds as a sign of life."""

    gateway: str
    accounts: tuple[int, ...] = ()
    is_new: bool = False
    """Whether the gateway has heard of nobody yet, so that the others should send theirs."""


BeatHandler: TypeAlias = Callable[[Beat], None]


class Bus(Protocol):
    """Delivers nudges to the processes that follow what they are about, and to this one always.

    What concerns all matches of people, and what was renamed, every process hears.
    """

    async def publish(self, nudge: Nudge) -> None:
        """Send a nudge. Called after the commit, never before; it may be lost, so it never fails."""
        ...

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Call a handler for every nudge that this process hears from now on; it may hear one that nobody wants."""
        ...

    def follows_match(self, match_id: str) -> bool:
        """Return True if this process hears the nudges of a match."""
        ...

    async def follow_match(self, match_id: str) -> None:
        """Hear the nudges of a match, all that are sent after this has returned."""
        ...

    async def follow_person(self, account: int) -> None:
        """Hear the nudges about an account, all that are sent after this has returned."""
        ...

    async def follow_bots(self) -> None:
        """Hear that bots are to move, as workers do."""
        ...

    async def follow_only(self, matches: Iterable[str], accounts: Iterable[int]) -> None:
        """Stop hearing about other matches and accounts than these."""
        ...

    @property
    def is_connected(self) -> bool:
        """Whether the other processes can be heard now."""
        ...

    async def publish_beat(self, beat: Beat) -> None:
        """Send a beat to all gateways, this one included. It may be lost, so it never fails."""
        ...

    async def subscribe_beats(self, heard: BeatHandler) -> None:
        """Call a handler for every beat from now on."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class LocalBus:
    """Delivers nudges within this process: a home server needs nothing else."""

    is_connected = True

    def __init__(self) -> None:
        self.listeners: list[NudgeHandler] = []
        self.beat_listeners: list[BeatHandler] = []

    async def publish(self, nudge: Nudge) -> None:
        """Tell every listener at once."""
        with span("publish", match=nudge.match, seq=nudge.seq):
            nudge = traced(nudge)
            for handler in self.listeners:
                handler(nudge)

    async def subscribe(self, heard: NudgeHandler) -> None:
        """Call a handler for every nudge from now on."""
        self.listeners.append(heard)

    def follows_match(self, match_id: str) -> bool:  # noqa: ARG002 - it hears everything
        """Return True: there is no other process."""
        return True

    async def follow_match(self, match_id: str) -> None:
        """Do nothing: everything is heard."""

    async def follow_person(self, account: int) -> None:
        """Do nothing: everything is heard."""

    async def follow_bots(self) -> None:
        """Do nothing: everything is heard."""

    async def follow_only(self, matches: Iterable[str], accounts: Iterable[int]) -> None:
        """Do nothing: everything is heard."""

    async def publish_beat(self, beat: Beat) -> None:
        """Tell every listener at once."""
        for handler in self.beat_listeners:
            handler(beat)

    async def subscribe_beats(self, heard: BeatHandler) -> None:
        """Call a handler for every beat from now on."""
        self.beat_listeners.append(heard)

    async def close(self) -> None:
        """Forget the listeners."""
        self.listeners.clear()
        self.beat_listeners.clear()
