"""What a chaos run does to one part of the server. A fleet has a list of faults, and a run draws from it."""

from typing import Protocol


class Fault(Protocol):
    """One fault of one part. It is begun and ended in turn, and may be repeated; never begun twice at the same time."""

    kind: str
    """What the verdict counts it as: kill-gateway, kill-worker, kill-postgres, kill-nats, pause, partition, …"""
    is_kill: bool
    """True if a process is killed without warning."""

    @property
    def name(self) -> str:
        """What is hit, for the report."""
        ...

    async def begin(self) -> None:
        """Do it; return when the fault is in force. One that cannot be begun leaves nothing, and is not ended."""
        ...

    async def end(self) -> None:
        """Undo it; return when the part is told to work again, not when it does. A kill is undone by the supervisor."""
        ...
