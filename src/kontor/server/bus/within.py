"""The bus of a single process: a list of listeners."""

from kontor.server.bus.nudge import Nudge, NudgeHandler, traced
from kontor.server.tracing import span


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
