"""What a mutant is: what is changed in Kontor's processes or in PostgreSQL, and what is done to them then."""

import os
import sys
from typing import NamedTuple

CHOICE = "KONTOR_CHAOS_MUTANT"
"""The variable of the environment that names the mutant of a run."""
HEALTHY = (sys.executable, "-m", "chaos.kontor_in_a_hurry")
MUTATED = (sys.executable, "-m", "chaos.mutant_servers.program")


class Mutant(NamedTuple):
    """One fault of ours."""

    name: str
    caught_by: tuple[str, ...]
    """The figures of the verdict of which one must not be zero."""
    kinds: tuple[str, ...]
    """The faults that bring it to light; no others happen in its run."""
    settings: tuple[tuple[str, str], ...] = ()
    """Settings of PostgreSQL; a mutant without them is a patch of Kontor's processes."""

    @property
    def command(self) -> tuple[str, ...]:
        """How Kontor's processes are started."""
        return HEALTHY if self.settings else MUTATED

    @property
    def environment(self) -> dict[str, str]:
        """What Kontor's processes find in their environment."""
        return {"KONTOR_ALLOW_UNSAFE_DATABASE": "1"} if self.settings else {CHOICE: self.name}


ASYNCHRONOUS = (("synchronous_commit", "off"), ("wal_writer_delay", "10s"), ("wal_writer_flush_after", "0"))
"""PostgreSQL acknowledges what is only in its own memory, and writes it seconds later.

When all of PostgreSQL is killed, this memory is lost, as it is when its machine loses power. What the kernel has
received outlives a killed process, so `fsync=off` cannot be shown in this way: Kontor refuses it (ADR 34).
"""
MUTANTS = (
    Mutant("acknowledge-before-storing", ("lost", "misled", "stuck"), ("kill-gateway", "kill-postgres")),
    Mutant("synchronous-commit-off", ("lost", "misled"), ("kill-postgres",), ASYNCHRONOUS),
    Mutant("no-nudges", ("slow", "stuck"), ("kill-worker",)),
    Mutant("dropped-key", ("misled", "lost", "duplicated"), ("kill-gateway", "kill-postgres", "partition")),
    Mutant("dirty-read", ("misled",), ("kill-gateway", "kill-postgres", "partition")),
)


def chosen() -> Mutant | None:
    """Return the mutant that this run is about, if any."""
    name = os.environ.get(CHOICE)
    return next((mutant for mutant in MUTANTS if mutant.name == name), None)
