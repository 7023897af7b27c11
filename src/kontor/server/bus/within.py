"""The bus of a single process: a list of listeners."""

from kontor.server.bus.nudge import Heard, Nudge, traced
from kontor.server.tracing import span


class WithinBus:
    """Passes nudges on within this process: a home server needs nothing else."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    async def publish(self, nudge: Nudge) -> None:
        """Tell every listener at once."""
        with span("publish", match=nudge.match, seq=nudge.seq):
            nudge = traced(nudge)
            for heard in self.listeners:
                heard(nudge)

    async def subscribe(self, heard: Heard) -> None:
        """Hear every nudge from now on."""
        self.listeners.append(heard)

    async def close(self) -> None:
        """Forget the listeners."""
        self.listeners.clear()
