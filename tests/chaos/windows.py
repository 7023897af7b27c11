"""Windows: a fault's window lasts until the fault has ended and enough moves were acknowledged after its start.

A run that disturbs a server at which nobody moves shows nothing. So windows are counted in moves and not in seconds.
"""

import asyncio
from collections import Counter


class Window:
    """One fault, and the moves that were acknowledged since it began."""

    def __init__(self, kind: str, wanted: int) -> None:
        self.kind = kind
        self.wanted = wanted
        self.moves = 0
        self.has_ended = False
        """Whether the fault is undone; moves are counted until then, even if there are enough."""
        self.full = asyncio.Event()

    @property
    def is_full(self) -> bool:
        """True if the fault has ended and enough moves were acknowledged."""
        return self.has_ended and self.moves >= self.wanted

    def end(self) -> None:
        """Note that the fault is undone."""
        self.has_ended = True
        self.look()

    def look(self) -> None:
        """Note that the window is full, if it is."""
        if self.is_full:
            self.full.set()


class Windows:
    """All windows of a run, and its longest stall. Times are seconds of the monotonic clock."""

    def __init__(self) -> None:
        self.all: list[Window] = []
        self.open: list[Window] = []
        self.longest_stall_seconds = 0.0
        self.stalled_until: float | None = None
        """When the longest stall ended."""
        self.quiet_since: float | None = None
        """The last acknowledged move since which a stall is measured; None before the first fault and after the end."""
        self.moves = 0

    def begin(self, kind: str, wanted: int, now: float) -> Window:
        """Open a window; the first one begins the measuring of stalls."""
        window = Window(kind, wanted)
        self.all.append(window)
        self.open.append(window)
        self.watch(now)
        return window

    def watch(self, now: float) -> None:
        """Measure stalls from now on."""
        self.quiet_since = now if self.quiet_since is None else self.quiet_since

    def acknowledge(self, now: float) -> None:
        """Count an acknowledged move in every open window."""
        self.moves += 1
        self._measure(now)
        self.open = [window for window in self.open if not window.is_full]
        for window in self.open:
            window.moves += 1
            window.look()

    def stop(self, now: float) -> None:
        """Stop measuring: the people stand up."""
        self._measure(now)
        self.quiet_since = None

    def _measure(self, now: float) -> None:
        if self.quiet_since is None:
            return
        if now - self.quiet_since > self.longest_stall_seconds:
            self.longest_stall_seconds, self.stalled_until = now - self.quiet_since, now
        self.quiet_since = now

    @property
    def kinds(self) -> dict[str, int]:
        """How often each kind of fault began."""
        return dict(sorted(Counter(window.kind for window in self.all).items()))

    @property
    def during_faults(self) -> int:
        """The moves of all windows together."""
        return sum(window.moves for window in self.all)

    @property
    def unfilled(self) -> list[Window]:
        """The windows that are not full."""
        return [window for window in self.all if not window.is_full]
